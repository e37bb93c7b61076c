/** A campaign with friends, on the page: when a chapter is over, a button opens the next one, and everybody is led there. */
import type { Snapshot } from '@smallfolk/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { hurried, PHONE, play } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

/** A chapter ends at the latest when its hourglass has run, soonest if nobody does anything; so many answers are never needed for that. */
const MOST = 400;
/** The server takes ten messages a second from anybody. */
const PAUSE = 120;

const idle = (decision: Snapshot['decision']) =>
  decision && 'keys' in decision && decision.keys.includes('end') ? 'end' : 0;

test('the next chapter is opened from the page by one, and all the company is led there, also whoever looks on', async () => {
  const host = await Client.connect(at.url, undefined, { changes: true });
  const other = await Client.connect(at.url, undefined, { changes: true });
  const setup = { chapter: '01', players: 2 };
  const asked = { do: 'create', game: 'mice', setup, seats: ['me', 'open'], name: 'Zosia' } as const;
  const { room, links } = await host.must({ ...asked, watch: 'link' });
  await other.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
  const { links: own } = await other.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  await host.must({ do: 'begin', room: room.id });
  const back = links.seats?.find(({ seat }) => seat === 0)?.secret;
  const { page: zosia, wrongs } = await hurried(at, `#/room/${room.id}/${back}`);
  const { page: watcher } = await hurried(at, `#/room/${room.id}/${links.watch}`);
  const way = `#/room/${room.id}/${own.seats?.[0]?.secret}`;
  // Bence takes his time, and looks at everything step by step.
  const { page: bence, wrongs: others } = await hurried(at, way, PHONE, { speed: 'step' });
  for (const page of [zosia, watcher, bence]) await page.locator('.desk.mice').waitFor({ timeout: 60_000 });
  expect(await zosia.getByRole('button', { name: 'The next chapter' }).count()).toBe(0);

  for (let n = 0; n < MOST && !host.snapshot?.result; n++) {
    const asks = ({ snapshot }: Client) => snapshot?.decision !== undefined && 'keys' in snapshot.decision;
    const version = () => Math.max(host.room?.version ?? 0, other.room?.version ?? 0);
    for (const one of [host, other]) await one.until(({ room: now }) => now?.version === version());
    const who = asks(host) ? host : other;
    if (host.snapshot?.result) break;
    await who.must({ do: 'choose', table: room.id, answer: idle(who.snapshot?.decision) });
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
  expect(host.snapshot?.result).toBeDefined();

  // Zosia and who looks on are in a hurry, however far behind their pages are: they skip to how it ended.
  for (const page of [zosia, watcher]) await play(page);
  const onwards = (page: Page) => page.locator('button', { hasText: 'The next chapter' });
  await onwards(zosia).waitFor({ timeout: 60_000 });
  expect(await onwards(watcher).count()).toBe(0);
  // Pages of the tale lie over the table until they are read.
  const shut = () => zosia.evaluate(() => document.querySelector<HTMLElement>('dialog.book .shut')?.click());
  const books = async () => {
    await shut();
    return zosia.locator('dialog.book').count();
  };
  await expect.poll(books, { timeout: 60_000, interval: 500 }).toBe(0);
  // The end is not told to who has not seen it yet.
  expect(await onwards(bence).count()).toBe(0);
  await onwards(zosia).click();
  const led = (page: Page) =>
    page.waitForURL((url) => url.hash.startsWith('#/room/') && !url.hash.includes(room.id), { timeout: 60_000 });
  for (const page of [zosia, watcher]) {
    await led(page);
    await play(page, false);
  }
  // Nor is he led on before.
  expect(bence.url()).toContain(room.id);
  await bence.evaluate(() => {
    const seen = setInterval(() => {
      document.querySelector<HTMLElement>('dialog.book .shut')?.click();
      document.querySelector<HTMLElement>('[aria-keyshortcuts="S"]')?.click();
    }, 80);
    addEventListener('hashchange', () => clearInterval(seen));
  });
  await led(bence);
  for (const page of [zosia, bence]) await page.locator('.desk.mice').waitFor({ timeout: 60_000 });
  expect(bence.url().split('/')[5]).toBe(zosia.url().split('/')[5]);
  expect(watcher.url().split('/')[5]).toBe(zosia.url().split('/')[5]);
  expect([...wrongs, ...others]).toEqual([]);
  for (const page of [zosia, watcher, bence]) await page.context().close();
}, 300_000);
