/** What is printed on cards, events and the board, as anybody at the table can read it. */
import type { Card, CardId } from '../../../content/card.ts';
import { cardOf, EVENTS, eventNamed, eventOf, kindNamed, placeNamed, placeOf } from '../../../content/catalogue.ts';
import type { EventCard, EventId } from '../../../content/event.ts';
import type { PlaceId } from '../../../content/place.ts';
import type { Arrows, Clearing, SeasonName } from '../activity/card.ts';

export const cardNamed = (id: CardId): Card => cardOf(kindNamed(id));
export const eventCard = (id: EventId): EventCard => eventOf(eventNamed(id));
export const journeyPoints = (at: PlaceId): number => placeOf(placeNamed(at)).journey ?? 0;

/** W14, W42. A seasonal Farm is a Farm, a legend the card on its banner. */
export const nameOf = (id: CardId): CardId => cardNamed(id).countsAs ?? id;
/** W367. A Corrin card: the only ones with a link by colour. */
export const isCorrins = (id: CardId): boolean => cardNamed(id).linkColour >= 0;

export const SEASONS: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn'];
/** W201. */
export const WORKERS = { winter: 2, spring: 3, summer: 5, autumn: 8 } as const;

/** W187. The exclusive basic locations from left to right. */
export const BASIC: readonly PlaceId[] = ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card'];
/** W177. The Journey without its shared spot. */
export const JOURNEY: readonly PlaceId[] = ['journey-3', 'journey-4', 'journey-5'];
/** W188. The clearings as the clock goes. */
export const CLEARINGS: readonly Clearing[] = ['upper-left', 'upper-right', 'lower-right', 'lower-left'];
/** W203. The places of the Meadow as the clock goes; the log counts them from 0. */
const MEADOW = [1, 2, 3, 4, 8, 7, 6, 5].map((place) => place - 1);
/** E22. The basic events along the river, from left to right. */
export const BASIC_EVENTS: readonly EventId[] = EVENTS.filter(({ basic }) => basic).map(({ id }) => id);

/** W428. Two rows of four: places that touch that one, by an edge or by a corner. */
export function touching(place: number, how: 'edge' | 'edge or corner'): number[] {
  const across = (other: number) => Math.abs((other % 4) - (place % 4));
  const down = (other: number) => Math.abs(Math.floor(other / 4) - Math.floor(place / 4));
  return [...Array(8).keys()].filter((other) => {
    if (other === place || across(other) > 1) return false;
    return how === 'edge or corner' || across(other) + down(other) === 1;
  });
}

/** W180, W182. From that item in the direction of the arrows, right round. */
export function follow<Item>(ring: readonly Item[], from: number, arrows: Arrows): Item[] {
  const clockwise = [...ring.slice(from), ...ring.slice(0, from)];
  const [first, ...others] = clockwise;
  if (arrows === 'clockwise' || first === undefined) return clockwise;
  return [first, ...others.reverse()];
}

/** W181, W183, W189. A row from left to right, or from right to left. */
export const inOrder = <Item>(row: readonly Item[], arrows: Arrows): Item[] =>
  arrows === 'clockwise' ? [...row] : [...row].reverse();

/** W202, OW68. The places of the Meadow from the one that the die shows, clockwise. */
export const fromDie = (die: number): number[] =>
  MEADOW.includes(die - 1) ? follow(MEADOW, MEADOW.indexOf(die - 1), 'clockwise') : [];
