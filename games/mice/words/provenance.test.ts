/** The list of content in docs/ leaves nothing out and agrees with the words and with the content itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abilities } from '../content/abilities.ts';
import { encounters } from '../content/encounters.ts';
import { heroes } from '../content/heroes.ts';
import { minions } from '../content/minions.ts';
import { rooms } from '../content/rooms.ts';
import { search } from '../content/search.ts';
import { cards as enCards } from './en/cards.ts';
import { cards as enDecks } from './en/decks.ts';
import { cards as huCards } from './hu/cards.ts';
import { cards as huDecks } from './hu/decks.ts';
import { cards as plCards } from './pl/cards.ts';
import { cards as plDecks } from './pl/decks.ts';
import { story as enBook } from './story/en.ts';
import { story as huBook } from './story/hu.ts';
import { story as plBook } from './story/pl.ts';

const [en, pl, hu] = [
  { ...enCards, ...enDecks },
  { ...plCards, ...plDecks },
  { ...huCards, ...huDecks },
];

const lines = readFileSync(new URL('../../../docs/content-mice.md', import.meta.url), 'utf8').split('\n');
const rows = new Map(
  lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).replaceAll(/[*`]/g, '').split(' | '))
    .map(([id = '', ...cells]) => [id, cells] as const),
);

test('everything that is printed has its words', () => {
  const printed = [
    ...heroes.flatMap(({ id, abilities }) => [id, ...abilities]),
    ...minions.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]),
    ...[...abilities, ...search, ...encounters, ...rooms].map(({ id }) => id),
  ];
  expect(printed.filter((id) => !(id in en))).toEqual([]);
});

test('docs/content-mice.md has one row for each card, room and achievement, with its names in three languages', () => {
  expect([...rows.keys()].sort()).toEqual(Object.keys(en).sort());
  for (const [id, cells] of rows) expect(cells.slice(0, 3), id).toEqual([en, pl, hu].map((cards) => cards[id]?.name));
});

test('docs/content-mice.md says where each of them comes from, as the content does', () => {
  for (const [id, cells] of rows) expect(cells.at(-1), id).toMatch(/\b(?:rulebook|published|own)\b|^card of /);
  for (const { id, provenance } of [...heroes, ...abilities, ...search, ...minions, ...encounters]) {
    expect(rows.get(id)?.at(-1), id).toBe(provenance);
  }
});

test('docs/content-mice.md lists the chapters under their titles', () => {
  const chapters = Object.keys(enBook.chapters);
  expect(chapters).toHaveLength(12);
  for (const id of chapters) {
    const number = id === 'prologue' ? id : String(Number(id));
    const titles = [enBook, plBook, huBook].map(({ titles }) => titles[id]);
    expect(lines).toContain(`| ${[number, ...titles, 'own'].join(' | ')} |`);
  }
});
