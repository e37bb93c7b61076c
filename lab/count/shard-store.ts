/**
 * The folder of a shard: batches.jsonl with the result of each batch, as it was played, and shard.json, which says of which
 * plan it is a part and how far it has come. Nothing is added up: sums of fractions come out the same only if they are
 * made in one order, and that is what merging does. Broken off at any moment, it can be gone on with.
 */
import {
  closeSync,
  createReadStream,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isRecord } from '@smallfolk/kernel';
import type { Plan } from '../plan/plan.ts';
import type { Shard } from '../plan/shard.ts';
import type { BatchResult } from '../play/batch.ts';
import { UserError } from '../user-error.ts';
import { claim, LOCK, writeAll, writeWhole } from './files.ts';

export interface ShardProgress {
  readonly smallfolk: 'shard';
  readonly plan: Plan;
  readonly shard: Shard;
  /** How many batches are done, how many games these are, and how many of them failed. */
  readonly batches: number;
  readonly games: number;
  readonly failed: number;
  /** How long batches.jsonl was then. */
  readonly bytes: number;
}

const RESULTS = 'batches.jsonl';
const PROGRESS = 'shard.json';
const WRITE_EVERY = 2000;

export class ShardStore {
  readonly folder: string;
  progress: ShardProgress;
  private readonly file: number;
  private written = Date.now();

  constructor(plan: Plan, shard: Shard, folder: string, earlier: ShardProgress | undefined) {
    this.folder = folder;
    this.progress = earlier ?? { smallfolk: 'shard', plan, shard, batches: 0, games: 0, failed: 0, bytes: 0 };
    try {
      mkdirSync(folder, { recursive: true });
      claim(folder);
      const path = join(folder, RESULTS);
      this.file = openSync(path, existsSync(path) ? 'r+' : 'w');
      ftruncateSync(this.file, this.progress.bytes);
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(`--out: nothing can be written to ${folder}: ${(error as Error).message}`);
    }
  }

  /** Keeps the result of the next batch. */
  add(result: BatchResult, games: number): void {
    const { progress } = this;
    const bytes = progress.bytes + writeAll(this.file, `${JSON.stringify({ games, result })}\n`, progress.bytes);
    const failed = progress.failed + result.broken.length;
    this.progress = { ...progress, batches: progress.batches + 1, games: progress.games + games, failed, bytes };
    if (Date.now() - this.written > WRITE_EVERY) this.keep();
  }

  keep(): void {
    writeWhole(join(this.folder, PROGRESS), JSON.stringify(this.progress));
    this.written = Date.now();
  }

  close(): void {
    closeSync(this.file);
    rmSync(join(this.folder, LOCK), { force: true });
  }
}

/** How far the shard in this folder has come; undefined if there is none. */
export function shardIn(folder: string): ShardProgress | undefined {
  const path = join(folder, PROGRESS);
  if (!existsSync(path)) return undefined;
  try {
    const progress: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(progress) && progress.smallfolk === 'shard') return progress as unknown as ShardProgress;
  } catch {
    // Said below.
  }
  throw new UserError(`${path} is not the progress of a shard.`);
}

/** The results of the batches in a folder, one after the other. */
export async function* resultsIn(
  folder: string,
): AsyncGenerator<{ readonly games: number; readonly result: BatchResult }> {
  const lines = createInterface({
    input: createReadStream(join(folder, RESULTS)),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) yield JSON.parse(line);
}
