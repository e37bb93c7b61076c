/** Measures all that a `bench.ts` declares, and says what came of it beside what should. */
import type { Amount, Benchmark, Benchmarks } from '@smallfolk/kernel/bench';
import { inTurns, type Pace, perSecond } from './measure.ts';

export interface Finding {
  readonly name: string;
  /** Of work: the ratio to what it is compared with. Of an amount: itself. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  /** Per second, of work. */
  readonly rate?: number;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

export async function* findings(benchmarks: Benchmarks, unit: Pace): AsyncGenerator<Finding> {
  for (const benchmark of benchmarks) {
    yield 'measure' in benchmark ? await amountOf(benchmark) : await ratioOf(benchmark, unit);
  }
}

async function ratioOf({ name, prepare, floor, beside }: Benchmark, unit: Pace): Promise<Finding> {
  const work = await prepare();
  const other = beside?.prepare();
  const pace: Pace = other ? (milliseconds) => perSecond(other, milliseconds) : unit;
  const { rate, ratio, low, high } = await inTurns(work, pace);
  return { name, value: ratio, low, high, unit: `× ${beside?.name ?? 'unit'}`, rate, atLeast: floor };
}

async function amountOf({ name, unit, measure, atLeast, atMost }: Amount): Promise<Finding> {
  const value = await measure();
  return { name, value, low: value, high: value, unit, atLeast, atMost };
}

export function isMet({ value, atLeast, atMost }: Finding): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}
