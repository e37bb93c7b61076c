/** A phone that lies: the board first, the question beside it; and the city keeps its size whatever is asked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wanted } from './moments.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'care', share: 0.3, offers: 'end' },
  { game: 'everdell', seats: ['person', 'easy'], seed: 'care', share: 0.4, offers: 'place' },
];

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]) {
  test.each(TABLES)(
    `$game on ${viewport.width}x${viewport.height}: most of the height is the board's`,
    async (wanted) => {
      const { page, wrongs } = await at.table(wanted, { viewport, hasTouch: true, reducedMotion: 'reduce' });
      const board = await page.locator('main.middle').boundingBox();
      const ask = await page.locator('.ask').boundingBox();
      expect(board?.height).toBeGreaterThan(viewport.height * 0.8);
      expect(board?.width).toBeGreaterThan(viewport.width * 0.45);
      expect(ask?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0) - 1);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      await page.locator('[data-option], .opt.group').last().tap();
      expect(wrongs).toEqual([]);
    },
    60_000,
  );
}

test.each([667, 740, 812, 844])(
  'everdell on a lying phone of %i: all that one has stands in one line',
  async (width) => {
    const phone = { viewport: { width, height: 375 }, hasTouch: true, isMobile: true };
    const { page } = await at.table(TABLES[1] as Wanted, phone, { motion: 'none', lessons: 'off' });
    const rows = await page
      .locator('.state button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => y + height),
      );
    expect(rows).toHaveLength(9);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);
  },
  60_000,
);

test.each([
  { ...TABLES[0], share: 0.8, size: 'normal' },
  { ...TABLES[0], share: 0.8, size: 'largest' },
  { ...TABLES[1], size: 'normal' },
  { ...TABLES[1], size: 'largest' },
])(
  '$game on a phone that stands, $size letters: a long question covers nothing of what one has',
  async ({ size, ...wanted }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await at.table(wanted as Wanted, phone, { motion: 'none', lessons: 'off', size });
    const board = await page.locator('main.middle').boundingBox();
    const state = await page.locator('.state').boundingBox();
    const ask = await page.locator('.ask').boundingBox();
    expect(board?.height).toBeGreaterThanOrEqual(0.34 * 844 - 1);
    expect((state?.y ?? 0) + (state?.height ?? 0)).toBeLessThanOrEqual((ask?.y ?? 0) + 0.5);
    expect(ask?.height).toBeGreaterThan(0.2 * 844);
  },
  60_000,
);

test('with the largest letters the name of the game is whole in the top line', async () => {
  const phone = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
  const { page } = await at.table(TABLES[1] as Wanted, phone, { lessons: 'off', size: 'largest' });
  const name = await page.locator('.top .where').boundingBox();
  const line = await page.locator('.top').first().boundingBox();
  expect(name?.height).toBeLessThanOrEqual(line?.height ?? 0);
  expect(await page.locator('.top .where b').evaluate((b) => b.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
}, 60_000);

test('The Ratcatcher: a longer question does not change the size of the city', async () => {
  const { page } = await at.table(TABLES[0] as Wanted, { reducedMotion: 'reduce' });
  const size = async () => (await page.locator('main.middle').boundingBox())?.height;
  const before = await size();
  await page.keyboard.press('o');
  await page.locator('.unfold[aria-expanded=true]').waitFor();
  await expect.poll(() => size()).toBe(before);
  await page.keyboard.press('0');
  await expect.poll(() => size()).toBe(before);
}, 60_000);

test.each([
  [667, 375],
  [844, 390],
  [360, 640],
  [390, 844],
])(
  'Mice and Mystics with the largest letters on %sx%s: nothing lies over the name of the room, nor over whose turn it is',
  async (width, height) => {
    const wanted = { game: 'mice', seats: ['person'], seed: 'care', share: 0.4 };
    const options = { viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
    const { page, wrongs } = await at.table(wanted, options, { lessons: 'off', size: 'largest' });
    await page.locator('.chips').waitFor();
    const boxOf = async (part: string) => {
      const box = await page.locator(part).first().boundingBox();
      if (!box) throw new Error(`${part} is not in sight`);
      return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    };
    const [book, name, zoom, wheel] = await Promise.all(['.open.book', '.plaque b', '.zoom', '.chips'].map(boxOf));
    const apart = (one: typeof book, other: typeof book) =>
      one &&
      other &&
      (one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top);
    expect(apart(book, name)).toBe(true);
    expect(apart(book, wheel)).toBe(true);
    expect(apart(wheel, zoom)).toBe(true);
    const [state, ask] = await Promise.all(['.state', '.ask'].map(boxOf));
    expect(ask?.top).toBeGreaterThanOrEqual((state?.bottom ?? 0) - 1);
    expect(wrongs).toEqual([]);
  },
  60_000,
);
