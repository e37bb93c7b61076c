/** A slip can be taken back until the next one has seen or done anything; and nobody peeks that way. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

async function begin(page: Page, second: string): Promise<void> {
  await page.locator('#sitter-1').selectOption({ label: second });
  await page.getByLabel('Name, Seat 1').fill('Ada');
  await page.getByLabel('Name, Seat 2').fill('Bence');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('0123456789abcdef0123456789abcdef');
  await page.getByRole('button', { name: 'Begin' }).click();
}
/** Three twigs: nothing is drawn or shown by it. */
const twigs = (page: Page) => page.locator('[data-place="at-basic-3-twigs"]').click();
const workers = (page: Page) => page.locator('[data-place="at-basic-3-twigs"].taken').count();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('around one screen: taken back before it is passed on, and not after the next one has looked', async () => {
  const { page, wrongs } = await at.open('#/setup/everdell', { reducedMotion: 'reduce' });
  await begin(page, 'A person');
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await settle(page);
  await twigs(page);
  await page.getByRole('button', { name: 'Pass it to Bence' }).waitFor();
  await expect.poll(() => workers(page)).toBe(1);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.unfold, [data-option]').first().waitFor();
  await expect.poll(() => workers(page)).toBe(0);
  await twigs(page);
  await page.getByRole('button', { name: 'Pass it to Bence' }).click();
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'I am Bence' }).click();
  await page.locator('.unfold, [data-option]').first().waitFor();
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
  await page.keyboard.press('u');
  await page.waitForTimeout(300);
  await expect.poll(() => workers(page)).toBe(1);
  expect(wrongs).toEqual([]);
}, 60_000);

test('a bot waits a moment: the choice can be taken back, or the moment skipped', async () => {
  const { page } = await at.open('#/setup/everdell', { reducedMotion: 'reduce' });
  await begin(page, 'Bot, easy');
  await settle(page);
  await twigs(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.unfold, [data-option]').first().waitFor();
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => page.locator('#log li').count()).toBe(0);
  await twigs(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(() => document.querySelectorAll('#log li').length > 1);
  await settle(page);
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
}, 60_000);

test('the moment ends by itself, and can be switched off', async () => {
  const { page } = await at.open('#/setup/everdell', { reducedMotion: 'reduce' });
  await begin(page, 'Bot, easy');
  await settle(page);
  await twigs(page);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#log li').length > 1);
  await page.evaluate(() => localStorage.setItem('smallfolk.settings', JSON.stringify({ takeBack: 0 })));
  await page.goto(`${at.url}?again#/setup/everdell`);
  await begin(page, 'Bot, easy');
  await settle(page);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('.ask')?.textContent?.includes('Go on')) document.body.dataset.waited = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await twigs(page);
  await page.waitForFunction(() => document.querySelectorAll('#log li').length > 1);
  expect(await page.evaluate(() => document.body.dataset.waited)).toBeUndefined();
}, 60_000);

test.each(['en', 'pl', 'hu'])(
  'on a phone with the largest letters the table is passed on and covered without a word broken (%s)',
  async (language) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const wanted = {
      game: 'everdell',
      seats: ['person', 'person'],
      names: ['Zofia', 'Bence'],
      seed: 'care',
      share: 0.15,
    };
    const likes = { motion: 'none', lessons: 'off', size: 'largest', language };
    const { page } = await at.table({ ...wanted, offers: 'pass' }, phone, likes);
    expect(await faultsOf(page, true)).toEqual([]);
    await page.locator('.curtain button').tap();
    await page.locator('[data-place="at-basic-3-twigs"]').tap();
    await page.locator('.handon').waitFor();
    expect(await faultsOf(page, true)).toEqual([]);
  },
  60_000,
);
