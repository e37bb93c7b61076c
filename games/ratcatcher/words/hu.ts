/** The Ratcatcher in Hungarian. */
import { board } from './hu/board.ts';
import { asks, options } from './hu/choices.ts';
import { content } from './hu/content.ts';
import { events, results } from './hu/events.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'A patkányfogó',
  blurb: 'Egy város tele patkánnyal és varázssajttal, és egyetlen patkányfogó: te. Egyedül, körülbelül 40 perc.',
  fields: {
    ratcatcher: { name: 'Patkányfogó', values: {} },
    nemesis: { name: 'Ősellenség', values: {} },
    edition: { name: 'Kiadás', values: { first: 'Első', second: 'Második' } },
    mode: { name: 'Mód', values: { standard: 'Normál', hard: 'Nehéz' } },
  },
  content,
  asks,
  options,
  events,
  results,
  board,
});
