/** What is done by mistake at an online table: looked on instead of sitting down, chosen what another tab has chosen already. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, atTable, hurried, linkOf, PHONE, sitDown } from './friends.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

/** A table of Everdell at which Zosia decides, and the link to its free seat. */
async function opened() {
  const { page, wrongs } = await hurried(at, '#/friends/everdell', { locale: 'pl-PL' });
  await page.getByLabel('Twoje imię').fill('Zosia');
  await page
    .getByRole('group', { name: 'Pierwszy gracz' })
    .getByRole('radio', { name: 'Gracz 1' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Przygotuj stół' }).click();
  return { zosia: page, wrongs, link: await linkOf(page, 'Jedno miejsce jest wolne') };
}

test('who pressed “Only look on” sits down after all, before the game and at the table, and is called by name', async () => {
  const { zosia, wrongs, link } = await opened();
  const { page: bence } = await hurried(at, link, PHONE);
  await bence.getByRole('button', { name: 'Only look on' }).click();
  await bence.getByText('You look on.').waitFor();
  expect(await bence.getByRole('button', { name: 'Begin' }).count()).toBe(0);
  await bence.getByRole('button', { name: /^Sit down/ }).waitFor();
  await accessible(bence);

  await zosia.getByRole('button', { name: 'Zaczynamy' }).click();
  for (const page of [zosia, bence]) await atTable(page);
  await bence.getByRole('button', { name: 'Sit down' }).click();
  await bence.getByLabel('Your name').fill('Bence');
  await bence.getByRole('button', { name: /^Sit down/ }).click();
  await atTable(bence);
  expect(await bence.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await zosia.locator('main').getByText('Bence', { exact: true }).first().waitFor();
  expect(wrongs).toEqual([]);
}, 120_000);

test('whose seat is played by a bot while they look at the table sees that, and takes it back on this device or another', async () => {
  const { zosia, link } = await opened();
  const { page: bence, wrongs } = await hurried(at, link, PHONE);
  await sitDown(bence, 'Bence');
  const way = await linkOf(bence, 'Keep your way back');
  await zosia.getByRole('button', { name: 'Zaczynamy' }).click();
  for (const page of [zosia, bence]) await atTable(page);
  await zosia.locator('aside.bar li button').nth(1).click();
  await zosia.getByRole('dialog').getByRole('button', { name: 'Niech gra bot' }).click();
  await bence.getByText('The seat is still yours').waitFor();
  // Taken back on another device, it is theirs on this one too.
  const { page: laptop } = await hurried(at, way);
  await laptop.getByRole('button', { name: 'Take your seat back' }).click();
  for (const page of [laptop, bence]) await atTable(page);
  await expect.poll(() => zosia.locator('aside.bar li').nth(1).textContent()).toContain('przy stole');
  expect(wrongs).toEqual([]);
}, 120_000);

test('what another tab has chosen already is not chosen again: the table is shown as it stands, and why, in the reader’s words', async () => {
  const { zosia, wrongs } = await opened();
  await zosia.getByRole('button', { name: 'Zaczynamy' }).click();
  await atTable(zosia);
  const tab = await zosia.context().newPage();
  let deaf = false;
  await tab.routeWebSocket(/\/ws$/, (way) => {
    const server = way.connectToServer();
    way.onMessage((said) => server.send(said));
    server.onMessage((told) => (deaf && String(told).includes('"tell"') ? undefined : way.send(told)));
  });
  await tab.goto(zosia.url());
  await atTable(tab);
  for (const page of [zosia, tab]) await settle(page);
  deaf = true;
  for (const page of [zosia, tab]) {
    await page.locator('.unfold').click();
    await page.locator('[data-option]').first().click();
    await page.getByText('Decyduje Gracz 2').waitFor();
  }
  await tab.getByText('Kolej przeszła tymczasem na kogoś innego.').waitFor();
  expect(wrongs).toEqual([]);
}, 120_000);
