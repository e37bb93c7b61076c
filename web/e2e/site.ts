/** The page as people get it, but with the kernel's sample game on the shelf: built once, served for each test file. */
import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { built, listen, type Serving } from '../serve.ts';
import { launch } from './browser.ts';

const FOLDER = fileURLToPath(new URL('dist', import.meta.url));
/** With the kernel's sample games, as the page has them. */
const SHELF = new URL('../../server/testing/shelf.ts', import.meta.url);
const LOCK = join(FOLDER, '../building.lock');

/** Test files run side by side; one of them builds, the others wait. */
async function buildOnce(): Promise<void> {
  Object.assign(process.env, { SAMPLES: '1', NODE_ENV: 'production' });
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      const begun = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - begun > 120_000) rmdirSync(LOCK);
      await new Promise((resume) => setTimeout(resume, 200));
    }
  }
  try {
    await built(FOLDER, () => {});
  } finally {
    rmdirSync(LOCK);
  }
}

export interface Site extends Serving {
  readonly browser: Browser;
  readonly folder: string;
  /** A page in a fresh profile. What goes wrong in it is collected in `wrongs`. */
  open(path?: string, options?: BrowserContextOptions): Promise<{ page: Page; wrongs: string[] }>;
}

export async function site(): Promise<Site> {
  await buildOnce();
  const serving = await listen({ folder: FOLDER, port: 0, shelf: SHELF });
  const browser = await launch();
  return {
    ...serving,
    browser,
    folder: FOLDER,
    async open(path = '', options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
      const page = await context.newPage();
      const wrongs: string[] = [];
      page.on('pageerror', (error) => wrongs.push(error.message));
      page.on('console', (message) => message.type() === 'error' && wrongs.push(message.text()));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && `${origin}/` !== serving.url)
          wrongs.push(`asked another host: ${request.url()}`);
      });
      await page.goto(serving.url + path);
      return { page, wrongs };
    },
    async close() {
      await browser.close();
      await serving.close();
    },
  };
}

/** A key counts for a question that is in sight: as for a person, its picture comes first. */
export async function seen(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until something is asked, covered or over; what is shown on the way is skipped. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.querySelector('[aria-busy=true]')) return false;
      if (document.querySelector('[data-option], .unfold, .end, .curtain, main.notice')) return true;
      document.querySelector<HTMLButtonElement>('[aria-keyshortcuts="S"], .handon')?.click();
      return false;
    },
    undefined,
    { timeout: 60_000 },
  );
  await seen(page);
}

/** Begins from the set-up page with a known seed: the same game in every run. */
export async function beginKnown(page: Page): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('0123456789abcdef0123456789abcdef');
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Ends a selection with as many as are needed, copies of one thing included. Tells whether there was one. */
export async function complete(page: Page): Promise<boolean> {
  const done = page.locator('.opt.done');
  if (!(await done.isVisible())) return false;
  for (let n = 0; n < 60 && !(await done.isEnabled()); n++) {
    const fresh = page.locator('[data-option][aria-pressed=false]');
    const all = page.locator('[data-option]');
    if ((await fresh.count()) > 0) await fresh.first().click();
    else await all.nth(n % (await all.count())).click();
  }
  await done.click();
  return true;
}
