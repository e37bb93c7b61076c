/** Mice and Mystics at the table: chapters played through by clicking what is lit, alone and around one screen. */
import { keyOf } from '@smallfolk/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, Hand, lay, ready, sensible, soonOver, stored } from './mice.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

const QUICK = { reducedMotion: 'reduce' } as const;

test('the prologue from its first page to its last, by clicking what is lit; closed and opened on the way', async () => {
  const { page, wrongs } = await at.open('', {}, { careful: false });
  const hand = new Hand(page, await begun());
  await lay(page, hand.match);
  const book = page.getByRole('dialog', { name: 'The book' });
  await book.getByText('Come in out of the draught').waitFor();
  const lessons = new Set<string>();
  const flag = page.locator('svg.room .goal');
  for (let n = 0; hand.match.decision && n < 60; n++) {
    await ready(page);
    for (const text of await page.locator('.lesson p').allTextContents()) lessons.add(text);
    // A flag stands where the guide leads, and nowhere else.
    await expect.poll(() => flag.count()).toBe(hand.view.guide?.at ? 1 : 0);
    await hand.choose(sensible(hand.match.decision, hand.view));
    // In the middle of whatever follows: a move of one's own, and the minions' turn.
    if (n === 4 || n === 5) {
      await stored(page);
      await page.reload();
    }
  }
  await ready(page);
  await page.locator('.end').waitFor();
  expect(hand.match.result?.winners).toEqual([0]);
  expect(hand.ways.room).toBeGreaterThan(4);
  expect(hand.ways.card).toBe(2);
  const taught = [...lessons].join(' ');
  for (const how of [
    'amber edge',
    'Searching is an action',
    'every sword hits',
    'Exploring is an action',
    'on their wheel',
  ])
    expect(taught).toContain(how);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 300_000);

test('chapter one played through by clicking what is lit', async () => {
  const { seed, choices } = await soonOver({ chapter: '01' }, 160);
  const { page, wrongs } = await at.open('', QUICK, { careful: false, lessons: 'off', speed: 'fast' });
  const hand = new Hand(page, await begun({ chapter: '01' }, seed));
  await lay(page, hand.match);
  for (const key of choices) {
    const option = hand.match.decision?.options.find((one) => keyOf(one) === key);
    if (!option) throw new Error(`${key} is not offered`);
    await hand.choose(option);
  }
  await ready(page);
  await page.locator('.end').waitFor();
  expect(hand.match.result).toBeDefined();
  expect(hand.ways.room).toBeGreaterThan(choices.length / 3);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 900_000);
