/** What Rugwort scores, and who wins against him (ER54-ER61). */
import { expect, test } from 'vitest';
import { autumn } from './scene.ts';

test('ER54: 2 points for each of his cards and 3 for each purple one', () => {
  expect(
    autumn(1, {}, { city: ['farm', 'fool', 'king', 'wife'] })
      .start()
      .score(1),
  ).toMatchObject({ cards: 8, prosperity: 2 });
});

test('ER55: 3 points for each basic event he took', () => {
  const table = autumn(1, {}, { events: ['grand-tour', 'city-monument'] }).start();
  expect(table.score(1).events).toBe(6);
});

test('ER56: 3 or 6 points for each special event that you have not achieved, and none for those you have', () => {
  const points = [1, 2, 3].map((year) => {
    const table = autumn(year, { events: ['tax-relief'] })
      .special('tax-relief', 'croak-wart-cure')
      .start();
    return table.score(1).other;
  });
  expect(points).toEqual([9, 18, 18]);
});

test('ER57: the value of his Journey spot', () => {
  expect([1, 2, 3].map((year) => autumn(year).start().score(1).journey)).toEqual([3, 4, 5]);
});

test('ER58: his point tokens', () => {
  const table = autumn(1, {}, { points: 7 }).start();
  expect(table.score(1)).toMatchObject({ tokens: 7, total: 7 + 3 + 12 });
});

test('ER59: you score as usual', () => {
  const table = autumn(1, { city: ['king', 'farm'], events: ['grand-tour'], points: 2 }).start();
  expect(table.score(0)).toMatchObject({ cards: 5, prosperity: 1, tokens: 2, events: 3, total: 11 });
});

test('ER60, OE29: you win with more points than Rugwort, and with as many he wins', () => {
  const result = (points: number) => autumn(1, { points }).start().choose({ do: 'pass' }).match.result;
  expect(result(16)).toEqual({ winners: [0], scores: [16, 15], reason: 'opponent' });
  expect(result(15)).toEqual({ winners: [], scores: [15, 15], reason: 'opponent' });
});

test('ER61: the game ends when you pass', () => {
  const table = autumn(2).start();
  expect(table.ask).toBe('turn');
  table.choose({ do: 'pass' });
  expect(table.ask).toBeUndefined();
  expect(table.match.result?.winners).toEqual([]);
});
