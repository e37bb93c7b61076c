/** The record: finished games in the ledger and as pictures, renamed, deleted, saved and brought in; the shelf beside it. */

import { readFileSync } from 'node:fs';
import { botNamed, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf } from '@smallfolk/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { type Site, site } from './site.ts';

let at: Site;
let file: string;
beforeAll(async () => {
  at = await site();
  const games = [
    await game('ratcatcher', {}, ['person'], { id: 'street', title: 'The long bell', names: ['Zosia'] }),
    await game('everdell', { seats: 2 }, ['person', 'hard'], { id: 'city', names: ['Zosia', ''] }),
    await game('ratcatcher', { mode: 'hard' }, ['person'], { id: 'hard' }),
    await game('everdell', { seats: 1 }, ['person'], { id: 'going', where: 'autumn' }, 12),
  ];
  file = JSON.stringify({ smallfolk: 'record', format: 1, games, campaigns: [] });
}, 240_000);
afterAll(() => at?.close());

/** A game that bots have played, as it is stored; with `most`, only so far. */
async function game(
  name: string,
  setup: object,
  seats: readonly string[],
  more: object,
  most = 10_000,
): Promise<object> {
  const box = await shelf[name]?.({ ...setup });
  const parsed = box && parseSetup(box.game, { ...box.first, ...setup });
  if (!box || !parsed?.ok) throw new Error(`${name} cannot be set up`);
  const match = Match.start(box.game, parsed.value, seedOf(`record ${JSON.stringify(more)}`));
  const bot = botNamed('easy', seedOf('ledger'));
  if (!bot.ok) throw new Error(bot.message);
  for (let asked = questionOf(match); asked && match.choices.length < most; asked = questionOf(match))
    match.choose(decide(bot.value, asked).best());
  return { game: name, names: [], save: { ...match.save(), seats }, updated: Date.now(), where: 'round 9', ...more };
}

async function brought(page: Page, contents = file): Promise<void> {
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(contents) });
}
const opened = async (path: string, theme = 'night') => {
  const { page, wrongs } = await at.open('#/record', {}, { theme, motion: 'none' });
  await brought(page);
  await page.getByText('4 games were brought in.').waitFor();
  if (path !== '#/record') await page.goto(at.url + path);
  return { page, wrongs };
};

test('finished games stand in the ledger with result, length, opponent and date; pictures count them', async () => {
  const { page, wrongs } = await opened('#/record');
  const lines = page.locator('.ledger li');
  await expect.poll(() => lines.count()).toBe(3);
  const first = lines.filter({ hasText: '“The long bell”' });
  await first.getByText('Rat King').waitFor();
  await first.getByText(/\d+ choices/).waitFor();
  await first.getByText('with Zosia').waitFor();
  await expect.poll(() => first.locator('time').textContent()).toContain(String(new Date().getDate()));
  await page.getByText(/^3 games, \d won$/).waitFor();
  await page.getByRole('button', { name: 'Everdell 1' }).click();
  await expect.poll(() => lines.count()).toBe(1);
  await lines.getByText('Bots: hard').waitFor();
  await page.getByRole('heading', { name: 'Against whom' }).waitFor();
  await page.getByRole('heading', { name: 'Around this screen' }).waitFor();
  await page.getByText('One night so far.').waitFor();
  await page.getByRole('link', { name: 'Watch: Everdell' }).click();
  await page.waitForURL(/#\/replay\/city/);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('a game is renamed and deleted; all of it is one file, and what is no record is refused', async () => {
  const { page, wrongs } = await opened('#/record');
  await page.getByRole('button', { name: 'Rename: Everdell' }).click();
  await page.getByLabel('What shall Everdell be called?').fill('Winter first');
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await page.getByText('“Winter first”').waitFor();
  await page.getByRole('button', { name: 'Delete this game of The Ratcatcher' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.ledger li').nth(2).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.locator('.ledger li').count()).toBe(2);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved.games.map(({ id }: { id: string }) => id).sort()).toEqual(['city', 'going', 'street']);
  for (const contents of ['', '{}', '{"smallfolk":"record"', '[1]']) {
    await brought(page, contents);
    await page.getByRole('alert').getByText('not a saved game of Smallfolk').waitFor();
  }
  await brought(page, JSON.stringify({ ...saved, format: 7 }));
  await page.getByRole('alert').getByText('newer rules').waitFor();
  await expect.poll(() => page.locator('.ledger li').count()).toBe(2);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('the shelf goes on with the last game, lists no finished ones, and its boxes can be clicked', async () => {
  const { page, wrongs } = await opened('');
  await page.getByRole('heading', { name: 'Go on where you stopped' }).waitFor();
  await page.locator('.again').getByText('Everdell, autumn').waitFor();
  await expect.poll(() => page.locator('.stored li').count()).toBe(0);
  await page.locator('a.box').first().click();
  await page.waitForURL(/#\/setup\//);
  await page.goBack();
  await page.getByRole('link', { name: 'The record (3)' }).click();
  await page.getByRole('heading', { name: 'The ledger' }).waitFor();
  await page.goto(`${at.url}#/table/going`);
  await page.locator('[data-option], .unfold').first().waitFor();
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test.each(['day', 'night'])(
  'the record is sound to those who listen, and fits a phone in three languages, by %s',
  async (theme) => {
    const { page, wrongs } = await opened('#/record', theme);
    const sound = async () => {
      expect(await axe(page)).toEqual([]);
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await sound();
    await page.setViewportSize({ width: 360, height: 740 });
    await sound();
    for (const language of ['PL', 'HU', 'EN']) {
      await page.getByRole('button', { name: new RegExp(`^${language}:`) }).click();
      await page.waitForTimeout(300);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  120_000,
);
