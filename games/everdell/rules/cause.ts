/** Why something happens: the card, place, event or season that brings it about, and its rule. */
import type { Asking, Ref, RuleId } from '@smallfolk/kernel';
import type { Card, Cause } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import type { CityCard } from '../state/state.ts';

export type { Cause };

export const cause = (id: string, rule: RuleId): Cause => ({ id, rule });

/** The card behind a card that stands in a city. */
export const by = (card: CityCard): Card => cardOf(card.kind);

const askings = new WeakMap<Cause, Asking & { readonly about: Ref }>();

/** The rule and the subject of a question that a cause asks; one thing may ask by several rules. */
export function about(why: Cause): Asking {
  let asking = askings.get(why);
  if (!asking) {
    asking = { rule: why.rule, about: { kind: 'cause', id: why.id } };
    askings.set(why, asking);
  }
  return asking;
}
