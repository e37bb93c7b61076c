/**
 * How a benchmark is declared: every `bench.ts` in the repository exports `benchmarks`, a list of these, and
 * `npm run bench` measures them. A machine is never the same twice, so what counts is a ratio within one run.
 */

/** Work that can be done again and again. */
export interface Benchmark {
  readonly name: string;
  /** Makes ready and returns the work: each call does a little, a millisecond at most, and says how many it did. */
  prepare(): (() => number) | Promise<() => number>;
  /** How often it must at least be done while the unit of the machine (a move of the kernel's tic-tac-toe) is done once. */
  readonly floor: number;
  /** What it is compared with instead of the unit. */
  readonly beside?: { readonly name: string; prepare(): () => number };
}

/** A number that is measured once: kilobytes, or a ratio of its own. */
export interface Amount {
  readonly name: string;
  readonly unit: string;
  measure(): number | Promise<number>;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export type Benchmarks = readonly (Benchmark | Amount)[];
