/** Everdell in Hungarian. */
import { asks } from './hu/asks.ts';
import { blurb, result, title } from './hu/box.ts';
import { cards } from './hu/cards.ts';
import { events } from './hu/events.ts';
import { categories, goodsAre, player } from './hu/grammar.ts';
import { happenings } from './hu/happenings.ts';
import { options } from './hu/options.ts';
import { places } from './hu/places.ts';
import { things } from './hu/things.ts';
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
  labels: async () => (await import('./hu/table.ts')).labels,
  goods: goodsAre,
  player,
  categories,
  result,
});
