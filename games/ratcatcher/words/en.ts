/** The Ratcatcher in English. */
import { board } from './en/board.ts';
import { asks, options } from './en/choices.ts';
import { content } from './en/content.ts';
import { events, results } from './en/events.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'The Ratcatcher',
  blurb: 'A city full of rats, magic cheese and one ratcatcher: you. Alone, about 40 minutes.',
  fields: {
    ratcatcher: { name: 'Ratcatcher', values: {} },
    nemesis: { name: 'Nemesis', values: {} },
    edition: { name: 'Edition', values: { first: 'First', second: 'Second' } },
    mode: { name: 'Mode', values: { standard: 'Standard', hard: 'Hard' } },
  },
  content,
  asks,
  options,
  events,
  results,
  board,
});
