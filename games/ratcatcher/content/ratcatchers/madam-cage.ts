/** Madam Cage sets traps, rings the rats where she wants them and nets what is left. A good first ratcatcher. */

import { mapOf } from '../../state/city-map.ts';
import { commonIn } from '../../state/rats-in-zones.ts';
import { NUMBERS } from '../numbers.ts';
import { catchByChoice, here } from '../powers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const madamCage: Ratcatcher = {
  id: 'madam-cage',
  provenance: 'rulebook',
  attack: 3,
  movement: 3,
  health: 4,
  accuracy: 4,
  defence: 1,
  traps: 2,
  upgrades: { attack: [1, 2], movement: [2], health: [1], accuracy: [1], defence: [2], trap: [1] },
  trap: {
    id: 'snap-trap',
    cost: 1,
    dice: 3,
    accuracy: 4,
    upgraded: { dice: 4 },
    effects: {
      movement: (_t, trap, movement, kind, zone) =>
        trap.upgraded && zone === trap.zone && kind !== 'nemesis' ? 0 : movement,
    },
  },
  yellow: {
    id: 'bait-bell',
    tokens: 2,
    token: 'placed',
    zones: here,
    effects: { lure: (_t, _bell, kind) => kind !== 'nemesis' && kind !== 'peculiar' },
  },
  purple: {
    id: 'long-net',
    tokens: 2,
    token: 'returned',
    zones: (t) => {
      const bells = t.state.placed.filter((token) => token.colour === 'yellow').map((token) => token.zone);
      const reach = new Set([...(mapOf(t).neighbours[t.state.catcher.zone] ?? []), ...bells]);
      return [...reach].filter((zone) => commonIn(t, zone) > 0).sort((a, b) => a - b);
    },
    *use(t, zone) {
      yield* catchByChoice(t, zone, NUMBERS['long-net'].rats, 'R97');
    },
  },
};
