/** The real games, whole, through the real page: a scripted player clicks what is offered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { playOut } from './player.ts';
import { beginKnown, type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** Nobody waits for a slip to be taken back; what moves is looked at elsewhere. */
const HURRIED = { motion: 'none', speed: 'fast', takeBack: 0 };

test.each(['The Ratcatcher', 'Everdell'])(
  '%s from the shelf to the end',
  async (game) => {
    const { page, wrongs } = await at.open('', {}, HURRIED);
    await page.getByRole('link', { name: `Set up: ${game}` }).click();
    await beginKnown(page);
    const clicks = await playOut(page, 3000);
    expect(clicks.board + clicks.bar).toBeGreaterThan(8);
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
