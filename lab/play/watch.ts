/** Watches a game closely and adds what it saw to the tally: choices and their results, events, curves over rounds. */
import {
  type Decision,
  type Game,
  type GameEvent,
  type Option,
  type Result,
  SPECTATOR,
  sure,
  type Words,
} from '@smallfolk/kernel';
import { entry, newChoice, newStat, note, type Stat, type Tally } from '../count/tally.ts';
import type { Fixture } from '../plan/plan.ts';
import { type Onlooker, roundOf } from './one-game.ts';

/** What one player did in one game, by kind of choice. */
interface Doing {
  times: number;
}

/** Games are watched for the first so many of each set-up, and now and then later: watching costs more than playing. */
const CLOSELY = 1000;
const NOW_AND_THEN = 50;

export const isWatched = ({ round }: Fixture) => round < CLOSELY || round % NOW_AND_THEN === 0;

const MOST_ROUNDS = 150;

export class Watch implements Onlooker {
  private readonly game: Game;
  private readonly fixture: Fixture;
  private readonly tally: Tally;
  private readonly words: Words | undefined;
  private readonly doings: Map<string, Doing>[];
  private readonly happenings = new Map<string, number>();
  /** What each seat could expect at the start of each round. */
  private readonly hopes: number[][] = [];
  private perSeat: ReadonlySet<string> | undefined;
  private round = -1;
  private checkpoints = 0;

  constructor(game: Game, fixture: Fixture, tally: Tally, words: Words | undefined) {
    this.game = game;
    this.fixture = fixture;
    this.tally = tally;
    this.words = words;
    this.doings = fixture.seats.map(() => new Map());
  }

  choice(decision: Decision, index: number, state: unknown): void {
    const doings = sure(this.doings[decision.seat]);
    const kinds = this.tally.choices[sure(this.fixture.seats[decision.seat])] ?? {};
    for (const [at, option] of decision.options.entries()) {
      const kind = kindOf(option);
      if (!entry(kinds, kind, () => newChoice(this.label(option, decision, state), decision.ask))) continue;
      let doing = doings.get(kind);
      if (!doing) {
        doing = { times: 0 };
        doings.set(kind, doing);
      }
      if (at === index) doing.times++;
    }
  }

  /** The option in the game's own words, or its kind where words fail. */
  private label(option: Option, decision: Decision, state: unknown): string {
    try {
      return this.words?.option(option, decision, this.game.view(state, decision.seat)) ?? kindOf(option);
    } catch {
      return kindOf(option);
    }
  }

  event(event: GameEvent): void {
    const kind = kindOfEvent(event);
    this.happenings.set(kind, (this.happenings.get(kind) ?? 0) + 1);
  }

  checkpoint(state: unknown): void {
    const seats = this.fixture.seats.length;
    const view = this.game.view(state, SPECTATOR);
    const round = roundOf(view) ?? 1 + Math.floor(this.checkpoints / seats);
    this.checkpoints++;
    if (round === this.round || round > MOST_ROUNDS) return;
    this.round = round;
    this.perSeat ??= listsPerSeat(view, seats);
    for (const [name, value] of numbersOf(view, this.perSeat)) this.curve(name, round, value);
    const evaluate = this.game.insight?.evaluate;
    if (evaluate) this.hopes[round] = this.fixture.seats.map((_, seat) => evaluate(state, seat));
  }

  private curve(name: string, round: number, value: number): void {
    const stats = entry(this.tally.curves, name, (): Stat[] => []);
    if (!stats) return;
    while (stats.length <= round) stats.push(newStat());
    note(sure(stats[round]), value);
  }

  /** The game is over: now all that was seen has a result. */
  over({ winners, scores }: Result): void {
    const { seats } = this.fixture;
    this.tally.watched++;
    for (const [seat, doings] of this.doings.entries()) {
      const kinds = this.tally.choices[sure(seats[seat])] ?? {};
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      for (const [kind, { times }] of doings) {
        const choice = kinds[kind];
        if (!choice) continue;
        choice.offered++;
        if (times === 0) continue;
        choice.chosen++;
        choice.times += times;
        choice.won += won;
        choice.points += scores?.[seat] ?? 0;
      }
    }
    for (const [kind, times] of this.happenings) {
      const event = entry(this.tally.events, kind, () => ({ games: 0, times: 0, won: 0 }));
      if (!event) continue;
      event.games++;
      event.times += times;
      event.won += winners.length > 0 ? 1 : 0;
    }
    for (const [round, hopes] of this.hopes.entries()) {
      for (const [seat, hope] of hopes?.entries() ?? []) {
        this.curve(winners.includes(seat) ? HOPE_OF_WINNERS : HOPE_OF_LOSERS, round, hope);
      }
    }
  }
}

export const HOPE_OF_WINNERS = 'expected by those who won';
export const HOPE_OF_LOSERS = 'expected by those who lost';

/** Options of one kind do the same to the same thing, wherever it lies: names count, places and ids do not. */
function kindOf(option: Option): string {
  let named = '';
  let numbered = '';
  for (const name in option) {
    if (name === 'do') continue;
    if (typeof option[name] === 'string') named += ` ${name}=${option[name]}`;
    else numbered += ` ${name}=${option[name]}`;
  }
  return option.do + (named || numbered);
}

function kindOfEvent(event: GameEvent): string {
  let kind = event.type;
  for (const name in event) {
    if (name !== 'type' && name !== 'rule' && typeof event[name] === 'string') kind += ` ${name}=${event[name]}`;
  }
  return kind;
}

/**
 * The numbers that everybody can see, by name: those of the table and those of the seats. Lists in `perSeat` have an
 * entry for each seat; of all other lists the length is a number.
 */
function numbersOf(view: unknown, perSeat: ReadonlySet<string>): [string, number][] {
  const numbers: [string, number][] = [];
  walk('', view, 0, (name, value) => {
    if (typeof value === 'number') numbers.push([name, value]);
    if (!Array.isArray(value)) return;
    if (!perSeat.has(name)) numbers.push([name, value.length]);
    else if (value.length === 1) walk(name, value[0], 1, (part, inner) => numbers.push([part, sizeOf(inner)]));
    else
      for (const [seat, entry] of value.entries()) {
        walk(`${name}, seat ${seat + 1}`, entry, 1, (part, inner) => numbers.push([part, sizeOf(inner)]));
      }
  });
  return numbers.filter(([name, value]) => name !== 'round' && Number.isFinite(value));
}

/** The lists that have as many entries as there are seats, when a game begins. */
function listsPerSeat(view: unknown, seats: number): Set<string> {
  const lists = new Set<string>();
  walk('', view, 0, (name, value) => {
    if (Array.isArray(value) && value.length === seats && typeof value[0] !== 'string') lists.add(name);
  });
  return lists;
}

/** Numbers and lists in a view and in the things it consists of, two steps deep. */
function walk(name: string, value: unknown, depth: number, found: (name: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) found(name, value);
  else if (depth < 3) {
    for (const [part, inner] of Object.entries(value)) walk(name ? `${name} ${part}` : part, inner, depth + 1, found);
  }
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : Number.NaN;
}
