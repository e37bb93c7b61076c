/** The state of a game: plain data, numbers wherever rules count. `clone.ts` copies it, `view.ts` shows it. */

import type { Seat, Table } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import type { Happening } from './events.ts';
import type { Amount } from './resource.ts';

/** What the rules of this game hold in their hands: what they tell is checked against the list of happenings. */
export type T = Table<State, Happening>;

export const WINTER = 0;
export const SPRING = 1;
export const SUMMER = 2;
export const AUTUMN = 3;
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/**
 * Where a worker stands: the index of a place, or one of these bases plus an event, a city card (its id) or a Meadow
 * place. Two more for workers whose card has left its city (E85).
 */
export type Location = number;
export const AT_EVENT = 100;
export const AT_MEADOW = 200;
export const AT_CARD = 1000;
/** Beside a card that has gone; comes back at the next preparation. */
export const ADRIFT = -1;
/** Was there for good; never comes back. */
export const STRANDED = -2;
/** In the hands of an opponent: not even a preparation brings it back (W322). */
export const HELD = -3;
/** On the way from a card that was given up to the one that takes its place (W40). */
export const MOVING = -4;

/**
 * A card together with who knows where it is: its kind, and above it one bit for each player. Cards of the discard pile
 * are kept so, and what others know of a hand.
 */
export type HeldCard = number;
const KIND_MASK = 0xfff;
const SEEN_SHIFT = 12;
export const ALL_SEE = 0xff;
/** The bit of a player in what is seen; onlookers have the last one, which is set only for what all see. */
export const bitOf = (seat: Seat): number => (seat < 0 ? 0x80 : 1 << seat);

export const kindOf = (held: HeldCard): Kind => held & KIND_MASK;
export const seenBy = (held: HeldCard): number => held >> SEEN_SHIFT;
export const held = (kind: Kind, seen: number): HeldCard => kind | (seen << SEEN_SHIFT);

/** A card standing in a city. */
export interface CityCard {
  /** Unique among all city cards of a game; says which of two copies is meant. */
  readonly id: number;
  readonly kind: Kind;
  /** Bears an occupied token (E105). */
  occupied: boolean;
  /** Face down and out of use: it keeps its space, and one of its kind is enough if it is unique (W342). */
  down: boolean;
  /** Point tokens on it. */
  points: number;
  /** Resources on it (Storehouse). */
  goods: Amount | undefined;
  /** Cards beneath it (Dungeon). */
  beneath: Kind[] | undefined;
}

/** An event beside a city, with what was put on or beneath it (E97). */
export interface Achieved {
  readonly event: number;
  goods: Amount | undefined;
  beneath: Kind[] | undefined;
  /** Resources given away for it (A Brilliant Marketing Plan). */
  given: number;
}

export interface Player {
  season: number;
  passed: boolean;
  /** The workers that each season brings, winter first: 2, 1, 1 and 2 (E32, E182-E184). */
  arrivals: readonly number[];
  /** Workers: with their owner, waiting for later seasons, out of the game; the rest stand in `out`. */
  available: number;
  waiting: number;
  gone: number;
  /** Where the deployed workers stand. */
  out: Location[];
  stock: Amount;
  points: number;
  hand: Kind[];
  /** Cards of this hand that others know of, with the bits of those who do: taken from the Meadow, or given. */
  shown: HeldCard[];
  handLimit: number;
  city: CityCard[];
  events: Achieved[];
}

/** What modules keep in the state. A module adds its own field by declaration merging; see module.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: modules extend it
export interface Slices {}

export interface State {
  /** The humans by seat, then the automatic opponents. */
  readonly players: Player[];
  /** How many of the players are people. */
  readonly humans: number;
  /** Active modules, as indices into MODULES. */
  readonly modules: number[];
  readonly slices: Partial<Slices>;
  /** Who started, and whose turn it is. */
  first: Seat;
  turn: Seat;
  /** Before the first turn: modules have still something to ask. */
  opening: boolean;
  /** Turns begun so far, counting all players. */
  turns: number;
  /** The top of the deck is at the end, and so is that of the discard pile. */
  deck: Kind[];
  discard: HeldCard[];
  /** By Meadow place, 0 to 7; EMPTY where no card lies. */
  meadow: Kind[];
  /** Meadow places (one bit each) whose card people may not play, draw or discard (ER32, ER33, W257). */
  closed: number;
  /** Meadow places that are not refilled (W140). */
  unfilled: number;
  /** Places of the forest cards by clearing: upper left, lower left, upper right, lower right; EMPTY for none. */
  forest: number[];
  /** Places of the board beyond basic locations, forest, Haven and Journey (expansions). */
  places: number[];
  /** Events in play that nobody has achieved yet, and which special events were dealt. */
  events: number[];
  dealt: number[];
  /** Cards turned up or looked at by the effect that runs; they belong to no hand (E169). */
  aside: Kind[];
  /** One bit for each player who sees them. */
  asideSeenBy: number;
  /** Cards played in the running turn, in order. */
  played: Kind[];
  /** The id that the next city card gets. */
  nextId: number;
  /** In an imagined world: the seat that imagines it. NOBODY in the game itself. */
  imaginedBy: Seat;
}

export const NOBODY: Seat = -2;

export const EMPTY = -1;
export const CITY_SPACES = 15;
export const MEADOW_PLACES = 8;
export const HAND_LIMIT = 8;

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] ?? nobody(seat);
}

function nobody(seat: Seat): never {
  throw new Error(`nobody has the seat ${seat}`);
}
