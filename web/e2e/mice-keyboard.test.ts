/** The prologue by keyboard alone: from the shelf through the set-up and the book to the last page. */
import { type Decision, keyOf, type Option } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, sensible, stored } from './mice.ts';
import { type Site, seen, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

const SEED = '0123456789abcdef0123456789abcdef';

/** Tab is pressed until what has the focus is this. */
async function tabTo(page: Page, selector: string, limit = 160): Promise<void> {
  for (let n = 0; n < limit; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** Waits for a question or the end. The minions' turn is skipped and the book laid aside, both with a key. */
async function settle(page: Page): Promise<void> {
  for (;;) {
    await page.waitForFunction(
      () =>
        !document.querySelector('[aria-busy=true]') &&
        document.querySelector('[data-option], .unfold, .end, .ask.them, dialog.book'),
      undefined,
      { timeout: 60_000 },
    );
    if (await page.locator('dialog.book').isVisible()) {
      await page.keyboard.press('Escape');
      await page.locator('dialog.book').waitFor({ state: 'detached' });
    } else if (await page.locator('.ask.them').isVisible()) await page.keyboard.press('s');
    else break;
  }
  await seen(page);
}

const quoted = (key: string) => key.replaceAll('"', '\\"');

/** In the room where it is about a space, on its card, by its number, or along the whole list. Tells which it was. */
async function choose(page: Page, option: Option): Promise<'room' | 'card' | 'number' | 'list'> {
  const key = quoted(keyOf(option));
  const laid = `[data-answer="${key}"]`;
  if ((await page.locator(laid).count()) > 0) {
    await tabTo(page, laid);
    await page.keyboard.press('Enter');
    return 'card';
  }
  if (option.do === 'move') {
    await tabTo(page, `[data-space="${option.to}"]`);
    await page.keyboard.press('Enter');
    // Where more can be done than to go there, a list asks.
    await page.waitForFunction(
      (wanted) =>
        !document.querySelector('[aria-busy=true]') &&
        (document.querySelector(wanted) || !document.querySelector('.menu')),
      laid,
    );
    if ((await page.locator(laid).count()) > 0) {
      await tabTo(page, laid);
      await page.keyboard.press('Enter');
    }
    return 'room';
  }
  const button = page.locator(`[data-option="${key}"]`);
  if ((await button.count()) === 0) {
    await page.keyboard.press('o');
    await button.waitFor();
  }
  const number = await button.getAttribute('aria-keyshortcuts');
  if (number) {
    await page.keyboard.press(number);
    return 'number';
  }
  await tabTo(page, `[data-option="${key}"]`);
  await page.keyboard.press('Enter');
  return 'list';
}

test('from the shelf to the last page of the prologue without a mouse', async () => {
  const { page, wrongs } = await at.open('', { reducedMotion: 'reduce' }, { careful: false, speed: 'fast' });
  await page.evaluate(() => {
    const seen = { pointers: 0 };
    Object.assign(globalThis, { seen });
    addEventListener('pointerdown', () => seen.pointers++, true);
  });
  await page.getByRole('link', { name: 'Set up: Mice and Mystics' }).waitFor();
  await tabTo(page, '[href$="#/setup/mice"]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await tabTo(page, 'summary');
  await page.keyboard.press('Enter');
  await page.getByLabel('Seed').waitFor();
  while (!(await page.getByLabel('Seed').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);

  const match = await begun({}, SEED);
  const ways = { room: 0, card: 0, number: 0, list: 0 };
  for (let n = 0; match.decision && n < 60; n++) {
    await settle(page);
    const decision: Decision = match.decision;
    const option = sensible(decision, match.view(decision.seat) as MiceView);
    ways[await choose(page, option)]++;
    const done = match.choose(option);
    if (!done.ok) throw new Error(done.message);
    await stored(page);
    await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
  }
  expect(match.result?.winners).toEqual([0]);
  await settle(page);
  await page.locator('.end').waitFor();
  for (const way of ['room', 'card', 'number'] as const) expect(ways[way], way).toBeGreaterThan(1);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { pointers: number } }).seen.pointers)).toBe(0);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 300_000);
