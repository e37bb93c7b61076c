/** A finished game is watched from its start: scrubbed, stepped, played, through anybody's eyes, and played on from. */
import { botsFor, decide, questionOf } from '@smallfolk/bots';
import { shelf } from '@smallfolk/games';
import { Match, parseSetup, seedOf, sure } from '@smallfolk/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

const TABLES = [
  { game: 'ratcatcher', seats: ['person'], seed: 'watch' },
  { game: 'everdell', seats: ['person', 'easy'], names: ['Ada', 'Bramble'], seed: 'watch' },
];
const count = async (page: Page) =>
  Number(/choice (\d+) of/.exec((await page.locator('.dock .count').textContent()) ?? '')?.[1]);

test.each(TABLES)(
  '$game: from the result to its start, and from there on',
  async (wanted) => {
    const { page, wrongs } = await at.table({ ...wanted, share: 1 }, { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Watch it from the start' }).click();
    await page.locator('.dock .count').waitFor();
    await expect.poll(() => count(page)).toBe(0);
    // What is over has nothing to take back, to advise or to wait for.
    for (const name of ['Undo', 'Hint']) expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(await page.getByRole('group', { name: /speed/i }).count()).toBe(1);
    const lines = await page.locator('#log li').count();
    await expect.poll(() => page.locator('#log li.ahead').count()).toBeGreaterThan(lines - 5);

    await page.getByRole('button', { name: 'One choice on' }).click();
    await expect.poll(() => count(page)).toBe(1);
    const bar = page.getByRole('slider');
    await bar.focus();
    await page.keyboard.press('End');
    await expect.poll(() => count(page)).toBeGreaterThan(20);
    const of = await count(page);
    await expect.poll(() => page.locator('#log li.ahead').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count(page)).toBe(of - 1);

    await page
      .locator('#log .jump')
      .nth(Math.floor(lines / 2))
      .click();
    await expect.poll(() => count(page)).toBeLessThan(of - 1);
    const middle = await count(page);
    expect(middle).toBeGreaterThan(1);
    await page.getByRole('button', { name: '8×' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      (from) => !document.querySelector('.dock .count')?.textContent?.includes(`choice ${from} `),
      middle,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    if (wanted.seats.length > 1) {
      const before = await page.locator('main').textContent();
      await page.getByLabel('Seen by').selectOption({ label: 'Bramble' });
      await page.waitForFunction((before) => document.querySelector('main')?.textContent !== before, before);
    }
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/table\//);
    await settle(page);
    await expect.poll(() => page.locator('[data-option], .unfold').count()).toBeGreaterThan(0);
    expect(wrongs).toEqual([]);
  },
  90_000,
);

test('a game that is not over keeps its secrets', async () => {
  const wanted = { game: 'everdell', seats: ['person', 'easy'], seed: 'watch', share: 0.3 };
  const { page } = await at.table(wanted, { reducedMotion: 'reduce' });
  await page.evaluate(() => {
    location.hash = location.hash.replace('/table/', '/replay/');
  });
  await page.getByText('cannot be watched').waitFor();
}, 60_000);

/** Who passes for good with nearly everything still to be done has thrown the game away. */
async function thrownAway(): Promise<{ readonly save: string; readonly at: number }> {
  const { game, first } = sure(await shelf.everdell?.());
  const setup = parseSetup(game, first);
  if (!setup.ok) throw new Error(setup.message);
  const match = Match.start(game, setup.value, seedOf('care'));
  const bots = botsFor(['easy', 'easy'], match.seed);
  let at = 0;
  for (let asked = questionOf(match); asked; asked = questionOf(match)) {
    const passes = at === 0 && asked.seat === 0 && asked.decision.options.some((option) => option.do === 'pass');
    if (passes) at = match.choices.length;
    match.choose(passes ? 'pass' : decide(sure(bots[asked.seat]), asked).best());
  }
  expect(at).toBeGreaterThan(0);
  expect(match.result?.winners).toEqual([1]);
  return { save: JSON.stringify({ ...match.save(), seats: ['person', 'easy'], names: ['Ada', 'Bramble'] }), at };
}

test('where the game turned is found out while one watches, told in words, and kept with the game', async () => {
  const { page, wrongs } = await at.open('', { reducedMotion: 'reduce' });
  const turned = await thrownAway();
  const buffer = Buffer.from(turned.save);
  await page.setInputFiles('input[type=file]', { name: 'over.json', mimeType: 'application/json', buffer });
  await settle(page);
  await page.getByRole('link', { name: 'Watch it from the start' }).click();
  await page.getByRole('button', { name: 'Find out where it turned' }).click();
  await page.locator('.curve progress').waitFor();
  await page.getByRole('button', { name: 'One choice on' }).click();
  await expect.poll(() => count(page)).toBe(1);
  const turn = page.locator('.curve li button', { hasText: `choice ${turned.at} of` });
  await turn.waitFor({ timeout: 240_000 });
  expect(await turn.textContent()).toMatch(/“.+” was better: \d+% instead of 0% with “Pass/);
  await turn.click();
  await expect.poll(() => count(page)).toBe(turned.at);
  await page.reload();
  await page.locator('.curve polyline').waitFor();
  await turn.waitFor();
  await turn.click();
  // The line says what it stands at, to those who see it and to those who listen.
  await expect.poll(() => page.locator('.curve text').textContent()).toMatch(/^\d+%$/);
  expect(await page.locator('.curve svg').getAttribute('aria-label')).toMatch(/\d+% to win$/);
  expect(wrongs).toEqual([]);
}, 360_000);
