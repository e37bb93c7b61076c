/** What can be gained from the Tallyman and from captured peculiar rats, as content declares it (R139, R224). */
import type { Provenance } from './township.ts';

/**
 * 'ability': tokens of one unlocked ability, by choice of colour where both could take some. 'dice': attack dice for
 * this turn (R228). 'movement': points for this turn. 'question': "?" tokens in the ratcatcher's zone (R61).
 * 'held': what lies on the card of the peculiar rat (R227); never at the Tallyman's.
 */
export interface Reward {
  readonly gain: 'cheese' | 'health' | 'yellow' | 'purple' | 'ability' | 'dice' | 'movement' | 'question' | 'held';
  /** 1 where it is not given; without meaning for 'held'. */
  readonly count?: number;
}

/** One line of the Tallyman's price list: `content/tallyman.ts` exports `tallyman: readonly Trade[]`. */
export interface Trade {
  readonly price: number;
  readonly reward: Reward;
  readonly provenance: Provenance;
}
