/** For tests that compare what is said of one piece in many places: the rulebook by rule, and the numbers of a text. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

export function rulebook(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../../../../docs/rules/${file}`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^- \*\*(\w+)\*\* (.*)$/gm)].map(([, rule = '', said = '']) => [rule, said]));
}

const SPELLED = ['none', 'one', 'two|twice', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const inOrder = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].filter((number) => number > 1).sort((a, b) => a - b);

/** The numbers from 2 on that a text says in digits. */
export const digitsIn = (text: string): number[] =>
  inOrder([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));

/** The same with those that English spells out. */
export function numbersIn(text: string): number[] {
  const spelled = SPELLED.flatMap((word, number) => (new RegExp(`\\b(${word})\\b`, 'i').test(text) ? [number] : []));
  return inOrder([...digitsIn(text), ...spelled]);
}

interface Language {
  readonly words: { effect(id: string): string };
  readonly rules: ReadonlyMap<string, string>;
}

/** Each language has a text and a rule for this piece, and all texts have the same numbers. Returns the English text, and the rules. */
export function saidAlike(id: string, rule: string, languages: readonly Language[]) {
  const texts = languages.map(({ words }) => words.effect(id));
  const rules = languages.map((language) => language.rules.get(rule) ?? '');
  for (const said of [...texts, ...rules]) expect(said).not.toBe('');
  const [english = ''] = texts;
  for (const text of texts) expect(digitsIn(text), text).toEqual(digitsIn(english));
  return { english, rules };
}
