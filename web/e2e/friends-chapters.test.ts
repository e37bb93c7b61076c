/** A campaign with friends, on the page: when a chapter is over, a button opens the next one, and everybody is led there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { atTable, hurried } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

/** A chapter ends at the latest when its hourglass has run; so many answers are never needed for that. */
const MOST = 2000;

test('the next chapter is opened from the page by one, and whoever looks on is led there too', async () => {
  const host = await Client.connect(at.url, undefined, { changes: true });
  const setup = { chapter: '01', players: 2 };
  const asked = { do: 'create', game: 'mice', setup, seats: ['me', 'easy'], name: 'Zosia' } as const;
  const { room, links } = await host.must({ ...asked, watch: 'link' });
  await host.must({ do: 'begin', room: room.id });
  const back = links.seats?.find(({ seat }) => seat === 0)?.secret;
  const { page: zosia, wrongs } = await hurried(at, `#/room/${room.id}/${back}`);
  const { page: watcher } = await hurried(at, `#/room/${room.id}/${links.watch}`);
  for (const page of [zosia, watcher]) await atTable(page);
  expect(await zosia.getByRole('button', { name: 'The next chapter' }).count()).toBe(0);

  for (let n = 0; n < MOST && !host.snapshot?.result; n++) {
    await host.until(({ snapshot }) => snapshot?.decision?.seat === 0 || snapshot?.result !== undefined);
    if (host.snapshot?.result) break;
    const reply = await host.ask({ do: 'choose', table: room.id, answer: 0 });
    // Whoever hurries is asked to wait.
    if (!reply.ok) await new Promise((resume) => setTimeout(resume, 250));
  }
  expect(host.snapshot?.result).toBeDefined();

  const onwards = zosia.getByRole('button', { name: 'The next chapter' });
  await onwards.waitFor({ timeout: 60_000 });
  expect(await watcher.getByRole('button', { name: 'The next chapter' }).count()).toBe(0);
  // The last page of the tale lies over the table until it is read.
  await zosia.evaluate(() => document.querySelector<HTMLElement>('dialog.book .shut')?.click());
  await onwards.click();
  for (const page of [zosia, watcher])
    await page.waitForURL((url) => url.hash.startsWith('#/room/') && !url.hash.includes(room.id), { timeout: 60_000 });
  await atTable(zosia);
  await zosia.locator('dialog.book').waitFor({ timeout: 60_000 });
  expect(watcher.url().split('/')[5]).toBe(zosia.url().split('/')[5]);
  expect(wrongs).toEqual([]);
  for (const page of [zosia, watcher]) await page.context().close();
}, 300_000);
