/** The two special abilities (R96-R105): an unlocked one is used for one of its tokens, in the ratcatcher's turn only. */
import type { Rules } from '@smallfolk/kernel';
import type { Colour } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import { isUnlocked } from './attributes.ts';
import { carryOut, sourcesWith } from './effects-in-play.ts';

/** The zones where the ability can be used now: none while it is locked or without a token (R98, R99, R233). */
export function zonesForAbility(t: Hunt, colour: Colour): readonly number[] {
  const { catcher } = t.state;
  if (catcher[colour] === 0 || !isUnlocked(t, colour)) return [];
  if (sourcesWith(t, 'tokens').some(({ source, hook }) => !hook(t, source))) return [];
  const ability = t.board[colour];
  return ability.zones ? ability.zones(t) : [catcher.zone];
}

/** R97: the token goes back to the Reserve or onto the map, as the ability says. */
export function* useAbility(t: Hunt, colour: Colour, zone: number): Rules {
  const { catcher, reserve, placed } = t.state;
  const ability = t.board[colour];
  catcher[colour]--;
  if (ability.token === 'placed') placed.push({ colour, zone });
  else reserve[colour]++;
  t.emit?.({ type: 'ability-used', colour, ability: ability.id, zone, rule: 'R97' });
  if (ability.use) yield* carryOut(ability.use(t, zone));
}
