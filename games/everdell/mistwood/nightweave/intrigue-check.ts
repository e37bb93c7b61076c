/** Can a personality and a plan of hers stand like this? Asked of positions from outside only. */
import { EMPTY, type State } from '../../state/state.ts';
import { PERSONALITY_IDS, PLAN_IDS } from '../lids.ts';
import type { IntrigueSlice } from './intrigue.ts';
import { inPlay } from './twisted.ts';

const isListOf = (value: unknown, item: 'number' | 'string'): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === item);

export function checkIntrigue(state: State): string | undefined {
  const slice: Partial<IntrigueSlice> = state.slices.intrigue ?? {};
  const known = (ids: readonly string[], id: unknown) => id === '' || ids.some((each) => each === id);
  if (!known(PERSONALITY_IDS, slice.personality)) return 'slices.intrigue.personality: one of the eight, or nothing';
  if (!known(PLAN_IDS, slice.plan)) return 'slices.intrigue.plan: one of her plans, or nothing';
  if (!isListOf(slice.pile, 'string')) return 'slices.intrigue.pile: a list of personalities';
  for (const field of ['webs', 'barred'] as const) {
    if (!isListOf(slice[field], 'number')) return `slices.intrigue.${field}: a list of numbers`;
  }
  const webs = slice.webs ?? [];
  for (const at of new Set(webs)) {
    const most = Math.max(0, ...inPlay(state).entries.map((entry) => entry.websAt?.(state, at) ?? 0));
    const count = webs.filter((web) => web === at).length;
    if (count > most) return `slices.intrigue.webs: ${count} on location ${at}, at most ${most} can lie there`;
  }
  return slice.filling === EMPTY ? undefined : 'slices.intrigue.filling: no card is being taken';
}
