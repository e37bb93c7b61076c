/** What changes hands in Mice and Mystics: things put on by dragging, things shared between two mice, the device between two people. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, lay, liking, ready, soonOver, stored } from './mice.ts';
import { matchIn } from './mice-scenes.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

async function opened(): Promise<{ page: Page; wrongs: string[] }> {
  const found = await at.open('', { reducedMotion: 'reduce' });
  await liking(found.page, { careful: false, lessons: 'off' });
  return found;
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

test('sharing is one step: a friend is chosen, things lie between the two, one end', async () => {
  const { page, wrongs } = await opened();
  await lay(page, packed());
  const bar = page.locator('.ask');
  await bar.getByRole('button', { name: /^Share 2 ways/ }).click();
  expect(await bar.locator('[data-option]').allInnerTexts()).toHaveLength(2);
  await bar.getByRole('button', { name: 'Share with Tilda' }).click();
  const hands = page.locator('.hands');
  await hands.getByRole('group', { name: 'Tilda' }).waitFor();
  await hands.getByRole('group', { name: 'Collin' }).getByRole('button', { name: 'Give Thimble Helmet' }).click();
  await hands
    .getByRole('group', { name: 'Tilda' })
    .getByRole('button', { name: /Thimble Helmet/ })
    .waitFor();
  await hands.getByRole('button', { name: 'Done' }).click();
  await hands.waitFor({ state: 'detached' });
  await ready(page);
  await page.getByRole('group', { name: 'Share' }).getByRole('button', { name: 'Share with Lily' }).waitFor();
  expect(
    await page
      .getByRole('group', { name: 'Pack' })
      .getByText(/Thimble/)
      .count(),
  ).toBe(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('the opening pages are read once, though the device changes hands while abilities are chosen', async () => {
  const { page, wrongs } = await opened();
  await lay(page, await begun({ chapter: '01', players: 2 }), ['Ada', 'Bence']);
  const book = page.locator('dialog.book');
  let read = 0;
  const seen = new Set<string>();
  for (let n = 0; n < 4; n++) {
    await settle(page);
    const here = page.getByRole('button', { name: /^I am (Ada|Bence)$/ });
    if (await here.isVisible()) {
      seen.add((await here.textContent()) ?? '');
      await here.click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      await settle(page);
    }
    // An answer can be given only where no page lies over it.
    if (n === 0) await book.waitFor();
    if (await book.isVisible()) {
      read++;
      await book.getByRole('button', { name: 'Close the book' }).click();
      await book.waitFor({ state: 'detached' });
    }
    await page.locator('.spread [data-answer]').first().click();
    await stored(page);
  }
  expect([...seen].sort()).toEqual(['I am Ada', 'I am Bence']);
  expect(read).toBe(1);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

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
  await ready(page);
  await page.locator('.end').waitFor();
  for (const theme of ['day', 'night'] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 240_000);
