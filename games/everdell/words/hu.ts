/** Everdell in Hungarian. */
import { asks } from './hu/asks.ts';
import { cards } from './hu/cards.ts';
import { events } from './hu/events.ts';
import { categories, player } from './hu/grammar.ts';
import { happenings } from './hu/happenings.ts';
import { options } from './hu/options.ts';
import { places } from './hu/places.ts';
import { blurb, fields, labels, result, title } from './hu/table.ts';
import { things } from './hu/things.ts';
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
