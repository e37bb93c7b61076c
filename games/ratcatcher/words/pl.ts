/** The Ratcatcher in Polish. */
import { board } from './pl/board.ts';
import { asks, options } from './pl/choices.ts';
import { content } from './pl/content.ts';
import { events, results } from './pl/events.ts';
import { wordsOf } from './words.ts';

export const words = wordsOf({
  title: 'Szczurołap',
  blurb: 'Miasto pełne szczurów, magiczny ser i jeden szczurołap: ty. Samotnie, około 40 minut.',
  fields: {
    ratcatcher: { name: 'Szczurołap', values: {} },
    nemesis: { name: 'Arcyszczur', values: {} },
    edition: { name: 'Wydanie', values: { first: 'Pierwsze', second: 'Drugie' } },
    mode: { name: 'Tryb', values: { standard: 'Standardowy', hard: 'Trudny' } },
  },
  content,
  asks,
  options,
  events,
  results,
  board,
});
