/** How an instant scheme is built: what its foil costs, and what happens if it is not paid (W236-W239, W297). */
import type { RuleId, Rules, Seat } from '@smallfolk/kernel';
import type { Effect } from '../../../content/card.ts';
import { cause } from '../../../rules/cause.ts';
import { gainPoints } from '../../../rules/goods.ts';
import type { T } from '../../../state/state.ts';
import { type Foil, foils, foilsInPart, PERSON } from '../intrigue.ts';
import { lairOf } from '../lair.ts';
import type { Scheme } from './scheme.ts';

/** In any mix (W239). */
export const ANYTHING = ['resource', 'card'] as const;

interface Instant {
  readonly id: string;
  readonly rule: RuleId;
  readonly foil: Foil;
  /** What she does to you. */
  act(t: T, me: Seat): Effect;
}

/** OW96. All or nothing: nothing happens at all if the price is paid. */
export function preventable({ id, rule, foil, act }: Instant): Scheme {
  return {
    id,
    rule,
    foil,
    *begin(t, me): Rules {
      if (yield* foils(t, PERSON, foil.units, foil.pay, cause(id, foil.rule), foil.instead)) {
        t.emit?.({ type: 'nightweave-foiled', seat: PERSON, scheme: id, rule: foil.rule });
        return;
      }
      const effect = act(t, me);
      if (effect) yield* effect;
    },
  };
}

/** W238. Unit by unit, at most so many: returns what is left of it. */
export function* lessened(t: T, id: string, { rule, pay, units }: Foil, most: number): Rules<number> {
  return most - (yield* foilsInPart(t, PERSON, Math.min(most, units), pay, cause(id, rule)));
}

export const levelTokens = (t: T, me: Seat, id: string, rule: RuleId): undefined =>
  gainPoints(t, me, lairOf(t.state).level, cause(id, rule));
