/** A thread that plays games to learn from. */
import { parentPort, workerData } from 'node:worker_threads';
import { boxAt } from '../boxes/box-at.ts';
import { record } from './games.ts';
import type { Share } from './recording.ts';

const { game, seed, teacher, setup, numbers } = workerData as Share;
const box = await boxAt(game);
for (const number of numbers) parentPort?.postMessage(record(box, seed, number, teacher, setup));
