/**
 * A peculiar rat as content declares it (R12, R216-R235).
 *
 * How to write an entry (`content/peculiar-rats.ts` exports `peculiarRats: readonly PeculiarRat[]`):
 *
 *   {
 *     id: 'patient-zero', movement: 3, defence: 3, bite: 4, target: ['ratcatcher'],
 *     rewards: [{ gain: 'dice', count: 2 }, { gain: 'question', count: 1 }],   // one of them, by choice (R224)
 *     effects: {
 *       accuracy: (t, me, accuracy) => (sameTownship(t, me.zone, t.state.catcher.zone) ? 5 : accuracy),
 *       mortal: (t, me) => !sameTownship(t, me.zone, t.state.catcher.zone),
 *     },
 *     editions: 'both', provenance: 'rulebook',
 *   }
 */

import type { TargetKind, Token } from '../state/pieces.ts';
import type { Effects } from './effects.ts';
import type { Reward } from './reward.ts';
import type { Provenance } from './township.ts';

export interface PeculiarRat {
  readonly id: string;
  readonly movement: number;
  readonly defence: number;
  readonly bite: number;
  /** Empty: it never moves by itself. */
  readonly target: readonly TargetKind[];
  /** R230: tokens it takes from a zone that it enters or stands in at the end of its move; they lie on its card. */
  readonly collects?: readonly Token[];
  /** R114, D20: attacks a ratcatcher who leaves its zone, as brown rats do. */
  readonly biter?: true;
  readonly effects?: Effects;
  /** R224: one of these by choice. */
  readonly rewards: readonly Reward[];
  /** D3: one of the thirteen belongs to the first edition only. */
  readonly editions: 'both' | 'first';
  readonly provenance: Provenance;
}
