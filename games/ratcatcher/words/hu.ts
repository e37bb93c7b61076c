/** The Ratcatcher in Hungarian. */

import { asks, options } from './hu/choices.ts';
import { content } from './hu/content.ts';
import { events, results } from './hu/events.ts';
import { board } from './hu/table.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'A patkányfogó',
  blurb: 'Egy város tele patkánnyal és varázssajttal, és egyetlen patkányfogó: te. Egyedül, körülbelül 40 perc.',
  fields: {
    ratcatcher: { name: 'Patkányfogó', values: {} },
    nemesis: { name: 'Ősellenség', values: {} },
    edition: {
      name: 'Kiadás',
      values: { first: 'Első', second: 'Második' },
      about: {
        first:
          'A régebbi doboz szabályai: tízzel több negyed, egy tizenharmadik különös patkány, és a fészkek mindenütt szaporítanak.',
        second:
          'Az újabb doboz szabályai, a „Játék” gomb is ezekkel indul: csak aktív negyedben szaporodnak a patkányok, a fejlesztés rögtön számít.',
      },
    },
    mode: {
      name: 'Mód',
      values: { standard: 'Normál', hard: 'Nehéz' },
      about: {
        standard: 'A kezdőlap barátságosabb oldala.',
        hard: 'A kezdőlap nehezebb oldala, a második kiadásban rögtön egy harmadik negyeddel.',
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
