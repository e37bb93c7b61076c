import { Match, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const start = (heap: string) => Match.start(game, { heap }, seedOf('a test'));
const keysOf = ({ decision }: Match) => decision?.options.map(({ acorns }) => acorns);

test('H1: a player takes one to three acorns, and never more than there are', () => {
  const match = start('small');
  expect(keysOf(match)).toEqual([1, 2, 3]);
  for (let turn = 0; turn < 4; turn++) match.choose('take acorns=3');
  match.choose('take acorns=1');
  expect(keysOf(match)).toEqual([1, 2]);
});

test('H2: players take in turn', () => {
  const match = start('small');
  expect(match.decision?.seat).toBe(0);
  match.choose('take acorns=1');
  expect(match.decision?.seat).toBe(1);
});

test('H3: whoever takes the last acorn wins', () => {
  const match = start('small');
  while (match.decision) match.choose('take acorns=3');
  expect(match.result).toEqual({ winners: [0], reason: 'last-acorn' });
});
