/** The city of The Ratcatcher under the hand: a zone says what is in it, a township is laid and turned where it will lie. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
const RATS = { game: 'ratcatcher', seats: ['person'], seed: 'care' };
const BEGUN = { ...RATS, share: 0, offers: 'place', beside: 3 };
const LATE = { ...RATS, share: 0.8, offers: 'end' };
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Where the card in hand lies and how it is turned, as it is drawn. */
const ghost = (page: Page) => page.locator('.in-hand .held').getAttribute('x');

test('a tap on a zone lists what is in it, and each thing explains itself', async () => {
  const { page, wrongs } = await at.table(LATE, { reducedMotion: 'reduce' });
  const full = page.locator('.hit:not(.live)[aria-label*="rat"]').first();
  const label = (await full.getAttribute('aria-label')) ?? '';
  const box = await full.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const list = page.getByRole('group', { name: /^What is here/ });
  await list.locator('.thing').first().waitFor();
  const things = await list.locator('.thing').allTextContents();
  for (const thing of things.map((text) => text.trim())) {
    // Printed signs are not spoken of zone by zone, all pieces are.
    if (!/spawn/i.test(thing)) expect(label).toContain(thing);
  }
  await list.getByRole('button', { name: 'Close' }).waitFor();
  await list.locator('.thing').first().click();
  await page.locator('.note').waitFor();
  expect(wrongs).toEqual([]);
}, 60_000);

test.each(['normal', 'largest'])(
  'on a phone with %s letters that list stands whole in the city',
  async (size) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await at.table(LATE, phone, { motion: 'none', lessons: 'off', language: 'hu', size });
    await page.locator('.map .zoom button').tap();
    const box = await page.locator('.hit:not(.live)[aria-label*="patkány"]').first().boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.locator('.map .menu .thing').first().waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
    const wider = await page.locator('.map .menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
    const menu = await page.locator('.map .menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  },
  60_000,
);

test('an answer that is pointed at in the bar lays the township there', async () => {
  const { page } = await at.table(BEGUN, { reducedMotion: 'reduce' });
  await page.keyboard.press('o');
  const options = page.locator('[data-option^="place"]');
  await options.nth(1).waitFor();
  const seen = new Set<string>();
  for (const option of await options.all()) {
    const x = Number(/x=(-?\d+)/.exec((await option.getAttribute('data-option')) ?? '')?.[1]);
    await option.hover();
    await expect.poll(() => ghost(page)).toBe(String(x * 246 - 3));
    seen.add(String(x));
  }
  expect(seen.size).toBeGreaterThan(1);
}, 60_000);

test.each(['en', 'pl', 'hu'])(
  'on a phone (%s) a township is turned on the board, which has half of the height; no list of sentences',
  async (language) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
    ]) {
      const phone = { viewport, hasTouch: true, reducedMotion: 'reduce' } as const;
      const { page, wrongs } = await at.table(BEGUN, phone, { language });
      const board = await page.locator('main.middle').boundingBox();
      expect(board?.height, 'with a note for newcomers').toBeGreaterThan(viewport.height * 0.4);
      await page.locator('.lesson .link').first().click();
      const tall = async () => (await page.locator('main.middle').boundingBox())?.height;
      await expect.poll(tall).toBeGreaterThanOrEqual(viewport.height * 0.5);
      await expect.poll(() => page.locator('[data-option]').count()).toBe(0);
      for (const button of await page.locator('.map .tools button').all()) {
        const { clips, lines, width, height } = await button.evaluate((node) => ({
          clips: node.scrollWidth > node.clientWidth + 1,
          lines: node.textContent?.trim() ? node.getClientRects().length : 1,
          width: node.getBoundingClientRect().width,
          height: node.getBoundingClientRect().height,
        }));
        expect([clips, lines]).toEqual([false, 1]);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
      }
      const tools = await page.locator('.map .tools').boundingBox();
      expect((tools?.x ?? -1) >= 0 && (tools?.x ?? 0) + (tools?.width ?? 0) <= viewport.width).toBe(true);
      // Tapped where it lies, it is turned; then it is put down.
      const before = await page.locator('.in-hand').innerHTML();
      const card = await page.locator('.in-hand .held').boundingBox();
      await page.touchscreen.tap((card?.x ?? 0) + (card?.width ?? 0) / 2, (card?.y ?? 0) + (card?.height ?? 0) / 2);
      await expect.poll(() => page.locator('.in-hand').innerHTML()).not.toBe(before);
      await page.locator('.map .tools .go').tap();
      await settle(page);
      expect(wrongs).toEqual([]);
    }
  },
  60_000,
);
