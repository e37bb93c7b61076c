/** Can the abilities be dealt like this? Asked of positions from outside only. */
import { cardOf } from '../../content/catalogue.ts';
import { EMPTY, type State } from '../../state/state.ts';
import { ABILITIES } from './abilities.ts';
import type { AbilityId, AbilitySlice } from './ability.ts';
import { isFarm } from './pigs.ts';
import { lairs } from './spiders.ts';

const isAbility = (id: unknown): id is AbilityId => ABILITIES.some((ability) => ability.id === id);

export function checkAbilities(state: State): string | undefined {
  const slice: Partial<AbilitySlice> | undefined = state.slices.abilities;
  const { of, figure, top, stack } = slice ?? {};
  if (!Array.isArray(of) || of.length !== state.humans || !of.every(isAbility) || new Set(of).size < of.length) {
    return `slices.abilities.of: a different one of ${ABILITIES.map(({ id }) => id).join(', ')} for each person`;
  }
  if (figure === undefined || (figure !== EMPTY && (!of.includes('spiders') || !lairs(state).includes(figure)))) {
    return 'slices.abilities.figure: a place of the board if somebody has the Spiders, otherwise -1';
  }
  if (!Array.isArray(top) || top.length > 1) return 'slices.abilities.top: one Farm at most lies on top';
  if (!Array.isArray(stack) || ![...top, ...stack].every((kind) => isFarm(cardOf(kind)))) {
    return 'slices.abilities.stack: only Farms lie there';
  }
  return undefined;
}
