/**
 * A match: a game, a set-up, a seed and the choices made so far. Everything else (state, log, undo, forks, saves)
 * is derived by running the rules again, from the last checkpoint where that is enough.
 */

import { type Game, type GameEvent, type Result, viewsOf } from './game.ts';
import { hashOf } from './hash.ts';
import { parseLegacy } from './legacy.ts';
import { keyOf, type Option } from './option.ts';
import { accepted, type Outcome, refused } from './outcome.ts';
import { commitment, Random, type Seed } from './random.ts';
import type { Decision, Seat } from './rules.ts';
import { Run, type Watcher } from './run.ts';
import { parseSave, type Save, type SavedPlace } from './save.ts';
import { parseSetup, type Setup } from './setup.ts';
import { sure } from './sure.ts';

/** A state where the rules can be started afresh, and where the match stood when it came by. */
interface Place<S> {
  readonly state: S;
  readonly random: Random;
  readonly choices: number;
  readonly events: number;
}

/** An event as the log keeps it: with who may see it, and what all others see instead. */
interface LoggedEvent {
  readonly event: GameEvent;
  readonly only?: Seat | undefined;
  readonly otherwise?: GameEvent | undefined;
}

export interface MatchOptions {
  /** Undo goes back as far as one likes, and the save says so. */
  readonly practice?: boolean;
  /** What an earlier match left, checked by `parseLegacy`: this one begins with it. */
  readonly legacy?: unknown;
}

export interface LoadOptions {
  /** From the last checkpoint of the save, without playing its choices again. */
  readonly recover?: boolean;
}

interface Begun<S, V> {
  readonly match: Match<S, V>;
  readonly choices: readonly string[];
}

/** What another seat may know of a decision: whose it is and what kind of question it answers. */
export interface PublicDecision {
  readonly seat: Seat;
  readonly ask: string;
}

