import { expect, test } from 'vitest';
import { histogramChart, winChart } from './charts.ts';

/** Where every text of a picture ends, as wide as its letters may run, and how wide the picture is. */
function ends(svg: string): { width: number; ends: number[] } {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const texts = [...svg.matchAll(/<text x="([\d.]+)"([^>]*)>([^<]*)</g)];
  const anchored = texts.map(([, x, how, words]) => {
    const room = (words?.length ?? 0) * (how?.includes('font-size="15"') ? 8.5 : 7.2);
    const behind = how?.includes('"end"') ? 0 : how?.includes('"middle"') ? room / 2 : room;
    return Number(x) + behind;
  });
  return { width, ends: anchored };
}

test.each([10, 1000, 1_000_000, 100_000_000])('%d games are told within the picture', (games) => {
  const shown = ends(winChart([{ name: 'search:1000', won: games / 2, games, player: 0 }], 0.5));
  expect(shown.ends.length).toBeGreaterThan(6);
  expect(Math.max(...shown.ends)).toBeLessThanOrEqual(shown.width);
  expect(winChart([{ name: 'a', won: 1, games, player: 0 }], undefined)).toContain(`of ${games.toLocaleString('en')}<`);
});

test('the last number below a distribution is told within the picture', () => {
  const shown = ends(histogramChart([{ name: 'a', player: 0, histogram: { 1: 1, 1000000: 5 } }], 'points'));
  expect(Math.max(...shown.ends)).toBeLessThanOrEqual(shown.width);
});
