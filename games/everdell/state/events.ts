/**
 * Everything that can happen, as data for the log, the animation and the explanation. A module adds its own happenings by
 * declaration merging; one that is not listed does not compile, neither where it is told nor where it is looked at.
 */
import type { RuleId, Seat } from '@smallfolk/kernel';
import type { CardId, EventId, PlaceId } from '../content/ids.ts';
import type { Goods } from './resource.ts';
import type { Score } from './score.ts';

/** Where a worker stands: on a place, an event, a city card (with its id and owner), or a place of the Meadow. */
export type Where = {
  readonly at?: PlaceId;
  readonly spot?: number;
  readonly event?: EventId;
  readonly card?: CardId;
  readonly id?: number;
  readonly of?: Seat;
};

/** Cards that all may know of by number, and some by name. */
type Cards = { readonly seat: Seat; readonly count: number; readonly by?: string; readonly cards?: readonly CardId[] };
type Gift = { readonly seat: Seat; readonly goods: Goods; readonly by: string };
type CityCardOf = { readonly seat: Seat; readonly card: CardId; readonly id: number };

/** By type: what is told about it beside its rule. */
export interface Happenings {
  // Turns and seasons
  pass: { readonly seat: Seat };
  recall: { readonly seat: Seat; readonly workers: number };
  season: { readonly seat: Seat; readonly season: string | undefined; readonly workers: number };
  score: { readonly seat: Seat } & { readonly [Part in keyof Score]: number };
  // Workers
  /** `left`: where it stood before, if it is moved. */
  place: { readonly seat: Seat; readonly left?: Where } & Where;
  copy: { readonly seat: Seat; readonly at: PlaceId; readonly by: string };
  achieve: { readonly seat: Seat; readonly event: EventId };
  'take-back': { readonly seat: Seat; readonly workers: number; readonly left: Where; readonly by: string };
  // Playing
  play: { readonly seat: Seat; readonly card: CardId; readonly from: string; readonly spot?: number };
  settle: { readonly seat: Seat; readonly card: CardId; readonly into: Seat; readonly by?: string };
  occupy: CityCardOf & { readonly for: CardId };
  ability: { readonly seat: Seat; readonly card: CardId; readonly for: CardId };
  activate: CityCardOf & { readonly of: Seat };
  leave: CityCardOf & { readonly to: 'discard' | 'beneath' | (string & {}); readonly by: string };
  beneath: { readonly seat: Seat; readonly event: EventId; readonly cards: readonly CardId[] };
  // Goods
  gain: Gift;
  pay: Gift;
  give: Gift & { readonly to: Seat };
  store: CityCardOf & { readonly goods: Goods };
  points: { readonly seat: Seat; readonly count: number; readonly by: string; readonly on?: number };
  // Cards
  draw: Cards;
  reveal: Cards;
  discard: Cards;
  'give-cards': Cards & { readonly to: Seat | 'discard' };
  'receive-cards': Cards & { readonly from: Seat };
  take: { readonly seat: Seat; readonly card: CardId; readonly spot: number; readonly by: string };
  sweep: { readonly seat: Seat; readonly card: CardId; readonly spot: number; readonly by: string };
  refill: { readonly spot: number; readonly card: CardId };
  refuse: { readonly seat?: Seat; readonly card: CardId };
  reshuffle: { readonly count: number };
}

export type HappeningName = keyof Happenings;
/** One that has happened, with its rule. */
export type Happening<Name extends HappeningName = HappeningName> = {
  [Type in Name]: { readonly type: Type; readonly rule: RuleId | undefined } & Happenings[Type];
}[Name];
