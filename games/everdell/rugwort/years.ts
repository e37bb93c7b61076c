/** Rugwort's three years: levels of difficulty, not parts of one long game (ER2, ER3). */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import type { PlaceId } from '../content/place.ts';
import type { State } from '../state/state.ts';
import { YEARS } from './lid.ts';

export interface Year {
  /** Where his forest worker goes in autumn; it scores the value of that spot (ER36, ER57). */
  readonly journey: PlaceId;
  /** His points for each special event in play that the human has not achieved (ER56). */
  readonly missedEvent: number;
  /** In autumn his location worker takes one of the human's workers out of the game (ER44). */
  readonly kidnaps: boolean;
}

export type YearNumber = (typeof YEARS)[number];

declare module '../state/events.ts' {
  interface Happenings {
    'rugwort-finds-nothing': { readonly seat: Seat; readonly die: number };
    'rugwort-plays': {
      readonly seat: Seat;
      readonly into: Seat;
      readonly card: CardId;
      readonly id: number;
      readonly die: number;
      readonly spot: number;
    };
    'rugwort-prepares': { readonly seat: Seat; readonly season: string | undefined };
    'rugwort-closes': { readonly seat: Seat; readonly spot: number };
    'rugwort-moves': { readonly seat: Seat; readonly at: PlaceId };
    'rugwort-kidnaps': { readonly seat: Seat; readonly from: Seat };
    'fool-drives-out': { readonly seat: Seat; readonly of: Seat; readonly card: CardId };
  }
}

declare module '../state/state.ts' {
  interface Slices {
    rugwort: { readonly year: YearNumber };
  }
}

const TABLE: Readonly<Record<YearNumber, Year>> = {
  1: { journey: 'journey-3', missedEvent: 3, kidnaps: false }, // ER41: the Rascal
  2: { journey: 'journey-4', missedEvent: 6, kidnaps: false }, // ER42: the Rotten
  3: { journey: 'journey-5', missedEvent: 6, kidnaps: true }, // ER43: the Rapscallion
};

export function isYear(value: unknown): value is YearNumber {
  return YEARS.some((year) => year === value);
}

/** The year that this game is played in. */
export function yearOf(state: State): Year {
  return TABLE[state.slices.rugwort?.year ?? 1];
}
