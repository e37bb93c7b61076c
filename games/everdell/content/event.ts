/** What an event is: a requirement, perhaps a price or a reward when it is achieved, and points at the end. */

import type { RuleId, Seat } from '@smallfolk/kernel';
import type { Achieved, State, T } from '../state/state.ts';
import type { CardId, Colour, Effect, Kind, Provenance, Whole } from './card.ts';
import type { EventId } from './ids.ts';

export type { EventId };

export interface EventEntry {
  readonly rule: RuleId;
  readonly basic?: true;
  /** Cards by name, or so many cards of each of the colours, all in the own city (E89, E90). */
  readonly requires:
    | { readonly cards: readonly CardId[] }
    | { readonly colours: readonly Colour[]; readonly each: number };
  readonly provenance?: Provenance;
  /** Beyond the requirement: can its price be paid (E87, E88)? */
  possible?(state: State, me: Seat): boolean;
  achieve?(t: T, me: Seat, achieved: Achieved): Effect;
  /** Printed points, or the formula (E200). */
  readonly points: number | ((state: State, me: Seat, achieved: Achieved) => number);
}

export interface NamedEvent extends EventEntry {
  readonly id: EventId;
}

/** An event of the catalogue, with the names of its requirement resolved. */
export interface EventCard extends Whole<NamedEvent> {
  readonly id: EventId;
  readonly index: number;
  /** The module that brings it, as an index into MODULES. */
  readonly module: number;
  readonly rule: RuleId;
  readonly requires: EventEntry['requires'];
  readonly points: EventEntry['points'];
  readonly provenance: Provenance;
  /** Kinds that have to stand in the city. */
  readonly needs: readonly Kind[];
  /** So many cards of each of these colours, as indices into COLOURS. */
  readonly colours: readonly number[];
  readonly each: number;
}

export function event(id: EventId, entry: EventEntry): NamedEvent {
  return { ...entry, id };
}
