/** For bots: what she can still expect. */
import type { Seat } from '@smallfolk/kernel';
import { playerOf, type State } from '../../state/state.ts';
import { lairOf } from './lair.ts';

/** Mean of what she gains from the beginning of a season to her end, at level 0 and for each level more. */
const FROM_SEASON = [48, 43, 34, 20];
const PER_LEVEL = [5.6, 5, 4, 2.4];

/** Within a season the share that is left of it, by the cards that are left in her deck. */
export function pointsToCome(state: State, me: Seat): number {
  const player = playerOf(state, me);
  if (player.passed) return 0;
  const { level, deck, revealed } = lairOf(state);
  const from = (season: number) => (FROM_SEASON[season] ?? 0) + level * (PER_LEVEL[season] ?? 0);
  const left = deck.length / Math.max(1, deck.length + revealed.length);
  return from(player.season + 1) + left * (from(player.season) - from(player.season + 1));
}
