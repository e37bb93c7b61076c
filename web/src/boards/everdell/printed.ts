/** What is printed on the cards, places and events of a box: all that their drawings need, and nothing of what they do. */
import type { CardFacts } from '@smallfolk/everdell/content/card.ts';
import type { EventEntry } from '@smallfolk/everdell/content/event.ts';
import type { Module } from '@smallfolk/everdell/content/module.ts';
import type { PlaceEntry } from '@smallfolk/everdell/content/place.ts';

export interface PrintedCard extends Pick<CardFacts, 'rule' | 'is' | 'cost' | 'points' | 'copies' | 'links'> {
  readonly id: string;
  readonly spots: number;
  readonly open: boolean;
}

export interface PrintedPlace extends Pick<PlaceEntry, 'rule' | 'kind'> {
  readonly id: string;
  readonly shared: boolean;
}

export interface PrintedEvent extends Pick<EventEntry, 'rule' | 'requires'> {
  readonly id: string;
  readonly basic: boolean;
  /** Absent where they depend on what is there. */
  readonly points: number | undefined;
}

export interface Printed {
  readonly cards: readonly PrintedCard[];
  readonly places: readonly PrintedPlace[];
  readonly events: readonly PrintedEvent[];
}

/** Used while the page is built, in `*.data.ts`. */
export function printedOf({ cards = [], places = [], events = [] }: Module): Printed {
  return {
    cards: cards.map(({ id, rule, is, cost, points, copies, links, spots = 0, open = false }) => {
      return { id, rule, is, cost, points, copies, links, spots, open };
    }),
    places: places.map(({ id, rule, kind, shared = false }) => ({ id, rule, kind, shared })),
    events: events.map(({ id, rule, basic = false, requires, points }) => {
      return { id, rule, basic, requires, points: typeof points === 'number' ? points : undefined };
    }),
  };
}
