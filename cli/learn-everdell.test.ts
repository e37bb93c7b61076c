import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ALONE, NUMBERS, PARTS } from '../games/everdell/bot/first-impressions-numbers.ts';
import { learn } from './learn-everdell.ts';
import { fit, Lessons } from './learn-everdell-fit.ts';
import { record, study } from './learn-everdell-games.ts';
import { minimum } from './learn-everdell-minimum.ts';
import { tableWith } from './learn-everdell-table.ts';

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
    const weights = fit(lessons, TRUTH.length, 0);
    for (const [i, weight] of weights.entries()) expect(weight).toBeCloseTo(TRUTH[i] ?? Number.NaN, 4);
    expect(lessons.crossEntropy(weights)).toBeCloseTo(lessons.entropy(), 8);
  });

  test('shrinks until pulling to zero and learning are even, and leaves at zero what was never met', () => {
    const lessons = lessonsFrom(TRUTH);
    const weights = fit(lessons, TRUTH.length + 1, 0.01);
    const slope = new Float64Array(TRUTH.length + 1);
    lessons.crossEntropy(weights, slope);
    for (const [i, weight] of weights.entries()) expect(slope[i]).toBeCloseTo(-2 * 0.01 * weight, 6);
    expect(Math.hypot(...weights)).toBeLessThan(Math.hypot(...TRUTH));
    expect(weights[TRUTH.length]).toBe(0);
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

describe('the table', () => {
  const source = readFileSync(
    fileURLToPath(new URL('../games/everdell/bot/first-impressions-table.ts', import.meta.url)),
    'utf8',
  );

  test('written with its own numbers is the same file', () => {
    const games = Number(/to (\d+) games/.exec(source)?.[1]);
    expect(tableWith(source, NUMBERS, games)).toBe(source);
  });

  test('is read back as it was written, with what is new in it', async () => {
    PARTS.STOPPING.at('never-asked-before');
    PARTS.WAY.at('without effect');
    const numbers = NUMBERS.map((_, i) => (i === PARTS.WAY.at('without effect') ? 0.004 : anyNumber() || 1));
    const folder = mkdtempSync(join(tmpdir(), 'taste-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'table.ts');
    writeFileSync(file, tableWith(source, numbers, 12));
    const table: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [name, part] of Object.entries(PARTS)) {
      const rows = part.rows(numbers).filter(([key]) => key !== 'without effect');
      expect(table[name]).toEqual(Object.fromEntries(rows.map(([key, row]) => [key, row.length > 1 ? row : row[0]])));
    }
    for (const [name, [number]] of ALONE.rows(numbers)) expect(table[name]).toBe(number);
    expect(table.STOPPING).toHaveProperty('never-asked-before');
    expect(readFileSync(file, 'utf8')).toContain('to 12 games');
  });
});

describe('games to learn from', () => {
  const QUICK = 'search:4';
  const games = Array.from({ length: 8 }, (_, i) => record('test', i + 1, QUICK));

  test('the same name and number is the same game, and now and then it strays', () => {
    expect(record('test', 1, QUICK)).toEqual(games[0]);
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
    for (const game of games) study(game, lessons);
    const { numbers, report } = learn(games);
    expect(lessons.crossEntropy(numbers)).toBeLessThan(lessons.crossEntropy(numbers.map(() => 0)));
    expect(report).toContain('the table now');
    expect(() => learn(games.slice(0, 7))).toThrow('At least 8 games');
  });

  test('a game that the rules of today do not know is refused', () => {
    const [game] = games;
    const looks = game?.looks.with(3, [1, 2, 3, 4, 5, 6, 7, 8, 9]) ?? [];
    expect(() => game && study({ ...game, looks }, new Lessons())).toThrow('other rules');
  });
});
