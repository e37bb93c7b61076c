/** Ties of the rats: divided on the board, told in words, explained once, and left to the fixed order by whoever likes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const PACK = { game: 'ratcatcher', seats: ['person'], seed: 'ties 7', share: 0.1, offers: 'settle', beside: 3 };

async function open(page: Page): Promise<void> {
  const buffer = Buffer.from(await moment(PACK));
  await page.setInputFiles('input[type=file]', { name: 'tie.json', mimeType: 'application/json', buffer });
  await settle(page);
}

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  '$width x $height: a pack is divided on the board, and both zones show how many come',
  async (viewport) => {
    const touch = { viewport, hasTouch: viewport.width < 900, reducedMotion: 'reduce' } as const;
    const { page, wrongs } = await at.table(PACK, touch);
    await page.getByText('so you decide where they run').waitFor();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect
      .poll(() => page.locator('.map .tools p').textContent())
      .toMatch(/\d of the \d+ \w+ rats to \d\d\w, \d to \d\d\w/);
    const shares = page.locator('.divided .share');
    await expect.poll(() => shares.count()).toBe(2);
    const numbers = async () => (await shares.allTextContents()).map(Number);
    const begun = await numbers();
    const all = (begun[0] ?? 0) + (begun[1] ?? 0);
    const [first, second] = await page.locator('.map .tools button:not(.go)').all();
    for (let n = 0; n < all && (await first?.isEnabled()); n++) await first?.click();
    await expect.poll(() => numbers()).toEqual([all, 0]);
    // The zone itself is tapped: where its count stands.
    const box = await shares.nth(1).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => numbers()).toEqual([all - 1, 1]);
    await expect.poll(() => second?.textContent()).toMatch(/^1 → \d\d\w/);
    await page.locator('.map .tools .go').click();
    await settle(page);
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('#log').textContent()).toContain('as you chose');
    expect(wrongs).toEqual([]);
  },
  60_000,
);

test.each([
  { width: 1440, height: 900, size: 'normal' },
  { width: 390, height: 844, size: 'normal' },
  { width: 390, height: 844, size: 'largest' },
  { width: 844, height: 390, size: 'largest' },
])(
  '$width x $height, $size letters: both zones are seen whole above the tools, and no answer is cut off',
  async ({ size, ...viewport }) => {
    const touch = { viewport, hasTouch: viewport.width < 900, isMobile: viewport.width < 900 };
    const { page } = await at.table(PACK, touch, { motion: 'none', language: 'hu', size });
    const tools = page.locator('.map .tools');
    await tools.waitFor();
    const map = await page.locator('.map').boundingBox();
    const bottoms = async () => {
      const boxes = await page.locator('.divided .share').all();
      return Promise.all(boxes.map(async (box) => (await box.boundingBox().then((b) => b && b.y + b.height)) ?? 0));
    };
    const edge = async () => (await tools.boundingBox())?.y ?? 0;
    await expect.poll(async () => Math.max(...(await bottoms())) - (await edge())).toBeLessThanOrEqual(0);
    // The city has more of the room than its tools.
    expect((await edge()) - (map?.y ?? 0)).toBeGreaterThan((map?.height ?? 0) / 2);
    const cut = await page.locator('.ask').evaluate((ask) => ask.scrollWidth - ask.clientWidth);
    expect(cut).toBeLessThanOrEqual(2);
  },
  60_000,
);

test('an answer that is pointed at in the bar divides the pack on the board', async () => {
  const { page } = await at.table(PACK, { reducedMotion: 'reduce' });
  const options = page.locator('[data-option^="send"]');
  const last = (await options.count()) - 1;
  for (const n of [0, last]) {
    await options.nth(n).hover();
    const counts = async () => (await page.locator('.divided .share').allTextContents()).map(Number);
    await expect.poll(async () => (await counts())[n === 0 ? 1 : 0]).toBe(0);
  }
}, 60_000);

test('whoever likes leaves such ties to the fixed order: said in the log, kept as a setting, switched off again', async () => {
  const { page, wrongs } = await at.table(PACK, { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Always decide such ties for me' }).click();
  await settle(page);
  await page.locator('#log').getByText('by the fixed order').first().waitFor();
  await expect.poll(() => page.locator('.divided').count()).toBe(0);
  // The same game once more: the question is not even shown.
  await page.goto(at.url);
  await open(page);
  await settle(page);
  await expect.poll(() => page.locator('[data-option=settle]').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Decide ties for me' }).getByRole('button', { name: 'No' }).click();
  await page.goto(at.url);
  await open(page);
  await page.locator('[data-option=settle]').waitFor();
  expect(wrongs).toEqual([]);
}, 60_000);
