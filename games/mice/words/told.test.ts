/** Whatever a chapter names is told: its rooms, searches, surges, deeds, tokens, side quests and closed ways. */
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import type { Chapter } from '../content/chapter.ts';
import { chapters } from '../content/chapters.ts';
import { words } from '../label.ts';
import { openBook } from './story/book.ts';
import { story as en } from './story/en.ts';
import { story as hu } from './story/hu.ts';
import { story as pl } from './story/pl.ts';
import type { MiceWords } from './words.ts';

const stories = { en: await openBook(en), pl: await openBook(pl), hu: await openBook(hu) };

/** The keys that a chapter's own file must have. */
function keysOf(chapter: Chapter): string[] {
  const rooms = Object.entries(chapter.rooms).flatMap(([room, { silent, search, surge, deeds = [] }]) => [
    ...(silent ? [] : [room]),
    ...(search ? [`search:${search.id}`, `search:${search.id}.name`] : []),
    ...(surge ? [`surge:${room}`, `surge:${room}.name`] : []),
    ...deeds.map(({ id }) => `do:${id}`),
  ]);
  return [
    'title',
    ...['objective', 'victory', 'defeat'].map((goal) => `goal:${goal}`),
    ...rooms,
    ...(chapter.deeds ?? []).map(({ id }) => `do:${id}`),
    ...(chapter.sideQuests ?? []).flatMap(({ id }) => [`quest:${id}`, `quest:${id}.name`]),
    ...(chapter.guide ?? []).map(({ id }) => `guide:${id}`),
    ...chapter.closed.map((way) => `closed:${way}`),
  ];
}

test.each(LANGUAGES.flatMap((language) => chapters.map((chapter) => ({ language, chapter }))))(
  'chapter $chapter.id is told in "$language"',
  ({ language, chapter }) => {
    const texts = stories[language][chapter.id] ?? {};
    expect(keysOf(chapter).filter((key) => !texts[key])).toEqual([]);
    const tokens = (chapter.tokens ?? []).map(({ id }) => `token:${id}`);
    expect(tokens.filter((key) => !stories[language].campaign?.[key])).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'the words of the box have the opening of every chapter in "%s", those of a table its own',
  async (language) => {
    const all = (await words(language)) as MiceWords;
    const one = (await words(language, { chapter: '02' })) as MiceWords;
    for (const { id } of chapters) {
      expect(all.text(`${id}/opening`), id).toBe(stories[language][id]?.opening);
      expect(one.text(`${id}/opening`), id).toBe(id === '02' ? stories[language][id]?.opening : '');
      expect(one.field('chapter', id), id).toContain(stories[language][id]?.title);
    }
  },
);
