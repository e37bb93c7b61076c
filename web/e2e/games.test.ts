/** The real games, whole, through the real page: a scripted player clicks what is offered. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { beginKnown, complete, type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Chance for the player, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** One answer: a random option, and in a selection as many as are needed. Quick: the page itself clicks. */
async function answer(page: Page, roll: number): Promise<void> {
  const fold = page.locator('.unfold[aria-expanded=false]');
  if (await fold.isVisible()) await fold.click();
  await page.evaluate((roll) => {
    const options = [...document.querySelectorAll<HTMLButtonElement>('[data-option]')];
    options[roll % options.length]?.click();
  }, roll);
  await complete(page);
}

async function playOut(page: Page, seed: number, limit: number): Promise<number> {
  const roll = dice(seed);
  for (let n = 0; n < limit; n++) {
    await settle(page);
    if (await page.locator('.end').isVisible()) return n;
    await answer(page, roll(1_000_000));
  }
  return limit;
}

test.each(['The Ratcatcher', 'Everdell'])(
  '%s from the shelf to the end',
  async (game) => {
    const { page, wrongs } = await at.open();
    await page.getByRole('link', { name: `Set up: ${game}` }).click();
    await beginKnown(page);
    const choices = await playOut(page, 7, 900);
    expect(choices).toBeGreaterThan(3);
    await page.getByText('Checked here: the fingerprint matches.').waitFor();
    for (const theme of ['day', 'night']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      expect(await axe(page, '.end'), theme).toEqual([]);
    }
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  400_000,
);
