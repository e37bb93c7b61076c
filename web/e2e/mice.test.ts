/** Mice and Mystics at the table: the book, and the first choices of the prologue, by clicking what is lit. */
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, ready, sensible, shadow } from './mice.ts';
import { beginKnown, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

// On a busy machine a tap may fall between two questions; then it is played once more from the start.
test('the prologue opens with the book, and its first choices are made by clicking what is lit', {
  timeout: 300_000,
  retry: 2,
}, async () => {
  const { page, wrongs } = await at.open('#/setup/mice');
  await page.evaluate(() => localStorage.setItem('smallfolk.settings', JSON.stringify({ careful: false })));
  await page.reload();
  await beginKnown(page);
  await settle(page);
  const book = page.getByRole('dialog', { name: 'The book' });
  await book.getByText('Come in out of the draught').waitFor();
  await book.getByText('The prologue cannot be lost.').waitFor();

  const match = await shadow();
  const ways = new Set<string>();
  const lessons = new Set<string>();
  let chosen = 0;
  while (match.decision && chosen < 4) {
    await ready(page);
    const { decision } = match;
    const lesson = await page.locator('.lesson').allTextContents();
    for (const text of lesson) lessons.add(text);
    const option = sensible(decision, match.view(0) as MiceView);
    ways.add(await choose(page, option, decision));
    expect(match.choose(option).ok).toBe(true);
    if (++chosen === 3) await page.reload();
  }
  expect(ways.size).toBeGreaterThan(0);
  expect([...lessons].some((text) => text.includes('nursery'))).toBe(true);
  expect(wrongs).toEqual([]);
  await page.context().close();
});
