/** A finished game is watched from its start: scrubbed, stepped, played, through anybody's eyes, and played on from. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'watch' },
  { game: 'everdell', seats: ['person', 'easy'], names: ['Ada', 'Bramble'], seed: 'watch' },
];
const count = async (page: Page) =>
  Number(/choice (\d+) of/.exec((await page.locator('.dock .count').textContent()) ?? '')?.[1]);

test.each(TABLES)(
  '$game: from the result to its start, and from there on',
  async (wanted) => {
    const { page, wrongs } = await at.open('', { reducedMotion: 'reduce' });
    const buffer = Buffer.from(await moment({ ...wanted, share: 1 }));
    await page.setInputFiles('input[type=file]', { name: 'over.json', mimeType: 'application/json', buffer });
    await settle(page);
    await page.getByRole('link', { name: 'Watch it from the start' }).click();
    await page.locator('.dock .count').waitFor();
    await expect.poll(() => count(page)).toBe(0);
    const lines = await page.locator('#log li').count();
    await expect.poll(() => page.locator('#log li.ahead').count()).toBeGreaterThan(lines - 5);

    await page.getByRole('button', { name: 'One choice on' }).click();
    await expect.poll(() => count(page)).toBe(1);
    const bar = page.getByRole('slider');
    await bar.focus();
    await page.keyboard.press('End');
    const of = await count(page);
    expect(of).toBeGreaterThan(20);
    await expect.poll(() => page.locator('#log li.ahead').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count(page)).toBe(of - 1);

    await page
      .locator('#log .jump')
      .nth(Math.floor(lines / 2))
      .click();
    const middle = await count(page);
    expect(middle).toBeGreaterThan(1);
    expect(middle).toBeLessThan(of - 1);
    await page.getByRole('button', { name: '8×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      (from) => !document.querySelector('.dock .count')?.textContent?.includes(`choice ${from} `),
      middle,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    if (wanted.seats.length > 1) {
      const before = await page.locator('main').textContent();
      await page.getByLabel('Seen by').selectOption({ label: 'Bramble' });
      await page.waitForFunction((before) => document.querySelector('main')?.textContent !== before, before);
    }
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await expect.poll(() => page.locator('[data-option], .unfold').count()).toBeGreaterThan(0);
    expect(wrongs).toEqual([]);
  },
  90_000,
);

test('a game that is not over keeps its secrets', async () => {
  const { page } = await at.open('', { reducedMotion: 'reduce' });
  const buffer = Buffer.from(await moment({ game: 'everdell', seats: ['person', 'easy'], seed: 'watch', share: 0.3 }));
  await page.setInputFiles('input[type=file]', { name: 'now.json', mimeType: 'application/json', buffer });
  await settle(page);
  await page.evaluate(() => {
    location.hash = location.hash.replace('/table/', '/replay/');
  });
  await page.getByText('cannot be watched').waitFor();
}, 60_000);

test('where the game turned is found out while one watches, told in words, and kept with the game', async () => {
  const { page, wrongs } = await at.open('', { reducedMotion: 'reduce' });
  const buffer = Buffer.from(await moment({ ...(TABLES[1] as (typeof TABLES)[number]), share: 1 }));
  await page.setInputFiles('input[type=file]', { name: 'over.json', mimeType: 'application/json', buffer });
  await settle(page);
  await page.getByRole('link', { name: 'Watch it from the start' }).click();
  await page.getByRole('button', { name: 'Find out where it turned' }).click();
  await page.locator('.curve progress').waitFor();
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect.poll(() => count(page)).toBe(1);
  await page.locator('.curve ol').waitFor({ timeout: 100_000 });
  // Whether this game has a turning point depends on who played it; either is told in words.
  await expect.poll(() => page.locator('.curve ol').textContent()).toMatch(/better|luck|turned/);
  const turn = page.locator('.curve li button').first();
  if (await turn.isVisible()) {
    await turn.click();
    await expect.poll(() => count(page)).toBeGreaterThan(1);
  }
  await page.reload();
  await page.locator('.curve polyline').waitFor();
  expect(wrongs).toEqual([]);
}, 150_000);
