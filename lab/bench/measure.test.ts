import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inTurns, perSecond, spreadOf, unitPace } from './measure.ts';
import { benchedParts, benchmarksOf } from './parts.ts';
import { findings, isMet } from './results.ts';
import { rivalPlayer } from './rival.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Work that takes so long, in steps of a thousandth of a millisecond or so. */
const busy = (steps: number) => () => {
  let sum = 0;
  for (let i = 0; i < 100 * steps; i++) sum += Math.sqrt(i);
  return sum > -1 ? 1 : 0;
};

test('a finding is met from above, or with atMost from below', () => {
  const finding = { name: 'speed', value: 10, low: 9, high: 11, unit: 'times' };
  expect(isMet(finding)).toBe(true);
  expect(isMet({ ...finding, atLeast: 10 })).toBe(true);
  expect(isMet({ ...finding, atLeast: 11 })).toBe(false);
  expect(isMet({ ...finding, atMost: 10 })).toBe(true);
  expect(isMet({ ...finding, atMost: 9 })).toBe(false);
});

test('a rate counts what the work says it did', () => {
  let calls = 0;
  const rate = perSecond(() => {
    calls++;
    return 1000;
  }, 5);
  expect(calls).toBeGreaterThan(2);
  expect(rate).toBeGreaterThan(1000);
});

test('work that takes twice as long has half the ratio', async () => {
  const other = busy(2);
  const { ratio, low, high } = await inTurns(busy(4), (milliseconds) => perSecond(other, milliseconds), 5);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(0.75);
  expect(low).toBeLessThanOrEqual(ratio);
  expect(high).toBeGreaterThanOrEqual(ratio);
});

test('the spread is the middle half', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ ratio: 3, low: 2, high: 4 });
});

test('the unit of the machine is measured in a thread of its own', async () => {
  using unit = unitPace();
  expect(await unit(5)).toBeGreaterThan(1000);
});

test('every part declares its benchmarks in the same way, and names each once', async () => {
  const parts = benchedParts(ROOT);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['kernel', 'bots']));
  expect(parts.filter(({ name }) => name.startsWith('games/')).length).toBeGreaterThan(1);
  for (const part of parts) {
    const names = (await benchmarksOf(ROOT, part)).map((one) => [one.name, 'beside' in one && one.beside?.name].join());
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('what is declared is measured: work beside the unit or another work, amounts as they are', async () => {
  const found = await Array.fromAsync(
    findings(
      [
        { name: 'work', prepare: () => busy(1), floor: 0 },
        { name: 'beside', prepare: () => busy(1), beside: { name: 'other', prepare: () => busy(10) }, floor: 3 },
        { name: 'amount', unit: 'kB', measure: () => 7, atMost: 9 },
      ],
      () => 1e9,
    ),
  );
  expect(found.map(({ name, unit }) => [name, unit])).toEqual([
    ['work', '× unit'],
    ['beside', '× other'],
    ['amount', 'kB'],
  ]);
  expect(found[0]?.value).toBeLessThan(0.1);
  expect(found[1]?.value).toBeGreaterThan(3);
  expect(found[2]).toMatchObject({ value: 7, atMost: 9 });
});

test('boardgame.io plays the same tic-tac-toe: from five to nine moves', () => {
  const play = rivalPlayer();
  const lengths = Array.from({ length: 200 }, play);
  expect(Math.min(...lengths)).toBe(5);
  expect(Math.max(...lengths)).toBe(9);
});
