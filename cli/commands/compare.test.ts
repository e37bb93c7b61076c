import { expect, test } from 'vitest';
import { run } from '../testing/running.ts';

const SAMPLES = { SMALLFOLK_SAMPLES: '1' };

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
