/** Nobody is burnt by one key: what gives something up asks once more, by key and by touch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, seen, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const question = (page: Page) => page.locator('#question').textContent();

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'care', share: 0.3, says: /give up .*movement point/, ends: 'end' },
  { game: 'everdell', seats: ['person', 'easy'], seed: 'care', share: 0.15, says: /give up .*worker/, ends: 'pass' },
  {
    game: 'mice',
    seats: ['person'],
    seed: 'care',
    share: 0.3,
    says: /give up \d+ steps?(, \d+ actions?)?\. /,
    ends: 'end',
  },
];

test.each(TABLES)(
  '$game: 0 asks what would be given up; 1 and Escape stay, 0 again means it',
  async ({ says, ends, ...wanted }) => {
    const { page, wrongs } = await at.table({ ...wanted, offers: ends }, { reducedMotion: 'reduce' });
    const asked = await question(page);
    const option = page.locator(`[data-option="${ends}"]`);
    await expect.poll(() => option.getAttribute('aria-keyshortcuts')).toBe('0');
    for (const stay of ['1', 'Escape']) {
      await page.keyboard.press('0');
      await page.waitForFunction(() => document.querySelector('.sure') !== null);
      await expect.poll(() => question(page)).toMatch(says);
      await seen(page);
      await page.keyboard.press(stay);
      await expect.poll(() => question(page)).toBe(asked);
      await seen(page);
    }
    await page.keyboard.press('0');
    await expect.poll(() => question(page)).toMatch(says);
    await seen(page);
    await page.keyboard.press('0');
    await page.waitForFunction((ends) => !document.querySelector(`[data-option="${ends}"], .sure`), ends);
    expect(wrongs).toEqual([]);
  },
  60_000,
);

test.each(TABLES)(
  '$game, on a phone: a tap asks, and "not yet" stays',
  async ({ says, ends, ...wanted }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;
    const { page } = await at.table({ ...wanted, offers: ends }, phone);
    await page.locator(`[data-option="${ends}"]`).tap();
    await expect.poll(() => question(page)).toMatch(says);
    await page.getByRole('button', { name: 'Not yet' }).tap();
    await expect.poll(() => question(page)).not.toMatch(says);
  },
  60_000,
);

test('whoever does not want to be asked is not', async () => {
  const [{ says: _, ends, ...wanted }] = TABLES as [(typeof TABLES)[number]];
  const { page } = await at.table({ ...wanted, offers: ends }, { reducedMotion: 'reduce' }, { careful: false });
  await page.keyboard.press('0');
  await page.waitForFunction((ends) => !document.querySelector(`[data-option="${ends}"], .sure`), ends);
}, 60_000);

test('a short list hides no kind of action', async () => {
  const wanted = { game: 'everdell', seats: ['person', 'easy'], seed: 'care', share: 0.15 };
  const { page } = await at.table(wanted, { reducedMotion: 'reduce' });
  await page.locator('.unfold[aria-expanded=false]').waitFor();
  const kinds = await page.locator('.opt.group').allInnerTexts();
  expect(kinds.join()).toContain('Send a worker');
  await page.locator('.opt.group').first().click();
  const ways = Number(/(\d+) ways/.exec(kinds[0] ?? '')?.[1]);
  expect(ways).toBeGreaterThan(1);
  await expect.poll(() => page.locator('[data-option]').count()).toBeGreaterThanOrEqual(ways);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toContain('place');
}, 60_000);
