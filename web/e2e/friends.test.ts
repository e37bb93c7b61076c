/** At one table, each at home: rooms in real browsers. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { complete, type Site, site } from './site.ts';

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
  const skip = page.locator('[aria-keyshortcuts="S"]');
  if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
  const options = page.locator('[data-option]');
  if ((await options.count()) === 0) return false;
  if ((await page.locator('[aria-busy=true]').count()) > 0) return false;
  if (await complete(page).catch(() => false)) return true;
  return options
    .first()
    .click({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
}

const isOver = async (page: Page) => (await page.locator('.end').count()) > 0;

async function accessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
}

test('a table for friends is opened, joined by a link and played; the page is accessible and speaks three languages', async () => {
  const { page: zosia, wrongs } = await at.open('#/friends/crumbs', calm);
  await accessible(zosia);
  await zosia.locator('label.choice', { hasText: '2' }).first().click();
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await zosia.getByText('A seat is free').waitFor();
  await accessible(zosia);
  const link = await linkOf(zosia, 'A seat is free');
  const bence = await sitDown(link, 'Bence');
  await accessible(bence);
  const { page: late } = await at.open(link, calm);
  await late.getByText('Bence').first().waitFor();
  await expect.poll(() => late.getByRole('button', { name: /^Sit down/ }).count()).toBe(0);
  await zosia.getByText('Bence').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  await zosia.locator('[data-option]').first().waitFor();
  await bence.locator('.desk').waitFor();
  await accessible(zosia);
  await bence.getByRole('button', { name: 'Say something' }).click();
  await bence.getByRole('button', { name: 'Tea first' }).click();
  await zosia.getByText('Tea first').waitFor();
  for (const [locale, said] of [
    ['pl', 'Graj z przyjaciółmi'],
    ['hu', 'Játék barátokkal'],
  ] as const) {
    const { page } = await at.open('#/friends/crumbs', { ...calm, locale });
    await page.getByText(said).first().waitFor();
    await page.context().close();
  }
  expect(wrongs).toEqual([]);
}, 120_000);

test('offline in the middle of a choice, a new phone: the game goes on to its end', async () => {
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

  // What is asked may be answered already when it is looked for.
  for (const page of [zosia, bence]) page.setDefaultTimeout(2000);
  let moves = 0;
  for (const until = Date.now() + 150_000; Date.now() < until && !(await isOver(zosia)); ) {
    const played = (await playOne(zosia)) || (await playOne(bence));
    moves += Number(played);
    if (!played) await zosia.waitForTimeout(100);
  }
  expect(moves).toBeGreaterThan(5);
  expect(await isOver(zosia)).toBe(true);
  await bence.locator('.end').first().waitFor({ timeout: 60_000 });

  for (const page of [zosia, bence]) page.setDefaultTimeout(30_000);
  // Another one is played with friends again, and this one can be watched from its start, also by the address alone.
  expect(await zosia.getByRole('link', { name: 'Another game' }).getAttribute('href')).toBe('#/friends/crumbs');
  expect(await zosia.getByRole('button', { name: 'Again' }).count()).toBe(0);
  await bence.getByRole('link', { name: 'Watch it from the start' }).click();
  await bence.locator('.dock').waitFor();
  await bence.reload();
  await bence.locator('.dock').waitFor();
  await bence.getByRole('link', { name: 'Result' }).click();
  await bence.locator('.end').waitFor();
  // Among my games it stands as finished; whoever has no name is told in words.
  await zosia.goto(`${at.url}#/`);
  await zosia.getByRole('heading', { name: 'With friends' }).waitFor();
  await expect.poll(() => zosia.getByText('Finished').count()).toBeGreaterThan(0);
  await zosia.getByText('Player 1, Bence, Thistle').waitFor();
}, 300_000);

test('a link that leads nowhere says so', async () => {
  const { page } = await at.open('#/room/AAAAAAAAAAAAAAAA/AAAAAAAAAAAAAAAAAAAAAA', calm);
  await page.getByText('There is no such room').waitFor();
  await accessible(page);
}, 60_000);
