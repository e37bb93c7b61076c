/** Understood at first sight: whose turn and which phase it is, who does what, and how it ended. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment, type Wanted } from './moments.ts';
import { beginKnown, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

async function open(page: Page, wanted: Wanted): Promise<void> {
  const buffer = Buffer.from(await moment(wanted));
  await page.setInputFiles('input[type=file]', { name: 'seen.json', mimeType: 'application/json', buffer });
  await settle(page);
}
const lit = (page: Page) => page.locator('.phases [aria-current=step]').allInnerTexts();
const ALONE = { game: 'everdell', setup: { seats: 1 }, seats: ['person'], seed: 'seen' };

test('The Ratcatcher: no phase is lit in the set-up nor at the end, and the right one in between', async () => {
  const rats = { game: 'ratcatcher', seats: ['person'], seed: 'seen' };
  const { page } = await at.table({ ...rats, share: 0 }, { reducedMotion: 'reduce' });
  await expect.poll(() => page.locator('.where').textContent()).toContain('setting up');
  await expect.poll(() => lit(page)).toEqual([]);
  await page.goto(at.url);
  await open(page, { ...rats, share: 0.3, offers: 'end' });
  await expect.poll(() => lit(page)).toEqual(['Your actions']);
  await page.goto(at.url);
  await open(page, { ...rats, share: 1 });
  await expect.poll(() => lit(page)).toEqual([]);
}, 60_000);

test('Everdell: turns are counted from 1, Rugwort has his name in the chart, and the heading says that it is over', async () => {
  const { page } = await at.table({ ...ALONE, share: 0 }, { reducedMotion: 'reduce' });
  await expect.poll(() => page.locator('.where').textContent()).toMatch(/turn 1$/);
  await page.goto(at.url);
  await open(page, { ...ALONE, share: 1 });
  await page.locator('.end svg text', { hasText: 'Rugwort' }).first().waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('heading', { name: 'Final score' }).waitFor();
}, 60_000);

test('notes for newcomers come in every game, and can be switched on again', async () => {
  const { page } = await at.open('#/setup/ratcatcher', { reducedMotion: 'reduce' });
  await beginKnown(page);
  await settle(page);
  const note = page.locator('.lesson');
  await note.waitFor();
  await note.getByRole('button', { name: 'No more of these' }).click();
  await note.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('group', { name: 'Notes for newcomers' }).getByRole('button', { name: 'Yes' }).click();
  await page.keyboard.press('Escape');
  await note.waitFor();
}, 60_000);
