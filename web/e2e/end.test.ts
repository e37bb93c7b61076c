/** The end of a game: nothing that axe finds fault with, in either light, at a desk and on a phone; and the proof is called what it is. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const FAIR = {
  cards: { en: 'Fair shuffles', pl: 'Uczciwe tasowanie', hu: 'Tisztességes keverés' },
  dice: { en: 'Fair dice', pl: 'Uczciwe kości', hu: 'Tisztességes kockák' },
};
const GAMES = [
  { name: 'The Ratcatcher', chance: 'dice', wanted: { game: 'ratcatcher', seats: ['person'], seed: 'watch' } },
  {
    name: 'Everdell',
    chance: 'cards',
    wanted: { game: 'everdell', seats: ['person', 'easy'], names: ['Ada', 'Bramble'], seed: 'watch' },
  },
  { name: 'Mice and Mystics', chance: 'dice', wanted: { game: 'mice', seats: ['person'], seed: 'walk' } },
] as const;

async function over(
  wanted: (typeof GAMES)[number]['wanted'],
  options: BrowserContextOptions,
  settings: object,
): Promise<Page> {
  const { page } = await at.table({ ...wanted, share: 1 }, { reducedMotion: 'reduce', ...options }, settings);
  await page.locator('.end .fair b').getByText(/./).waitFor();
  return page;
}

describe.each(GAMES)('$name is over', ({ chance, wanted }) => {
  test.each(['day', 'night'])('axe finds nothing by %s', { timeout: 90_000 }, async (theme) => {
    for (const options of [DESK, PHONE]) {
      const page = await over(wanted, options, { theme });
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    }
  });

  test.each(['en', 'pl', 'hu'] as const)(
    'the proof in %s speaks of what there is',
    { timeout: 60_000 },
    async (language) => {
      const page = await over(wanted, DESK, { language });
      const headings = await page.locator('.end h3').allTextContents();
      expect(headings).toContain(FAIR[chance][language]);
      expect(headings).not.toContain(FAIR[chance === 'dice' ? 'cards' : 'dice'][language]);
      await page.context().close();
    },
  );
});
