/** What a place on the board is: basic locations, forest cards, the Haven, the Journey, and what expansions add. */

import type { RuleId, Seat } from '@smallfolk/kernel';
import type { State, T } from '../state/state.ts';
import type { Effect, Provenance, Whole } from './card.ts';
import type { PlaceId } from './ids.ts';

export type { PlaceId };

export interface PlaceEntry {
  readonly rule: RuleId;
  readonly kind: 'basic' | 'forest' | 'haven' | 'journey' | 'other';
  /** Holds any number of workers, several of one player included (E46). Forest cards: see `capacity`. */
  readonly shared?: true;
  /** Never two workers of one player (E55, E58). */
  readonly oncePerPlayer?: true;
  /** A worker here stays for good and scores this at the end (Journey). */
  readonly journey?: number;
  readonly provenance?: Provenance;
  /** Could a visitor do anything here now (E49)? Always, unless said. */
  possible?(state: State, me: Seat): boolean;
  visit(t: T, me: Seat): Effect;
}

export interface NamedPlace extends PlaceEntry {
  readonly id: PlaceId;
}

/** A place of the catalogue. Its index is the location of a worker who stands there. */
export interface Place extends Whole<NamedPlace> {
  readonly id: PlaceId;
  readonly index: number;
  /** The module that brings it, as an index into MODULES. */
  readonly module: number;
  readonly rule: RuleId;
  readonly kind: PlaceEntry['kind'];
  readonly provenance: Provenance;
  visit(t: T, me: Seat): Effect;
}

export function place(id: PlaceId, entry: PlaceEntry): NamedPlace {
  return { ...entry, id };
}
