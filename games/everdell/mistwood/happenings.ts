/** What Mistwood's modules tell beside the happenings of the base game. */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import type { EventId } from '../content/ids.ts';
import type { PlaceId } from '../content/place.ts';
import type { Where } from '../state/events.ts';
import type { Clearing } from './nightweave/activity/card.ts';

/** It is she who acts, or the one whom she meets. */
type Hers = { readonly seat: Seat };
/** Where a card of hers comes from, and by which die and place of the Meadow it was found. */
type Found = { readonly from?: string; readonly die?: number; readonly spot?: number };
/** `lost`: the number that it had in a person's city. */
type CardOfHers = Hers & Found & { readonly card: CardId; readonly lost?: number };
/** An action of hers as her card prints it: `{ action: 'basic', at: 'basic-3-twigs', points: 1 }`. */
export type Tried = { readonly action: string; readonly at?: string; readonly points?: number | 'level' };
type Try = Hers & Tried & { readonly which: 'first' | 'second' };
/** She takes something away from somebody. */
type Taken = Hers & { readonly from: Seat };

declare module '../state/events.ts' {
  interface Happenings {
    'spiders-move': { readonly seat: Seat; readonly at: PlaceId };
    'copy-card': {
      readonly seat: Seat;
      readonly card: CardId;
      readonly id: number;
      readonly of: Seat;
      readonly by: string;
    };
    // Nightweave's turn, step by step
    'nightweave-reveals': Hers & { readonly activity: string; readonly season: string; readonly arrows: string };
    'nightweave-reshuffles': Hers & { readonly count: number };
    'nightweave-tries': Try;
    'nightweave-cannot': Try & { readonly why: string };
    'nightweave-falls-back': Hers & { readonly parts: readonly string[] };
    'nightweave-skips': Hers & { readonly part: string; readonly why: string };
    'nightweave-blocked': Hers & {
      readonly at?: PlaceId;
      /** A clearing without a card has no place to name. */
      readonly clearing?: Clearing;
      readonly why: string;
      readonly arrows: string;
    };
    'nightweave-ranks': Hers & { readonly event: EventId; readonly rank: number; readonly arrows: string };
    'nightweave-enters': Hers & { readonly spot: number };
    'nightweave-moves': Hers & { readonly spot: number };
    'nightweave-prepares': Hers & { readonly season: string | undefined; readonly idle?: true };
    'nightweave-ends': Hers & { readonly idle?: true };
    // Cards in her hands
    'nightweave-plays': CardOfHers & { readonly into: Seat; readonly id: number };
    'nightweave-discards': CardOfHers;
    /** `by`: the personality that makes her keep it. */
    'nightweave-keeps': CardOfHers & { readonly by?: string };
    'nightweave-takes': CardOfHers;
    'nightweave-takes-legend': Hers;
    'nightweave-fill': CardOfHers;
    'nightweave-hoards': Hers & { readonly count: number };
    'nightweave-steals': Taken & { readonly count: number; readonly discarded: number };
    'nightweave-exchanges': Taken & { readonly count: number };
    // Plans and personalities
    'nightweave-web': Hers & { readonly at?: PlaceId; readonly event?: EventId };
    'nightweave-bars': Hers & { readonly card: CardId };
    'nightweave-in-vain': Hers & { readonly by: string };
    'nightweave-changes': Hers & { readonly personality: string };
    // Schemes
    'nightweave-schemes': Hers & { readonly scheme: string; readonly instant: boolean };
    'nightweave-foiled': Hers & { readonly scheme: string };
    'nightweave-rolls': Hers & { readonly scheme: string; readonly die: number; readonly what: string };
    'nightweave-pockets': Taken & { readonly count: number; readonly cards?: readonly CardId[] };
    'nightweave-ties': Taken & { readonly count: number };
    /** `left`: where the worker stood. */
    'nightweave-lures': Taken & { readonly left: Where };
    'nightweave-frees': Taken;
    'nightweave-locks-up': Taken & { readonly left?: Where };
    'nightweave-cheats': Hers & { readonly die: number; readonly row: 'basic' | 'special'; readonly end: string };
    'nightweave-turns-down': Taken & {
      readonly count: number;
      readonly cards: readonly CardId[];
      readonly ids: readonly number[];
    };
    'nightweave-guarded': Hers & { readonly card: CardId };
  }
}
