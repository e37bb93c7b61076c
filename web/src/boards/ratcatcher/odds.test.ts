import { expect, test } from 'vitest';
import { catching } from './odds.ts';

const FOUR_UP = { six: 1 / 6, hit: 1 / 3 };

test('one die that hits on 4 catches a rat without defence half of the time', () => {
  expect(catching(1, FOUR_UP, [1])[0]).toBeCloseTo(0.5);
});

test('R127: a six alone catches a black rat, and two hits do', () => {
  // Two dice: at least one six, or both hit: 1 - (5/6)^2 + (1/3)^2.
  expect(catching(2, FOUR_UP, [2])[0]).toBeCloseTo(1 - 25 / 36 + 1 / 9);
});

test('three dice against three rats: at least one, two, all', () => {
  const [one, two, all] = catching(3, FOUR_UP, [1, 1, 1]);
  expect(one).toBeCloseTo(0.875);
  expect(two).toBeCloseTo(0.5);
  expect(all).toBeCloseTo(0.125);
});

test('agrees with rolling all results of three dice out', () => {
  const costs = [1, 2, 4];
  const counts = [0, 0, 0];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const rolls = [a, b, c];
        let sixes = rolls.filter((roll) => roll === 6).length;
        let hits = rolls.filter((roll) => roll >= 4 && roll < 6).length;
        const left = [...costs];
        let caught = 0;
        while (sixes-- > 0 && left.pop() !== undefined) caught++;
        for (const cost of left) {
          if (cost > hits) break;
          hits -= cost;
          caught++;
        }
        for (let n = 0; n < caught; n++) counts[n] = (counts[n] ?? 0) + 1;
      }
  expect(catching(3, FOUR_UP, costs).map((chance) => Math.round(chance * 216))).toEqual(counts);
});
