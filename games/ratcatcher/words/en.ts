/** The Ratcatcher in English. */

import { asks, options } from './en/choices.ts';
import { content } from './en/content.ts';
import { events, results } from './en/events.ts';
import { board } from './en/table.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'The Ratcatcher',
  blurb: 'A city full of rats, magic cheese and one ratcatcher: you. Alone, about 40 minutes.',
  fields: {
    ratcatcher: { name: 'Ratcatcher', values: {} },
    nemesis: { name: 'Nemesis', values: {} },
    edition: {
      name: 'Edition',
      values: { first: 'First', second: 'Second' },
      about: {
        first: 'The rules of the older box: ten more townships, a thirteenth peculiar rat, nests breed everywhere.',
        second:
          'The rules of the newer box, and what “Play now” plays: only active townships breed rats, upgrades count at once.',
      },
    },
    mode: {
      name: 'Mode',
      values: { standard: 'Standard', hard: 'Hard' },
      about: {
        standard: 'The friendlier face of the start card.',
        hard: 'The harder face of the start card, in the second edition with a third township at once.',
      },
    },
  },
  content,
  asks,
  options,
  events,
  results,
  board,
});
