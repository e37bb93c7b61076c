/** Ability cards in general (M26, M27, M65, OM24, OM25): who may use which, and what it costs. */
import type { Ability, Timing } from '../content/ability.ts';
import type { Mouse } from '../state/mouse.ts';
import { onBoard } from './figures.ts';
import type { Quest } from './quest.ts';
import { isGolem } from './values.ts';

export function costOf(t: Quest, mouse: Mouse, ability: Ability): number {
  return ability.costFor?.(t, mouse) ?? ability.cost;
}

/** The ability cards that this mouse could pay and use at such a moment. */
export function abilitiesFor(t: Quest, mouse: Mouse, timing: Timing): Ability[] {
  if (mouse.tired || mouse.abilities.length === 0 || !onBoard(mouse) || isGolem(t, mouse)) return [];
  if (t.state.turn?.card === mouse.hero && mouse.charmed) return []; // OM94
  const usable: Ability[] = [];
  for (const id of mouse.abilities) {
    const ability = t.book.ability(id);
    if (ability.timing === timing && costOf(t, mouse, ability) <= mouse.cheese) usable.push(ability);
  }
  return usable;
}

/** Pays for it; no other card in this turn (M65). */
export function useAbility(t: Quest, mouse: Mouse, ability: Ability): void {
  const cost = costOf(t, mouse, ability);
  mouse.cheese -= cost;
  mouse.tired = true;
  t.emit?.({ type: 'ability', mouse: mouse.hero, card: ability.id, cost, has: mouse.cheese, rule: 'M27' });
}
