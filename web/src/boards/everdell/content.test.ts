/**
 * Every piece of the base game has its rule, its texts in three languages, its short text, its sign and its picture, and
 * all of them say the same numbers. Ones and noughts are left to each language ("a card", "one card", "1 card").
 */
import { existsSync } from 'node:fs';
import { base } from '@smallfolk/everdell/content/base.ts';
import { words as enWords } from '@smallfolk/everdell/words/en.ts';
import { words as huWords } from '@smallfolk/everdell/words/hu.ts';
import { words as plWords } from '@smallfolk/everdell/words/pl.ts';
import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';
import { numbersIn, rulebook, saidAlike } from './testing/numbers.ts';
import { en } from './words/short/en.ts';
import { hu } from './words/short/hu.ts';
import { pl } from './words/short/pl.ts';

const LANGUAGES = [
  { words: enWords, short: en, rules: rulebook('everdell.md') },
  { words: plWords, short: pl, rules: rulebook('pl/everdell.md') },
  { words: huWords, short: hu, rules: rulebook('hu/everdell.md') },
];
const { cards = [], places = [], events = [] } = base;
const pieces = [...cards, ...places, ...events];

const picture = (...path: string[]) =>
  existsSync(new URL(`../../../art/everdell/${path.join('/')}.svg`, import.meta.url));

for (const { id, rule } of pieces) {
  test(`${rule}: ${id} has a rule and texts in three languages, with the same numbers`, () => {
    const { english, rules } = saidAlike(id, rule, LANGUAGES);
    const [written = ''] = rules;
    for (const said of rules.slice(1)) expect(said.match(/\d+/g)?.sort()).toEqual(written.match(/\d+/g)?.sort());
    for (const number of numbersIn(english)) expect(numbersIn(written), `${id}: ${written}`).toContain(number);
    for (const number of numbersIn(signsOf(id))) expect(numbersIn(english), signsOf(id)).toContain(number);
  });
}

for (const { id, rule } of cards) {
  test(`${rule}: ${id} has a short text in three languages, and a picture`, () => {
    const texts = LANGUAGES.map(({ short }) => short[id] ?? '');
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(numbersIn(text), text).toEqual(numbersIn(texts[0] ?? ''));
      for (const number of numbersIn(text)) expect(numbersIn(enWords.effect(id)), text).toContain(number);
    }
    expect(picture('critters', id) || picture('constructions', id)).toBe(true);
  });
}

test('every place and every card has a sign', () => {
  expect([...cards, ...places].filter(({ id }) => signsOf(id) === '')).toEqual([]);
});

test('every forest card has its glade', () => {
  for (const { id } of places.filter(({ kind }) => kind === 'forest')) {
    expect(picture('glades', id.replace('forest', 'glade')), id).toBe(true);
  }
});
