/** What changes hands in Mice and Mystics: things put on by dragging, things shared between two mice, the device between two people. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { faultsOf } from './faults.ts';
import { begun, Hand, lay, ready, soonOver, stored } from './mice.ts';
import { matchIn } from './mice-scenes.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

async function opened(): Promise<{ page: Page; wrongs: string[] }> {
  return at.open('', { reducedMotion: 'reduce' }, { careful: false, lessons: 'off' });
}

/** Collin with a helmet in his pack, and two friends beside him. */
const packed = () =>
  matchIn({
    room: 'kitchen',
    mice: { collin: 'h', tilda: 'h', lily: 'h' },
    change(state) {
      for (const mouse of state.mice) {
        mouse.cheese = 2;
        if (mouse.hero !== 'collin') continue;
        state.searchDeck.splice(state.searchDeck.indexOf('thimble-helmet'), 1);
        mouse.pack.push('thimble-helmet');
      }
    },
  });

test('a helmet is dragged from the pack onto the mouse', async () => {
  const { page, wrongs } = await opened();
  await lay(page, packed());
  const [worn, pack] = [page.getByRole('group', { name: 'Worn' }), page.getByRole('group', { name: 'Pack' })];
  const helmet = /Thimble Helmet/;
  await pack.getByRole('button', { name: helmet }).dragTo(worn.locator('.niche'));
  await worn.getByRole('button', { name: helmet }).waitFor();
  await page.locator('.hands').getByRole('button', { name: 'Done' }).click();
  await page.locator('.hands').waitFor({ state: 'detached' });
  await stored(page);
  await ready(page);
  expect(await pack.getByRole('button', { name: helmet }).count()).toBe(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('whoever learns before the chapter is shown in full, and the list of cards breaks no word', async () => {
  const match = await begun({ chapter: '04' });
  while (match.decision?.ask !== 'ability') match.choose(0);
  match.choose(0);
  const { page } = await opened();
  await lay(page, match);
  await ready(page);
  const asked = (await page.locator('.ask h2').textContent())?.split(':')[0] ?? '';
  expect(asked).not.toBe('');
  await page.locator('.party h2').getByText(asked, { exact: true }).waitFor();
  expect((await faultsOf(page, false)).filter((fault) => fault.includes('Thundersqueak'))).toEqual([]);
  await page.context().close();
}, 120_000);

test('sharing is one step: a friend is chosen, things lie between the two, one end', async () => {
  const { page, wrongs } = await opened();
  await lay(page, packed());
  const bar = page.locator('.ask');
  await bar.getByRole('button', { name: /^Share 2 ways/ }).click();
  await expect.poll(() => bar.locator('[data-option]').count()).toBe(2);
  await bar.getByRole('button', { name: 'Share with Tilda' }).click();
  const hands = page.locator('.hands');
  await hands.getByRole('group', { name: 'Tilda' }).waitFor();
  await hands.getByRole('group', { name: 'Collin' }).getByRole('button', { name: 'Give Thimble Helmet' }).click();
  await hands.getByRole('button', { name: 'Give Thimble Helmet' }).waitFor({ state: 'detached' });
  await hands.getByRole('group', { name: 'Tilda' }).getByRole('button', { name: 'Take 2 cheese' }).click();
  await hands.getByRole('button', { name: 'Done' }).click();
  await hands.waitFor({ state: 'detached' });
  await ready(page);
  const pack = page.getByRole('group', { name: 'Pack' });
  expect(await pack.getByRole('button', { name: /Thimble/ }).count()).toBe(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

/** Counts how often the book is opened from now on. */
const countBooks = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { books: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('dialog.book') || node.querySelector('dialog.book')))
            Object.assign(globalThis, { books: (globalThis as unknown as { books: number }).books + 1 });
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the opening pages are read once, though the device changes hands while the company is chosen', async () => {
  const { page, wrongs } = await opened();
  const hand = new Hand(page, await begun({ chapter: '01', players: 2 }));
  await countBooks(page);
  await lay(page, hand.match, ['Ada', 'Bence']);
  const seats = new Set<number>();
  while (hand.match.decision && hand.view.round === 0) {
    const { seat, options } = hand.match.decision;
    const here = page.getByRole('button', { name: `I am ${['Ada', 'Bence'][seat]}` });
    await settle(page);
    if (await here.isVisible()) {
      await here.click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
    }
    seats.add(seat);
    const [first] = options;
    if (!first) throw new Error('nothing can be chosen');
    await hand.choose(first);
    await stored(page);
  }
  expect(seats.size).toBe(2);
  expect(await page.evaluate(() => (globalThis as unknown as { books: number }).books)).toBe(1);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 180_000);

test('the last page and what stands below it are sound to those who listen, by day and by night', async () => {
  const { seed, choices } = await soonOver({ chapter: '01' }, 400);
  const { page, wrongs } = await opened();
  const match = await begun({ chapter: '01' }, seed);
  for (const key of choices.slice(0, -1)) match.choose(key);
  await lay(page, match);
  await ready(page);
  const key = choices.at(-1)?.replaceAll('"', '\\"');
  const folded = page.locator('.unfold[aria-expanded=false]');
  const last = page.locator(`[data-option="${key}"]`);
  if ((await last.count()) === 0 && (await folded.isVisible())) await folded.click();
  await last.click();
  await page.locator('.end').waitFor({ timeout: 60_000 });
  // A last page of the tale may open about then, and lies over it until it is read.
  await page.evaluate(() => {
    setInterval(() => document.querySelector<HTMLElement>('dialog.book .shut')?.click(), 50);
  });
  for (const theme of ['day', 'night'] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
    expect(await axe(page), theme).toEqual([]);
  }
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 240_000);
