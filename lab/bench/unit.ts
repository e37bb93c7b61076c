/**
 * The unit of this machine: how many moves of tic-tac-toe the kernel makes in a second. It is measured in a thread of its
 * own, so that the compiler learns nothing from it about the game beside which it runs.
 */

import { parentPort } from 'node:worker_threads';
import { play, Random, seedOf, sure } from '@smallfolk/kernel';
import { ticTacToe } from '@smallfolk/kernel/samples/tic-tac-toe';
import { perSecond } from './measure.ts';

/** Made beforehand: what is measured is playing, not writing seeds as text. */
const SEEDS = Array.from({ length: 4096 }, (_, number) => seedOf(number));

/** Plays a game without bookkeeping; returns the number of moves. */
export function ticTacToePlayer(): () => number {
  const random = Random.of(seedOf('bench'));
  const seed = () => sure(SEEDS[random.next() % SEEDS.length]);
  return () => play(ticTacToe, {}, seed(), ({ options }) => random.below(options.length)).decisions;
}

const player = ticTacToePlayer();
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(perSecond(player, milliseconds)));
