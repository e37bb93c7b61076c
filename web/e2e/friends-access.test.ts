/** Every page of rooms, by day and by night, in three languages: nothing that axe finds fault with. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../server/testing/client.ts';
import { accessible, atTable, hurried, PHONE } from './friends.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 180_000);
afterAll(() => at?.close());

const SAYS = {
  en: { open: 'Open the table', sit: /^Sit down/, back: 'Keep your way back', nowhere: 'There is no such room' },
  pl: { open: 'Przygotuj stół', sit: /^Siadam/, back: 'Zachowaj drogę powrotną', nowhere: 'Nie ma takiego pokoju' },
  hu: { open: 'Asztal megterítése', sit: /^Leülök/, back: 'Őrizd meg a visszautat', nowhere: 'Nincs ilyen szoba' },
} as const;
const LANGUAGES = ['en', 'pl', 'hu'] as const;

/** Nothing is wider than the window. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test.each(LANGUAGES.flatMap((language) => (['day', 'night'] as const).map((theme) => ({ language, theme }))))(
  '$language, by $theme: setting up, the seats, the table, looking on, my games, a link that leads nowhere',
  async ({ language, theme }) => {
    const says = SAYS[language];
    const liked = { language, theme };
    const host = await Client.connect(at.url);
    const seats = ['me', 'open', 'easy'];
    const asked = { do: 'create', game: 'everdell', setup: { seats: 3 }, seats, name: 'Zosia', watch: 'link' } as const;
    const { room, links } = await host.must({ ...asked });
    // On a phone, where it is narrowest.
    const { page, wrongs } = await hurried(at, '#/friends/everdell', PHONE, liked);
    await page.getByRole('button', { name: says.open }).waitFor();
    await accessible(page);
    await fits(page);
    await page.goto(`${at.url}#/room/${room.id}/${links.sit}`);
    await page.getByRole('button', { name: says.sit }).waitFor();
    await accessible(page);
    await fits(page);
    await page.getByRole('button', { name: says.sit }).click();
    await page.getByText(says.back).first().waitFor();
    await accessible(page);
    await fits(page);
    await host.must({ do: 'begin', room: room.id });
    await atTable(page);
    await accessible(page);
    await page.locator('.bar li button').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    await accessible(page);
    await page.goto(`${at.url}#/`);
    await page.locator('#friends-title').waitFor();
    await accessible(page);
    await page.goto(`${at.url}#/room/AAAAAAAAAAAAAAAA`);
    await page.getByText(says.nowhere).waitFor();
    await accessible(page);
    const { page: watcher } = await hurried(at, `#/room/${room.id}/${links.watch}`, {}, liked);
    await atTable(watcher);
    await accessible(watcher);
    expect(wrongs).toEqual([]);
    for (const one of [page, watcher]) await one.context().close();
    await host.close();
  },
  240_000,
);
