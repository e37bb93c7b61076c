/** Without a network: once loaded, everything works; and a new version is offered, never forced. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../serve.ts';
import { type Site, settle, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 120_000);
afterAll(() => at?.close());

/** All files of a version are fetched, some hundred of them. */
const FETCHED = { timeout: 120_000 };

test('after the first visit the network may be gone: reload, play, rulebook, another language', async () => {
  const { page } = await at.open('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, FETCHED);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
  await settle(page);
  await page.getByRole('button', { name: 'Forage' }).click();
  await settle(page);
  await page.reload();
  await settle(page);
  await expect.poll(() => page.locator('#log li').count()).toBeGreaterThan(0);
  await page.goto(`${at.url}#/rules/everdell`);
  await page.locator('#rule-E1').waitFor();
  await page.goto(`${at.url}#/`);
  await page.getByRole('button', { name: 'Magyar' }).click();
  await page.getByText('Apró lények').waitFor();
}, 360_000);

test('a new version in the middle of a game is told, and the game goes on in it', async () => {
  const folder = join(at.folder, '../dist-next');
  cpSync(at.folder, folder, { recursive: true });
  const serving = await listen({ folder, port: 0 });
  const context = await at.browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(serving.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, FETCHED);
  await page.getByRole('button', { name: 'Crumbs: Play now' }).click();
  await settle(page);
  await serving.close();

  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/smallfolk-[0-9a-f]{12}/, 'smallfolk-0123456789ab'));
  const { port } = new URL(serving.url);
  const next = await listen({ folder, port: Number(port) });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version of Smallfolk is ready').waitFor(FETCHED);
  await page.getByRole('button', { name: 'Load anew' }).click();
  await page.waitForFunction(async () => (await caches.keys()).includes('smallfolk-0123456789ab'));
  await settle(page);
  await page.getByRole('heading', { name: 'Forage or store?' }).waitFor();
  await next.close();
  await context.close();
  rmSync(folder, { recursive: true });
}, 360_000);
