/** What a game is: data about itself, its rules, and the few functions the kernel needs of every game. */
import type { Outcome } from './outcome.ts';
import type { Random } from './random.ts';
import type { Decision, RuleId, Rules, Seat } from './rules.ts';
import type { Setup, SetupField } from './setup.ts';

/** Something that happened, as data: for the log, the animation and the explanation. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: RuleId | undefined;
  readonly [detail: string]: unknown;
}

/** Who won, with the points of each seat where the game counts them, and how it ended. */
export interface Result {
  /** Empty when the opponent that plays itself has won. */
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
  /** A message key of the game: 'ten-cheese', 'slain', 'points'. */
  readonly reason: string;
}

/** What the rules hold in their hands while they run. `E` is everything that this game tells. */
export interface Table<S, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly random: Random;
  /**
   * Tells what happened. Absent when nobody watches, so write `t.emit?.({ ... })`: then nothing is built in vain.
   * With `only`, that seat alone sees the event and all others see `otherwise` (or nothing).
   */
  readonly emit?: ((event: E, only?: Seat, otherwise?: E) => void) | undefined;
  /** To be called whenever hidden things become known without chance: to one seat, or to everybody. */
  reveal(to?: Seat): void;
}

/** What a game can tell a bot beyond its rules. Everything is optional, nothing may use what the seat cannot see. */
export interface Insight<S> {
  /** All seats win together or nobody does: a win that all share is a whole one. */
  readonly together?: boolean;
  /** How many decisions a bot plays on beyond what it has thought through before it evaluates; its own number where nothing is said. */
  readonly playOn?: number;
  /** How well the seat stands, from 0 (lost) to 1 (won). */
  evaluate?(state: S, seat: Seat): number;
  /**
   * How promising each option of the decision looks, as weights in the order of the options. One of them at least is
   * positive; 0 says that an option is not worth a thought.
   */
  weigh?(state: S, decision: Decision): readonly number[];
}

/**
 * A game on the kernel. `S` is its state: plain data (objects, arrays, numbers, strings, booleans), owned by one
 * match and changed in place by the rules. `V` is what one seat sees of it, `E` what its rules tell.
 */
export interface Game<S = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** Raised when a change of the rules makes old saves play differently. */
  readonly version: number;
  /** What can be set before a game starts; all else about a set-up follows from these. */
  readonly fields: readonly SetupField[];
  /** Beyond the single fields: is this combination possible? */
  checkSetup?(setup: Setup): Outcome;
  seats(setup: Setup): number;
  /**
   * The state before the first rule runs. Chance may be used; decisions belong into `rules`. `legacy` is what an earlier
   * match left, checked by `checkLegacy`; it belongs to the save and must stay as it is.
   */
  create(setup: Setup, random: Random, legacy?: unknown): S;
  /** Runs the game from this state to its end. Yields CHECKPOINT where the state alone says how to go on. */
  rules(table: Table<S, E>): Rules<Result>;
  /** A deep copy, written by hand because every general one is many times slower. */
  clone(state: S): S;
  /** What a seat (or SPECTATOR) sees, built from what is visible; never a copy with secrets taken out. */
  view(state: S, seat: Seat): V;
  /** The same for several seats at once, where that is cheaper: what all of them see is built once, and shared. */
  views?(state: S, seats: readonly Seat[]): readonly V[];
  /** Deals everything that the seat cannot see anew, in place, so that its view stays the same. */
  resample(state: S, seat: Seat, random: Random): void;
  /** A state from a description that came from outside, for tests and puzzles. Says what is impossible about it. */
  position?(setup: Setup, description: unknown): Outcome<S>;
  /** What a finished match leaves to the next one, as plain data: a campaign is a chain of matches. */
  leave?(state: S, result: Result): unknown;
  /** Can a match of this set-up begin with this? Says what is impossible about it. A game without it begins with nothing. */
  checkLegacy?(setup: Setup, legacy: unknown): Outcome<unknown>;
  readonly insight?: Insight<S>;
}

export function viewsOf<S, V>(game: Game<S, V>, state: S, seats: readonly Seat[]): readonly V[] {
  return game.views?.(state, seats) ?? seats.map((seat) => game.view(state, seat));
}
