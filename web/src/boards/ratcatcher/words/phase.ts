/** The order of play in the top line: the ratcatcher's three parts and the seven phases of the rats (R69, R155). */
import type { Language } from '@smallfolk/kernel';
import type { Phase } from '@smallfolk/ratcatcher/state/state.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import { speechOf } from './speech.ts';

/** Where each phase stands; the set-up stands nowhere, and the refresh asks nothing. */
const PLACE: Readonly<Record<Phase, number>> = {
  setup: -1,
  actions: 1,
  expansion: 2,
  move: 3,
  traps: 4,
  bite: 5,
  consume: 6,
  spawn: 7,
  'rats-expansion': 8,
  'clean-up': 9,
};

export function phases({ phase }: View, language: Language, over: boolean) {
  const { phases, ratPhases } = speechOf(language);
  return [...phases, ...ratPhases].map((name, at) => ({ name, now: !over && at === PLACE[phase] }));
}

export const isRatsTurn = ({ phase }: View): boolean => PLACE[phase] > 2;
