/** Where one can be: early and late tables of all games, and every page around them, each laid as it is in use. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { Client } from '../../server/testing/client.ts';
import { bringIn, playedCampaign } from './campaign.ts';
import { moment, type Wanted } from './moments.ts';
import { type Opened, type Site, settle } from './site.ts';

/** Opens a page there, in a browser with these options, for somebody who likes these settings. */
type Lay = (at: Site, options: BrowserContextOptions, likes: object) => Promise<Opened>;
export interface Place {
  readonly name: string;
  readonly lay: Lay;
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
/** All boxes open against her, with two schemes at once. */
const CROWDED = {
  ...NIGHT,
  setup: {
    ...{ seats: 1, opponent: 'nightweave', level: 3, personality: 'mean', plan: 'the-scheme-thickens' },
    ...{ farms: 'seasonal', corrin: 'yes', legends: 'yes', abilities: 'yes', spring: 'yes' },
  },
};

/** The first thing of the table that answers, or what lies over it. */
const open =
  (wanted: Wanted): Lay =>
  async (at, ...likes) => {
    const opened = await at.table(wanted, ...likes);
    const curtain = opened.page.locator('.curtain button');
    if (await curtain.isVisible()) {
      await curtain.click();
      await settle(opened.page);
    }
    return opened;
  };

/** A page of its own, and what is done there until all of it is to be seen. */
const path =
  (path: string, then: (page: Page, at: Site) => Promise<void> = seen): Lay =>
  async (at, ...likes) => {
    const opened = await at.open(path, ...likes);
    await then(opened.page, at);
    return opened;
  };
const seen = (page: Page) => page.locator('h1, h2').first().waitFor();

const table = (name: string, wanted: Wanted): Place => ({
  name,
  async lay(...whose) {
    const opened = await open(wanted)(...whose);
    // A book that opens over the table is a place of its own.
    await opened.page.evaluate(() => {
      setInterval(() => document.querySelector<HTMLElement>('dialog.book[open] .shut')?.click(), 50);
    });
    return opened;
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
  table('Mistwood, every box open', { ...CROWDED, share: 0.7 }),
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

async function record(page: Page): Promise<void> {
  await bringIn(page, await recordFile(), 'record.json');
  await page.locator('.ledger li').first().waitFor();
}

async function campaign(page: Page): Promise<void> {
  await bringIn(page, JSON.stringify(await playedCampaign(['prologue'])));
  await page.locator('.mice-list').waitFor({ timeout: 60_000 });
}

async function room(page: Page, { url }: Site): Promise<void> {
  const host = await Client.connect(url);
  const seats = ['me', 'open', 'easy'];
  const asked = { do: 'create', game: 'everdell', setup: { seats: 3 }, seats, name: 'Zosia', watch: 'link' } as const;
  const { room, links } = await host.must({ ...asked });
  await page.goto(`${url}#/room/${room.id}/${links.sit}`);
  await page.locator('input').first().waitFor();
}

const MADE: readonly Place[] = [
  { name: 'the end of a game', lay: open({ ...EVERDELL, share: 1 }) },
  {
    name: 'a replay',
    async lay(...whose) {
      const opened = await open({ ...RATS, share: 1 })(...whose);
      await opened.page.locator('.end a[href*="/replay/"]').click();
      await opened.page.locator('.dock .count').waitFor();
      return opened;
    },
  },
  { name: 'the record with games in it', lay: path('#/record', record) },
  {
    name: 'the shelf with a game in progress',
    lay: path('#/record', async (page, { url }) => {
      await record(page);
      await page.goto(url);
      await seen(page);
    }),
  },
  { name: 'a campaign', lay: path('#/campaign/mice', campaign) },
  {
    name: 'the book',
    async lay(...whose) {
      const opened = await open({ ...MICE, setup: { chapter: '01' }, share: 0 })(...whose);
      const book = opened.page.locator('dialog.book[open]');
      if (!(await book.isVisible())) await opened.page.keyboard.press('b');
      await book.waitFor();
      return opened;
    },
  },
  { name: 'a room with empty seats', lay: path('', room) },
];

export const PAGES: readonly Place[] = [
  ...PATHS.map((each) => ({ name: `the page ${each}`, lay: path(each) })),
  ...MADE,
];
