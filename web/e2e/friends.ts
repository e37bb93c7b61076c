/** People at one table, each in a browser of their own, who play by themselves: what the tests of rooms share. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { freshPage, type Opened, type Site } from './site.ts';

/** What a hurried person would set: no motion, no lessons, nothing asked twice. */
const HURRIED = { motion: 'none', speed: 'fast', takeBack: 0, careful: false, lessons: 'off' } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** A page whose reader answers with whatever is offered first, as soon as `play` lets them. */
export async function hurried(
  { browser, url }: Pick<Site, 'browser' | 'url'>,
  path: string,
  options: BrowserContextOptions = {},
  liked: object = {},
): Promise<Opened> {
  const likes = { ...HURRIED, ...liked };
  const opened = await freshPage(browser, { reducedMotion: 'reduce', ...options }, likes);
  await opened.page.addInitScript(readerAnswers);
  await opened.page.goto(url + path);
  return opened;
}

/** Runs in the page. */
function readerAnswers(): void {
  const find = (what: string) => document.querySelector<HTMLButtonElement>(what);
  setInterval(() => {
    if (!sessionStorage.getItem('plays')) return;
    find('[aria-keyshortcuts="S"]')?.click();
    if (find('[aria-busy=true]') || find('dialog[open]')) return;
    const fold = find('.unfold[aria-expanded=false]');
    if (fold) return fold.click();
    const done = find('.opt.done');
    if (done && !done.disabled) return done.click();
    const fresh = done ? find('[data-option][aria-pressed=false]') : undefined;
    (fresh ?? find('[data-option]'))?.click();
  }, 80);
}

/** From now on this reader answers by themselves, or no more. */
export const play = (page: Page, goesOn = true) =>
  page.evaluate((on) => (on ? sessionStorage.setItem('plays', '1') : sessionStorage.removeItem('plays')), goesOn);

/** The link that a note on this page shows, from its `#` on. */
export async function linkOf(page: Page, title: string): Promise<string> {
  const link = await page.getByLabel(title, { exact: true }).first().inputValue();
  return link.slice(link.indexOf('#'));
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await page.getByText('Keep your way back').first().waitFor();
}

export const atTable = (page: Page) => page.locator('.desk').waitFor({ timeout: 40_000 });

export async function accessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
}

/** The points or the result as the end of a game shows them, with what its own game adds to it. */
export async function ending(page: Page): Promise<string> {
  const end = page.locator('.end').first();
  await end.waitFor({ timeout: 180_000 });
  await end.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  return ((await end.textContent()) ?? '').replaceAll(/\s+/g, ' ');
}

export interface Tunnel {
  readonly url: string;
  /** Nothing comes through any more, and nobody is told; or it does again. */
  enter(): void;
  leave(): void;
  close(): void;
}

/** A way to the site that can be lost as a network is in a tunnel: silently. */
export async function tunnel(site: string): Promise<Tunnel> {
  const port = Number(new URL(site).port);
  const pairs = new Set<readonly [Socket, Socket]>();
  let inside = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (data) => inside || to.write(data));
      // In the tunnel the other end is not told, and goes on believing in it until daylight.
      from.on('close', () => {
        if (inside) return;
        pairs.delete(pair);
        to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    enter: () => {
      inside = true;
    },
    leave: () => {
      inside = false;
      // What was lost on the way is lost: these connections are of no use to anybody.
      for (const [near, far] of pairs) for (const end of [near, far]) end.destroy();
    },
    close: () => server.close(),
  };
}
