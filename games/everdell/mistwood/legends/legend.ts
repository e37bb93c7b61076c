/** What the legends keep in the state, and what the box says of all of them (W31-W46). */
import type { Kind } from '../../content/card.ts';
import type { State } from '../../state/state.ts';

export interface LegendSlice {
  /** By seat: the legends that lie beside the city, not played yet. */
  of: Kind[][];
  /** Those that were not dealt, unseen (OW48). */
  rest: Kind[];
  /** Those that left the game (W357). */
  gone: Kind[];
  /** The turn in which Chipter Swipple worked last (W51). */
  swippled: number;
}

declare module '../../state/state.ts' {
  interface Slices {
    legends: LegendSlice;
  }
}

export function legendsOf(state: State): LegendSlice {
  const slice = state.slices.legends;
  if (!slice) throw new Error('this game has no legends');
  return slice;
}
