/** What the game tells bots beyond its rules: how well a seat stands. */
import type { Insight } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';

/** Who faces a multiple of four loses against somebody who knows it. */
export const insight: Insight<State> = {
  evaluate: ({ left, turn }, seat) => ((left % 4 === 0) === (turn === seat) ? 0.1 : 0.9),
};
