import { expect, test } from 'vitest';
import { addTally, common, entry, newChoice, newTally } from './tally.ts';

const ROOM = 4000;
const fill = (table: Record<string, number>, names: number) => {
  for (let n = 0; n < names; n++) entry(table, `kind ${n}`, () => n);
};

test('an entry is made once and found again, whatever it is called', () => {
  const table: Record<string, number[]> = {};
  entry(table, 'toString', () => [1])?.push(2);
  expect(entry(table, 'toString', () => [9])).toEqual([1, 2]);
});

test('a full table makes no more entries, and those it has are still found', () => {
  const table: Record<string, number> = {};
  fill(table, ROOM + 10);
  expect(Object.keys(table)).toHaveLength(ROOM);
  expect(entry(table, 'kind 7', () => 0)).toBe(7);
  expect(entry(table, 'one more', () => 0)).toBeUndefined();
});

test('a table that comes from a file has only the room that is left in it', () => {
  const table: Record<string, number> = {};
  fill(table, ROOM - 1);
  const loaded: Record<string, number> = JSON.parse(JSON.stringify(table));
  expect(entry(loaded, 'the last', () => 1)).toBe(1);
  expect(entry(loaded, 'too many', () => 1)).toBeUndefined();
});

test.each([0, ROOM])('the entries of a table with %i of them are counted once, however many are asked for', (begun) => {
  const target: Record<string, number> = {};
  for (let n = 0; n < begun; n++) target[`old ${n}`] = n;
  let counted = 0;
  const ownKeys = () => {
    counted++;
    return Reflect.ownKeys(target);
  };
  fill(new Proxy(target, { ownKeys }), ROOM + 1000);
  expect(counted).toBe(1);
});

test('tallies are added up kind by kind', () => {
  const [sum, later] = [newTally(1, 1), newTally(1, 1)];
  later.events.rain = { games: 1, times: 3, won: 1 };
  addTally(sum, later);
  addTally(sum, later);
  expect(sum.events).toEqual({ rain: { games: 2, times: 6, won: 2 } });
});

test('a choice that is told differently from game to game is called by what its sentences have in common', () => {
  expect(common('Walk to 04b (1 white rat)', 'Walk to 04b (2 rats, cheese)')).toBe('Walk to 04b');
  expect(common('Walk to 04b (1 white rat)', 'Walk to 04b (1 black rat)')).toBe('Walk to 04b');
  expect(common('Walk to 04b', 'Walk to 04b (1 rat)')).toBe('Walk to 04b');
  expect(common('Attack: one 50 %', 'Attack: one 75 %')).toBe('Attack: one');
  expect(common('Rest', 'Sleep')).toBe('Rest');
  const sum = newTally(1, 1);
  for (const label of ['Walk to 04b (1 rat)', 'Walk to 04b (2 rats)']) {
    const later = newTally(1, 1);
    Object.assign(later.choices[0] ?? {}, { walk: newChoice(label, 'action') });
    addTally(sum, later);
  }
  expect(sum.choices[0]?.walk?.label).toBe('Walk to 04b');
});
