/** A thread of the laboratory: is handed batches of games, plays them, and hands back what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { boxAt } from '../boxes/box-at.ts';
import type { Batch, Plan } from '../plan/plan.ts';
import { playBatch } from './batch.ts';

interface Handed {
  readonly plan: Plan;
  /** Where the number of the game being played is kept, for whoever has to say which game ended this thread. */
  readonly playing: Int32Array;
}

const { plan, playing } = workerData as Handed;
const box = await boxAt(plan.game);
const words = await box.words('en').catch(() => undefined);

parentPort?.on('message', (batch: Batch) => {
  const result = playBatch(plan, box.game, words, batch, (number) => Atomics.store(playing, 0, number));
  parentPort?.postMessage(result);
});
parentPort?.postMessage('ready');
