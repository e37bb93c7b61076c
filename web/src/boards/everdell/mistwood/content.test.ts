/**
 * Every card, place and event of Mistwood has its rule, its texts in three languages, its short text, its sign and its
 * picture, and all of them say the same numbers. Ones and noughts are left to each language.
 */
import { existsSync } from 'node:fs';
import { words as enWords } from '@smallfolk/everdell/mistwood/words/en.ts';
import { words as huWords } from '@smallfolk/everdell/mistwood/words/hu.ts';
import { words as plWords } from '@smallfolk/everdell/mistwood/words/pl.ts';
import { expect, test } from 'vitest';
import { digitsIn, numbersIn, rulebook, saidAlike } from '../testing/numbers.ts';
import { printed } from './printed.data.ts';
import { signs } from './signs.ts';
import { en } from './words/en.ts';
import { hu } from './words/hu.ts';
import { pl } from './words/pl.ts';

const LANGUAGES = [
  { words: enWords, short: en.short, rules: rulebook('mistwood.md') },
  { words: plWords, short: pl.short, rules: rulebook('pl/mistwood.md') },
  { words: huWords, short: hu.short, rules: rulebook('hu/mistwood.md') },
];
const SIGNS: Readonly<Record<string, string>> = signs;
const { cards, places, events } = printed;
const pieces = [...cards, ...places, ...events];

test('the box is not empty', () => expect(cards.length).toBeGreaterThanOrEqual(23));

for (const { id, rule } of pieces) {
  test(`${rule}: ${id} has a rule and texts in three languages, with the same numbers`, () => {
    const { rules } = saidAlike(id, rule, LANGUAGES);
    for (const said of rules) expect(digitsIn(said), said).toEqual(digitsIn(rules[0] ?? ''));
  });
}

for (const { id, rule } of cards) {
  test(`${rule}: ${id} has a short text in three languages, a sign with its numbers, and a picture`, () => {
    const full = numbersIn(enWords.effect(id));
    const texts = LANGUAGES.map(({ short }) => (short as Readonly<Record<string, string>>)[id] ?? '');
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(numbersIn(text), text).toEqual(numbersIn(texts[0] ?? ''));
      for (const number of numbersIn(text)) expect(full, text).toContain(number);
    }
    expect(SIGNS[id] ?? '').not.toBe('');
    for (const number of numbersIn(SIGNS[id] ?? '')) expect(full, SIGNS[id]).toContain(number);
    expect(existsSync(new URL(`../../../../art/everdell/mistwood/cards/${id}.svg`, import.meta.url))).toBe(true);
  });
}
