/** What the checks of the conformance kit play with: a game, its set-ups, and many random games of them. */
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { Random, type Seed, seedOf } from '../random.ts';
import { type Seat, SPECTATOR } from '../rules.ts';
import { Run } from '../run.ts';
import type { Setup } from '../setup.ts';
import { assert } from './assert.ts';

export interface ConformanceOptions<S> {
  /** The arrays of the state whose contents are hidden from the seat; the kit plants markers there. */
  readonly secrets: (state: S, seat: Seat) => readonly (readonly unknown[])[];
  /** Counts that never change: every card, token and cube is somewhere exactly once. */
  readonly census: (state: S) => Readonly<Record<string, number>>;
  /** Says what is wrong with a state, if anything. */
  readonly invariant?: (state: S) => string | undefined;
  /** Random games per set-up for the quick checks. */
  readonly seeds?: number;
  /** Random games per set-up for the checks that look at every step. */
  readonly deep?: number;
  /** No game takes more decisions than this. */
  readonly bound?: number;
}

/** One thing that every game owes its players; `run` throws what it finds. */
export interface KitCheck {
  readonly name: string;
  run<S, V>(kit: Kit<S, V>): void;
}

export class Kit<S, V> {
  readonly game: Game<S, V>;
  readonly setups: readonly Setup[];
  readonly options: ConformanceOptions<S>;
  readonly deep: number;
  readonly bound: number;
  private readonly seeds: number;

  constructor(game: Game<S, V>, setups: readonly Setup[], options: ConformanceOptions<S>) {
    this.game = game;
    this.setups = setups;
    this.options = options;
    this.seeds = options.seeds ?? 100;
    this.deep = options.deep ?? 3;
    this.bound = options.bound ?? 20_000;
  }

  /** Plays random games to their end without bookkeeping, calling `each` at every decision. */
  quickly(each: (run: Run<S>) => void, end: (run: Run<S>) => void = () => {}): void {
    this.everyGame(this.seeds, (setup, seed) => {
      const random = Random.of(seed);
      const run = new Run(this.game, this.game.create(setup, random), random);
      const choice = choicesOf(seed);
      for (let decisions = 0; run.decision; decisions++) {
        assert(decisions < this.bound, `has not ended after ${this.bound} decisions`);
        each(run);
        run.answer(choice.below(run.decision.options.length));
      }
      end(run);
    });
  }

  /** Plays random matches with all bookkeeping, calling `each` at every decision, and at the end. */
  deeply(
    each: (match: Match<S, V>, choice: Random) => void,
    end: (match: Match<S, V>, choice: Random) => void = () => {},
  ): void {
    this.everyGame(this.deep, (setup, seed) => {
      const match = Match.start(this.game, setup, seed);
      const choice = choicesOf(seed);
      while (match.decision && match.choices.length < this.bound) {
        each(match, choice);
        match.choose(choice.below(match.decision.options.length));
      }
      end(match, choice);
    });
  }

  everyGame(count: number, body: (setup: Setup, seed: Seed) => void): void {
    for (const setup of this.setups) {
      for (let n = 0; n < count; n++) {
        const seed = seedOf(`${this.game.name} ${n}`);
        try {
          body(setup, seed);
        } catch (problem) {
          throw new Error(`${(problem as Error).message}\n  with set-up ${JSON.stringify(setup)}, seed ${seed}`, {
            cause: problem,
          });
        }
      }
    }
  }
}

/** The random choices that belong to a seed. */
export function choicesOf(seed: Seed): Random {
  return Random.of(seedOf(`choices ${seed}`));
}

/** Everybody who may look at a match: those who only look on, and each seat. */
export function viewersOf<S, V>(match: Match<S, V>): Seat[] {
  return [SPECTATOR, ...Array(match.seats).keys()];
}
