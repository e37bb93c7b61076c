/** Piper Quill hardly fights: leads rats away from the cheese, takes it, and sings the rest to sleep. */

import { pushCommon } from '../../rules/push-rats.ts';
import { mapOf } from '../../state/city-map.ts';
import { COMMON } from '../../state/pieces.ts';
import { at, commonIn } from '../../state/rats-in-zones.ts';
import { here } from '../powers.ts';
import type { Ratcatcher } from '../ratcatcher.ts';

export const piperQuill: Ratcatcher = {
  id: 'piper-quill',
  provenance: 'own',
  attack: 2,
  movement: 3,
  health: 3,
  accuracy: 4,
  defence: 1,
  traps: 2,
  upgrades: { attack: [1], movement: [1, 2], health: [1], accuracy: [2], defence: [2], trap: [1] },
  trap: {
    id: 'music-box',
    cost: 2,
    dice: 1,
    accuracy: 3,
    upgraded: { dice: 2 },
    effects: { lure: (_t, box, kind) => kind === 'white' || kind === 'black' || (kind === 'brown' && box.upgraded) },
  },
  yellow: {
    id: 'marching-tune',
    tokens: 2,
    token: 'returned',
    zones: (t) => {
      const { neighbours } = mapOf(t);
      return here(t).filter((zone) => neighbours[zone]?.some((around) => commonIn(t, around) > 0));
    },
    use(t, zone) {
      for (const around of mapOf(t).neighbours[zone] ?? []) {
        for (const kind of COMMON) {
          const count = at(t.state.on[kind], around);
          if (count > 0) pushCommon(t, kind, around, zone, count, 'R97');
        }
      }
    },
  },
  purple: {
    id: 'lullaby',
    tokens: 2,
    token: 'placed',
    zones: here,
    effects: {
      movement: (_t, song, movement, kind, zone) => (zone === song.zone && kind !== 'nemesis' ? 0 : movement),
      bite: (t, song, bite, kind) => (t.state.catcher.zone === song.zone && kind !== 'nemesis' ? 0 : bite),
      weight: (_t, song, weight, kind, zone) => (zone === song.zone && kind !== 'nemesis' ? 0 : weight),
      leaving: (_t, song, from) => from !== song.zone,
    },
  },
};
