/** Mother Burrow hardly bites. She goes from nest to nest, makes all of them fertile and digs new ones. */
import type { Nemesis } from '../../nemesis.ts';
import { add, at } from '../../rats.ts';

export const motherBurrow: Nemesis = {
  id: 'mother-burrow',
  health: 5,
  bite: 3,
  accuracy: 4,
  defence: 1,
  spawn: 3,
  target: ['nest'],
  tracker: [[], ['peculiar'], ['nemesis'], [], ['spawn'], ['defence'], ['peculiar'], [], ['bite'], ['loss']],
  counters: ['nests-dug'],
  effects: {
    nest: (_t, _me, rats) => (rats > 0 ? rats + 1 : rats),
    cleanUp(t, me) {
      const { state, atlas } = t;
      if (at(atlas.printed.nest, me.zone) + at(state.on.nest, me.zone) > 0) return;
      add(state.on.nest, me.zone, 1);
      state.nemesis.counters[0] = (state.nemesis.counters[0] ?? 0) + 1;
      t.emit?.({ type: 'power', power: 'mother-burrow', zone: me.zone, what: 'dug', rule: 'R247' });
    },
  },
  provenance: 'own',
};
