/** Plays a plan, or a part of one, with a progress bar, until it is done or broken off; and tells how it ended. */
import type { Box } from '@smallfolk/kernel';
import type { ShardStore } from '@smallfolk/lab/count/shard-store.ts';
import { failedName, type Store } from '@smallfolk/lab/count/store.ts';
import { summaryOf } from '@smallfolk/lab/count/summary.ts';
import { type Batch, batchesOf, gamesOf, type Plan } from '@smallfolk/lab/plan/plan.ts';
import { batchesOfShard, nameOfShard } from '@smallfolk/lab/plan/shard.ts';
import type { BatchResult } from '@smallfolk/lab/play/batch.ts';
import { playBatches } from '@smallfolk/lab/play/pool.ts';
import { reportOf } from '@smallfolk/lab/report/report.ts';
import { ProgressBar } from './progress-bar.ts';

export interface How {
  readonly threads: number;
  readonly patience: number;
}

/** How far it has come, in games. */
interface Standing {
  readonly done: number;
  readonly failed: number;
}

interface End extends Standing {
  readonly total: number;
  readonly interrupted: boolean;
  /** What went wrong with the run itself, not with a game. */
  trouble: unknown;
}

export async function runWhole(box: Box, store: Store, how: How): Promise<number> {
  const { plan } = store;
  const standing = () => ({ done: store.done, failed: store.tally.failed });
  const batches = batchesOf(plan, store.done);
  const end = await run(plan, batches, gamesOf(plan), standing, how, (result, games) => store.add(result, games));
  return conclude(box, store, end);
}

export async function runShard(store: ShardStore, how: How): Promise<number> {
  const { plan, shard } = store.progress;
  const standing = () => ({ done: store.progress.games, failed: store.progress.failed });
  const all = [...batchesOfShard(plan, shard)];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const batches = all.slice(store.progress.batches);
  const end = await run(plan, batches, total, standing, how, (result, games) => store.add(result, games));
  try {
    store.keep();
    store.close();
  } catch (error) {
    end.trouble ??= error;
  }
  if (end.trouble === undefined && !end.interrupted)
    process.stdout.write(
      `shard ${nameOfShard(shard)} of ${plan.game}, seed ${plan.seed}: ${total} games in ${store.folder}\n`,
    );
  return exitCodeOf(end, store.folder);
}

/** Writes the report of a whole simulation, says the results in short, and what failed. */
export async function conclude(box: Box, store: Store, end: End): Promise<number> {
  const { plan, tally, folder } = store;
  try {
    store.keep();
    const words = await box.words('en').catch(() => undefined);
    store.write('report.html', reportOf(box.game, words, plan, tally, store.done));
    store.close();
  } catch (error) {
    end.trouble ??= error;
  }
  process.stdout.write(summaryOf(box.game, plan, tally));
  for (const { number, seed, message } of tally.failures) {
    const save =
      folder === undefined ? 'with --out it is kept as a save' : `smallfolk replay ${folder}/${failedName(number)}`;
    process.stderr.write(`Game ${number} failed (seed ${seed}): ${message}. See it: ${save}\n`);
  }
  if (end.trouble === undefined && folder !== undefined) process.stderr.write(`Report: ${folder}/report.html\n`);
  return exitCodeOf(end, folder);
}

function exitCodeOf({ done, total, failed, interrupted, trouble }: End, folder: string | undefined): number {
  if (trouble !== undefined) {
    const what = trouble instanceof Error ? trouble.message : String(trouble);
    process.stderr.write(`Stopped after ${done} of ${total} games, at game ${done}: ${what}\n`);
    return 1;
  }
  if (interrupted) {
    const how = folder === undefined ? '' : ' The same command goes on from here.';
    process.stderr.write(`Broken off after ${done} of ${total} games.${how}\n`);
    return 130;
  }
  return failed > 0 ? 1 : 0;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

async function run(
  plan: Plan,
  batches: Iterable<Batch>,
  total: number,
  standing: () => Standing,
  how: How,
  add: (result: BatchResult, games: number) => void,
): Promise<End> {
  const bar = new ProgressBar(total, standing().done);
  const interrupt = new AbortController();
  const interrupted = () => {
    for (const signal of SIGNALS) process.once(signal, () => process.exit(130));
    interrupt.abort();
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  let trouble: unknown;
  try {
    await playBatches(plan, batches, { ...how, signal: interrupt.signal }, (result, batch) => {
      add(result, batch.count);
      bar.show(standing().done, standing().failed);
      return true;
    });
  } catch (error) {
    trouble = error;
  }
  for (const signal of SIGNALS) process.off(signal, interrupted);
  bar.end(standing().done, standing().failed);
  return { ...standing(), total, interrupted: interrupt.signal.aborted, trouble };
}
