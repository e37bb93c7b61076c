/** What several powers have in common: reaching zones, catching rats without a roll, breaking traps. */
import type { Rules } from '@smallfolk/kernel';
import { catchCommon } from '../rules/catching.ts';
import { mapOf } from '../state/city-map.ts';
import { COMMON } from '../state/pieces.ts';
import { at } from '../state/rats-in-zones.ts';
import { choose, type Hunt } from '../state/table.ts';

/** The ratcatcher's zone and the adjacent ones, in ascending order. */
export function here(t: Hunt): number[] {
  return within(t, 1);
}

/** The zones that are at most so many steps away from the ratcatcher, in ascending order. */
export function within(t: Hunt, steps: number): number[] {
  const distances = mapOf(t).distances(t.state.catcher.zone);
  return mapOf(t)
    .zones.filter((zone) => (distances[zone] ?? steps + 1) <= steps)
    .sort((a, b) => a - b);
}

/** Catches common rats of a zone, of colours the player chooses, as far as there are any. Says how many. */
export function* catchByChoice(t: Hunt, zone: number, count: number, rule: string): Rules<number> {
  for (let caught = 0; caught < count; caught++) {
    const kinds = COMMON.filter((kind) => at(t.state.on[kind], zone) > 0);
    if (kinds.length === 0) return caught;
    const options = kinds.map((rat) => ({ do: 'catch', rat }) as const);
    const { rat } = yield* choose('catch-which', options, { rule, about: { kind: 'zone', id: zone } });
    catchCommon(t, zone, rat, 1, rule);
  }
  return count;
}

/** Before the traps go off: the trap of the zone, if there is one, goes back to the ratcatcher's board without effect. */
export function breakTrap(t: Hunt, zone: number, by: string, rule: string): void {
  const { traps, catcher } = t.state;
  const index = traps.findIndex((trap) => trap.zone === zone);
  if (index < 0) return;
  traps.splice(index, 1);
  catcher.traps++;
  t.emit?.({ type: 'power', power: by, zone, what: 'broke-trap', rule });
}
