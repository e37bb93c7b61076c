/** A whole game of The Ratcatcher by keyboard alone: from the shelf through the set-up to the end, and again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, seen, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Goes on with Tab until the thing with this name has the focus. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let n = 0; n < limit; n++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** Where the focus is: in the bar, on the board, or nowhere. */
function place(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nowhere';
    return element.closest('.ask') ? 'bar' : element.closest('.map') ? 'board' : 'elsewhere';
  });
}

interface Asked {
  readonly options: number;
  readonly selecting: boolean;
  readonly folded: boolean;
  readonly placing: boolean;
}

function asked(page: Page): Promise<Asked> {
  return page.evaluate(() => {
    return {
      options: document.querySelectorAll('[data-option]').length,
      selecting: document.querySelector('.opt.done') !== null,
      folded: document.querySelector('.unfold[aria-expanded=false]') !== null,
      placing: document.querySelector('.tools') !== null,
    };
  });
}

/** Waits for a question or the end; the turn of the rats is skipped. */
async function settle(page: Page): Promise<void> {
  for (;;) {
    await page.waitForFunction(
      () =>
        !document.querySelector('[aria-busy=true]') &&
        document.querySelector('[data-option], .unfold, .end, .ask.them'),
      undefined,
      { timeout: 60_000 },
    );
    if (!(await page.locator('.ask.them').isVisible())) break;
    await page.keyboard.press('s');
  }
  await seen(page);
}

/** With a number if there are few options, else along the list. Returns how it was done. */
async function answer(page: Page, turn: number): Promise<'number' | 'list' | 'selection' | 'nothing'> {
  if ((await asked(page)).folded) await page.keyboard.press('o');
  const { options, selecting } = await asked(page);
  if (selecting) {
    for (let n = 1; n <= options && (await page.locator('.opt.done').isDisabled()); n++)
      await page.keyboard.press(String(n));
    await page.keyboard.press('Enter');
    return 'selection';
  }
  if (options === 0) return 'nothing'; // the last answer was still on its way
  const wanted = (turn * 5) % options;
  if (options <= 9 && turn % 2 === 0) {
    await page.keyboard.press(String(wanted + 1));
    return 'number';
  }
  for (let n = 0; n <= wanted; n++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return 'list';
}

/** On the board: another cell, turned, put down. */
async function putDown(page: Page): Promise<void> {
  await tabTo(page, /^Place \d+ for/, 400);
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page), { message: 'the ghost is gone, the focus is not' }).toBe('bar');
  await page.keyboard.press('r');
  await tabTo(page, /^Put it here/, 400);
  await page.keyboard.press('Enter');
}

test('The Ratcatcher from the shelf to the end without a mouse', { timeout: 300_000 }, async () => {
  const { page, wrongs } = await at.open();
  await page.evaluate(() => {
    const seen = { pointers: 0 };
    Object.assign(globalThis, { seen });
    addEventListener('pointerdown', () => seen.pointers++, true);
  });
  await tabTo(page, /^Set up: The Ratcatcher/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Set up/ }).waitFor();
  await tabTo(page, /^More/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123456789abcdef0123456789abcdef');
  await tabTo(page, /^Begin/);
  await page.keyboard.press('Enter');

  const ways = new Map<string, number>();
  let placed = false;
  for (let turn = 0; turn < 1200; turn++) {
    await settle(page);
    if (await page.locator('.end').isVisible()) break;
    let way = 'board';
    if (!placed && (await asked(page)).placing) {
      await putDown(page);
      placed = true;
    } else way = await answer(page, turn);
    ways.set(way, (ways.get(way) ?? 0) + 1);
    await expect.poll(() => place(page), { message: `after ${way}`, timeout: 10_000 }).not.toBe('nowhere');
  }
  console.log(Object.fromEntries(ways));
  expect(ways.get('board')).toBe(1);
  expect(ways.get('number')).toBeGreaterThan(3);
  expect(ways.get('list')).toBeGreaterThan(3);
  await page.getByText('Checked here: the fingerprint matches.').waitFor();
  await tabTo(page, /^Again/);
  await page.keyboard.press('Enter');
  await page.locator('.ask h2').waitFor();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: { pointers: number } }).seen.pointers))
    .toBe(0);
  expect(wrongs).toEqual([]);
});

test('a key is for the question in sight: held down or pressed too early, it does not answer the next', async () => {
  const { page, wrongs } = await at.open();
  await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
  await settle(page);
  await page.keyboard.press('2');
  await page.getByRole('heading', { name: 'Which crumbs go into the pantry?' }).waitFor();
  await settle(page);
  const keys = await page.context().newCDPSession(page);
  const one = { type: 'keyDown', key: '1', code: 'Digit1', text: '1' } as const;
  await keys.send('Input.dispatchKeyEvent', { ...one, autoRepeat: true });
  await keys.send('Input.dispatchKeyEvent', { ...one, timestamp: Date.now() / 1000 - 10 });
  await keys.send('Input.dispatchKeyEvent', { ...one, type: 'keyUp' });
  await expect.poll(() => page.locator('[data-option][aria-pressed=true]').count()).toBe(0);
  await page.keyboard.press('1');
  await page.getByText('1 chosen').waitFor();
  expect(wrongs).toEqual([]);
});

test('whoever types faster than the table answers loses neither the game nor the focus', async () => {
  const { page, wrongs } = await at.open();
  await page.getByRole('button', { name: 'Play now: The Ratcatcher' }).click();
  await settle(page);
  for (let round = 0; round < 12 && !(await page.locator('.end').isVisible()); round++) {
    await Promise.all([...'1o1s2 1'].map((key) => page.keyboard.press(key === ' ' ? 'Space' : key)));
    await expect.poll(() => place(page)).not.toBe('nowhere');
  }
  await settle(page);
  expect(page.url()).toContain('#/table/');
  expect(wrongs).toEqual([]);
});