export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly practice: boolean;
  /** What an earlier match left to this one; undefined where nothing was. */
  readonly legacy: unknown;
  /** Where this match begins: at the start of the game, or at a position that was set up. */
  private readonly origin: Place<S>;
  private readonly given: boolean;
  private checkpoint: Place<S>;
  private run: Run<S>;
  /** The answers so far, as indices and as keys. */
  private indices: number[] = [];
  private keys: string[] = [];
  private log: LoggedEvent[] = [];
  /** How many events had happened when each choice was made. */
  private marks: number[] = [];
  /** Choices before this one are beyond undo: after them chance fell, something was revealed, or the seat changed. */
  private fixed = 0;
  /** The same without the change of seat: nobody may take these back. */
  private certain = 0;

  private committed: string | undefined;

  private constructor(
    game: Game<S, V>,
    setup: Setup,
    seed: Seed,
    origin: Place<S>,
    given: boolean,
    options: MatchOptions,
  ) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.origin = origin;
    this.given = given;
    this.practice = options.practice ?? false;
    this.legacy = options.legacy;
    this.checkpoint = origin;
    this.run = this.runFrom(origin);
  }

  /** A new match. The set-up comes from `parseSetup`, the seed from `newSeed` or `seedOf`. */
  static start<S, V>(game: Game<S, V>, setup: Setup, seed: Seed, options: MatchOptions = {}): Match<S, V> {
    const random = Random.of(seed);
    const origin = { state: game.create(setup, random, options.legacy), random, choices: 0, events: 0 };
    return new Match(game, setup, seed, origin, false, options);
  }

  /** A match that begins at a given state, which it owns from now on. */
  static from<S, V>(game: Game<S, V>, setup: Setup, seed: Seed, state: S, options: MatchOptions = {}): Match<S, V> {
    const origin = { state, random: Random.of(seed), choices: 0, events: 0 };
    return new Match(game, setup, seed, origin, true, options);
  }

  /**
   * The match of a save, by playing its choices again. If a change of the rules has made one impossible, the refusal
   * says which; with `recover` the match goes on from the last checkpoint of the save instead.
   */
  static load<S, V>(game: Game<S, V>, input: unknown, options: LoadOptions = {}): Outcome<Match<S, V>> {
    const replaying = Match.replaying(game, input, options);
    let step = replaying.next();
    while (!step.done) step = replaying.next();
    return step.value;
  }

  /** Like `load`, but stops after every choice and says how many are made: for those who must not keep others waiting. */
  static *replaying<S, V>(
    game: Game<S, V>,
    input: unknown,
    options: LoadOptions = {},
  ): Generator<number, Outcome<Match<S, V>>> {
    const begun = Match.begun(game, input, options.recover ?? false);
    if (!begun.ok) return begun;
    const { match, choices } = begun.value;
    for (const [at, key] of choices.entries()) {
      const outcome = match.choose(key);
      if (!outcome.ok) {
        const message = `choice ${at + 1} of ${choices.length} cannot be made any more: ${outcome.message}`;
        return refused('choice-impossible', message, { where: `choices[${at}]`, offered: outcome.offered ?? [] });
      }
      yield at + 1;
    }
    return accepted(match);
  }

  /** The match of a save before its first choice, and the choices still to be made. */
  private static begun<S, V>(game: Game<S, V>, input: unknown, recover: boolean): Outcome<Begun<S, V>> {
    const parsed = parseSave(input, game);
    if (!parsed.ok) return parsed;
    const save = parsed.value;
    const setup = parseSetup(game, save.setup);
    if (!setup.ok) return setup;
    const legacy = parseLegacy(game, setup.value, save.legacy);
    if (!legacy.ok) return legacy;
    const options = { practice: save.practice ?? false, legacy: legacy.value };
    const place = recover ? save.checkpoint : save.origin;
    const match = place
      ? Match.at(game, setup.value, save.seed, place, options)
      : accepted(Match.start(game, setup.value, save.seed, options));
    return match.ok ? accepted({ match: match.value, choices: recover ? [] : save.choices }) : match;
  }

  /** A match that begins where a save says, if the game finds that state possible. */
  private static at<S, V>(
    game: Game<S, V>,
    setup: Setup,
    seed: Seed,
    place: SavedPlace,
    options: MatchOptions,
  ): Outcome<Match<S, V>> {
    const state = game.position?.(setup, place.state) ?? refused('no-position', `${game.name} starts from no position`);
    if (!state.ok) return state;
    const origin = { state: state.value, random: Random.of(place.random), choices: 0, events: 0 };
    return accepted(new Match(game, setup, seed, origin, true, options));
  }

  /** What is to be decided now, with all options; undefined once the game is over. */
  get decision(): Decision | undefined {
    return this.run.decision;
  }

  get result(): Result | undefined {
    return this.run.result;
  }

  /** What this match leaves to the next one, once it is over; undefined in a game that leaves nothing. */
  get leaves(): unknown {
    return this.result && this.game.leave?.(this.state, this.result);
  }

  /** The true state, for the rules' own tests and tools. Players get views. */
  get state(): S {
    return this.run.state;
  }

  get choices(): readonly string[] {
    return this.keys;
  }

  get seats(): number {
    return this.game.seats(this.setup);
  }

  get commitment(): string {
    this.committed ??= commitment(this.seed);
    return this.committed;
  }

  view(seat: Seat): V {
    return this.game.view(this.run.state, seat);
  }

  /** What several seats see. They may share what is the same to all of them, so nobody may change it. */
  views(seats: readonly Seat[]): readonly V[] {
    return viewsOf(this.game, this.run.state, seats);
  }

  /** The decision as a seat may see it: in full if it is theirs. */
  decisionFor(seat: Seat): Decision | PublicDecision | undefined {
    const decision = this.decision;
    if (!decision || decision.seat === seat) return decision;
    return { seat: decision.seat, ask: decision.ask };
  }

  /** What has happened from event number `from` on, as that seat saw it. Events hidden from it are left out. */
  events(seat: Seat, from = 0): GameEvent[] {
    const seen: GameEvent[] = [];
    for (let i = from; i < this.log.length; i++) {
      const { event, only, otherwise } = sure(this.log[i]);
      if (only === undefined || only === seat) seen.push(event);
      else if (otherwise) seen.push(otherwise);
    }
    return seen;
  }

  /** The number that the next event will get. */
  get eventCount(): number {
    return this.log.length;
  }

  /** A fingerprint of the state and of the chance to come. */
  hash(): string {
    return hashOf([this.run.state, this.run.random.position, this.run.decision ?? null, this.run.result ?? null]);
  }

  /** Answers the decision. What is not offered is refused and changes nothing. */
  choose(answer: Option | string | number): Outcome {
    const decision = this.decision;
    if (!decision) return refused('over', 'the game is over; there is nothing to choose');
    const index = indexOf(decision.options, answer);
    if (index < 0) {
      const offered = decision.options.map(keyOf);
      const given = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
      const message = `${given} is not offered; "${decision.ask}" offers: ${offered.join(', ')}`;
      return refused('not-offered', message, { offered });
    }
    this.go(index, decision);
    return accepted();
  }

  private go(index: number, decision: Decision): void {
    const { drawn } = this.run.random;
    const reveals = this.run.reveals.length;
    this.marks.push(this.log.length);
    this.indices.push(index);
    this.keys.push(keyOf(sure(decision.options[index])));
    try {
      this.run.answer(index);
    } catch (bug) {
      this.rewind(this.indices.length - 1);
      throw bug;
    }
    const certain = this.run.random.drawn === drawn && this.run.reveals.length === reveals;
    // At the end the seed is shown, so the end is known to everybody.
    if (!certain || this.result) this.certain = this.indices.length;
    if (!certain || this.decision?.seat !== decision.seat) this.fixed = this.indices.length;
  }

  get canUndo(): boolean {
    return this.indices.length > (this.practice ? 0 : this.fixed);
  }

  /** Whether the last choice could be taken back if the next seat has not seen it yet. Only a table knows who has. */
  get canUndoUnseen(): boolean {
    return this.indices.length > (this.practice ? 0 : this.certain);
  }

  /**
   * Takes the last choice back, unless chance, a reveal or another seat stands in between. `unseen`: the other seat has
   * neither seen nor done anything since, which whoever says so vouches for.
   */
  undo({ unseen = false }: { readonly unseen?: boolean } = {}): Outcome {
    if (this.indices.length === 0) return refused('no-undo', 'nothing has been chosen yet');
    if (!(unseen ? this.canUndoUnseen : this.canUndo)) {
      return refused('no-undo', 'the last choice cannot be taken back: chance, a reveal or another seat followed it');
    }
    this.rewind(this.indices.length - 1);
    return accepted();
  }

  /** Goes back to the moment after the first `count` choices. */
  private rewind(count: number): void {
    const place = this.checkpoint.choices <= count ? this.checkpoint : this.origin;
    const again = this.indices.slice(place.choices, count);
    this.indices.length = place.choices;
    this.keys.length = place.choices;
    this.marks.length = place.choices;
    this.log.length = place.events;
    this.fixed = Math.min(this.fixed, place.choices);
    this.certain = Math.min(this.certain, place.choices);
    this.checkpoint = place;
    this.run = this.runFrom(place);
    for (const index of again) this.go(index, this.decision as Decision);
  }

  /** The same game as it stands now, free to be played on without touching this match. */
  fork(watcher?: Watcher): Run<S> {
    const { state, random, choices } = this.checkpoint;
    const run = new Run(this.game, this.game.clone(state), random.copy(), watcher);
    for (let i = choices; i < this.indices.length; i++) run.answer(sure(this.indices[i]));
    return run;
  }

  /** A fork in which all that the seat cannot see, and all chance to come, is dealt anew. This is what bots get. */
  imagine(seat: Seat, chance: Random): Run<S> {
    const run = this.fork();
    this.game.resample(run.state, seat, chance);
    run.random.become(chance);
    return run;
  }

  save(): Save {
    const { checkpoint } = this;
    return {
      smallfolk: 1,
      game: this.game.name,
      version: this.game.version,
      setup: this.setup,
      seed: this.seed,
      ...(this.practice && { practice: true }),
      ...(this.legacy !== undefined && { legacy: this.legacy }),
      ...(this.given && { origin: savedPlace(this.game, this.origin) }),
      choices: [...this.keys],
      checkpoint: savedPlace(this.game, checkpoint),
      ...(this.result && { result: this.result }),
    };
  }

  /** Runs the rules from a copy of a place, logging events and remembering checkpoints. */
  private runFrom(place: Place<S>): Run<S> {
    const state = this.game.clone(place.state);
    const random = place.random.copy();
    return new Run(this.game, state, random, {
      checkpoint: () => {
        this.checkpoint = {
          state: this.game.clone(state),
          random: random.copy(),
          choices: this.indices.length,
          events: this.log.length,
        };
      },
      emit: (event, only, otherwise) => {
        this.log.push(only === undefined ? { event } : { event, only, otherwise });
      },
    });
  }
}

function savedPlace<S>(game: Game<S>, place: Place<S>): SavedPlace {
  return { state: game.clone(place.state), random: place.random.position, choices: place.choices };
}

/** The option meant by an index, a key or an option as data. */
function indexOf(options: readonly Option[], answer: Option | string | number): number {
  if (typeof answer === 'number') return Number.isInteger(answer) && answer < options.length ? answer : -1;
  const key = typeof answer === 'string' ? answer : keyOf(answer);
  return options.findIndex((option) => keyOf(option) === key);
}
