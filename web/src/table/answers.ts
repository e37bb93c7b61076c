/** What can be answered to a decision, as the bar lists it: the options, or the different items of a selection. */
import { type Decision, DONE, keyOf, type Option } from '@smallfolk/kernel';

/** Up to so many options stand in the bar at once; of more, those that are many of a kind are on the board. */
export const FEW = 9;
/** So many of a kind are still told one by one. */
const RARE = 3;

/** The single options come first where there are many, so that they have the number keys. */
export function answers(decision: Decision | undefined): readonly Option[] {
  if (!decision) return [];
  if (decision.some) {
    const items = new Map(decision.some.items.map((item) => [keyOf(item), item]));
    return [...items.values()].filter((item) => item.do !== DONE.do);
  }
  const { options } = decision;
  if (options.length <= FEW) return options;
  const few = rare(options);
  return [...few, ...options.filter((option) => !few.includes(option))];
}

/** The options of which there are only a few of a kind: "end your turn" beside twenty places to go. */
export function rare(options: readonly Option[]): readonly Option[] {
  const kinds = new Map<string, number>();
  for (const { do: kind } of options) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return options.filter(({ do: kind }) => (kinds.get(kind) ?? 0) <= RARE);
}
