/** Tib runs, and his terrier Nipper bites at a distance and fetches cheese. Quick, clever and easily hurt. */

import { attackZone } from '../../rules/attack.ts';
import { accuracyValue } from '../../rules/attributes.ts';
import { gain } from '../../rules/gain.ts';
import { add, at, ratsIn } from '../../state/rats-in-zones.ts';
import { NUMBERS } from '../numbers.ts';
import { catchByChoice, within } from '../powers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const tibAndNipper: Ratcatcher = {
  id: 'tib-and-nipper',
  provenance: 'own',
  attack: 2,
  movement: 4,
  health: 4,
  accuracy: 4,
  defence: 1,
  traps: 1,
  upgrades: { attack: [1, 1], movement: [1], health: [1], accuracy: [1], defence: [2], trap: [1] },
  trap: {
    id: 'sack-snare',
    cost: 1,
    dice: 2,
    accuracy: 4,
    upgraded: {},
    *sprung(t, snare, caught) {
      if (snare.upgraded && caught > 0) yield* catchByChoice(t, snare.zone, NUMBERS['sack-snare'].rats, 'R172');
    },
  },
  yellow: {
    id: 'go-fetch',
    tokens: 2,
    token: 'returned',
    zones: (t) =>
      within(t, NUMBERS['go-fetch'].steps).filter((zone) => at(t.state.on.cheese, zone) > 0 && ratsIn(t, zone) === 0),
    *use(t, zone) {
      add(t.state.on.cheese, zone, -1);
      t.state.reserve.cheese++;
      t.emit?.({ type: 'cheese-collected', zone, rule: 'R97' });
      yield* gain(t, { gain: 'cheese' }, 'R97');
    },
  },
  purple: {
    id: 'sic-em',
    tokens: 1,
    token: 'returned',
    zones: (t) => within(t, NUMBERS['sic-em'].steps).filter((zone) => ratsIn(t, zone) > 0),
    *use(t, zone) {
      yield* attackZone(t, zone, {
        dice: NUMBERS['sic-em'].dice,
        accuracy: accuracyValue(t),
        by: 'purple',
        rule: 'R97',
      });
    },
  },
};
