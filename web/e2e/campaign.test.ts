/** The campaign on its page: two chapters with what is carried between them, files, and what is wrong with some of them. */

import { readFileSync } from 'node:fs';
import type { Legacy } from '@smallfolk/mice/state/legacy.ts';
import type { CampaignRecord } from '@smallfolk/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { bringIn, lookOn, playedCampaign, turnThePage } from './campaign.ts';
import { type Site, site } from './site.ts';

let at: Site;
let two: CampaignRecord;
beforeAll(async () => {
  at = await site();
  two = await playedCampaign(['prologue', '01']);
}, 240_000);
afterAll(() => at?.close());

/** Everything that this browser keeps of one kind. */
const kept = (page: Page, store: 'games' | 'campaigns') =>
  page.evaluate(
    (name) =>
      new Promise<{ id: string; record: CampaignRecord; save: { legacy?: unknown }; campaign?: string }[]>(
        (resolve) => {
          const opening = indexedDB.open('smallfolk');
          opening.onsuccess = () => {
            const asking = opening.result.transaction(name).objectStore(name).getAll();
            asking.onsuccess = () => resolve(asking.result);
          };
        },
      ),
    store,
  );

test('two chapters, one after the other: what the first left begins the second, closed and opened on the way', async () => {
  const hurried = { speed: 'fast', takeBack: 0, lessons: 'off' };
  const { page, wrongs } = await at.open('#/setup/mice/campaign', { reducedMotion: 'reduce' }, hurried);
  await page.getByRole('radio', { name: 'Two' }).check();
  for (const seat of [1, 2]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('easy');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByText('0 of 12 chapters read').waitFor();
  await page.getByRole('button', { name: 'Begin the chapter' }).click();
  await lookOn(page);
  await turnThePage(page);

  await page.getByText('1 of 12 chapters read').waitFor();
  await page.getByRole('heading', { name: 'The Last Warm Stone' }).waitFor();
  const [campaign] = await kept(page, 'campaigns');
  const left = campaign?.record.played[0]?.leaves as Legacy;
  const learned = left.mice.collin?.abilities ?? [];
  expect(learned).toHaveLength(1);
  await page.locator('.mice-list').getByText('Knows').first().waitFor();

  await page.getByRole('button', { name: 'Begin the chapter' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('dialog.book').waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${at.url}#/campaign/mice`);
  const going = (await kept(again, 'games')).find(({ campaign: of, save }) => of && save.legacy);
  expect(going?.save.legacy).toEqual(left);
  await again.getByRole('button', { name: /^Continue/ }).click();
  await lookOn(again);
  await turnThePage(again);
  await again.getByText('2 of 12 chapters read').waitFor();
  await again.getByText('Last time').waitFor();
  expect(wrongs).toEqual([]);
  await again.context().close();
}, 1_200_000);

test('a campaign as a file: saved, brought in elsewhere, played again and found true; both lie side by side', async () => {
  const { page, wrongs } = await at.open('#/campaign/mice');
  await bringIn(page, JSON.stringify(two));
  await page.getByText('“By candle light” was brought in and checked').waitFor({ timeout: 60_000 });
  await page.getByText('2 of 12 chapters read').waitFor();
  await page.getByRole('button', { name: 'Campaigns' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(file)).toEqual(two);

  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'once more.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
  await page.getByText('was brought in and checked').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Campaigns' }).click();
  await expect.poll(() => page.locator('dialog .list li').count()).toBe(2);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('What shall it be called?').fill('The second one');
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await page.locator('dialog .list').getByText('The second one').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alert').getByText('Delete “The second one”').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('By candle light').first().waitFor();
  await expect.poll(() => kept(page, 'campaigns')).toHaveLength(1);
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 240_000);

test('a file that is broken, foreign, newer or changed by hand gets a sentence, and nothing changes', async () => {
  const { page, wrongs } = await at.open('#/campaign/mice');
  const [first, second] = two.played;
  const richer = { ...(second?.leaves as Legacy), achievements: ['ember-kept', 'full-larder', 'filch-freed'] };
  const edited = { ...two, played: [first, { ...second, leaves: richer }] };
  for (const [contents, sentence] of [
    ['{"smallfolk":"campaign",', 'This file is broken'],
    [
      JSON.stringify({ ...two, played: 'all' }),
      'This file is broken, or no campaign of Smallfolk. Nothing was changed. (at played)',
    ],
    [JSON.stringify({ ...two, game: 'everdell' }), 'This file was changed by hand'],
    [JSON.stringify({ ...two, game: 'chess' }), 'a game that is not on this shelf'],
    [JSON.stringify(two.saves?.['chapter-0']), 'a single saved game, not a campaign'],
    [JSON.stringify({ ...two, format: 9 }), 'a newer Smallfolk'],
    [
      JSON.stringify(edited),
      'This file was changed by hand: what it says is not what was played. Nothing was brought in. (at played[1].leaves)',
    ],
    [JSON.stringify({ ...two, saves: {} }), 'This file was changed by hand'],
  ] as const) {
    await bringIn(page, contents);
    await page.getByRole('alert').getByText(sentence).waitFor({ timeout: 60_000 });
    await page.getByRole('alert').getByRole('button').click();
  }
  await expect.poll(() => kept(page, 'campaigns')).toEqual([]);
  await page.getByRole('link', { name: 'Begin a campaign' }).waitFor();
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 240_000);

test.each([
  {
    language: 'pl',
    says: {
      broken: 'Ten plik jest uszkodzony albo nie jest kampanią Smallfolk.',
      newer: 'Tę kampanię rozegrano w nowszym Smallfolk.',
      unknown: 'To kampania gry, której nie ma na tej półce.',
      edited: 'Ten plik zmieniono ręcznie',
    },
    closed: /Rozdział „7\. .*” nie jest jeszcze otwarty/,
    back: 'Do kampanii',
    none: 'W tej księdze nie ma rozdziału „99”',
  },
  {
    language: 'hu',
    says: {
      broken: 'Ez a fájl sérült, vagy nem Smallfolk-kampány.',
      newer: 'Ezt a kampányt újabb Smallfolkkal játszották.',
      unknown: 'Ez olyan játék kampánya',
      edited: 'Ezt a fájlt kézzel módosították',
    },
    closed: /Ez a fejezet még nem nyílt meg: „7\. .*”/,
    back: 'A kampányhoz',
    none: 'Nincs ilyen fejezet a könyvben: „99”',
  },
])(
  'what is wrong with a file or a link is said in "$language" too, with a way on',
  async (tongue) => {
    const { page, wrongs } = await at.open('#/campaign/mice', {}, { language: tongue.language });
    const { says } = tongue;
    const [first, second] = two.played;
    for (const [contents, sentence] of [
      ['{', says.broken],
      [JSON.stringify({ ...two, format: 9 }), says.newer],
      [JSON.stringify({ ...two, game: 'chess' }), says.unknown],
      [JSON.stringify({ ...two, played: [first, { ...second, leaves: first?.leaves }] }), says.edited],
    ] as const) {
      await bringIn(page, contents);
      await page.getByRole('alert').getByText(sentence).waitFor({ timeout: 60_000 });
      await page.getByRole('alert').getByRole('button').click();
    }
    expect(await kept(page, 'campaigns')).toEqual([]);
    await bringIn(page, JSON.stringify(two));
    await page.waitForURL(/#\/campaign\/mice\/./, { timeout: 60_000 });
    const here = new URL(page.url()).hash;
    await page.goto(`${at.url}${here}/07`);
    await page.getByRole('heading', { name: tongue.closed }).waitFor();
    await page.getByRole('link', { name: tongue.back }).click();
    await page.locator('.mice-list').waitFor();
    await page.goto(`${at.url}#/setup/mice/99`);
    await page.getByRole('alert').getByText(tongue.none).waitFor();
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  240_000,
);

test('a link to a chapter that is not open yet, to no chapter and to no campaign says so and leads on', async () => {
  const { page } = await at.open('#/campaign/mice');
  await bringIn(page, JSON.stringify(two));
  await page.getByText('2 of 12 chapters read').waitFor({ timeout: 60_000 });
  const here = new URL(page.url()).hash;
  await page.goto(`${at.url}${here}/07`);
  await page.getByRole('heading', { name: '“7. Two by Candlelight” is not open yet.' }).waitFor();
  await page.getByText('In this campaign you can play').waitFor();
  await page.getByRole('link', { name: 'To the campaign' }).click();
  await page.getByText('2 of 12 chapters read').waitFor();
  await page.goto(`${at.url}${here}/02`);
  await page.getByRole('heading', { name: 'Where the Water Goes' }).waitFor();
  await page.goto(`${at.url}#/campaign/mice/nowhere`);
  await page.getByText('This campaign is not kept on this device').waitFor();
  await page.goto(`${at.url}#/campaign/everdell`);
  await page.getByText('has no campaign').waitFor();
  await page.goto(`${at.url}#/setup/mice/99`);
  await page.getByRole('alert').getByText('This book has no chapter “99”').waitFor();
  await page.context().close();
}, 240_000);

test.each(['day', 'night'])(
  'the campaign is sound to those who listen, and fits a phone, by %s',
  async (theme) => {
    const viewport = { width: 360, height: 740 };
    const { page, wrongs } = await at.open('#/campaign/mice', { viewport }, { theme, motion: 'none' });
    await bringIn(page, JSON.stringify(two));
    await page.getByText('Last time').waitFor({ timeout: 60_000 });
    expect(await axe(page)).toEqual([]);
    for (const language of ['EN', 'PL', 'HU']) {
      await page.getByRole('button', { name: new RegExp(`^${language}:`) }).click();
      await page.waitForTimeout(300);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axe(page)).toEqual([]);
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  240_000,
);
