/** How the turn of either side ends (R71, R207, O12): the City may grow, then it is settled who is active (R52, R53). */
import type { Rules } from '@smallfolk/kernel';
import { mapOf } from '../state/city-map.ts';
import type { Hunt } from '../state/table.ts';
import { meetsCriteria } from './active-townships.ts';
import { reactivationFillsNests } from './editions.ts';
import { checkExpansion } from './expansion.ts';
import { nestsOf } from './nests.ts';
import { spawnRats } from './spawn.ts';

export function* endTurn(t: Hunt): Rules {
  yield* checkExpansion(t);
  yield* settleActive(t);
}

/** R52: at the end of a turn. R53: townships that become active again fill their nests. */
function* settleActive(t: Hunt): Rules {
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
