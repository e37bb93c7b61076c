import { Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { Sprt, type Verdict } from './sprt.ts';

/** Pairs of games by players of known strength, until decided. */
function trial(strength: number, seed: number): { verdict: Verdict; pairs: number } {
  const random = Random.of(seedOf(`trial ${seed}`));
  const sprt = new Sprt({ margin: 0.05, risk: 0.05 });
  const game = () => (random.below(1000) < 1000 * strength ? 0.5 : 0);
  while (sprt.verdict === undefined && sprt.pairs < 20_000) sprt.add(game() + game());
  return { verdict: sprt.verdict, pairs: sprt.pairs };
}

test.each([
  [0.58, 'first'],
  [0.42, 'second'],
  [0.5, 'neither'],
])('of players of strength %s the sequential test says %s, wrong at most as often as allowed', (strength, right) => {
  const trials = Array.from({ length: 300 }, (_, seed) => trial(strength, seed));
  const wrong = trials.filter(({ verdict }) => verdict !== right);
  expect(wrong.length).toBeLessThan(0.1 * trials.length + 5);
});

test('a clear case is decided soon', () => {
  expect(trial(0.95, 1).pairs).toBeLessThan(40);
});
