/** What Nightweave keeps in the state beside her city, hand and workers, and what the level means (W81, W84). */

import type { Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../../content/card.ts';
import { EMPTY, playerOf, SEASONS, type State } from '../../state/state.ts';
import type {} from '../happenings.ts';
import type { LEVELS } from '../lids.ts';
import type { ActivityCard, Arrows, Points } from './activity/card.ts';
import { ACTIVITY } from './activity/cards.ts';

export type Level = (typeof LEVELS)[number];

export interface Lair {
  readonly level: Level;
  /** With two people: is it won only by both, or does each play for themselves (OW39)? */
  readonly victory: 'together' | 'each';
  /** The activity deck as indices into ACTIVITY, the top card last; what was revealed this season; what left the game. */
  deck: number[];
  revealed: number[];
  box: number[];
  /** Has she placed a worker or herself since the deck was last shuffled (OW1)? */
  placed: boolean;
  /** The Meadow place where her figure stands; EMPTY when it is at home. */
  figure: number;
  /** She has claimed a special event in this season of hers (W172). */
  claimed: boolean;
  /** Cards that lie on her board: open ones, and those that nobody has seen (W7). */
  spoils: Kind[];
  hidden: Kind[];
  /** Legends in her hand, which nobody has seen; they are kept apart because only legends can be among them (W355). */
  legends: Kind[];
}

declare module '../../state/state.ts' {
  interface Slices {
    nightweave: Lair;
  }
}

export function lairOf(state: State): Lair {
  const lair = state.slices.nightweave;
  if (!lair) throw new Error('Nightweave is not in this game');
  return lair;
}

/** She sits after the people. */
export const nightweaveOf = (state: State): Seat => state.humans;

export const isInMeadow = (state: State): boolean => lairOf(state).figure !== EMPTY;

export const activityOf = (index: number): ActivityCard => sure(ACTIVITY[index]);

/** The card that she plays by in this turn. */
export function currentCard(state: State): ActivityCard | undefined {
  const last = lairOf(state).revealed.at(-1);
  return last === undefined ? undefined : activityOf(last);
}

/** W122. The arrows of the revealed card hold for everything in her turn. */
export const arrowsOf = (state: State): Arrows => currentCard(state)?.arrows ?? 'clockwise';

export const seasonOf = (state: State) => SEASONS[playerOf(state, nightweaveOf(state)).season] ?? 'winter';

/** W6. A number, or as many as the level. */
export const pointsFor = (state: State, points: Points): number => (points === 'level' ? lairOf(state).level : points);

/** W108, OW71. Clockwise the person on her left, who moves right after her; counter-clockwise the one on her right. */
export const singledOut = (state: State): Seat => (arrowsOf(state) === 'clockwise' ? 0 : state.humans - 1);

/** The people in the order in which her arrows meet them. */
export function peopleByArrows(state: State): Seat[] {
  const people = [...Array(state.humans).keys()];
  return arrowsOf(state) === 'clockwise' ? people : people.reverse();
}
