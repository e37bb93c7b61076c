/** What can be said at an online table: eight things, each a drawing and a word. */

import { REACTIONS } from '@smallfolk/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { faultsOf } from './faults.ts';
import { accessible, atTable, hurried, PHONE } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

test.each([
  ['en', 'Say something', 'No hurry'],
  ['pl', 'Powiedz coś', 'Bez pośpiechu'],
  ['hu', 'Szólj valamit', 'Ráérünk'],
])(
  'each is drawn, in the sheet and above the seat of whoever says it (%s)',
  async (language, open, said) => {
    const bence = await Client.connect(at.url);
    const seats = ['me', 'open'];
    const asked = { do: 'create', game: 'everdell', setup: { seats: 2 }, seats, name: 'Bence' } as const;
    const { room, links } = await bence.must(asked);
    const zosia = await Client.connect(at.url);
    await zosia.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
    const { links: back } = await zosia.must({ do: 'sit', room: room.id, seat: 1, name: 'Zosia' });
    await zosia.close();
    await bence.must({ do: 'begin', room: room.id });
    const likes = { language, size: 'largest' };
    const { page, wrongs } = await hurried(at, `#/room/${room.id}/${back.seats?.[0]?.secret}`, PHONE, likes);
    await atTable(page);
    await page.getByRole('button', { name: open }).click();
    const signs = page.getByRole('dialog').locator('button svg use');
    await expect.poll(() => signs.count()).toBe(REACTIONS.length);
    const drawn = () =>
      signs.evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).length);
    await expect.poll(drawn).toBe(REACTIONS.length);
    expect(await faultsOf(page, true)).toEqual([]);
    await accessible(page);
    await page.getByRole('dialog').getByRole('button', { name: said }).click();
    const heard = page.locator('.said');
    await heard.getByText(said).waitFor();
    expect(await heard.locator('use').getAttribute('href')).toBe('#says-no-hurry');
    await bence.until(({ told }) => told.some(({ tell }) => tell === 'reaction'));
    // What others say is drawn too, also where nobody has opened the sheet since the page was loaded.
    await page.reload();
    await atTable(page);
    await bence.must({ do: 'react', room: room.id, reaction: 'tea-first' });
    const sign = heard.locator('use[href="#says-tea-first"]');
    await sign.waitFor({ state: 'attached' });
    await expect.poll(() => sign.evaluate((use) => (use as SVGUseElement).getBBox().width > 0)).toBe(true);
    expect(wrongs).toEqual([]);
    await bence.close();
    await page.context().close();
  },
  120_000,
);
