/** Everdell in Polish. */
import { asks } from './pl/asks.ts';
import { cards } from './pl/cards.ts';
import { events } from './pl/events.ts';
import { categories, player } from './pl/grammar.ts';
import { happenings } from './pl/happenings.ts';
import { options } from './pl/options.ts';
import { places } from './pl/places.ts';
import { blurb, fields, labels, result, title } from './pl/table.ts';
import { things } from './pl/things.ts';
import { tell } from './words.ts';

export const words = tell({
  title,
  blurb,
  fields,
  cards,
  places,
  events,
  things,
  asks,
  options,
  happenings,
  labels,
  player,
  categories,
  result,
});
