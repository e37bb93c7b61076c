/** One open table: a match, who sits at it, and what one may do there. */
import { type Bot, decideSoon, type Explanation, questionOf } from '@smallfolk/bots';
import {
  accepted,
  type Box,
  keyOf,
  Match,
  type Outcome,
  refused,
  type Seat,
  SPECTATOR,
  seedOf,
} from '@smallfolk/kernel';
import {
  type BugReport,
  type OpenDecision,
  type Pace,
  PERSON,
  type Played,
  type Request,
  type Sitter,
  type Snapshot,
  type TableName,
  type TableSave,
} from './messages.ts';
import type { Renewal } from './news.ts';

/** A new bot of that name. Its own chances come from the seed. */
export type BotMaker = (name: string, seed: string) => Outcome<Bot> | Promise<Outcome<Bot>>;

/** How long bots may play before the thread looks up for other messages, in milliseconds. */
const SLICE = 12;

export class OpenTable {
  readonly name: TableName;
  readonly pace: Pace;
  private readonly match: Match;
  private readonly seats: readonly Sitter[];
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly insight: Box['insight'];
  /** How many choices had been made when a person first decided; Infinity before that. */
  private firstPersonal = Number.POSITIVE_INFINITY;

  /** Who made the last choice, if that was a person; nobody else has seen anything of it as long as `unseen` holds. */
  last: Seat | undefined;
  unseen = false;

  private constructor(
    name: TableName,
    pace: Pace,
    match: Match,
    seats: readonly Sitter[],
    bots: ReadonlyMap<Seat, Bot>,
    insight: Box['insight'],
  ) {
    this.name = name;
    this.pace = pace;
    this.match = match;
    this.seats = seats;
    this.bots = bots;
    this.insight = insight;
  }

