/** Can a personality and a plan of hers stand like this? Asked of positions from outside only. */
import { EMPTY, type State } from '../../state/state.ts';
import { PERSONALITY_IDS, PLAN_IDS } from '../lids.ts';
import type { IntrigueSlice } from './intrigue.ts';
import { inPlay } from './twisted.ts';

const isListOfNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

export function checkIntrigue(state: State): string | undefined {
  const slice: Partial<IntrigueSlice> = state.slices.intrigue ?? {};
  const known = (ids: readonly string[], id: unknown) => id === '' || ids.some((each) => each === id);
  if (!known(PERSONALITY_IDS, slice.personality)) return 'slices.intrigue.personality: one of the eight, or nothing';
  if (!known(PLAN_IDS, slice.plan)) return 'slices.intrigue.plan: one of her plans, or nothing';
  const pile: unknown = slice.pile;
  if (
    !Array.isArray(pile) ||
    !pile.every((id) => PERSONALITY_IDS.some((each) => each === id && id !== slice.personality))
  )
    return 'slices.intrigue.pile: a list of personalities, without the one in play';
  if (new Set(pile).size < pile.length) return 'slices.intrigue.pile: a personality is there twice';
  for (const field of ['webs', 'barred'] as const) {
    if (!isListOfNumbers(slice[field])) return `slices.intrigue.${field}: a list of numbers`;
  }
  const nobody = slice.barred?.find((id) => id < 0 || id >= state.nextId);
  if (nobody !== undefined) return `slices.intrigue.barred: no card has ever had the number ${nobody}`;
  const webs = slice.webs ?? [];
  for (const at of new Set(webs)) {
    const most = Math.max(0, ...inPlay(state).entries.map((entry) => entry.websAt?.(state, at) ?? 0));
    const count = webs.filter((web) => web === at).length;
    if (count > most) return `slices.intrigue.webs: ${count} on location ${at}, at most ${most} can lie there`;
  }
  return slice.filling === EMPTY ? undefined : 'slices.intrigue.filling: no card is being taken';
}
