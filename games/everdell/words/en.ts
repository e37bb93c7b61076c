/** Everdell in English. */
import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { categories, player } from './en/grammar.ts';
import { happenings } from './en/happenings.ts';
import { options } from './en/options.ts';
import { places } from './en/places.ts';
import { blurb, fields, labels, result, title } from './en/table.ts';
import { things } from './en/things.ts';
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
