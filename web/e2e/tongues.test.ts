/** Three languages at both tables, changed in the middle of a game: every word that is seen follows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

test.each(['The Ratcatcher', 'Everdell'])(
  '%s in English, Polish and Hungarian',
  async (game) => {
    const { page, wrongs } = await at.open();
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await settle(page);
    const told = async () => (await page.locator('#question').textContent()) ?? '';
    const said = [await told()];
    for (const language of ['Polski', 'Magyar']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: language }).click();
      await page.keyboard.press('Escape');
      await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, said.at(-1));
      said.push(await told());
    }
    expect(new Set(said).size).toBe(3);
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  60_000,
);
