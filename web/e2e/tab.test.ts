/** Tab walks through everything on a table, forwards and back: nothing is out of reach and nothing holds it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Marks what Tab should come to, and returns how many that are. */
function mark(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wanted = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]';
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(wanted)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    for (const element of found) element.dataset.toVisit = 'yes';
    return found.length;
  });
}

/** The same, once everything is there: the log and the pictures may come a moment after the question. */
async function markAll(page: Page): Promise<number> {
  for (let before = -1; ; ) {
    const count = await mark(page);
    if (count === before) return count;
    before = count;
    await page.waitForTimeout(500);
  }
}

/** Goes on until what was marked has been visited, at most so often; returns the names of what was not. */
async function walk(page: Page, key: string, steps: number): Promise<string[]> {
  for (let n = 0, left = 1; n < steps && left > 0; n++) {
    await page.keyboard.press(key);
    left = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | SVGElement | null;
      if (element) delete element.dataset.toVisit;
      return document.querySelectorAll('[data-to-visit]').length;
    });
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-to-visit]')].map(
      (element) => `${element.localName}.${element.getAttribute('class')}: ${element.textContent?.trim().slice(0, 40)}`,
    ),
  );
}

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'tab', share: 0.4 },
  { game: 'everdell', seats: ['person', 'easy'], seed: 'tab', share: 0.4 },
];

test.each(TABLES)(
  '$game: Tab comes to every option, panel, line of the log and button',
  async (wanted) => {
    const { page, wrongs } = await at.table(wanted, { reducedMotion: 'reduce' });
    const fold = page.locator('.unfold[aria-expanded=false]');
    if (await fold.isVisible()) await fold.click();
    for (const key of ['Tab', 'Shift+Tab']) {
      const count = await markAll(page);
      expect(count).toBeGreaterThan(20);
      expect(await walk(page, key, 2 * count + 40)).toEqual([]);
    }
    expect(wrongs).toEqual([]);
  },
  60_000,
);
