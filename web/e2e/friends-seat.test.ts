/** A seat at an online table: its time, a rest for everybody, more time, leaving; and a page that has grown too old. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, atTable, hurried, linkOf, PHONE, sitDown } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

test('the time of a turn is seen, given and stopped; who leaves leaves the table to the others', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/everdell');
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('radio', { name: /Over days/ }).check({ force: true });
  await zosia
    .getByRole('group', { name: 'First player' })
    .getByRole('radio', { name: 'Player 1' })
    .check({ force: true });
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  const link = await linkOf(zosia, 'A seat is free');
  const { page: bence } = await hurried(at, link, PHONE);
  await bence.getByText('Over days').waitFor();
  await sitDown(bence, 'Bence');
  // Whoever comes now reads why there is no seat, and is not asked for a name.
  const { page: late } = await hurried(at, link);
  await late.getByText('Somebody was quicker').waitFor();
  expect(await late.getByLabel('Your name').count()).toBe(0);
  await late.context().close();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  for (const page of [zosia, bence]) await atTable(page);

  const chip = (page: typeof zosia, n: number) => page.locator('aside.bar li button').nth(n);
  const press = async (page: typeof zosia, n: number, name: string) => {
    await chip(page, n).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  await expect.poll(() => chip(zosia, 0).textContent()).toContain('7 days');
  await press(bence, 0, 'Give one more day');
  await expect.poll(() => chip(zosia, 0).textContent()).toContain('8 days');
  await press(zosia, 0, 'Rest for a day');
  await chip(bence, 1).click();
  await bence.getByText('Would like to rest (Zosia)').waitFor();
  await accessible(bence);
  await bence.getByRole('button', { name: 'I agree' }).click();
  await chip(zosia, 0).click();
  await zosia.getByText('The clock stands still. Until: tomorrow').waitFor();
  // The shelf says so too; and it was a courtesy, so that anybody may end it.
  const shelf = await zosia.context().newPage();
  await shelf.goto(at.url);
  await shelf.getByText('Your turn, rest until tomorrow').waitFor();
  await shelf.close();
  await press(bence, 0, 'Go on now');
  await expect.poll(() => chip(zosia, 0).textContent()).toContain('8 days');

  await zosia.getByRole('button', { name: 'Leave the table' }).click();
  await zosia.getByRole('button', { name: 'Leave for good' }).click();
  await zosia.getByRole('heading', { name: 'Everdell' }).waitFor();
  // On a phone the state is heard only: the name and the edge say that the seat is free.
  await expect
    .poll(async () => (await chip(bence, 0).textContent())?.replaceAll(/\s+/g, ' '))
    .toContain('Free expected');
  expect(await chip(bence, 0).evaluate((seat) => getComputedStyle(seat).borderTopStyle)).toBe('dotted');
  await press(bence, 0, 'Let a bot play on');
  await expect.poll(() => chip(bence, 0).textContent()).not.toContain('expected');
  expect(wrongs).toEqual([]);
  for (const page of [zosia, bence]) await page.context().close();
}, 180_000);

test('the host hands the table over and may be freed; what cannot be done before the end is not offered', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/crumbs');
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.locator('label.choice', { hasText: '3' }).first().click();
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  const { page: bence, wrongs: others } = await hurried(at, await linkOf(zosia, 'A seat is free'), PHONE);
  await sitDown(bence, 'Bence');
  await zosia.getByText('Bence').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  for (const page of [zosia, bence]) await atTable(page);
  // What cannot be done before the end is not offered.
  await zosia.getByRole('button', { name: 'Menu' }).click();
  await zosia.getByRole('dialog').waitFor();
  expect(await zosia.getByRole('button', { name: 'Save as a file' }).count()).toBe(0);
  await zosia.keyboard.press('Escape');

  const press = async (page: typeof zosia, seat: number, ...names: readonly string[]) => {
    await page.locator('aside.bar li button').nth(seat).click();
    for (const name of names) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  await press(zosia, 1, 'Hand the table over');
  await expect.poll(() => zosia.getByRole('button', { name: 'For those who look on' }).count()).toBe(0);
  await press(bence, 0, 'Free this seat', 'Free it');
  await zosia
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .waitFor();
  expect([...wrongs, ...others]).toEqual([]);
  for (const page of [zosia, bence]) await page.context().close();
}, 120_000);

test('before the game begins, who has sat down may stand up again; the seat is free, also whoever opened the table may', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/crumbs');
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.locator('label.choice', { hasText: '3' }).first().click();
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  const { page: bence, wrongs: others } = await hurried(at, await linkOf(zosia, 'A seat is free'), PHONE);
  await sitDown(bence, 'Bence');
  const plates = async (page: typeof zosia) =>
    (await page.locator('.plate').allInnerTexts()).map((said) => said.split('\n')[0]?.trim());
  await expect.poll(() => plates(zosia)).toEqual(['Zosia', 'Bence', 'Free']);
  await accessible(bence);
  await bence.getByRole('button', { name: 'Stand up' }).click();
  await expect.poll(() => plates(zosia)).toEqual(['Zosia', 'Free', 'Free']);
  // Their way back is none any more; another seat is theirs for the asking.
  await bence.getByRole('button', { name: 'Sit down, Seat 3' }).waitFor();
  expect(await bence.getByText('Keep your way back').count()).toBe(0);
  await bence.getByRole('button', { name: 'Sit down, Seat 3' }).click();
  await expect.poll(() => plates(zosia)).toEqual(['Zosia', 'Free', 'Bence']);
  // Who opened the table leaves it to Bence, and finds the way to a seat again, also with the page loaded anew.
  await zosia.getByRole('button', { name: 'Stand up' }).click();
  await bence.getByRole('button', { name: 'Begin' }).waitFor();
  // He has no invitation yet, and reads what a new one does before he asks for it.
  await bence.getByText('The link before it is void then.').waitFor();
  await zosia
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .waitFor();
  await zosia.reload();
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('button', { name: 'Sit down, Seat 2' }).click();
  await expect.poll(() => plates(bence)).toEqual(['Free', 'Zosia', 'Bence']);
  expect(await zosia.getByRole('button', { name: 'Begin' }).count()).toBe(0);
  await bence.getByRole('button', { name: 'Begin' }).click();
  for (const page of [zosia, bence]) await atTable(page);
  expect([...wrongs, ...others]).toEqual([]);
  for (const page of [zosia, bence]) await page.context().close();
}, 120_000);

test('whoever chooses and opens the table at once has the table that they chose', async () => {
  const { page } = await hurried(at, '#/friends/crumbs');
  await page.locator('#sitter-1').waitFor();
  await page.evaluate(() => {
    const three = [...document.querySelectorAll('label.choice')].find((label) => label.textContent?.trim() === '3');
    three?.querySelector('input')?.click();
    document.querySelector<HTMLButtonElement>('.acts .btn.go')?.click();
  });
  await page.getByText('A seat is free').waitFor();
  expect(await page.locator('.plate').count()).toBe(3);
  await page.context().close();
}, 60_000);

test('a link is copied where there is no clipboard to be asked, as without https', async () => {
  const { page } = await hurried(at, '#/friends/crumbs');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.reload();
  // A seat is for a friend, though at home this game is set up for one.
  await page.locator('#sitter-1').waitFor();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await linkOf(page, 'A seat is free');
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.goto(`${at.url}#/friends/crumbs`);
  await page.getByLabel('Your name').evaluate((field: HTMLInputElement) => field.removeAttribute('maxlength'));
  await page.getByLabel('Your name').press('ControlOrMeta+v');
  expect(await page.getByLabel('Your name').inputValue()).toContain(link);
  await page.context().close();
}, 90_000);

test('a page that is older than the server by now says so, and is loaded again', async () => {
  const { page } = await hurried(at, '#/friends/everdell');
  let older = false;
  let cut = async () => {};
  await page.routeWebSocket(/\/ws$/, (way) => {
    const server = way.connectToServer();
    cut = () => way.close();
    way.onMessage((said) => server.send(older ? String(said).replace(/"protocol":\d+/, '"protocol":0') : said));
    server.onMessage((said) => way.send(said));
  });
  await page.reload();
  await page.locator('#sitter-1').selectOption('easy');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await atTable(page);
  older = true;
  await cut();
  await page.getByText('This page is older than the server').waitFor();
  older = false;
  await page.getByRole('button', { name: 'Load anew' }).click();
  await atTable(page);
  expect(await page.getByText('This page is older').count()).toBe(0);
  await page.context().close();
}, 120_000);
