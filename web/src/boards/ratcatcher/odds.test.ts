import { stage } from '@smallfolk/ratcatcher/content/stage.ts';
import type { Scene } from '@smallfolk/ratcatcher/scene/scene.ts';
import { expect, test } from 'vitest';
import { attackOdds, catching, leaving } from './odds.ts';

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

/** Both dice in all ways, played by the rules: how often at least 1, 2, ... rats are caught, hits spent as well as possible. */
function played(begin: () => Scene, rats: number): number[] {
  const counts = Array.from({ length: rats }, () => 0);
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const playing = begin().rolls(first, second).start().attacks(2);
      while (playing.ask === 'spend-hits' || playing.ask === 'spend-six') {
        const tough = ['shieldback', 'patient-zero', 'fog-rat', 'black', 'brown', 'white'];
        const order = playing.ask === 'spend-six' ? tough : tough.toReversed();
        const rat = order.find((name) => playing.offers(`hit rat=${name}`));
        if (!rat) throw new Error(`unexpected prey: ${playing.offered}`);
        playing.hits(rat);
      }
      const { cage } = playing.state;
      const caught = cage.white + cage.brown + cage.black + playing.state.captured.length;
      for (let n = 0; n < caught; n++) counts[n] = (counts[n] ?? 0) + 1;
    }
  }
  return counts;
}

const told = (begin: () => Scene) =>
  attackOdds(begin().start().view, 2).caught.map((chance) => Math.round(chance * 36));

test.each([
  ['a white and a black rat', () => stage().rats('0m', { white: 1, black: 1 }), 2],
  ['three white rats', () => stage().rats('0m', { white: 3 }), 3],
  [
    'R234: Patient Zero on the township',
    () => stage().peculiar('patient-zero', '0e').rats('0m', { white: 1, black: 1 }),
    2,
  ],
  ['a Shieldback among white rats', () => stage().peculiar('shieldback', '0m').rats('0m', { white: 2 }), 3],
] as const)('the odds are those of the rules: %s', (_name, begin, rats) => {
  expect(told(begin)).toEqual(played(begin, rats));
});

test('R114: what is told about leaving a zone is what happens', () => {
  const scene = () => stage().rats('0m', { brown: 2 });
  const { bite, wounds } = leaving(scene().start().view);
  const [event] = scene().start().walks('0e').events('bitten-while-leaving');
  expect({ bite, wounds }).toEqual({ bite: event?.bite, wounds: (event?.wounds ?? 0) > 0 });
});
