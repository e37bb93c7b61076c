/** A measured number. Every `bench.ts` in the repository exports `bench()`, which returns a list of these. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be at least, or with `atMost` at most. */
  readonly target?: number;
  readonly atMost?: boolean;
}

export type Bench = () => readonly Measure[] | Promise<readonly Measure[]>;

export function isMet({ value, target, atMost }: Measure): boolean {
  return target === undefined || (atMost ? value <= target : value >= target);
}

/** How often per second it can be done: the best of several rounds, since everything else only ever disturbs. */
export function rate(work: () => number, { rounds = 15, milliseconds = 100 } = {}): number {
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < milliseconds) done += work();
    // The first round only warms up.
    if (round > 0) best = Math.max(best, (1000 * done) / (performance.now() - start));
  }
  return best;
}
