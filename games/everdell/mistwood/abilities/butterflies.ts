/** Butterflies: a bigger hand, and the first turn (W67). Who begins is settled when the abilities are dealt. */
import { playerOf } from '../../state/state.ts';
import type { Ability } from './ability.ts';

const MORE_CARDS = 4;

export const butterflies: Ability = {
  id: 'butterflies',
  rule: 'W67',
  startingHand: 12,
  deal(state, holder) {
    playerOf(state, holder).handLimit += MORE_CARDS;
  },
};
