/** Active townships (R47-R53). */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, mapOf } from './city.ts';
import { activeIsSettledAtTurnEnd, reactivationFillsNests } from './editions.ts';
import type { Hunt } from './hunt.ts';
import { nestsOf } from './nests.ts';
import { spawnRats } from './spawn.ts';

/** By card: does it count as active now? D9: as settled at the end of the last turn, or as it is at this moment. */
export function activeCards(t: Hunt): readonly boolean[] {
  return activeIsSettledAtTurnEnd(t.state) ? t.state.active : meetsCriteria(t);
}

/** R47-R51: the ratcatcher is there or next to it, cheese lies there, or the nemesis is there. */
export function meetsCriteria(t: Hunt): boolean[] {
  const { state, atlas } = t;
  const map = mapOf(t);
  const active = state.active.map(() => false);
  const here = cardOf(t, state.catcher.zone);
  active[here] = true; // R47
  for (const card of map.linked[here] ?? []) active[card] = true; // R48
  for (const zone of map.zones) if ((state.on.cheese[zone] ?? 0) > 0) active[atlas.cardOf[zone] ?? 0] = true; // R49
  if (state.nemesis.zone >= 0) active[cardOf(t, state.nemesis.zone)] = true; // R50
  return active;
}

/** R52: at the end of a turn. R53: townships that become active again fill their nests. */
export function* settleActive(t: Hunt): Rules {
  const now = meetsCriteria(t);
  const again: number[] = [];
  for (const card of mapOf(t).cards) {
    const before = t.state.active[card] ?? false;
    const active = now[card] ?? false;
    if (before === active) continue;
    t.state.active[card] = active;
    t.emit?.({ type: 'township-active', township: t.atlas.numberOf[card] ?? 0, active, rule: 'R52' });
    if (active) again.push(card);
  }
  if (!reactivationFillsNests(t.state)) return;
  for (const card of again) {
    for (const zone of nestsOf(t, card)) yield* spawnRats(t, zone, 1, 'reactivated', 'R53');
  }
}
