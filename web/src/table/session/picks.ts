/** A multiple selection at the table: items are put in and taken out until it is complete. */
import { type Decision, keyOf, type Option } from '@smallfolk/kernel';

type Some = NonNullable<Decision['some']>;

/** One copy more, or none once all copies or all places are taken. */
export function toggled(selection: readonly Option[], option: Option, { items, max }: Some): Option[] {
  const key = keyOf(option);
  const chosen = selection.filter((other) => keyOf(other) === key).length;
  const copies = items.filter((item) => keyOf(item) === key).length;
  const others = selection.filter((other) => keyOf(other) !== key);
  if (chosen < copies && selection.length < max) return [...selection, option];
  if (chosen > 0) return others;
  return max === 1 ? [option] : [...selection];
}
