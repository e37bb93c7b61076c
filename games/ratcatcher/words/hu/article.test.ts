import { expect, test } from 'vitest';
import { the } from './article.ts';

test.each([
  ['Patkánykirály', 'a Patkánykirály'],
  ['Éjszárny', 'az Éjszárny'],
  ['olajlámpás', 'az olajlámpás'],
  ['Üregi anyó', 'az Üregi anyó'],
  ['A Torok', 'a Torok'],
  ['Az Álkulcs', 'az Álkulcs'],
])('%s is spoken of as %s', (name, said) => {
  expect(the(name)).toBe(said);
});
