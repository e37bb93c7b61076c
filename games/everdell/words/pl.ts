/** Everdell in Polish. */
import { asks } from './pl/asks.ts';
import { blurb, result, title } from './pl/box.ts';
import { cards } from './pl/cards.ts';
import { events } from './pl/events.ts';
import { categories, goodsAre, player } from './pl/grammar.ts';
import { happenings } from './pl/happenings.ts';
import { options } from './pl/options.ts';
import { places } from './pl/places.ts';
import { things } from './pl/things.ts';
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
  labels: async () => (await import('./pl/table.ts')).labels,
  goods: goodsAre,
  player,
  categories,
  result,
});
