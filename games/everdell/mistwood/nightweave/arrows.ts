/** Tie-breaks: which way the arrows send her (W179-W190, W425). */
import { sure } from '@smallfolk/kernel';
import { placeNamed } from '../../content/catalogue.ts';
import { EMPTY, type Location, type State } from '../../state/state.ts';
import type { Arrows, Clearing } from './activity/card.ts';

/** W187. The exclusive basic locations, from left to right. */
const BASIC_ROW = ['basic-3-twigs', 'basic-2-resin', 'basic-1-pebble', 'basic-1-berry-1-card'] as const;
/** W177. The Journey without its shared spot. */
const JOURNEY_ROW = ['journey-3', 'journey-4', 'journey-5'] as const;
/** W188. The clearings clockwise from the upper left. */
export const CLEARING_RING: readonly Clearing[] = ['upper-left', 'upper-right', 'lower-right', 'lower-left'];
/** As the state numbers them (E21). */
const CLEARINGS: readonly Clearing[] = ['upper-left', 'lower-left', 'upper-right', 'lower-right'];
/** W203. The places of the Meadow clockwise, counted from 0. */
const MEADOW_RING = [0, 1, 2, 3, 7, 6, 5, 4];

let basic: readonly Location[] | undefined;
let journey: readonly Location[] | undefined;
export function basicRow(): readonly Location[] {
  basic ??= BASIC_ROW.map(placeNamed);
  return basic;
}
export function journeyRow(): readonly Location[] {
  journey ??= JOURNEY_ROW.map(placeNamed);
  return journey;
}
/** W160. A clearing without a card is EMPTY, and so never free. */
export const forestRing = (state: State): Location[] =>
  CLEARING_RING.map((clearing) => state.forest[CLEARINGS.indexOf(clearing)] ?? EMPTY);

/** W151, W180, W182. The spots in the order in which she tries them, from the one shown, right round the board. */
export function tried<Spot>(ring: readonly Spot[], from: number, arrows: Arrows): Spot[] {
  const step = arrows === 'clockwise' ? 1 : ring.length - 1;
  return ring.map((_, n) => sure(ring[(from + n * step) % ring.length]));
}

/** W181, W183, W189. A row in the order of the arrows. */
export const inOrder = <Item>(row: readonly Item[], arrows: Arrows): Item[] =>
  arrows === 'clockwise' ? row.slice() : row.slice().reverse();

/** W202, OW68. The place shown by the die, or the next one clockwise that holds a card; none if no card lies there. */
export function meadowPlace(state: State, spot: number): number | undefined {
  const from = MEADOW_RING.indexOf(spot);
  for (let n = 0; n < MEADOW_RING.length; n++) {
    const place = sure(MEADOW_RING[(from + n) % MEADOW_RING.length]);
    if (state.meadow[place] !== EMPTY) return place;
  }
  return undefined;
}
