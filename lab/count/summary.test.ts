import { expect, test } from 'vitest';
import { quantile, wilson } from './summary.ts';

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
