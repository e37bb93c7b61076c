/**
 * All sizes, languages, letters and lights, on early and late tables of all games and on the pages around them. A sample
 * is walked always, in which each place meets every second size and all together meet everything; `WALK=all` walks it all,
 * and `WALK=3/7` the third of seven parts of that, so that a long way can be walked in pieces.
 */
import { sure } from '@smallfolk/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { PAGES, type Place, TABLES } from './places.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Touched below a tablet's width, else used with a mouse. */
const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const isTouched = ([width]: readonly [number, number]) => width < 1024;

interface Liked {
  readonly language: 'en' | 'pl' | 'hu';
  readonly size: 'normal' | 'largest';
  readonly theme: 'day' | 'night';
}
const LIKED: readonly Liked[] = [
  { language: 'en', size: 'largest', theme: 'night' },
  { language: 'pl', size: 'normal', theme: 'day' },
  { language: 'hu', size: 'largest', theme: 'day' },
  { language: 'en', size: 'normal', theme: 'day' },
  { language: 'pl', size: 'largest', theme: 'night' },
  { language: 'hu', size: 'normal', theme: 'night' },
  { language: 'en', size: 'largest', theme: 'day' },
  { language: 'pl', size: 'normal', theme: 'night' },
  { language: 'hu', size: 'largest', theme: 'night' },
  { language: 'en', size: 'normal', theme: 'night' },
  { language: 'pl', size: 'largest', theme: 'day' },
  { language: 'hu', size: 'normal', theme: 'day' },
];
/** Which part of the whole way is walked, of how many. */
const [, part = 1, parts = 1] = /^(\d+)\/(\d+)$/.exec(process.env.WALK ?? '')?.map(Number) ?? [];
const PLACES = [...TABLES, ...PAGES].map((place, n) => ({ ...place, n })).filter(({ n }) => n % parts === part - 1);

/** In the sample a place meets one liking: all languages, letters and lights over all places together. */
const all = process.env.WALK === 'all' || parts > 1;
const likings = (n: number) => (all ? LIKED : [sure(LIKED[(n * 5) % LIKED.length])]);

/** Walks through the sizes and tells what is wrong where. */
async function walk(liked: Liked, place: Place, n: number): Promise<string[]> {
  const wrong = new Map<string, string[]>();
  for (const touch of [true, false]) {
    const sizes = SIZES.filter((size, i) => isTouched(size) === touch && (all || (n + i) % 2 === 0));
    const [[width, height] = [360, 640]] = sizes;
    const options = { viewport: { width, height }, hasTouch: touch, isMobile: touch };
    const { page, wrongs } = await place.lay(at, options, { ...liked, motion: 'none', lessons: 'off' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.waitForTimeout(150);
      for (const fault of await faultsOf(page, touch))
        wrong.set(fault, [...(wrong.get(fault) ?? []), `${width}x${height}`]);
    }
    for (const message of wrongs) wrong.set(message, ['console']);
    await page.context().close();
  }
  return [...wrong].map(([fault, where]) => `${where.join(' ')}: ${fault}`);
}

describe.each(PLACES)('$name', ({ n, ...place }) => {
  test.each(likings(n))('$language, $size letters, by $theme', { timeout: 240_000 }, async (liked) => {
    expect(await walk(liked, place, n)).toEqual([]);
  });
});
