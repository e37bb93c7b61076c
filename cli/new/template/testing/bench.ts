/** How fast the rules run, for `npm run bench hoard`. */
import { play, Random, seedOf } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { game } from '../game.ts';

export const benchmarks: Benchmarks = [{ name: 'random play, decisions', prepare: randomPlay, floor: 0.1 }];

function randomPlay(): () => number {
  const choice = Random.of(seedOf('choices'));
  let at = 0;
  return () =>
    play(game, { heap: 'large' }, seedOf(at++ % 500), ({ options }) => choice.below(options.length)).decisions;
}
