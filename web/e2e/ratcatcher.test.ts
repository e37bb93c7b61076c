/** The Ratcatcher's table on tablets held sideways and on small laptops: the city is the largest thing on it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { faultsOf } from './faults.ts';
import { moment } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
const saves = new Map<number, Buffer>();
beforeAll(async () => {
  at = await site();
  for (const share of SHARES) {
    const save = await moment({ game: 'ratcatcher', seats: ['person'], seed: 'shots', share });
    saves.set(share, Buffer.from(save));
  }
}, 120_000);
afterAll(() => at?.close());

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
] as const;
/** Early, with few answers; in the middle, with many. */
const SHARES = [0.05, 0.5] as const;
/** What the city has of the window. */
const WIDTH = 0.6;
const HEIGHT = 0.55;

async function open(page: Page, share: number): Promise<void> {
  await page.goto(at.url);
  await page.setInputFiles('input[type=file]', {
    name: 'moment.json',
    mimeType: 'application/json',
    buffer: saves.get(share) ?? Buffer.of(),
  });
  await settle(page);
}

/** What does not hold in what is to be seen now. */
const faults = (page: Page) =>
  page.evaluate(
    ([WIDTH, HEIGHT]) => {
      const found: string[] = [];
      const wide = document.scrollingElement?.scrollWidth ?? 0;
      if (wide > innerWidth) found.push(`${wide} px wide`);
      const city = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
      const share = [city.width / innerWidth, city.height / innerHeight];
      if ((share[0] ?? 0) < WIDTH || (share[1] ?? 0) < HEIGHT) found.push(`the city has ${share.join(' by ')}`);
      const last = [...document.querySelectorAll('[data-option]')].at(-1);
      const answer = last?.getBoundingClientRect();
      const list = last?.closest('ol')?.getBoundingClientRect();
      if (answer && list && answer.bottom > Math.min(list.bottom, innerHeight) + 0.5)
        found.push(`the last answer ends at ${answer.bottom}, what is in sight of it at ${list.bottom}`);
      for (const option of document.querySelectorAll('.opts .opt'))
        if (option.scrollWidth > option.clientWidth + 1) found.push(`too wide: ${option.textContent}`);
      return found;
    },
    [WIDTH, HEIGHT] as const,
  );

test.for(SIZES)(
  '$width x $height: the city is large, nothing is cut off, in every language',
  { timeout: 90_000 },
  async (viewport) => {
    const { page, wrongs } = await at.open('', { viewport });
    for (const language of ['en', 'pl', 'hu']) {
      await page.evaluate((kept) => localStorage.setItem('smallfolk.settings', kept), JSON.stringify({ language }));
      await page.reload();
      for (const share of SHARES) {
        await open(page, share);
        expect.soft(await faults(page), `${language}, ${share}`).toEqual([]);
      }
    }
    expect(wrongs).toEqual([]);
  },
);

test.for([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('$width x $height: a hint leaves the words of the answers whole', { timeout: 60_000 }, async (viewport) => {
  const hasTouch = viewport.width < 900;
  const wanted = { game: 'ratcatcher', seats: ['person'], seed: 'care', share: 0.8, offers: 'end' };
  const { page } = await at.table(wanted, { viewport, hasTouch }, { motion: 'none', lessons: 'off', language: 'pl' });
  const say = page.locator('[data-option] .say').first();
  const width = async () => (await say.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('h');
  await page.locator('.expected').nth(5).waitFor({ timeout: 30_000 });
  expect(await faultsOf(page, hasTouch)).toEqual([]);
  expect(await width()).toBeGreaterThan(before - 12);
});

test('one column beside the city: with a hint too, the own board whole, the rats, and the log by its key', async () => {
  const { page, wrongs } = await at.open('', { viewport: { width: 1024, height: 768 } });
  await open(page, 0.5);
  await page.keyboard.press('h');
  await page.locator('.advice').waitFor({ timeout: 30_000 });
  expect(await faults(page), 'with the hint').toEqual([]);
  // The last craft of the own board, at its lower end.
  const net = page.locator('.catcher').getByRole('heading').last();
  await net.scrollIntoViewIfNeeded();
  await expect.poll(() => net.isVisible()).toBe(true);
  await page.getByRole('button', { name: /^Rats/ }).click();
  await page.getByRole('region', { name: 'The nemesis and the cage' }).waitFor();
  await expect.poll(() => net.isVisible()).toBe(false);
  await page.keyboard.press('l');
  await page.getByRole('region', { name: 'What happened' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('log');
  await page.getByRole('button', { name: /^You/ }).click();
  await expect.poll(() => net.isVisible()).toBe(true);
  expect(wrongs).toEqual([]);
}, 60_000);

test.for(['light', 'dark'] as const)(
  'axe finds nothing in the one column, %s',
  { timeout: 90_000 },
  async (colorScheme) => {
    const viewport = { width: 1024, height: 768 };
    const { page } = await at.open('', { viewport, colorScheme, reducedMotion: 'reduce' });
    await open(page, 0.5);
    for (const tab of ['You', 'Rats', 'Log']) {
      await page.getByRole('button', { name: new RegExp(`^${tab}`) }).click();
      await page.mouse.move(500, 300);
      expect(await axe(page), tab).toEqual([]);
    }
  },
);
