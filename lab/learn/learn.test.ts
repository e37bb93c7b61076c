import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@smallfolk/games';
import { type Box, type Habits, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { fit, Lessons } from './fit.ts';
import { record, study } from './games.ts';
import { learn } from './learn.ts';
import { minimum } from './minimum.ts';
import { tableWith } from './table.ts';

const chance = Random.of(seedOf('learning'));
const anyNumber = (): number => (chance.below(401) - 200) / 100;

describe('the minimum', () => {
  test('is found in a long narrow valley', () => {
    const steep = [1, 100, 10_000];
    const lowest = minimum(3, (point, slope) => {
      let height = 0;
      for (const [i, curve] of steep.entries()) {
        const off = (point[i] as number) - i;
        height += curve * off * off;
        slope[i] = 2 * curve * off;
      }
      return height;
    });
    for (const [i, part] of lowest.entries()) expect(part).toBeCloseTo(i, 6);
  });
});

describe('the fit', () => {
  const TRUTH = [1.5, -0.75, 0.25, 0, -2];
  const NOTHING = TRUTH.map(() => 0);

  /** Decisions of somebody who looks at options exactly as often as the truth says. */
  function lessonsFrom(truth: readonly number[]): Lessons {
    const lessons = new Lessons();
    for (let decision = 0; decision < 300; decision++) {
      const counts = Array.from({ length: 2 + chance.below(6) }, () =>
        truth.map((_, number) => [number, chance.below(4) - 1] as const).filter(([, times]) => times !== 0),
      );
      const looks = counts.map((counted) =>
        Math.exp(counted.reduce((sum, [number, times]) => sum + (truth[number] ?? 0) * times, 0)),
      );
      lessons.add(counts, looks);
    }
    return lessons;
  }

  test('finds the weights that choices were made by', () => {
    const lessons = lessonsFrom(TRUTH);
    const weights = fit(lessons, NOTHING, 0);
    for (const [i, weight] of weights.entries()) expect(weight).toBeCloseTo(TRUTH[i] ?? Number.NaN, 4);
    expect(lessons.crossEntropy(weights)).toBeCloseTo(lessons.entropy(), 8);
  });

  test('shrinks until pulling to zero and learning are even, and leaves at zero what was never met', () => {
    const lessons = lessonsFrom(TRUTH);
    const weights = fit(lessons, [...NOTHING, 0], 0.01);
    const slope = new Float64Array(TRUTH.length + 1);
    lessons.crossEntropy(weights, slope);
    for (const [i, weight] of weights.entries()) expect(slope[i]).toBeCloseTo(-2 * 0.01 * weight, 6);
    expect(Math.hypot(...weights)).toBeLessThan(Math.hypot(...TRUTH));
    expect(weights[TRUTH.length]).toBe(0);
  });

  test('numbers of another table stay as they are, and the others are found beside them', () => {
    const lessons = lessonsFrom(TRUTH);
    const weights = fit(lessons, [1.5, -0.75, 9, 9, 9], 0, 2);
    for (const [i, weight] of weights.entries()) expect(weight).toBeCloseTo(TRUTH[i] ?? Number.NaN, 4);
    expect([...fit(lessons, [7, 7, 0, 0, 0], 0, 2).slice(0, 2)]).toEqual([7, 7]);
  });

  test('the slope is how the cross-entropy changes', () => {
    const lessons = lessonsFrom(TRUTH);
    const weights = TRUTH.map(anyNumber);
    const slope = new Float64Array(TRUTH.length);
    lessons.crossEntropy(weights, slope);
    for (const [i, weight] of weights.entries()) {
      const near = (step: number) => lessons.crossEntropy(weights.with(i, weight + step));
      expect((near(1e-5) - near(-1e-5)) / 2e-5).toBeCloseTo(slope[i] ?? Number.NaN, 6);
    }
  });
});

interface Learnable {
  readonly name: string;
  readonly box: Box;
  readonly habits: Habits;
}

/** Every game of the shelf that has a table. */
const learnable: Learnable[] = [];
for (const [name, open] of Object.entries(shelf)) {
  const box = await open();
  const habits = await box.habits?.();
  if (habits) learnable.push({ name, box, habits });
}

test('there is a game that can be learned', () => {
  expect(learnable).not.toEqual([]);
});

describe('the table', () => {
  test.each(learnable)('of $name written with its own numbers is the same file', ({ name, habits }) => {
    const source = readFileSync(fileURLToPath(import.meta.resolve(`@smallfolk/${name}/${habits.file}`)), 'utf8');
    const games = Number(/to (\d+) games/.exec(source)?.[1]);
    expect(tableWith(source, habits, habits.numbers, games)).toBe(source);
  });

  test('takes other numbers, in its own order and form, with what is new in it', () => {
    const source = [
      '/** Fitted to 3 games. */',
      'export const CARD: Readonly<Record<string, readonly [number, number]>> = {',
      '  owl: [1, 2],',
      '};',
      "export const WAY = { pay: 1, 'give-up': 2 } as const;",
      'export const ALONE = 7;',
      '',
    ].join('\n');
    const habits: Pick<Habits, 'parts'> = {
      parts: (numbers) => ({
        CARD: [
          ['owl', [numbers[0] ?? 0, numbers[1] ?? 0]],
          ['without effect', [0.004, -0.004]],
          ['new-card', [numbers[2] ?? 0, numbers[3] ?? 0]],
        ],
        WAY: [
          ['pay', [numbers[4] ?? 0]],
          ['give-up', [numbers[5] ?? 0]],
        ],
        ALONE: numbers[6] ?? 0,
      }),
    };
    expect(tableWith(source, habits as Habits, [0.125, -1, 0, 2.5, 3, -0.501, 9], 12)).toBe(
      [
        '/** Fitted to 12 games. */',
        'export const CARD: Readonly<Record<string, readonly [number, number]>> = {',
        '  owl: [0.13, -1],',
        "  'new-card': [0, 2.5],",
        '};',
        "export const WAY = { pay: 3, 'give-up': -0.5 } as const;",
        'export const ALONE = 9;',
        '',
      ].join('\n'),
    );
    expect(() => tableWith('', habits as Habits, [], 0)).toThrow('the table has no CARD');
  });
});

describe.each(learnable)('games of $name to learn from', ({ box, habits }) => {
  const QUICK = 'search:4';
  const games = Array.from({ length: 8 }, (_, i) => record(box, 'test', i + 1, QUICK));

  test('the same name and number is the same game, and now and then it strays', () => {
    expect(record(box, 'test', 1, QUICK)).toEqual(games[0]);
    expect(games[1]?.picks).not.toEqual(games[0]?.picks);
    const strayed = games.flatMap(({ picks, looks }) =>
      picks.filter((pick, i) => (looks[i]?.[pick] ?? 0) < Math.max(...(looks[i] ?? []))),
    );
    const all = games.reduce((sum, { picks }) => sum + picks.length, 0);
    expect(strayed.length / all).toBeGreaterThan(0.01);
    expect(strayed.length / all).toBeLessThan(0.15);
  });

  test('what is learned from them foretells them better than chance', () => {
    const lessons = new Lessons();
    for (const game of games) study(game, box, habits, lessons);
    const { numbers, report } = learn(games, box, habits);
    expect(lessons.crossEntropy(numbers)).toBeLessThan(lessons.crossEntropy(numbers.map(() => 0)));
    expect(report).toContain('the table now');
    expect(() => learn(games.slice(0, 7), box, habits)).toThrow('At least 8 games');
  });

  test('a game that the rules of today do not know is refused', () => {
    const [game] = games;
    const looks = game?.looks.with(3, [1, 2, 3, 4, 5, 6, 7, 8, 9]) ?? [];
    expect(() => game && study({ ...game, looks }, box, habits, new Lessons())).toThrow('other rules');
  });
});
