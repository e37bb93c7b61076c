/** What can be gained from the Tallyman and from captured peculiar rats, as content declares it (R139, R224). */
import type { Provenance } from './township.ts';

/**
 * What comes out of the Reserve. 'ability': tokens of one unlocked ability, by choice of colour where both could take
 * some. 'dice': attack dice for this turn (R228). 'movement': points for this turn.
 */
export interface Gain {
  readonly gain: 'cheese' | 'health' | 'yellow' | 'purple' | 'ability' | 'dice' | 'movement';
  /** 1 where it is not given. */
  readonly count?: number;
}

/**
 * What the card of a peculiar rat can give besides. 'question': "?" tokens in the ratcatcher's zone (R61). 'held': what
 * lies on the card (R227); there `count` has no meaning.
 */
export type Reward =
  | Gain
  | { readonly gain: 'question'; readonly count?: number }
  | { readonly gain: 'held'; readonly count?: number };

/** One line of the Tallyman's price list: `content/tallyman.ts` exports `tallyman: readonly Trade[]`. */
export interface Trade {
  readonly price: number;
  readonly reward: Gain;
  readonly provenance: Provenance;
}
