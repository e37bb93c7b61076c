/** How promising a place of the board looks: a rough price of what it gives. */
import type { Seat } from '@smallfolk/kernel';
import type { PlaceId } from './place.ts';
import { playerOf, type State } from './state.ts';

const WORTH: Readonly<Record<PlaceId, number>> = {
  'basic-3-twigs': 4,
  'basic-2-twigs-1-card': 3.5,
  'basic-2-resin': 5,
  'basic-1-resin-1-card': 3.5,
  'basic-2-cards-1-point': 3.5,
  'basic-1-pebble': 4,
  'basic-1-berry-1-card': 4,
  'basic-1-berry': 1.5,
  haven: 1,
  'journey-2': 6,
  'journey-3': 10,
  'journey-4': 14,
  'journey-5': 18,
  'forest-2-berries-1-card': 7,
  'forest-2-any': 7,
  'forest-discard-draw-double': 3,
  'forest-copy-basic-1-card': 6,
  'forest-3-cards-1-pebble': 6,
  'forest-twig-resin-berry': 8,
  'forest-3-berries': 8,
  'forest-2-resin-1-twig': 8,
  'forest-2-cards-1-any': 5,
  'forest-discard-3-any': 6,
  'forest-meadow-2-play-1-cheaper': 6,
};

/** Places that pay for hand cards: better the more cards there are, and the later it is. */
const FOR_CARDS = new Set(['haven', 'forest-discard-3-any']);

export function worthOfPlace(state: State, me: Seat, place: PlaceId): number {
  const worth = WORTH[place] ?? 4;
  if (!FOR_CARDS.has(place)) return worth;
  return worth * Math.min(2, playerOf(state, me).hand.length / 3);
}
