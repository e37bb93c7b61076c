/** Traps: setting them (R118-R121) and their springing in the rats' turn (R169-R174). */
import type { Rules } from '@smallfolk/kernel';
import type { Source } from '../content/effects.ts';
import type { Ratcatcher } from '../content/ratcatcher.ts';
import { mapOf } from '../state/city-map.ts';
import { ratsIn } from '../state/rats-in-zones.ts';
import type { TrapOnMap } from '../state/state.ts';
import type { Hunt } from '../state/table.ts';
import { attackZone } from './attack.ts';
import { trapIsUpgraded } from './attributes.ts';
import { carryOut } from './effects-in-play.ts';

/** R119, R120: the own zone and its neighbours, as far as no trap lies there. */
export function zonesForTrap(t: Hunt): number[] {
  const { catcher, traps } = t.state;
  if (catcher.traps === 0 || catcher.movement < t.board.trap.cost) return []; // R113, R118, R121
  const zones: number[] = isTrapped(traps, catcher.zone) ? [] : [catcher.zone];
  for (const zone of mapOf(t).neighbours[catcher.zone] ?? []) if (!isTrapped(traps, zone)) zones.push(zone);
  return zones;
}

function isTrapped(traps: readonly TrapOnMap[], zone: number): boolean {
  for (const trap of traps) if (trap.zone === zone) return true;
  return false;
}

export function setTrap(t: Hunt, zone: number): void {
  const { catcher, traps } = t.state;
  catcher.movement -= t.board.trap.cost;
  catcher.traps--;
  traps.push({ zone, upgraded: trapIsUpgraded(t) });
  t.emit?.({ type: 'trap-set', zone, left: catcher.traps, rule: 'R118' });
}

/** R169: after all rats have moved, each trap with a rat in its zone. R173: the others do nothing. */
export function* springTraps(t: Hunt): Rules {
  for (const trap of [...t.state.traps]) {
    if (t.state.traps.includes(trap) && ratsIn(t, trap.zone) > 0) yield* spring(t, trap);
  }
}

/** The figures on the side that is up (R89, R90). */
export function sideUp(trap: Ratcatcher['trap'], upgraded: boolean): Pick<Ratcatcher['trap'], 'dice' | 'accuracy'> {
  return upgraded ? { ...trap, ...trap.upgraded } : trap;
}

/** R170-R172: an attack by the trap's figures with dice of the Reserve, and then its text. */
function* spring(t: Hunt, trap: TrapOnMap): Rules {
  const { board } = t;
  const { zone, upgraded } = trap;
  const side = sideUp(board.trap, upgraded);
  t.emit?.({ type: 'trap-sprung', zone, trap: board.trap.id, upgraded, rule: 'R169' });
  const attack = { dice: side.dice, accuracy: side.accuracy, by: 'trap', rule: 'R170' } as const;
  const caught = yield* attackZone(t, zone, attack);
  const source: Source = { kind: 'trap', id: board.trap.id, zone, upgraded };
  if (board.trap.sprung) yield* carryOut(board.trap.sprung(t, source, caught));
}
