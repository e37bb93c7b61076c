/** The list of content in docs/ leaves nothing out and agrees with the content itself. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { CARDS, EVENTS, PLACES } from '../content/catalogue.ts';
import '../mistwood/intrigues.ts';
import { words as en } from '../mistwood/words/intrigues/en.ts';
import { words as hu } from '../mistwood/words/intrigues/hu.ts';
import { words as pl } from '../mistwood/words/intrigues/pl.ts';
import { goods } from './en/grammar.ts';

const rows = readFileSync(new URL('../../../docs/content-everdell.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:EC|W)\d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));
const languages = { en, pl, hu };
/** Several cards of an expansion may follow one rule, so the name is looked at too. */
const rowOf = ({ rule, id }: { readonly rule: string; readonly id: string }): readonly string[] =>
  rows.find(([first, name]) => first === rule && name === en.name(id)) ?? [];

test('docs/content-everdell.md has one row for each card, place and event, with its names in all languages', () => {
  const all = [...CARDS, ...PLACES, ...EVENTS];
  expect(rows.map(([rule]) => rule).sort()).toEqual(all.map(({ rule }) => rule).sort());
  for (const each of all) {
    for (const language of LANGUAGES) expect(rowOf(each)).toContain(languages[language].name(each.id));
  }
});

test('docs/content-everdell.md gives the figures of every card', () => {
  for (const card of CARDS) {
    const traits = `${card.rarity} ${card.colour} ${card.kind}`;
    const figures = [traits, goods(card.cost), String(card.points), String(card.copies)];
    expect(rowOf(card).slice(-4)).toEqual(figures);
  }
});

test('docs/content-everdell.md says of every place and event where it comes from', () => {
  for (const each of [...PLACES, ...EVENTS]) expect(['rulebook', 'published', 'own']).toContain(rowOf(each).at(-1));
});
