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

/**
 * Milliseconds that this thread has computed so far. Unlike the clock, it does not run while other programs have the
 * core, so a busy machine measures nearly the same as an idle one.
 */
function computed(): number {
  const usage = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (usage.user + usage.system) / 1000;
}

/**
 * How often it can be done in a second of one core: the best of several rounds. The first rounds only warm up, while
 * what is hot is compiled in the background.
 */
export function rate(work: () => number, { warm = 5, rounds = 10, milliseconds = 150 } = {}): number {
  let best = 0;
  for (let round = 0; round < warm + rounds; round++) {
    const start = computed();
    const end = performance.now() + milliseconds;
    let done = 0;
    while (performance.now() < end) done += work();
    if (round >= warm) best = Math.max(best, (1000 * done) / (computed() - start));
  }
  return best;
}
