/** Whatever a chapter names is told: its rooms, searches, surges, deeds, tokens, side quests and closed ways. */
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import type { Chapter } from '../content/chapter.ts';
import { chapters } from '../content/chapters.ts';
import { story as en } from './story/en.ts';
import { story as hu } from './story/hu.ts';
import { story as pl } from './story/pl.ts';

const stories = { en, pl, hu };

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
