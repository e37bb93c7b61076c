/** The Lockpick breaks traps and opens the cage: what the ratcatcher has caught is never safe. */

import { COMMON } from '../../state/pieces.ts';
import { add } from '../../state/rats-in-zones.ts';
import type { Hunt } from '../../state/table.ts';
import type { Nemesis } from '../nemesis.ts';
import { NUMBERS } from '../numbers.ts';
import { breakTrap } from '../powers.ts';

export const lockpick: Nemesis = {
  id: 'lockpick',
  health: 5,
  bite: 3,
  accuracy: 5,
  defence: 1,
  spawn: 1,
  target: ['trap', 'ratcatcher'],
  tracker: [
    [],
    ['breakout'],
    ['peculiar'],
    ['nemesis'],
    [],
    ['breakout'],
    ['bite'],
    ['breakout'],
    ['peculiar'],
    ['loss'],
  ],
  counters: ['rats-freed'],
  steps: {
    breakout(t, zone) {
      free(t, zone, NUMBERS.lockpick.breakout);
    },
  },
  effects: {
    moved(t, me) {
      breakTrap(t, me.zone, me.id, 'R247');
    },
    bitten(t, me) {
      free(t, me.zone, NUMBERS.lockpick.bite);
    },
  },
  provenance: 'own',
};

/** Rats run out of the cage into the zone, brown ones first, then black, then white. */
function free(t: Hunt, zone: number, most: number): void {
  const { state } = t;
  let freed = 0;
  for (const kind of COMMON) {
    const out = Math.min(most - freed, state.cage[kind]);
    state.cage[kind] -= out;
    add(state.on[kind], zone, out);
    freed += out;
  }
  if (freed === 0) return;
  state.nemesis.counters[0] = (state.nemesis.counters[0] ?? 0) + freed;
  t.emit?.({ type: 'power', power: 'lockpick', zone, count: freed, what: 'freed', rule: 'R247' });
}
