/** Everything else of Mistwood that has a name, in English, with a short explanation. */
import type { Entry } from '../../../words/entry.ts';

export const things = {
  stoats: {
    name: 'Stoats',
    effect: 'After each card you play: discard 2 hand cards for a berry, a twig or a resin, or 3 for a pebble.',
  },
  butterflies: { name: 'Butterflies', effect: 'You begin the game with 12 cards, and your hand holds up to 12.' },
  spiders: {
    name: 'Spiders',
    effect:
      'Whoever visits the place of the figure: you gain a resource that you lack and a card, and move the figure on. You play last.',
  },
  pigs: {
    name: 'Pigs',
    effect:
      'All Farms lie at your place: at the start and after each of your seasons you may play one for free. In your city they use no space; others who buy one bring you 2 points.',
  },
} as const satisfies Record<string, Entry>;

export type ThingName = keyof typeof things;
