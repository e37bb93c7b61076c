/** What the page weighs: script as it travels, before a game is opened and with one. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** All scripts that a page asked for, the worker's included, as kilobytes of gzip. */
async function weigh(game?: string): Promise<number> {
  const context = await at.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(at.url);
  await page.waitForLoadState('networkidle');
  if (game) {
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await settle(page);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(at.folder, path)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('60 kB of script before a game is opened', async () => {
  expect(await weigh()).toBeLessThan(60);
});

/** The goal is 150 kB: what came with undo, replay, friends and Mistwood has to be loaded later, or made smaller. */
test.each(['The Ratcatcher', 'Everdell'])(
  '170 kB of script with %s',
  async (game) => {
    expect(await weigh(game)).toBeLessThan(170);
  },
  60_000,
);
