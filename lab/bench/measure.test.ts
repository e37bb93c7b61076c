import { expect, test } from 'vitest';
import { isMet, rate } from './measure.ts';
import { rivalPlayer } from './rival.ts';

test('a target is met from above, or with atMost from below', () => {
  const measure = { name: 'speed', value: 10, unit: 'per second' };
  expect(isMet(measure)).toBe(true);
  expect(isMet({ ...measure, target: 10 })).toBe(true);
  expect(isMet({ ...measure, target: 11 })).toBe(false);
  expect(isMet({ ...measure, target: 10, atMost: true })).toBe(true);
  expect(isMet({ ...measure, target: 9, atMost: true })).toBe(false);
});

test('a rate counts what the work says it did', () => {
  const calls = { count: 0 };
  const value = rate(
    () => {
      calls.count++;
      return 1000;
    },
    { warm: 1, rounds: 2, milliseconds: 5 },
  );
  expect(calls.count).toBeGreaterThan(2);
  expect(value).toBeGreaterThan(1000);
});

test('boardgame.io plays the same tic-tac-toe: from five to nine moves', () => {
  const play = rivalPlayer();
  const lengths = Array.from({ length: 200 }, play);
  expect(Math.min(...lengths)).toBe(5);
  expect(Math.max(...lengths)).toBe(9);
});
