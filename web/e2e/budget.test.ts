/** What the page weighs: script as it travels, before a game is opened and until the first question of one stands. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moment } from './moments.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** What the page loads in peace, some seconds after it stands (`table/idle.ts`), is not waited for by anybody, however slow the machine. */
function noLater(): void {
  const soon = window.setTimeout;
  const never = (work: () => void, after = 0) => (after < 3000 ? soon(work, after) : 0);
  Object.assign(window, { setTimeout: never });
}

/** The kernel's sample game stands on the shelf of tests only. */
const SAMPLE = /\/crumbs-/;

/** All scripts that a page asked for until it stands, the worker's included, as kilobytes of gzip. */
async function weigh(open?: (page: Page) => Promise<void>): Promise<number> {
  const context = await at.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noLater);
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !SAMPLE.test(pathname)) scripts.add(pathname);
  });
  await page.goto(at.url);
  await page.waitForLoadState('networkidle');
  if (open) {
    await open(page);
    await settle(page);
  }
  await context.close();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(at.folder, path)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

const playNow = (game: string) => async (page: Page) => page.getByRole('button', { name: `Play now: ${game}` }).click();

/** A game at its beginning, laid on the table from a file. */
const begun = (game: string, setup: Readonly<Record<string, string | number>>) => async (page: Page) => {
  const buffer = Buffer.from(await moment({ game, setup, seats: ['person'], seed: 'night', share: 0 }));
  await page.setInputFiles('input[type=file]', { name: 'begun.json', mimeType: 'application/json', buffer });
};

const NIGHTWEAVE = { seats: 1, opponent: 'nightweave', level: 2 };
const MISTWOOD = { ...NIGHTWEAVE, farms: 'seasonal', corrin: 'yes', legends: 'yes', abilities: 'yes' };
const INTRIGUES = { ...MISTWOOD, personality: 'gambler', schemes: 'yes' };
const TWO_SCHEMES = { ...INTRIGUES, plan: 'the-scheme-thickens' };
const PLAN = { ...MISTWOOD, personality: 'gambler', plan: 'extortion' };

test.for<{ name: string; most: number; open?: (page: Page) => Promise<void> }>([
  { name: 'before a game is opened', most: 60 },
  { name: 'with The Ratcatcher', most: 150, open: playNow('The Ratcatcher') },
  { name: 'with Everdell', most: 150, open: playNow('Everdell') },
  { name: 'with Everdell and all of Mistwood', most: 185, open: begun('everdell', MISTWOOD) },
  { name: 'with Everdell, all of Mistwood and intrigues', most: 185, open: begun('everdell', INTRIGUES) },
  { name: 'with Everdell, all of Mistwood and two schemes at once', most: 185, open: begun('everdell', TWO_SCHEMES) },
  { name: 'with Everdell, all of Mistwood and a plan', most: 185, open: begun('everdell', PLAN) },
  { name: 'with one room of Mice and Mystics', most: 170, open: playNow('Mice and Mystics') },
])('$most kB of script $name', { timeout: 90_000 }, async ({ name, most, open }) => {
  const kilobytes = await weigh(open);
  console.log(`${name}: ${kilobytes.toFixed(1)} kB of script`);
  expect(kilobytes).toBeLessThan(most);
});
