/** The board, its explanations and the rulebook call the things of the game by the names that the game itself uses. */
import { readFileSync } from 'node:fs';
import { labels as enLabels } from '@smallfolk/everdell/words/en/table.ts';
import { words as enWords } from '@smallfolk/everdell/words/en.ts';
import { labels as huLabels } from '@smallfolk/everdell/words/hu/table.ts';
import { words as huWords } from '@smallfolk/everdell/words/hu.ts';
import { labels as plLabels } from '@smallfolk/everdell/words/pl/table.ts';
import { words as plWords } from '@smallfolk/everdell/words/pl.ts';
import type { Language } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { learnSpeech, type Speech, speechOf } from './speech.ts';
import { termOf } from './terms.ts';

const GAME = {
  en: { words: enWords, labels: enLabels, rules: 'everdell.md' },
  pl: { words: plWords, labels: plLabels, rules: 'pl/everdell.md' },
  hu: { words: huWords, labels: huLabels, rules: 'hu/everdell.md' },
};
const LANGUAGES = Object.keys(GAME) as Language[];
const COLOURS = ['tan', 'green', 'red', 'blue', 'purple'] as const;
const PARTS = ['cards', 'tokens', 'prosperity', 'journey', 'events', 'other'] as const;
const small = (text: string) => text.toLowerCase();

await Promise.all(LANGUAGES.map(learnSpeech));

describe.each(LANGUAGES)('in %s', (language) => {
  const { words, labels, rules } = GAME[language];
  const said = speechOf(language);
  const rulebook = small(readFileSync(new URL(`../../../../../docs/rules/${rules}`, import.meta.url), 'utf8'));

  test('the headings of the board are those of the table in words', () => {
    const { basic: places, forest, basicEvents, specialEvents, yourCity, passed, revealed: turned } = labels;
    expect(said).toMatchObject({ places, forest, basicEvents, specialEvents, yourCity, passed, turned });
  });

  test('pieces, seasons, colours and parts of the score have the names of the game', () => {
    for (const thing of ['haven', 'journey', 'critter', 'construction', 'unique', 'common', 'occupied'] as const) {
      expect(small(said[thing]), thing).toBe(small(words.name(thing)));
    }
    expect(small(said.tabs.meadow)).toBe(small(words.name('meadow')));
    for (const [season, name] of Object.entries(said.seasons)) expect(small(name)).toBe(words.name(season));
    for (const part of PARTS) expect(said.parts[part]).toBe(words.category(part));
    for (const colour of COLOURS) expect(words.effect(colour)).toContain(`${said.colours[colour]}: `);
  });

  test('the explanation of a colour names it and what it stands for, as the game does', async () => {
    for (const colour of COLOURS) {
      const told = small((await termOf(`kind ${colour}`, language))?.title ?? '');
      expect(told).toBe(small(`${words.name(colour)}: ${said.colours[colour]}`));
    }
  });

  test('the rulebook knows every name that the board uses', () => {
    const { places, haven, journey, basicEvents, specialEvents, critter, construction, unique, common }: Speech = said;
    const names = [places, haven, journey, basicEvents, specialEvents, critter, construction, unique, common];
    const unknown = [...names, ...Object.values(said.colours)].filter((name) => !rulebook.includes(small(name)));
    expect(unknown).toEqual([]);
  });
});
