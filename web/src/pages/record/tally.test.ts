import { expect, test } from 'vitest';
import type { StoredGame } from '../../store/games.ts';
import { againstBots, characters, company, counted, dayOf, entryOf, nights, rivals, runs } from './tally.ts';

const NOON = dayOf(Date.UTC(2026, 10, 17, 12));
const DAY = 86_400_000;

function game(
  id: string,
  more: Partial<StoredGame> & { winners?: number[]; seats?: string[]; setup?: object },
): StoredGame {
  const { winners = [0], seats = ['person'], setup = {}, game: name = 'ratcatcher', ...rest } = more;
  const save = { game: name, setup, seats, choices: ['a', 'b'], result: { winners, scores: [10, 7] } };
  return { id, game: name, names: [], updated: NOON, over: true, where: '', first: false, save, ...rest } as never;
}
const city = { ratcatcher: 'cage', nemesis: 'rat-king', mode: 'standard' };

test('a game is won when a person at this screen won it', () => {
  const seats = ['easy', 'person', 'hard'];
  expect(entryOf(game('a', { seats, winners: [1] })).won).toBe(true);
  expect(entryOf(game('b', { seats, winners: [0] })).won).toBe(false);
  expect(entryOf(game('c', { winners: [] }))).toMatchObject({ won: false, choices: 2, scores: [10, 7] });
});

test('a save whose result says nothing is lost, not a mistake', () => {
  const odd = game('d', {});
  expect(entryOf({ ...odd, save: { ...odd.save, result: 'won' } })).toMatchObject({ won: false, scores: [] });
});

test('rivals are told by level, characters by how often they won', () => {
  const all = [
    game('a', { setup: city }),
    game('b', { setup: city, winners: [] }),
    game('c', { setup: { ...city, mode: 'hard' }, winners: [] }),
    game('d', { setup: { ...city, nemesis: 'pirate' } }),
  ].map(entryOf);
  const [king, pirate] = rivals(all);
  expect(king?.what).toMatchObject({ field: 'nemesis', value: 'rat-king' });
  expect(king?.levels.map(({ count }) => count)).toEqual([
    { won: 1, of: 2 },
    { won: 0, of: 1 },
  ]);
  expect(pirate?.levels).toHaveLength(1);
  expect(characters(all)).toMatchObject([{ what: { value: 'cage' }, count: { won: 2, of: 4 } }]);
  expect(counted(all)).toEqual({ won: 2, of: 4 });
});

test('against several bots the strongest counts', () => {
  const seats = ['person', 'easy', 'hard'];
  const [told] = againstBots([entryOf(game('a', { game: 'everdell', seats, winners: [2] }))]);
  expect(told).toEqual({
    game: 'everdell',
    counts: [
      { won: 0, of: 0 },
      { won: 0, of: 0 },
      { won: 0, of: 1 },
    ],
  });
});

test('people are counted by the names they gave', () => {
  const seats = ['person', 'person'];
  const all = [game('a', { seats, names: ['Ola', 'Bence'] }), game('b', { names: ['Ola'], winners: [] })].map(entryOf);
  expect(company(all)).toEqual([
    { name: 'Ola', count: { won: 1, of: 2 } },
    { name: 'Bence', count: { won: 1, of: 1 } },
  ]);
});

test('nights in a row end yesterday at the earliest, and the longest row is found', () => {
  const on = (...days: number[]) => nights(days.map((day) => entryOf(game(`${day}`, { updated: NOON - day * DAY }))));
  expect(runs(on(0, 1, 2, 5), NOON)).toEqual({ now: 3, longest: 3 });
  expect(runs(on(1, 2), NOON)).toEqual({ now: 2, longest: 2 });
  expect(runs(on(2, 3, 4, 9), NOON)).toEqual({ now: 0, longest: 3 });
  expect(on(0, 0).get(NOON)).toBe(2);
  expect(runs(new Map(), NOON)).toEqual({ now: 0, longest: 0 });
});
