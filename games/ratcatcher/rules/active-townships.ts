/** Which townships are active (R47-R51). When that is settled is told in `end-of-turn.ts`. */
import { cardOf, mapOf } from '../state/city-map.ts';
import type { Hunt } from '../state/table.ts';
import { activeIsSettledAtTurnEnd } from './editions.ts';

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

/** What has changed since the last look is told and kept (R52). Returns the townships that have woken up. */
export function noticeActive(t: Hunt): number[] {
  const now = meetsCriteria(t);
  const awake: number[] = [];
  for (const card of mapOf(t).cards) {
    const active = now[card] ?? false;
    if (active === (t.state.active[card] ?? false)) continue;
    t.state.active[card] = active;
    t.emit?.({ type: 'township-active', township: t.atlas.numberOf[card] ?? 0, active, rule: 'R52' });
    if (active) awake.push(card);
  }
  return awake;
}

/** D9: in the first edition townships wake up and fall asleep in the middle of a turn. */
export function noticeAtOnce(t: Hunt): void {
  if (!activeIsSettledAtTurnEnd(t.state)) noticeActive(t);
}
