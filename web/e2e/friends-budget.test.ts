/** What playing online adds to the page: little, and only when it is wanted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

/** All scripts that were asked for on the way. */
async function scriptsOf(
  path: string,
  more: (page: Parameters<typeof settle>[0]) => Promise<void>,
): Promise<Set<string>> {
  const context = await at.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(at.url + path);
  await more(page);
  await page.waitForTimeout(500);
  await context.close();
  return scripts;
}

test('12 kB of script for a game online, none of it at home', async () => {
  // A room says how its game is set up, so at home it is set up as well.
  const home = await scriptsOf('#/setup/everdell', async (page) => {
    await page.getByRole('button', { name: 'Begin' }).click();
    await settle(page);
    // The menu of the table has a dialog too.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
  });
  const host = await Client.connect(at.url);
  const seats = ['me', 'open'];
  const { room, links } = await host.must({ do: 'create', game: 'everdell', setup: { seats: 2 }, seats });
  const online = await scriptsOf(`#/room/${room.id}/${links.sit}`, async (page) => {
    await page.getByRole('button', { name: /^Sit down/ }).click();
    await page.getByText('Keep your way back').first().waitFor();
    await host.must({ do: 'begin', room: room.id });
    await page.locator('.desk').waitFor({ timeout: 40_000 });
  });
  const sizes = [...online]
    .filter((path) => !home.has(path))
    .map((path) => [path, gzipSync(readFileSync(join(at.folder, path)), { level: 9 }).length / 1000] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  console.log(
    `online: ${sum.toFixed(1)} kB more (${sizes.map(([path, size]) => `${path} ${size.toFixed(1)}`).join(', ')})`,
  );
  expect(sum).toBeLessThan(12);
  for (const path of home) expect(readFileSync(join(at.folder, path), 'utf8')).not.toContain('well-played');
  await host.close();
}, 120_000);
