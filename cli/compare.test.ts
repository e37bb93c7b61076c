import { Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { Sprt, type Verdict } from './compare-sprt.ts';
import { run } from './running.ts';
import { quantile, wilson } from './simulate-summary.ts';

const SAMPLES = { SMALLFOLK_SAMPLES: '1' };

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

test('the Wilson interval has its known values', () => {
  const { low, high } = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 });
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('a quantile is a value that occurred', () => {
  expect(quantile({ 3: 1, 20: 1, 100: 1 }, 0.5)).toBe(20);
  expect(quantile({}, 0.5)).toBeUndefined();
});

test('the better bot is named, in one seat or two, and the same seed says the same', { timeout: 120_000 }, async () => {
  const args = ['compare', 'tic-tac-toe', 'random', 'search:50', '--seed', 'a'];
  const { code, out } = await run(args, '', SAMPLES);
  expect([code, out]).toEqual([0, expect.stringContaining('search:50 is the stronger.')]);
  expect((await run([...args, '--threads', '3'], '', SAMPLES)).out).toBe(out);
  const solo = await run(['compare', 'crumbs', 'search:60', 'random', '--setup', 'mice=1', '--seed', 'a'], '', SAMPLES);
  expect(solo.out).toContain('search:60 is the stronger.');
  const equal = await run(['compare', 'crumbs', 'random', 'random', '--seed', 'a'], '', SAMPLES);
  expect(equal.out).toContain('Neither is stronger by the margin.');
});

test.each([
  [['crumbs', 'random', 'fritz'], 'there is no bot "fritz"'],
  [['crumbs', 'random', 'greedy', '--margin', '60'], '--margin: "60"'],
  [['crumbs', 'random', 'greedy', '--setup', 'mice=*'], 'one set-up at a time'],
  [['crumbs', 'random'], 'smallfolk compare <game> <bot> <bot>'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await run(['compare', ...args], '', SAMPLES);
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
});
