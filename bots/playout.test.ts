/** What a finished game is worth to each seat. */
import { expect, test } from 'vitest';
import { worthOf } from './playout.ts';
import type { World } from './question.ts';

const ended = (winners: number[]): World => ({ result: { winners, reason: 'won' } }) as unknown as World; // only its result is looked at

test('a win that two of three share is shared', () => {
  expect(worthOf(ended([0, 2]), undefined, 3)).toEqual([0.5, 0, 0.5]);
});

test('where all win together or nobody does, the win is whole for everybody', () => {
  expect(worthOf(ended([0, 1, 2]), { together: true }, 3)).toEqual([1, 1, 1]);
  expect(worthOf(ended([]), { together: true }, 3)).toEqual([0, 0, 0]);
});
