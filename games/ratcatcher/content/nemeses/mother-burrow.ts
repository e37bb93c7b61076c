/** Mother Burrow goes from nest to nest, makes all of them fertile, shelters the rats there and digs new ones. */

import { add, at } from '../../state/rats-in-zones.ts';
import type { Hunt } from '../../state/table.ts';
import type { Nemesis } from '../nemesis.ts';
import { NUMBERS } from '../numbers.ts';

export const motherBurrow: Nemesis = {
  id: 'mother-burrow',
  health: 5,
  bite: 3,
  accuracy: 4,
  defence: 1,
  spawn: 4,
  target: ['nest'],
  tracker: [[], ['nemesis'], ['peculiar'], ['spawn'], [], ['defence'], ['peculiar'], ['spawn'], ['bite'], ['loss']],
  counters: ['nests-dug'],
  effects: {
    nest: (_t, _me, rats) => (rats > 0 ? rats + NUMBERS['mother-burrow'].rats : rats),
    ratDefence: (t, _me, defence, kind, zone) =>
      kind !== 'nemesis' && kind !== 'peculiar' && hasNest(t, zone)
        ? defence + NUMBERS['mother-burrow'].defence
        : defence,
    cleanUp(t, me) {
      if (hasNest(t, me.zone)) return;
      const { state } = t;
      add(state.on.nest, me.zone, 1);
      state.nemesis.counters[0] = (state.nemesis.counters[0] ?? 0) + 1;
      t.emit?.({ type: 'power', power: 'mother-burrow', zone: me.zone, what: 'dug', rule: 'R247' });
    },
  },
  provenance: 'own',
};

/** Is there a nest in the zone, printed or laid there? */
function hasNest({ state, atlas }: Hunt, zone: number): boolean {
  return at(atlas.printed.nest, zone) + at(state.on.nest, zone) > 0;
}
