/** Bram Cleaver fights: many dice that miss often, a thick skin, and the one trap that hurts a nemesis. */

import { attackZone } from '../../rules/attack.ts';
import { accuracyValue } from '../../rules/attributes.ts';
import { woundNemesis } from '../../rules/catching.ts';
import { ratsIn } from '../../state/rats-in-zones.ts';
import { NUMBERS } from '../numbers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const bramCleaver: Ratcatcher = {
  id: 'bram-cleaver',
  provenance: 'own',
  attack: 4,
  movement: 2,
  health: 4,
  accuracy: 5,
  defence: 2,
  traps: 1,
  upgrades: { attack: [2, 2], movement: [1], health: [1], accuracy: [1, 2], defence: [2], trap: [1] },
  trap: {
    id: 'bear-trap',
    cost: 2,
    dice: 3,
    accuracy: 4,
    upgraded: { accuracy: 3 },
    *sprung(t, trap) {
      if (trap.upgraded && t.state.nemesis.zone === trap.zone)
        yield* woundNemesis(t, NUMBERS['bear-trap'].wounds, 'R172');
    },
  },
  yellow: {
    id: 'whirling-blow',
    tokens: 2,
    token: 'returned',
    zones: (t) => (ratsIn(t, t.state.catcher.zone) > 0 ? [t.state.catcher.zone] : []),
    *use(t, zone) {
      const { more, nemesis } = NUMBERS['whirling-blow'];
      const dice = ratsIn(t, zone) + (t.state.nemesis.zone === zone ? nemesis - 1 : 0) + more;
      yield* attackZone(t, zone, { dice, accuracy: accuracyValue(t), by: 'yellow', rule: 'R97' });
    },
  },
  purple: {
    id: 'stand-firm',
    tokens: 2,
    token: 'placed',
    effects: {
      defence: (t, token, defence) =>
        t.state.catcher.zone === token.zone ? defence + NUMBERS['stand-firm'].defence : defence,
    },
  },
};
