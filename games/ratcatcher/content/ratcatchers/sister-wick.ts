/** Sister Wick carries light to the nests, so that fewer rats come, and lasts long. */

import { gain } from '../../rules/gain.ts';
import { cardOf, mapOf, sameTownship } from '../../state/city-map.ts';
import { choose } from '../../state/table.ts';
import { NUMBERS } from '../numbers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const sisterWick: Ratcatcher = {
  id: 'sister-wick',
  provenance: 'own',
  attack: 3,
  movement: 4,
  health: 4,
  accuracy: 4,
  defence: 1,
  traps: 2,
  upgrades: { attack: [1, 2], movement: [1], health: [1, 2], accuracy: [1], defence: [1, 2], trap: [1] },
  trap: {
    id: 'oil-lamp',
    cost: 1,
    dice: 2,
    accuracy: 4,
    upgraded: { dice: 3 },
    effects: {
      nest: (t, lamp, rats, zone) =>
        zone === lamp.zone || (lamp.upgraded && mapOf(t).neighbours[lamp.zone]?.includes(zone)) ? 0 : rats,
    },
  },
  yellow: {
    id: 'great-flare',
    tokens: 2,
    token: 'placed',
    effects: {
      nest: (t, flare, rats, zone) => {
        const lit = cardOf(t, flare.zone);
        const card = cardOf(t, zone);
        return card === lit || mapOf(t).linked[lit]?.includes(card) ? 0 : rats;
      },
      ratDefence: (t, flare, defence, _kind, zone) =>
        sameTownship(t, flare.zone, zone) ? Math.max(0, defence - NUMBERS['great-flare'].defence) : defence,
    },
  },
  purple: {
    id: 'prayer',
    tokens: 2,
    token: 'returned',
    *use(t) {
      const options = [
        { do: 'gain', gain: 'health', count: NUMBERS.prayer.health },
        { do: 'gain', gain: 'movement', count: NUMBERS.prayer.movement },
      ] as const;
      const chosen = yield* choose('prayer', options, { rule: 'R97' });
      yield* gain(t, chosen, 'R97');
    },
  },
};
