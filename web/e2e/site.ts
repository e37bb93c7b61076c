/** The page, served for each test file and opened in a browser. */
import { deflateRawSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { listen, type Serving } from '../serve.ts';
import { launch } from './browser.ts';
import { FOLDER } from './build.ts';
import { moment, type Wanted } from './moments.ts';

/** With the kernel's sample games, as the page has them. */
const SHELF = new URL('../../server/testing/shelf.ts', import.meta.url);
export interface Opened {
  readonly page: Page;
  /** What went wrong in it. */
  readonly wrongs: string[];
}

export interface Site extends Serving {
  readonly browser: Browser;
  readonly folder: string;
  /** A page in a fresh profile, of somebody who likes these settings. */
  open(path?: string, options?: BrowserContextOptions, likes?: object): Promise<Opened>;
  /** The same with a game on the table, at once and settled. */
  table(wanted: Wanted, options?: BrowserContextOptions, likes?: object): Promise<Opened>;
}

/** Profiles that are open: each takes time from the others as long as it is. */
const profiles = new Set<BrowserContext>();
export async function closeProfiles(): Promise<void> {
  const open = [...profiles];
  profiles.clear();
  await Promise.all(open.map((context) => context.close()));
}

/** Before anything is loaded, but not over what was changed since. */
function like(likes: string): void {
  const key = 'smallfolk.settings';
  if (location.protocol.startsWith('http') && !localStorage.getItem(key)) localStorage.setItem(key, likes);
}

/**
 * A page in a fresh profile. Nothing is fetched for a time without a network: that is hundreds of files in every
 * profile, and a test that is about it says so.
 */
export async function freshPage(browser: Browser, options: BrowserContextOptions, likes?: object): Promise<Opened> {
  const usual = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  profiles.add(context);
  context.once('close', () => profiles.delete(context));
  if (likes) await context.addInitScript(like, JSON.stringify(likes));
  const page = await context.newPage();
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrongs.push(message.text()));
  return { page, wrongs };
}

export async function site(): Promise<Site> {
  const serving = await listen({ folder: FOLDER, port: 0, shelf: SHELF });
  const browser = await launch();
  const open: Site['open'] = async (path = '', options = {}, likes) => {
    const { page, wrongs } = await freshPage(browser, options, likes);
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && `${origin}/` !== serving.url)
        wrongs.push(`asked another host: ${request.url()}`);
    });
    await page.goto(serving.url + path);
    return { page, wrongs };
  };
  return {
    ...serving,
    browser,
    folder: FOLDER,
    open,
    async table(wanted, options, likes) {
      const save = deflateRawSync(await moment(wanted)).toString('base64url');
      const opened = await open(`#/open/${save}`, options, likes);
      await settle(opened.page);
      return opened;
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

/** Waits until something is asked, covered or over, in its own letters; what is shown on the way is skipped. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.querySelector('[aria-busy=true]') || document.fonts.status === 'loading') return false;
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