  /** Seats people and bots at a match; without a list, people everywhere. */
  static async open(
    name: TableName,
    pace: Pace,
    match: Match,
    seats: readonly Sitter[] | undefined,
    maker: BotMaker | undefined,
    insight?: Box['insight'],
  ): Promise<Outcome<OpenTable>> {
    const sitters = seats ?? Array<Sitter>(match.seats).fill(PERSON);
    if (sitters.length !== match.seats) {
      const message = `seats: ${match.game.name} set up like this has ${match.seats}, but ${sitters.length} are given`;
      return refused('bad-seats', message, { where: 'seats' });
    }
    const bots = new Map<Seat, Bot>();
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter === PERSON) continue;
      const bot = await makeBot(maker, sitter, seedOf(`bot ${seat} ${match.seed}`));
      if (!bot.ok) return refused('no-bot', `seats: ${bot.message}`, { where: `seats[${seat}]` });
      bots.set(seat, bot.value);
    }
    const table = new OpenTable(name, pace, match, sitters, bots, insight);
    if (match.practice) table.firstPersonal = firstPersonalChoice(match, bots);
    return accepted(table);
  }

  get eventCount(): number {
    return this.match.eventCount;
  }

  /** All that the seat sees: the one asked for, or that of the person who decides next, or else of the first person. */
  snapshot(wanted: Seat | undefined, from: number): Outcome<Snapshot> {
    const viewer = this.viewer(wanted);
    if (!viewer.ok) return viewer;
    const seat = viewer.value;
    this.show(seat);
    const { match } = this;
    const { decision, result, leaves, seed, ...rest } = this.renewal(seat);
    return accepted({
      table: this.name,
      game: match.game.name,
      version: match.game.version,
      setup: match.setup,
      seats: this.seats,
      practice: match.practice,
      seat,
      view: match.view(seat),
      decision,
      result,
      leaves,
      events: match.events(seat, from),
      from,
      ...rest,
      commitment: match.commitment,
      seed,
    });
  }

  /** What is new to a seat that has seen all that was before, besides view and events. */
  renewed(wanted: Seat): Outcome<Renewal> {
    const viewer = this.viewer(wanted);
    if (!viewer.ok) return viewer;
    this.show(viewer.value);
    return accepted(this.renewal(viewer.value));
  }

  private renewal(seat: Seat): Renewal {
    const { match } = this;
    const { result } = match;
    return {
      decision: this.decisionFor(seat),
      result,
      leaves: match.leaves,
      next: match.eventCount,
      choices: match.choices.length,
      canUndo: this.canUndo,
      seed: result && match.seed,
    };
  }

  options(wanted: Seat | undefined): Outcome<Snapshot['decision']> {
    const viewer = this.viewer(wanted);
    if (!viewer.ok) return viewer;
    this.show(viewer.value);
    return accepted(this.decisionFor(viewer.value));
  }

  events(wanted: Seat | undefined, from: number) {
    const viewer = this.viewer(wanted);
    if (!viewer.ok) return viewer;
    this.show(viewer.value);
    return accepted({ events: this.match.events(viewer.value, from), from, next: this.match.eventCount });
  }

  choose({ answer, seat, at }: Request<'choose'>): Outcome {
    const turn = this.turnOf(seat);
    if (!turn.ok) return turn;
    const made = this.match.choices.length;
    if (at !== undefined && at !== made) {
      return refused('stale', `at: ${made} choices have been made by now, not ${at}; look again`, { where: 'at' });
    }
    const by = this.match.decision?.seat;
    const chosen = this.match.choose(answer);
    if (!chosen.ok) return chosen;
    this.firstPersonal = Math.min(this.firstPersonal, made);
    this.last = by;
    this.unseen = true;
    return chosen;
  }

  /** Something is told to a seat. Once anybody but the one who chose has seen the table, the choice stands. */
  private show(seat: Seat): void {
    if (seat !== this.last) this.unseen = false;
  }

  /** Whether `undo` would be accepted: it ends where a person decides. */
  get canUndo(): boolean {
    const { match } = this;
    if (match.practice) return match.canUndo && this.firstPersonal < match.choices.length;
    return (match.canUndo && this.personDecides) || (this.unseen && match.canUndoUnseen);
  }

  /** Takes choices back until a person decides again, if that is fair. */
  undo(seat: Seat | undefined): Outcome {
    const viewer = this.viewer(seat);
    if (!viewer.ok) return viewer;
    if (this.match.canUndo && !this.canUndo) {
      return refused('no-undo', 'nothing can be taken back: no person has chosen yet, only bots have');
    }
    const { unseen } = this;
    let outcome = this.match.undo({ unseen });
    while (outcome.ok && !this.personDecides) outcome = this.match.undo({ unseen });
    this.unseen = false;
    return outcome;
  }

  /** Lets one bot make one choice, at once with what it has thought so far if the signal says so. */
  async step(signal: AbortSignal): Promise<Outcome<Played>> {
    const question = questionOf(this.match, await this.insight?.());
    if (!question) return refused('over', 'the game is over; nobody is to choose');
    const bot = this.bots.get(question.seat);
    if (!bot) return refused('no-bot', `a person in seat ${question.seat} is to choose`);
    this.unseen = false;
    const choices = this.match.choices.length;
    const thinking = await decideSoon(bot, question, { signal });
    if (this.match.choices.length !== choices) throw new Error('the table changed while a bot was thinking');
    const chosen = this.match.choose(thinking.best());
    return chosen.ok ? accepted({ seat: question.seat, bot: this.seats[question.seat] ?? bot.name }) : chosen;
  }

  /** Lets the bots play until a person decides, the game is over, or the signal ends it. */
  async playBots(signal: AbortSignal): Promise<void> {
    let pause = performance.now() + SLICE;
    while (this.match.decision && !this.personDecides && !signal.aborted) {
      await this.step(signal);
      if (performance.now() < pause) continue;
      await new Promise((resume) => setTimeout(resume));
      pause = performance.now() + SLICE;
    }
  }

  /** What a bot would choose in the place of the person who is to decide, and why. */
  async hint({ seat, ms }: Request<'hint'>, bot: Bot, signal: AbortSignal): Promise<Outcome<Explanation>> {
    const turn = this.turnOf(seat);
    if (!turn.ok) return turn;
    const question = questionOf(this.match, await this.insight?.());
    if (!question) return refused('over', 'the game is over; there is nothing to choose');
    this.show(question.seat);
    const limits = ms === undefined ? { signal } : { signal, milliseconds: ms };
    return accepted((await decideSoon(bot, question, limits)).explain());
  }

  save(): TableSave {
    return { ...this.match.save(), seats: this.seats };
  }

  /** All that is needed to make a bug happen again. */
  report(doing: string): BugReport {
    const { game, setup, seed, choices } = this.match;
    return { game: game.name, version: game.version, setup, seed, choices: [...choices], doing };
  }

  private get personDecides(): boolean {
    const { decision } = this.match;
    return !decision || !this.bots.has(decision.seat);
  }

  private decisionFor(seat: Seat): Snapshot['decision'] {
    const decision = this.match.decisionFor(seat);
    if (!decision || !('options' in decision)) return decision;
    return { ...decision, keys: decision.options.map(keyOf) } satisfies OpenDecision;
  }

  /** Is it the turn of a person, and of this one? */
  private turnOf(seat: Seat | undefined): Outcome {
    const { decision } = this.match;
    if (!decision) return refused('over', 'the game is over; there is nothing to choose');
    const sitter = this.seats[decision.seat];
    if (sitter !== PERSON) {
      const sits = `seat ${decision.seat} is to choose, where the bot "${sitter}" sits`;
      return refused('not-your-turn', `${sits}; wait for it, or at a table of your own send step`);
    }
    if (seat !== undefined && seat !== decision.seat) {
      return refused('not-your-turn', `seat ${decision.seat} is to choose, not seat ${seat}`, { where: 'seat' });
    }
    return accepted();
  }

  /** Through whose eyes a message looks. Nobody looks through a bot's before the game is over. */
  private viewer(wanted: Seat | undefined): Outcome<Seat> {
    const { decision, result } = this.match;
    if (wanted === undefined) {
      if (decision && !this.bots.has(decision.seat)) return accepted(decision.seat);
      const person = this.seats.indexOf(PERSON);
      return accepted(person < 0 ? SPECTATOR : person);
    }
    if (wanted >= this.seats.length) {
      const message = `seat: there are ${this.seats.length} seats, counted from 0; ${SPECTATOR} only looks on`;
      return refused('no-seat', message, { where: 'seat' });
    }
    if (this.bots.has(wanted) && !result) {
      const message = `seat: a bot sits in seat ${wanted}, nobody may look into its cards before the game is over`;
      return refused('no-seat', message, { where: 'seat' });
    }
    return accepted(wanted);
  }
}

/** Plays the choices of a match again until a person makes one. */
function firstPersonalChoice(match: Match, bots: ReadonlyMap<Seat, Bot>): number {
  const again = Match.load(match.game, { ...match.save(), choices: [] });
  if (!again.ok) return Number.POSITIVE_INFINITY;
  for (const [at, key] of match.choices.entries()) {
    if (again.value.decision && !bots.has(again.value.decision.seat)) return at;
    again.value.choose(key);
  }
  return Number.POSITIVE_INFINITY;
}

export async function makeBot(maker: BotMaker | undefined, name: string, seed: string): Promise<Outcome<Bot>> {
  if (!maker) return refused('no-bot', `no bots play here, so "${name}" cannot`);
  return maker(name, seed);
}
