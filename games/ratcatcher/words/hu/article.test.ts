import { expect, test } from 'vitest';
import { the } from './article.ts';

test.each([
  ['Patkánykirály', 'a Patkánykirály'],
  ['Éjszárny', 'az Éjszárny'],
  ['olajlámpás', 'az olajlámpás'],
  ['Üregi anyó', 'az Üregi anyó'],
  ['A Torok', 'a Torok'],
  ['Az Álkulcs', 'az Álkulcs'],
  ['2 fehér patkány', 'a 2 fehér patkány'],
  ['5 fehér patkány', 'az 5 fehér patkány'],
  ['11 fehér patkány', 'a 11 fehér patkány'],
  ['15 fehér patkány', 'a 15 fehér patkány'],
])('%s is spoken of as %s', (name, said) => {
  expect(the(name)).toBe(said);
});
