/**
 * The answers that this game offers, as data. Those that come up again and again are made once and shared.
 *
 * Besides these: `pay` (pay.ts), DONE of the kernel, and resources (`gain`, `spend`, `store`).
 */

import type { Option, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { cardOf, eventNamed, eventOf, placeNamed, placeOf } from '../content/catalogue.ts';
import { RESOURCES } from '../state/resource.ts';
import { AT_CARD, AT_EVENT, type CityCard, type Location, MEADOW_PLACES } from '../state/state.ts';

/** A list of options made on demand, one for each index. */
function shared<O extends Option>(make: (index: number) => O): (index: number) => O {
  const made: O[] = [];
  return (index) => {
    let option = made[index];
    if (!option) {
      option = make(index);
      made[index] = option;
    }
    return option;
  };
}

/** The same for cards on Meadow places. */
function bySpot<O extends Option>(make: (kind: Kind, spot: number) => O): (kind: Kind, spot: number) => O {
  const made: O[][] = Array.from({ length: MEADOW_PLACES }, () => []);
  return (kind, spot) => {
    const here = sure(made[spot]);
    let option = here[kind];
    if (!option) {
      option = make(kind, spot);
      here[kind] = option;
    }
    return option;
  };
}

/** Put a worker on a place of the board. */
export const placeAt = shared((index) => ({ do: 'place', at: placeOf(index).id }) as const);
/** Put a worker on an event and achieve it. */
export const achieve = shared((index) => ({ do: 'achieve', event: eventOf(index).id }) as const);
/** Put a worker on a card of a city. */
export const visit = (card: CityCard, of: Seat) =>
  ({ do: 'visit', card: cardOf(card.kind).id, of, id: card.id }) as const;

export const fromHand = shared((kind) => ({ do: 'play', card: cardOf(kind).id, from: 'hand', spot: 0 }) as const);
export const fromMeadow = bySpot(
  (kind, spot) => ({ do: 'play', card: cardOf(kind).id, from: 'meadow', spot }) as const,
);
/** Play a card that was turned up. */
export const fromAside = shared((kind) => ({ do: 'play', card: cardOf(kind).id, from: 'aside', spot: 0 }) as const);

export const PREPARE = { do: 'prepare' } as const;
export const PASS = { do: 'pass' } as const;
export const DECLINE = { do: 'decline' } as const;

/** From the hand. */
export const discardCard = shared((kind) => ({ do: 'discard', card: cardOf(kind).id }) as const);
export const giveCard = shared((kind) => ({ do: 'give', card: cardOf(kind).id }) as const);
export const tuckCard = shared((kind) => ({ do: 'tuck', card: cardOf(kind).id }) as const);
/** Of cards looked at: into the hand. */
export const keepCard = shared((kind) => ({ do: 'keep', card: cardOf(kind).id }) as const);

/** From the Meadow: into the hand, or to the discard pile. */
export const takeFrom = bySpot((kind, spot) => ({ do: 'take', card: cardOf(kind).id, spot }) as const);
export const sweepFrom = bySpot((kind, spot) => ({ do: 'sweep', card: cardOf(kind).id, spot }) as const);

/** A card of a city: activated, discarded from it, jailed, put beneath an event. */
export const ofCity = <D extends string>(verb: D, card: CityCard, of: Seat) =>
  ({ do: verb, card: cardOf(card.kind).id, id: card.id, of }) as const;

/** Carry out a location without a worker. */
export const copy = shared((index) => ({ do: 'copy', at: placeOf(index).id }) as const);
/** An opponent who receives something. */
export const toSeat = shared((seat) => ({ do: 'to', seat }) as const);
/** How many: twigs for points, berries for points. */
export const amount = shared((count) => ({ do: 'amount', count }) as const);

/** A point token of one's own. */
export const PAY_POINT = { do: 'pay-point' } as const;

export const GAIN = RESOURCES.map((what) => ({ do: 'gain', what }) as const);
export const SPEND = RESOURCES.map((what) => ({ do: 'spend', what }) as const);

/** One of the own workers, by where it stands; `of` and `card` for one on a city card. */
export function workerAt(location: Location, card?: CityCard, of?: Seat): Option {
  if (card && of !== undefined) return { do: 'worker', card: cardOf(card.kind).id, of, id: card.id };
  if (location >= AT_EVENT) return { do: 'worker', event: eventOf(location - AT_EVENT).id };
  return { do: 'worker', at: placeOf(location).id };
}

/** The location that such an option names: by place, by event or by card. */
export function locationOf(option: Option): Location {
  if (typeof option.at === 'string') return placeNamed(option.at);
  if (typeof option.event === 'string') return AT_EVENT + eventNamed(option.event);
  return AT_CARD + Number(option.id);
}
