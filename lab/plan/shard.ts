/** A part of a plan, for one of many machines: every so many-th batch, so that all have about as much to do. */
import { UserError } from '../user-error.ts';
import { type Batch, batchesOf, type Plan } from './plan.ts';

export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** "3/64" is the third of sixty-four parts. */
export function shardFrom(text: string): Shard {
  const [, number = 0, of = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  if (number >= 1 && number <= of) return { number, of };
  throw new UserError(`--shard: "${text}" is not a part of a whole, as 3/64 is.`);
}

export const nameOfShard = ({ number, of }: Shard): string => `${number}/${of}`;

/** The batches of the shard in order. */
export function* batchesOfShard(plan: Plan, { number, of }: Shard): Generator<Batch> {
  let place = 0;
  for (const batch of batchesOf(plan)) if (place++ % of === number - 1) yield batch;
}
