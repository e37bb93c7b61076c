/** First impressions as the laboratory learns them anew: `smallfolk learn everdell`. */
import type { Habits } from '@smallfolk/kernel';
import { OF_MISTWOOD } from '../mistwood/bot/further-impressions.ts';
import type { State } from '../state/state.ts';
import { counts } from './first-impressions.ts';
import { ALONE, NUMBERS, OF_BASE, PARTS } from './first-impressions-numbers.ts';

const ofBase = (start: number): boolean => start < OF_BASE || start >= OF_BASE + OF_MISTWOOD;

const base: Habits<State> = {
  numbers: NUMBERS,
  counts,
  file: 'bot/first-impressions-table.ts',
  parts: (numbers) => ({
    ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part.rows(numbers, ofBase)])),
    ...Object.fromEntries(ALONE.rows(numbers, ofBase).map(([name, [number = 0]]) => [name, number])),
  }),
};

/** What Mistwood adds is learned beside the table of the base game, which stays as it is. */
const further: Habits<State> = {
  numbers: NUMBERS,
  kept: OF_BASE,
  counts,
  file: 'mistwood/bot/further-impressions-table.ts',
  parts: (numbers) =>
    Object.fromEntries(
      Object.entries(PARTS).map(([name, part]) => [name, part.rows(numbers, (start) => start >= OF_BASE)]),
    ),
};

export const habits = base as Habits;
export const habitsOfMistwood = further as Habits;
