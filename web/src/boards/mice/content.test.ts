/** Everything that is printed in Mice and Mystics has its drawing: heroes, minions, abilities and cards of the search deck. */
import { readdirSync, readFileSync } from 'node:fs';
import { book } from '@smallfolk/mice/content/index.ts';
import { expect, test } from 'vitest';
import { sceneOf } from './cards/scenes.ts';
import { figureOf, hasFigure } from './drawings.ts';
import { pictureOf } from './pictures.ts';
import { cardOf } from './printed.ts';

const ART = new URL('../../../art/mice/', import.meta.url);
const drawn = new Set([
  ...readdirSync(ART, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replace(/^.*\//, '').replace('.svg', ''),
  ),
  ...readFileSync(new URL('icons.txt', ART), 'utf8')
    .split('\n')
    .map((name) => `i-${name.trim()}`),
]);
const missing = (names: readonly string[]) => names.filter((name) => !drawn.has(name));
const { heroes, minions, abilities, search } = book.printed;

test('every hero and every kind of minion has a figure of its own', () => {
  const figures = [...heroes, ...minions].map(({ id }) => id);
  expect(figures.filter((id) => !hasFigure(id))).toEqual([]);
  expect(missing(figures.map((id) => figureOf(id).symbol))).toEqual([]);
});

test('every ability shows a mouse and what it does, and no two look alike', () => {
  const scenes = abilities.map(({ id }) => sceneOf(id));
  expect(missing(scenes.flatMap(({ hero, sign }) => [`hero-${hero}`, sign]))).toEqual([]);
  expect(new Set(scenes.map(({ hero, sign }) => `${hero} ${sign}`)).size).toBe(abilities.length);
});

test('every card of the search deck has a picture', () => {
  const ids = search.map(({ id }) => id);
  expect(ids.filter((id) => !cardOf(id))).toEqual([]);
  expect(missing(ids.map((id) => pictureOf(cardOf(id))))).toEqual([]);
});
