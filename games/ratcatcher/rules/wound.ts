/** Wounds of the ratcatcher (R78, R16) and health regained (R79). */

import type { RatName } from '../state/events.ts';
import type { Hunt } from '../state/table.ts';
import { healthMaximum } from './attributes.ts';
import { end } from './ending.ts';

export function wound(t: Hunt, wounds: number, by: RatName | 'rats', rule: string): void {
  if (wounds <= 0) return;
  const { catcher } = t.state;
  catcher.health = Math.max(0, catcher.health - wounds);
  t.emit?.({ type: 'wounded', wounds, health: catcher.health, by, rule });
  if (catcher.health === 0) end(t, 'dead');
}

/** Health tokens taken from the Reserve or the map; those without effect are not taken (R79, O13). */
export function heal(t: Hunt, tokens: number): number {
  const { catcher } = t.state;
  const healed = Math.max(0, Math.min(tokens, healthMaximum(t) - catcher.health));
  catcher.health += healed;
  return healed;
}
