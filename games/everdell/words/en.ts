/** Everdell in English. */
import { asks } from './en/asks.ts';
import { blurb, result, title } from './en/box.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { categories, goods, player } from './en/grammar.ts';
import { happenings } from './en/happenings.ts';
import { options } from './en/options.ts';
import { places } from './en/places.ts';
import { things } from './en/things.ts';
import { tell } from './words.ts';

export const words = tell({
  title,
  blurb,
  cards,
  places,
  events,
  things,
  asks,
  options,
  happenings,
  labels: async () => (await import('./en/table.ts')).labels,
  goods,
  player,
  categories,
  result,
});
