/** The book: a chapter opens as a page, rooms and endings have theirs, all can be read again, in three languages and aloud. */
import { chapter01 } from '@smallfolk/mice/content/chapters/01.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { bringIn, playedCampaign } from './campaign.ts';
import { begun, lay, soonOver } from './mice.ts';
import { type Site, site } from './site.ts';

let at: Site;
beforeAll(async () => {
  at = await site();
}, 240_000);
afterAll(() => at?.close());

/** A browser that has a voice for English and Polish, and writes down what it says. */
const VOICE = () => {
  const said: string[] = [];
  const voices = ['en-GB', 'pl-PL'].map((lang) => ({
    lang,
    name: lang,
    localService: true,
    default: false,
    voiceURI: lang,
  }));
  class Utterance {
    text: string;
    voice: unknown;
    lang = '';
    rate = 1;
    onend: (() => void) | undefined;
    onerror: (() => void) | undefined;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = {
    getVoices: () => voices,
    addEventListener() {},
    cancel: () => said.push('(hush)'),
    speak: (utterance: Utterance) => {
      said.push(`${utterance.lang}: ${utterance.text}`);
      if (said.length < 2) setTimeout(() => utterance.onend?.(), 50);
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.defineProperty(globalThis, 'said', { value: said });
};

const CALM = { motion: 'none', lessons: 'off' };

async function atChapterOne(page: Page): Promise<void> {
  await page.addInitScript(VOICE);
  await page.reload();
  const match = await begun({ chapter: '01' });
  // Abilities are chosen already: their cards would lie over the room.
  for (let n = 0; n < 6; n++) match.choose(0);
  await lay(page, match);
}

test('a chapter opens with its tale, what must be done, the way and the party; it is read again at any time', async () => {
  const { page, wrongs } = await at.open('', {}, CALM);
  await atChapterOne(page);
  const book = page.getByRole('dialog', { name: 'The book' });
  await book.getByRole('heading', { name: 'The Last Warm Stone' }).waitFor();
  await book.getByText('Maginos came down from the alchemist').waitFor();
  await book.getByText('Find the last ember in the kitchen stove').waitFor();
  await book.getByRole('img', { name: /The rooms of this chapter: .*Kitchen Tunnels/ }).waitFor();
  for (const mouse of ['Collin', 'Nez', 'Tilda', 'Maginos']) await book.locator('.crew').getByText(mouse).waitFor();
  await book.getByText(`End on page ${chapter01.endPage}`).waitFor();
  await book.getByRole('button', { name: 'Begin the chapter' }).click();
  await book.getByText('You enter for the first time').waitFor();
  await book.getByText('Mind the nursery').waitFor();
  await page.keyboard.press('ArrowLeft');
  await book.getByText('What must be done').waitFor();
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'The book' }).first().click();
  await book.waitFor();
  await book.getByRole('button', { name: 'Close the book' }).click();
  expect(wrongs).toEqual([]);
  await page.context().close();
}, 120_000);

test('it is read aloud paragraph by paragraph where the browser has a voice for the language, and not elsewhere', async () => {
  const { page } = await at.open('', {}, CALM);
  await atChapterOne(page);
  const book = page.locator('dialog.book');
  await book.getByRole('button', { name: 'Read it to me' }).click();
  await book.locator('.read').getByText('“The great hearth is out,”').waitFor();
  await book.getByRole('button', { name: 'Stop reading' }).click();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said[0]).toContain('en-GB: Maginos came down');
  expect(said[1]).toContain('en-GB: “The great hearth is out,”');
  expect(said.at(-1)).toBe('(hush)');
  await book.getByRole('button', { name: 'Close the book' }).click();
  await page.evaluate(() => localStorage.setItem('smallfolk.settings', JSON.stringify({ language: 'hu' })));
  await page.reload();
  await book.getByRole('button', { name: 'Könyv becsukása' }).waitFor();
  await expect.poll(() => book.getByRole('button', { name: 'Olvasd fel' }).count()).toBe(0);
  await page.context().close();
}, 120_000);

test.each([
  ['won', ['prologue'], 'Prologue is won'],
  ['lost', ['prologue', '01'], 'Chapter 1 is'],
] as const)(
  'the last page of a chapter that was %s says how it ended',
  async (_, chapters, kick) => {
    const { page } = await at.open('#/campaign/mice');
    await bringIn(page, JSON.stringify(await playedCampaign(chapters)));
    await page.getByText('Last time').waitFor({ timeout: 60_000 });
    const seal = chapters.length === 1 ? /^The Longest Night/ : /^1 The Last Warm Stone/;
    await page.getByRole('button', { name: seal }).first().click();
    await page.getByRole('button', { name: 'Read again' }).click();
    const book = page.locator('dialog.book');
    await book.waitFor();
    const later = book.getByRole('button', { name: 'Next page' });
    while (await later.isEnabled()) await later.click();
    await book.getByText(kick).waitFor();
    await expect.poll(() => book.locator('.scene').count()).toBe(1);
    await page.context().close();
  },
  240_000,
);

test.each(['day', 'night'])(
  'spread and leaf are sound to those who listen and fit a phone, by %s',
  async (theme) => {
    const { seed, choices } = await soonOver({ chapter: '01' }, 400);
    const likes = { motion: 'none', theme, lessons: 'off' };
    const { page, wrongs } = await at.open('', { viewport: { width: 360, height: 740 } }, likes);
    const match = await begun({ chapter: '01' }, seed);
    for (const key of choices.slice(0, 6)) match.choose(key);
    await lay(page, match);
    const book = page.locator('dialog.book');
    await book.waitFor();
    expect(await book.evaluate((node) => node.scrollTop)).toBe(0);
    const earlier = book.getByRole('button', { name: 'Earlier page' });
    while (await earlier.isEnabled()) await earlier.click();
    const sound = async () => {
      expect(await axe(page, 'dialog.book')).toEqual([]);
      await expect.poll(() => book.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    };
    await sound();
    await book.getByRole('button', { name: 'Next page' }).click();
    await sound();
    await page.setViewportSize({ width: 1440, height: 900 });
    await sound();
    expect(wrongs).toEqual([]);
    await page.context().close();
  },
  240_000,
);
