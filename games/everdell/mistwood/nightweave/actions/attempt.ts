/** How she tries an action: it is done, or she says why it cannot be (W115-W117, W123-W131). */
import type { RuleId, Rules, Seat } from '@smallfolk/kernel';
import type { T } from '../../../state/state.ts';

/** Why an action is impossible. */
export interface Reason {
  readonly why:
    | 'city-full'
    | 'hand-empty'
    | 'meadow-empty'
    | 'deck-empty'
    | 'in-meadow'
    | 'no-worker'
    | 'all-blocked'
    | 'no-spot'
    | 'no-open-card'
    | 'no-event'
    | 'event-claimed'
    | 'closed'
    | 'level-0';
  readonly rule: RuleId;
}

export const because = (why: Reason['why'], rule: RuleId): Reason => ({ why, rule });

/** Done if it returns nothing. An action that cannot be taken changes nothing. */
export type Attempt = (t: T, me: Seat) => Rules<Reason | undefined>;
