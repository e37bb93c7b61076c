/** First impressions as the laboratory learns them anew: `smallfolk learn everdell`. */
import type { Habits } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';
import { counts } from './first-impressions.ts';
import { ALONE, NUMBERS, PARTS } from './first-impressions-numbers.ts';

const ours: Habits<State> = {
  numbers: NUMBERS,
  counts,
  file: 'bot/first-impressions-table.ts',
  parts: (numbers) => ({
    ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part.rows(numbers)])),
    ...Object.fromEntries(ALONE.rows(numbers).map(([name, [number = 0]]) => [name, number])),
  }),
};

export const habits = ours as Habits;
