/** What an upgrade does is said before the cheese is laid. */
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { expect, test } from 'vitest';
import type { Decision } from '../props.ts';
import { en } from './en.ts';
import { lesson } from './lessons.ts';
import { upgradeOf } from './upgrade.ts';

const slot = (name: string, cheese: number, times: number, ...upgrades: number[]) => ({
  slot: name,
  cheese,
  upgrades,
  times,
});
const view = (...slots: ReturnType<typeof slot>[]) =>
  ({ catcher: { attack: 3, accuracy: 4, healthMaximum: 4, slots } }) as unknown as View;

test('the value before and after, or how many more it takes', () => {
  expect(upgradeOf('attack', view(slot('attack', 0, 0, 1, 2)), en)).toBe('3 → 4 dice');
  expect(upgradeOf('attack', view(slot('attack', 1, 1, 1, 2)), en)).toBe('1 more cheese, then 3 → 4 dice');
  expect(upgradeOf('accuracy', view(slot('accuracy', 0, 0, 1)), en)).toBe('hits on 4 → 3 and up');
  expect(upgradeOf('yellow', view(slot('yellow', 0, 0, 1, 1)), en)).toBe('opens it');
  expect(upgradeOf('yellow', view(slot('yellow', 1, 1, 1, 1)), en)).toBe('fills it again');
  expect(upgradeOf('attack', view(slot('attack', 1, 1, 1)), en)).toBeUndefined();
});

test('no note speaks of lit zones where none is lit', () => {
  const decision: Decision = { seat: 0, ask: 'action', options: [{ do: 'end' }] };
  expect(lesson(decision, view(), 'en')).toBeUndefined();
});
