import { expect, test } from 'vitest';
import { FACES } from '../rules/dice.ts';
import { book } from './index.ts';
import { roomOf } from './room-graph.ts';

const { heroes, abilities, search, encounters, minions, rooms, chapters } = book.printed;

test('M2, M29: 6 heroes, 28 ability cards, 71 search cards, 18 encounter cards, 19 initiative cards, 8 tiles with two sides', () => {
  const searchCards = search.reduce((sum, { copies }) => sum + copies, 0);
  const initiative = heroes.length + minions.reduce((sum, { cards }) => sum + cards.length, 0);
  expect([heroes.length, abilities.length, searchCards, encounters.length, initiative]).toEqual([6, 28, 71, 18, 19]);
  expect(new Set(rooms.map(({ tile }) => tile)).size).toBe(8);
  for (const { tile, colour, reverse } of rooms) {
    const back = rooms.find(({ id }) => id === reverse);
    expect([back?.tile, back?.colour]).toEqual([tile, colour === 'blue' ? 'orange' : 'blue']);
  }
});

test('M3, M6: the values of the heroes are those of the rulebook', () => {
  const values = heroes.map(({ id, battle, defense, lore, move }) => [id, battle, defense, lore, move].join(' '));
  expect(values.sort()).toEqual([
    'collin 2 1 2 2',
    'filch 2 2 1 3',
    'lily 2 2 1 2',
    'maginos 1 1 3 2',
    'nez 2 1 2 1',
    'tilda 2 1 2 2',
  ]);
});

test('M9, M10: every face carries a number from 1 to 3, and the five signs are there', () => {
  expect(FACES.every(({ number }) => number >= 1 && number <= 3)).toBe(true);
  const count = (sign: 'sword' | 'shield' | 'bow' | 'star' | 'cheese') => FACES.filter((face) => face[sign]).length;
  expect([count('sword'), count('shield'), count('bow'), count('star'), count('cheese')]).toEqual([3, 2, 2, 3, 1]);
});

test('M23, M24, OM63: both kinds of encounter card, each with an entry for every page within what the figures allow', () => {
  expect([
    encounters.filter(({ kind }) => kind === 'normal').length,
    encounters.filter(({ kind }) => kind === 'difficult').length,
  ]).toEqual([12, 6]);
  for (const { pages, surge } of encounters) {
    for (const groups of [...Object.values(pages), surge]) {
      for (const { minion, count } of groups) expect(count).toBeLessThanOrEqual(book.kind(minion).figures);
    }
  }
});

test('M68, OM28: being adjacent is mutual in every room', () => {
  for (const plan of rooms) {
    const room = roomOf(plan);
    room.near.forEach((near, space) => {
      for (const other of near) expect(room.near[other]).toContain(space);
    });
  }
});

test('M289, M290: every exit has a space that touches it, and every room its flip space and entries', () => {
  for (const plan of rooms) {
    const room = roomOf(plan);
    for (const exit of room.exits) expect(exit.spaces.length).toBeGreaterThan(0);
    expect(room.letters[room.flip.space]).toBe(plan.flip.space);
    expect(room.entries.length).toBeGreaterThanOrEqual(3);
  }
});

test('M5, M16, M19: every hero starts with a weapon that it can use in its paws', () => {
  for (const { starting } of heroes) expect(starting.some((card) => book.card(card).kind === 'weapon')).toBe(true);
});

test('M38, M41, M43: every chapter lies on rooms that exist, ends on a page of the track and names its deck', () => {
  for (const chapter of chapters) {
    for (const { up } of chapter.layout) expect(book.isRoom(up)).toBe(true);
    for (const room of Object.keys(chapter.rooms)) expect(book.isRoom(room)).toBe(true);
    expect(chapter.endPage).toBeLessThanOrEqual(8);
    expect(chapter.deck.normal + chapter.deck.difficult).toBeLessThanOrEqual(18);
  }
});
