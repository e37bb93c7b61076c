/**
 * A nemesis as content declares it (R11, R236-R249): its figures, its ten-step rat tracker and its own power.
 *
 * How to write an entry (`content/nemeses.ts` exports `nemeses: readonly Nemesis[]`):
 *
 *   {
 *     id: 'rat-king', health: 6, bite: 3, accuracy: 4, defence: 2, spawn: 1, target: ['ratcatcher'],
 *     tracker: [[], ['peculiar'], ['mutation'], ['nemesis'], ['bite'], ['peculiar'], ['mutation'], [], ['spawn'], ['loss']],
 *     steps: { *mutation(t) { const roll = t.random.roll(); ...; raise(t, 'bite', 'R248'); } },
 *     effects: { ... }, provenance: 'rulebook',
 *   }
 *
 * The tracker has ten steps, the first entry being the step reached by the first consumed cheese. Exactly one step
 * before the last is 'nemesis', and the last one is 'loss' (R195, R236).
 */

import type { OwnStep, TargetKind, TrackerEvent } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import type { Deed, Effects } from './effects.ts';
import type { Provenance } from './township.ts';

export interface Nemesis {
  readonly id: string;
  readonly health: number;
  /** How many dice it bites with (R240). */
  readonly bite: number;
  readonly accuracy: number;
  readonly defence: number;
  readonly spawn: number;
  readonly target: readonly TargetKind[];
  readonly tracker: readonly (readonly TrackerEvent[])[];
  /** R191, R248: what its own steps of the tracker do, in the zone where the cheese was consumed. */
  readonly steps?: Readonly<Partial<Record<OwnStep, (t: Hunt, zone: number) => Deed>>>;
  /** R247: while it is on the map. */
  readonly effects?: Effects;
  /**
   * R249: names of counters that its power keeps, such as the rows of a gut card; they start at 0 and are
   * `t.state.nemesis.counters[i]` in the order of this list. Everybody sees them.
   */
  readonly counters?: readonly string[];
  readonly provenance: Provenance;
}
