/** The Rat King hunts the ratcatcher, shields his court and mutates as the rats eat (R248). */

import { raise } from '../../rules/tracker.ts';
import type { Raisable } from '../../state/pieces.ts';
import type { Nemesis } from '../nemesis.ts';
import { NUMBERS } from '../numbers.ts';

/** What the die of a mutation raises. */
const MUTATIONS: readonly Raisable[] = ['movement', 'bite', 'accuracy', 'defence', 'spawn', 'health'];

export const ratKing: Nemesis = {
  id: 'rat-king',
  health: 5,
  bite: 3,
  accuracy: 5,
  defence: 1,
  spawn: 1,
  target: ['ratcatcher'],
  tracker: [
    [],
    ['mutation'],
    ['nemesis'],
    ['peculiar'],
    ['mutation'],
    [],
    ['peculiar'],
    ['mutation'],
    ['spawn'],
    ['loss'],
  ],
  steps: {
    mutation(t) {
      raise(t, MUTATIONS[t.random.roll() - 1] ?? 'bite', 'R248');
    },
  },
  effects: {
    ratDefence: (_t, king, defence, kind, zone) =>
      zone === king.zone && kind !== 'nemesis' && kind !== 'peculiar' ? defence + NUMBERS['rat-king'].defence : defence,
  },
  provenance: 'rulebook',
};
