/** Where one can be: early and late tables of all games, and every page around them, each laid as it is in use. */
import type { Page } from 'playwright-core';
import { Client } from '../../server/testing/client.ts';
import { bringIn, playedCampaign } from './campaign.ts';
import { moment, type Wanted } from './moments.ts';
import { settle } from './site.ts';

export interface Place {
  readonly name: string;
  /** Goes there. Called with a page that has opened the shelf at this address, in whatever language. */
  lay(page: Page, url: string): Promise<void>;
}

const EVERDELL = { game: 'everdell', seats: ['person', 'easy'], names: ['', 'Małgorzata'], seed: 'walk' };
const RATS = { game: 'ratcatcher', seats: ['person'], seed: 'care' };
const MICE = { game: 'mice', seats: ['person'], seed: 'walk' };
const NIGHT = {
  game: 'everdell',
  setup: { seats: 1, opponent: 'nightweave', level: 2, personality: 'privileged', plan: 'overwhelming-swarm' },
  seats: ['person'],
  seed: 'night',
};

/** The first thing of the table that answers, or what lies over it. */
async function open(page: Page, wanted: Wanted): Promise<void> {
  const buffer = Buffer.from(await moment(wanted));
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'walk.json', mimeType: 'application/json', buffer });
  await page.locator('.curtain button, [data-option], .unfold, .end').first().waitFor({ timeout: 60_000 });
  const curtain = page.locator('.curtain button');
  if (await curtain.isVisible()) await curtain.click();
  await settle(page);
}

const table = (name: string, wanted: Wanted): Place => ({
  name,
  async lay(page) {
    await open(page, wanted);
    // A book that opens over the table is a place of its own.
    await page.evaluate(() => {
      setInterval(() => document.querySelector<HTMLElement>('dialog.book[open] .shut')?.click(), 50);
    });
  },
});
const path = (path: string): Place => ({
  name: `the page ${path}`,
  async lay(page, url) {
    await page.goto(url + path);
    await page.reload();
    await page.locator('h1, h2').first().waitFor();
  },
});

export const TABLES: readonly Place[] = [
  table('The Ratcatcher, early', { ...RATS, share: 0, offers: 'place', beside: 3 }),
  table('The Ratcatcher, late', { ...RATS, share: 0.8, offers: 'end' }),
  table('Everdell, early', { ...EVERDELL, share: 0.02 }),
  table('Everdell, late', { ...EVERDELL, seed: 'care', share: 0.6 }),
  table('Mice and Mystics, early', { ...MICE, share: 0.02 }),
  table('Mice and Mystics, late', { ...MICE, setup: { chapter: '01' }, share: 0.6 }),
  table('Nightweave, early', { ...NIGHT, share: 0.02 }),
  table('Nightweave, late', { ...NIGHT, share: 0.6 }),
];

const PATHS = [
  ...['', '#/about', '#/settings', '#/record'],
  ...['#/setup/ratcatcher', '#/setup/everdell', '#/setup/mice', '#/setup/mice/campaign'],
  ...['#/rules/ratcatcher', '#/rules/everdell', '#/rules/mice'],
  ...['#/friends/everdell', '#/friends/mice'],
];

/** Games that are over and one that goes on, as the file of a record. */
async function recordFile(): Promise<string> {
  const wanted = [
    { ...RATS, share: 1 },
    { ...EVERDELL, share: 1 },
    { ...EVERDELL, seed: 'care', share: 0.6 },
  ];
  const saves = await Promise.all(wanted.map(async (each) => JSON.parse(await moment(each))));
  const games = saves.map(({ names, ...save }, n) => ({
    ...{ id: `walk-${n}`, game: save.game, names, save },
    ...{ title: n === 0 ? 'The long bell' : '', updated: Date.now(), where: 'round 9' },
  }));
  return JSON.stringify({ smallfolk: 'record', format: 1, games, campaigns: [] });
}

async function record(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/record`);
  await bringIn(page, await recordFile(), 'record.json');
  await page.locator('.ledger li').first().waitFor();
}

async function campaign(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/campaign/mice`);
  await bringIn(page, JSON.stringify(await playedCampaign(['prologue'])));
  await page.locator('.mice-list').waitFor({ timeout: 60_000 });
}

const MADE: readonly Place[] = [
  { name: 'the end of a game', lay: (page) => open(page, { ...EVERDELL, share: 1 }) },
  {
    name: 'a replay',
    async lay(page) {
      await open(page, { ...RATS, share: 1 });
      await page.locator('.end a[href*="/replay/"]').click();
      await page.locator('.dock .count').waitFor();
    },
  },
  { name: 'the record with games in it', lay: record },
  {
    name: 'the shelf with a game in progress',
    async lay(page, url) {
      await record(page, url);
      await page.goto(url);
      await page.locator('h1, h2').first().waitFor();
    },
  },
  { name: 'a campaign', lay: campaign },
  {
    name: 'the book',
    async lay(page) {
      await open(page, { ...MICE, setup: { chapter: '01' }, share: 0 });
      const book = page.locator('dialog.book[open]');
      if (!(await book.isVisible())) await page.keyboard.press('b');
      await book.waitFor();
    },
  },
  {
    name: 'a room with empty seats',
    async lay(page, url) {
      const host = await Client.connect(url);
      const seats = ['me', 'open', 'easy'];
      const asked = {
        do: 'create',
        game: 'everdell',
        setup: { seats: 3 },
        seats,
        name: 'Zosia',
        watch: 'link',
      } as const;
      const { room, links } = await host.must({ ...asked });
      await page.goto(`${url}#/room/${room.id}/${links.sit}`);
      await page.locator('input').first().waitFor();
    },
  },
];

export const PAGES: readonly Place[] = [...PATHS.map(path), ...MADE];
