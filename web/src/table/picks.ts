/** A multiple selection: picked together at the table, told to the rules one by one in the order in which they ask. */
import { type Decision, DONE, keyOf, type Option } from '@smallfolk/kernel';
import type { Snapshot } from '@smallfolk/protocol';

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

/** The first item offered that is still to be picked, or the end of the selection. */
export function nextPick(asked: Decision, wanted: readonly Option[]): Option | undefined {
  const left = wanted.map(keyOf);
  for (const picked of asked.some?.picked ?? []) {
    const at = left.indexOf(keyOf(picked));
    if (at >= 0) left.splice(at, 1);
  }
  return (
    asked.options.find((option) => left.includes(keyOf(option))) ??
    asked.options.find(({ do: done }) => done === DONE.do)
  );
}

/** The next step of the selection that somebody is in the middle of. */
export function midway({ decision }: Snapshot): Decision | undefined {
  return decision && 'options' in decision && decision.some?.picked.length ? decision : undefined;
}
