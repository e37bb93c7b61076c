/**
 * Doctor Sallow lets poison and glue work for him. His two abilities are known from previews of the game by name and
 * rough effect; who owns them is not, so the doctor is ours.
 */

import { attackZone } from '../../rules/attack.ts';
import { catchCommon } from '../../rules/catching.ts';
import { mapOf } from '../../state/city-map.ts';
import { at, ratsIn } from '../../state/rats-in-zones.ts';
import { NUMBERS } from '../numbers.ts';
import { here } from '../powers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const doctorSallow: Ratcatcher = {
  id: 'doctor-sallow',
  provenance: 'own',
  attack: 3,
  movement: 3,
  health: 5,
  accuracy: 4,
  defence: 1,
  traps: 2,
  upgrades: { attack: [1, 2], movement: [1], health: [1], accuracy: [1], defence: [2], trap: [2] },
  trap: {
    id: 'fume-pot',
    cost: 1,
    dice: 2,
    accuracy: 3,
    upgraded: {},
    *sprung(t, pot) {
      if (!pot.upgraded) return;
      for (const zone of mapOf(t).neighbours[pot.zone] ?? []) {
        if (ratsIn(t, zone) > 0)
          yield* attackZone(t, zone, { dice: NUMBERS['fume-pot'].dice, accuracy: 3, by: 'trap', rule: 'R172' });
      }
    },
  },
  yellow: {
    id: 'toxic-ruse',
    tokens: 2,
    token: 'placed',
    effects: {
      lure: (_t, _ruse, kind) => kind === 'white' || kind === 'black',
      fed(t, ruse) {
        const { white, black } = t.state.on;
        const count = at(white, ruse.zone) + at(black, ruse.zone);
        if (count < NUMBERS['toxic-ruse'].rats) return;
        t.emit?.({ type: 'power', power: 'toxic-ruse', zone: ruse.zone, count, rule: 'R97' });
        catchCommon(t, ruse.zone, 'white', at(white, ruse.zone), 'R97');
        catchCommon(t, ruse.zone, 'black', at(black, ruse.zone), 'R97');
      },
    },
  },
  purple: {
    id: 'dragnet-potion',
    tokens: 2,
    token: 'placed',
    zones: here,
    effects: {
      movement: (_t, potion, movement, kind, zone) => (zone === potion.zone && kind !== 'nemesis' ? 0 : movement),
    },
  },
};
