/** The Ratcatcher in Polish. */

import { asks, options } from './pl/choices.ts';
import { content } from './pl/content.ts';
import { events, results } from './pl/events.ts';
import { board } from './pl/table.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'Szczurołap',
  blurb: 'Miasto pełne szczurów, magiczny ser i jeden szczurołap: ty. Samotnie, około 40 minut.',
  fields: {
    ratcatcher: { name: 'Szczurołap', values: {} },
    nemesis: { name: 'Arcyszczur', values: {} },
    edition: {
      name: 'Wydanie',
      values: { first: 'Pierwsze', second: 'Drugie' },
      about: {
        first:
          'Zasady starszego pudełka: dziesięć dzielnic więcej, trzynasty osobliwy szczur, a gniazda mnożą szczury wszędzie.',
        second:
          'Zasady nowszego pudełka; tak zaczyna przycisk „Graj”: szczury mnożą się tylko w aktywnych dzielnicach, ulepszenia działają od razu.',
      },
    },
    mode: {
      name: 'Tryb',
      values: { standard: 'Standardowy', hard: 'Trudny' },
      about: {
        standard: 'Łagodniejsza strona karty startowej.',
        hard: 'Trudniejsza strona karty startowej, w drugim wydaniu od razu z trzecią dzielnicą.',
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
