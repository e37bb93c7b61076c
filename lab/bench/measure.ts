/** Measures work as a ratio: it and what it is compared with have their turns, so a busy moment falls on both. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Milliseconds that this thread has computed so far. Unlike the clock, it does not run while other programs have the
 * core, so a busy machine measures nearly the same as an idle one.
 */
export function computed(): number {
  const usage = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (usage.user + usage.system) / 1000;
}

/** How often the work is done in a second of one core, looked at for so long. */
export function perSecond(work: () => number, milliseconds: number): number {
  const start = computed();
  const end = performance.now() + milliseconds;
  let done = 0;
  while (performance.now() < end) done += work();
  return (1000 * done) / Math.max(computed() - start, 0.001);
}

/** Measures for so many milliseconds how often something is done in a second. */
export type Pace = (milliseconds: number) => number | Promise<number>;

export interface Measured {
  /** Per second, at best. */
  readonly rate: number;
  /** How often it is done while the other is done once: the median of all turns, and between which half of them lie. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const WARM = 5;
const TURNS = 15;
const MILLISECONDS = 60;

/** The first turns only warm up, while what is hot is compiled in the background. */
export async function inTurns(work: () => number, other: Pace, turns = TURNS): Promise<Measured> {
  const rates: number[] = [];
  const ratios: number[] = [];
  for (let turn = -WARM; turn < turns; turn++) {
    const rate = perSecond(work, MILLISECONDS);
    const beside = await other(MILLISECONDS);
    if (turn < 0) continue;
    rates.push(rate);
    ratios.push(rate / beside);
  }
  return { rate: Math.max(...rates), ...spreadOf(ratios) };
}

/** The median, and between which bounds the middle half lies. */
export function spreadOf(values: readonly number[]): { ratio: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return { ratio: at(Math.round(last / 2)), low: at(Math.floor(last / 4)), high: at(Math.ceil((3 * last) / 4)) };
}

/** The unit of this machine, in its own thread: that of this commit, or of another one to be compared with. */
export function unitPace(file: URL | string = new URL('./unit.ts', import.meta.url)): Pace & Disposable {
  const worker = new Worker(file);
  worker.unref();
  const pace = async (milliseconds: number): Promise<number> => {
    worker.postMessage(milliseconds);
    const [rate] = (await once(worker, 'message')) as [number];
    return rate;
  };
  return Object.assign(pace, { [Symbol.dispose]: () => void worker.terminate() });
}
