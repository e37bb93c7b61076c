/** What can be answered to a decision, as the bar lists it: the options, or the different items of a selection. */
import { type Decision, DONE, keyOf, type Option } from '@smallfolk/kernel';

export function answers(decision: Decision | undefined): readonly Option[] {
  if (!decision?.some) return decision?.options ?? [];
  const items = new Map(decision.some.items.map((item) => [keyOf(item), item]));
  return [...items.values()].filter((item) => item.do !== DONE.do);
}
