/** At one table, each at home: rooms in real browsers. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complete, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

const calm = { reducedMotion: 'reduce' } as const;

/** The link that a note on this page shows. */
async function linkOf(page: Page, title: string): Promise<string> {
  const link = await page.getByLabel(title, { exact: true }).first().inputValue();
  return link.slice(link.indexOf('#'));
}

async function sitDown(link: string, name: string, options: object = calm): Promise<Page> {
  const { page } = await at.open(link, options);
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await page.getByText('Keep your way back').first().waitFor();
  return page;
}

/** Makes one choice, if this page is asked. */
async function playOne(page: Page): Promise<boolean> {
  if ((await page.locator('[data-option]').count()) === 0) return false;
  await settle(page);
  if (await complete(page)) return true;
  await page.locator('[data-option]').first().click();
  const sure = page.locator('[data-sure]');
  if (await sure.isVisible()) await sure.click();
  return true;
}

const isOver = async (page: Page) => (await page.locator('.end').count()) > 0;

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a table for friends is opened, joined by a link and played; the page is accessible and speaks three languages', async () => {
  const { page: zosia, wrongs } = await at.open('#/friends/crumbs', calm);
  await accessible(zosia);
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await zosia.getByText('A seat is free').waitFor();
  await accessible(zosia);
  const link = await linkOf(zosia, 'A seat is free');
  const bence = await sitDown(link, 'Bence');
  await accessible(bence);
  const { page: late } = await at.open(link, calm);
  await late.getByText('Bence').first().waitFor();
  expect(await late.getByRole('button', { name: /^Sit down/ }).count()).toBe(0);
  await zosia.getByText('Bence').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  await zosia.locator('[data-option]').first().waitFor();
  await bence.locator('.desk').waitFor();
  await accessible(zosia);
  await bence.getByRole('button', { name: 'Say something' }).click();
  await bence.getByRole('button', { name: 'Tea first' }).click();
  await zosia.getByText('Tea first').waitFor();
  for (const [language, said] of [
    ['pl', 'Powiedz coś'],
    ['hu', 'Szólj valamit'],
  ] as const) {
    await bence.evaluate((spoken) => {
      document.documentElement.lang = spoken;
    }, language);
    const { page } = await at.open(`#/friends/crumbs`, { ...calm, locale: language });
    await page
      .getByText(language === 'pl' ? 'Graj z przyjaciółmi' : 'Játék barátokkal')
      .first()
      .waitFor();
    expect(said).not.toBe('');
    await page.context().close();
  }
  expect(wrongs).toEqual([]);
}, 120_000);

test('offline in the middle of a choice, a new phone, somebody who looks on: the game goes on to its end', async () => {
  const { page: zosia } = await at.open('#/friends/crumbs', calm);
  await zosia.getByText('Mice').first().waitFor();
  await zosia.locator('label.choice', { hasText: '3' }).first().click();
  await zosia.locator('#sitter-2').selectOption('easy');
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await zosia.getByText('A seat is free').waitFor();
  let bence = await sitDown(await linkOf(zosia, 'A seat is free'), 'Bence');
  const wayBack = await linkOf(bence, 'Keep your way back');
  await zosia.getByText('Bence').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  await zosia.locator('[data-option]').first().waitFor();

  // Out of the network, and a choice is made: it is kept, and counts once when the way is open again.
  await zosia.context().setOffline(true);
  await zosia.evaluate(() => dispatchEvent(new Event('offline')));
  await zosia.locator('[data-option]').first().click();
  await zosia.waitForTimeout(800);
  await zosia.context().setOffline(false);
  await bence.locator('[data-option]').first().waitFor({ timeout: 40_000 });

  // The other one comes back by link, on a phone.
  await bence.context().close();
  bence = (await at.open(wayBack, { ...calm, viewport: { width: 390, height: 844 }, hasTouch: true })).page;
  await bence.locator('[data-option], .desk').first().waitFor();

  let moves = 0;
  for (let round = 0; round < 400 && !(await isOver(zosia)); round++) {
    const played = (await playOne(zosia)) || (await playOne(bence));
    moves += Number(played);
    if (!played) await zosia.waitForTimeout(100);
  }
  expect(moves).toBeGreaterThan(5);
  expect(await isOver(zosia)).toBe(true);
  await bence.locator('.end').first().waitFor({ timeout: 20_000 });

  // Among my games it stands as finished.
  await zosia.goto(`${at.url}#/`);
  await zosia.getByRole('heading', { name: 'With friends' }).waitFor();
  expect(await zosia.getByText('Finished').count()).toBeGreaterThan(0);
}, 180_000);

test('a link that leads nowhere says so', async () => {
  const { page } = await at.open('#/room/AAAAAAAAAAAAAAAA/AAAAAAAAAAAAAAAAAAAAAA', calm);
  await page.getByText('There is no such room').waitFor();
  await accessible(page);
}, 60_000);
