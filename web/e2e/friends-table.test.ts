/** Whole games at one table, each at home: Everdell for four, The Ratcatcher, two against Nightweave; and who looks on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, atTable, ending, hurried, linkOf, PHONE, play, sitDown, tunnel } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

test('Everdell for four: three people and a bot, a tunnel, a new phone, and somebody who looks on', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/everdell');
  const players = zosia.getByRole('group', { name: 'Players' });
  await players.getByRole('radio', { name: '4' }).check({ force: true });
  await zosia.locator('#sitter-3').selectOption('easy');
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await zosia.getByText('A seat is free').waitFor();
  const seat = await linkOf(zosia, 'A seat is free');
  const look = await linkOf(zosia, 'For those who look on');
  const { page: bence } = await hurried(at, seat);
  await sitDown(bence, 'Bence');
  const wayBack = await linkOf(bence, 'Keep your way back');
  const way = await tunnel(at.url);
  const { page: ola } = await hurried({ browser: at.browser, url: way.url }, seat);
  await sitDown(ola, 'Ola');
  await zosia.getByText('Ola').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  const { page: watcher } = await hurried(at, look);
  for (const page of [zosia, bence, ola, watcher]) await atTable(page);

  // Who looks on sees the table, no hand, no question; and those who play see that somebody does.
  await watcher.getByText('You look on').waitFor();
  expect(await watcher.locator('[data-option], .unfold').count()).toBe(0);
  expect(await watcher.locator('.hand .card').count()).toBe(0);
  await zosia.getByText('1 looks on').waitFor();
  await accessible(watcher);

  // Ola is asked, goes into a tunnel, answers all the same, and comes out again.
  await play(zosia);
  await play(bence);
  await ola.locator('[data-option], .unfold').first().waitFor({ timeout: 60_000 });
  const lines = () => ola.locator('#log li').count();
  const before = await lines();
  way.enter();
  await play(ola);
  await ola.getByText('No connection').waitFor({ timeout: 90_000 });
  await expect.poll(() => lines()).toBe(before);
  way.leave();
  await ola.getByText('No connection').waitFor({ state: 'detached', timeout: 90_000 });
  await expect.poll(lines, { timeout: 90_000 }).toBeGreaterThan(before);

  // Bence closes his laptop and goes on by his link, on a phone.
  await bence.context().close();
  const { page: phone } = await hurried(at, wayBack, PHONE);
  await atTable(phone);
  await play(phone);
  const everybody = [zosia, phone, ola, watcher];
  await Promise.all(everybody.map(ending));
  // The same points for everybody.
  const points = await Promise.all(everybody.map((page) => page.locator('.end .scores .bars').evaluateAll(labels)));
  expect(points[0]).toHaveLength(4);
  for (const other of points) expect(other).toEqual(points[0]);
  expect(wrongs).toEqual([]);
  for (const page of everybody) await page.context().close();
  way.close();
}, 600_000);

/** Runs in the page. */
const labels = (parts: readonly Element[]) => parts.map((part) => part.getAttribute('aria-label'));

test('The Ratcatcher with somebody who looks on, who says well played', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/ratcatcher');
  await zosia.getByLabel('Your name').fill('Zosia');
  await zosia.getByRole('radio', { name: 'Anybody' }).check({ force: true });
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await atTable(zosia);
  const { page: watcher, wrongs: others } = await hurried(at, new URL(zosia.url()).hash);
  await atTable(watcher);
  await watcher.getByText('You look on').waitFor();
  await watcher.getByRole('button', { name: 'Say something' }).click();
  await watcher.getByRole('button', { name: 'Well played' }).click();
  await zosia.getByText('Well played').waitFor();
  await play(zosia);
  const [told, seen] = await Promise.all([ending(zosia), ending(watcher)]);
  expect(seen.length).toBeGreaterThan(20);
  expect(told.length).toBeGreaterThan(20);
  expect([...wrongs, ...others]).toEqual([]);
  for (const page of [zosia, watcher]) await page.context().close();
}, 400_000);

test('two people against Nightweave, to the end', async () => {
  const { page: zosia, wrongs } = await hurried(at, '#/friends/everdell');
  const choose = async (question: string, name: string) => {
    const group = zosia.getByRole('group', { name: question, exact: true });
    await group.getByRole('radio', { name, exact: true }).check({ force: true });
  };
  await choose('Players', '2');
  await choose('Opponent that plays itself', 'Nightweave');
  await zosia.getByRole('button', { name: 'Open the table' }).click();
  await zosia.getByText('A seat is free').waitFor();
  const { page: bence, wrongs: others } = await hurried(at, await linkOf(zosia, 'A seat is free'));
  await sitDown(bence, 'Bence');
  await zosia.getByText('Bence').first().waitFor();
  await zosia.getByRole('button', { name: 'Begin' }).click();
  for (const page of [zosia, bence]) {
    await atTable(page);
    await play(page);
  }
  const [one, other] = await Promise.all([ending(zosia), ending(bence)]);
  expect(one).toContain('Nightweave');
  expect(other).toContain('Nightweave');
  expect([...wrongs, ...others]).toEqual([]);
  for (const page of [zosia, bence]) await page.context().close();
}, 400_000);
