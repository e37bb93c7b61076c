/** Nobody is burnt by one key: what gives something up asks once more, by key and by touch. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment, type Wanted } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

async function open(page: Page, wanted: Wanted): Promise<void> {
  const buffer = Buffer.from(await moment(wanted));
  await page.setInputFiles('input[type=file]', { name: 'care.json', mimeType: 'application/json', buffer });
  await settle(page);
}
const question = (page: Page) => page.locator('#question').textContent();

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'care', share: 0.3, says: /give up .*movement point/, ends: 'end' },
  { game: 'everdell', seats: ['person', 'easy'], seed: 'care', share: 0.15, says: /give up .*worker/, ends: 'pass' },
];

test.each(TABLES)(
  '$game: 0 asks what would be given up; 1 and Escape stay, 0 again means it',
  async ({ says, ends, ...wanted }) => {
    const { page, wrongs } = await at.open('', { reducedMotion: 'reduce' });
    await open(page, { ...wanted, offers: ends });
    const asked = await question(page);
    const option = page.locator(`[data-option="${ends}"]`);
    await expect.poll(() => option.getAttribute('aria-keyshortcuts')).toBe('0');
    for (const stay of ['1', 'Escape']) {
      await page.keyboard.press('0');
      await page.waitForFunction(() => document.querySelector('.sure') !== null);
      await expect.poll(() => question(page)).toMatch(says);
      await page.keyboard.press(stay);
      await expect.poll(() => question(page)).toBe(asked);
    }
    await page.keyboard.press('0');
    await page.keyboard.press('0');
    await page.waitForFunction((ends) => !document.querySelector(`[data-option="${ends}"], .sure`), ends);
    expect(wrongs).toEqual([]);
  },
  60_000,
);

test.each(TABLES)(
  '$game, on a phone: a tap asks, and "not yet" stays',
  async ({ says, ends, ...wanted }) => {
    const { page } = await at.open('', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await open(page, { ...wanted, offers: ends });
    await page.locator(`[data-option="${ends}"]`).tap();
    await expect.poll(() => question(page)).toMatch(says);
    await page.getByRole('button', { name: 'Not yet' }).tap();
    await expect.poll(() => question(page)).not.toMatch(says);
  },
  60_000,
);

test('whoever does not want to be asked is not', async () => {
  const { page } = await at.open('', { reducedMotion: 'reduce' });
  await page.evaluate(() => localStorage.setItem('smallfolk.settings', JSON.stringify({ careful: false })));
  await page.reload();
  const [{ says: _, ends, ...wanted }] = TABLES as [(typeof TABLES)[number]];
  await open(page, { ...wanted, offers: ends });
  await page.keyboard.press('0');
  await page.waitForFunction((ends) => !document.querySelector(`[data-option="${ends}"], .sure`), ends);
}, 60_000);

test('a short list hides no kind of action', async () => {
  const { page } = await at.open('', { reducedMotion: 'reduce' });
  await open(page, { game: 'everdell', seats: ['person', 'easy'], seed: 'care', share: 0.15 });
  await page.locator('.unfold[aria-expanded=false]').waitFor();
  const kinds = await page.locator('.opt.group').allInnerTexts();
  expect(kinds.join()).toContain('Send a worker');
  await page.locator('.opt.group').first().click();
  const ways = Number(/(\d+) ways/.exec(kinds[0] ?? '')?.[1]);
  expect(ways).toBeGreaterThan(1);
  await expect.poll(() => page.locator('[data-option]').count()).toBeGreaterThanOrEqual(ways);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toContain('place');
}, 60_000);
