/** The story book in its languages: the same book each time, written out, and nothing of it left in English. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { openBook } from './book.ts';
import { story as enKept } from './en.ts';
import { story as huKept } from './hu.ts';
import { story as plKept } from './pl.ts';

const en = await openBook(enKept);
const books = { en, pl: await openBook(plKept), hu: await openBook(huKept) };
const chapters = Object.keys(en);
const OTHERS = (['pl', 'hu'] as const).flatMap((language) => chapters.map((chapter) => ({ language, chapter })));
const RULEBOOK = readFileSync(new URL('../../../../docs/rules/mice.md', import.meta.url), 'utf8');

const textsOf = (language: keyof typeof books, chapter: string) => Object.entries(books[language][chapter] ?? {});
/** Read aloud, or a rule? What is read aloud has the plain id of the story book. */
const isProse = (key: string) => !key.includes(':') && key !== 'title' && key !== 'newIdea';
const found = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).sort();

test('the book has a prologue and eleven chapters, the campaign and the places of sixteen rooms', () => {
  expect(chapters).toHaveLength(14);
  const rooms = Object.keys(en.places ?? {}).flatMap((key) => /^place:([\w-]+)\//.exec(key)?.[1] ?? []);
  expect(new Set(rooms).size).toBe(16);
  for (const chapter of chapters.filter((id) => /^\d|prologue/.test(id))) {
    expect(en[chapter], chapter).toHaveProperty('opening');
    for (const key of ['title', 'goal:objective', 'goal:victory', 'goal:defeat']) {
      expect(Object.keys(en[chapter] ?? {}), chapter).toContain(key);
    }
  }
});

test.each(OTHERS)('$chapter in "$language" has the keys of the English book, in its order', ({ language, chapter }) => {
  expect(textsOf(language, chapter).map(([key]) => key)).toEqual(textsOf('en', chapter).map(([key]) => key));
});

test.each(LANGUAGES.flatMap((language) => chapters.map((chapter) => ({ language, chapter }))))(
  '$chapter in "$language" is written out: no empty text, no line of placeholders, no unfinished sentence',
  ({ language, chapter }) => {
    for (const [key, text] of textsOf(language, chapter)) {
      expect(text.trim(), key).toBe(text);
      for (const line of text.split('\n').filter((line, at) => at === 0 || line !== '')) {
        expect(line.replace(/\{[^}]*\}|\$\w+|TODO|XXX|\?\?\?/g, ''), `${key}: ${line}`).toMatch(/\p{L}{2}/u);
      }
      expect(text, key).not.toMatch(/ {2}|\n{3}|TODO|\{/);
      if (!isProse(key)) expect(text, key).not.toMatch(/\bflag\b/);
      const ends = /^(?:title|token|place|thing|closed|do:)|\.(?:name|reward|yes|no)$/.test(key)
        ? /[\p{L}\p{N}!]$/u
        : /[.!?”]$/;
      expect(text, key).toMatch(ends);
    }
  },
);

test.each(OTHERS)('nothing of $chapter in "$language" is left in English', ({ language, chapter }) => {
  for (const [key, text] of textsOf(language, chapter)) {
    expect(text, key).not.toMatch(/\b(?:the|and|of|with|mouse|mice|minions?|party)\b/i);
    if (/\p{L}+ \p{L}+ \p{L}+/u.test(text)) expect(text, key).not.toBe(en[chapter]?.[key]);
  }
});

test.each(OTHERS)(
  'rules of $chapter in "$language" name the numbers, spaces and rules of the English ones, and prose its paragraphs',
  ({ language, chapter }) => {
    for (const [key, text] of textsOf(language, chapter)) {
      const english = en[chapter]?.[key] ?? '';
      expect(found(text, /\bO?M\d+/g), key).toEqual(found(english, /\bO?M\d+/g));
      expect(found(text, /\([a-z](?:, [a-z])*\)/g), key).toEqual(found(english, /\([a-z](?:, [a-z])*\)/g));
      if (isProse(key)) expect(text.split('\n\n'), key).toHaveLength(english.split('\n\n').length);
      else expect(found(text, /\d+/g), key).toEqual(found(english, /\d+/g));
    }
  },
);

test('every rule that the story names stands in the rulebook', () => {
  const named = chapters.flatMap((chapter) => textsOf('en', chapter)).flatMap(([, text]) => found(text, /\bO?M\d+/g));
  expect(named.length).toBeGreaterThan(0);
  for (const rule of named) expect(RULEBOOK).toContain(`- **${rule}** `);
});

test('names are those of the published editions: the cat is Puszek in Polish and Brodie in Hungarian', () => {
  const all = (language: keyof typeof books) =>
    chapters.flatMap((chapter) => textsOf(language, chapter).map(([, text]) => text)).join('\n');
  expect(all('pl')).not.toContain('Brodie');
  expect(all('pl')).toMatch(/Puszek/);
  expect(all('hu')).not.toContain('Puszek');
  expect(all('hu')).toMatch(/Brodie/);
  for (const name of [
    'Collin',
    'Tilda',
    'Nez',
    'Maginos',
    'Filch',
    'Lily',
    'Alder',
    'Vurst',
    'Vanestra',
    'Hollowmere',
  ]) {
    for (const language of LANGUAGES) expect(all(language)).toContain(name);
  }
});

test('opened at one chapter, the book has that chapter and the titles of the others', async () => {
  const open = await openBook(enKept, '02');
  expect(open['02']).toEqual(en['02']);
  expect(open['03']).toEqual({ title: en['03']?.title });
  expect(Object.keys(open)).toEqual(Object.keys(en));
});
