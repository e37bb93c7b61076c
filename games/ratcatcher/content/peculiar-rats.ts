/**
 * The thirteen peculiar rats (R216-R235). The first five have the figures and abilities of the second edition's
 * rulebook, the sixth its name; targets where the rulebook leaves them open, all rewards and the rest are ours.
 */

import { activeCards } from '../rules/active-townships.ts';
import { loseCheese } from '../rules/cheese.ts';
import { spawnRats } from '../rules/spawn.ts';
import { cardOf, sameTownship } from '../state/city-map.ts';
import type { RatKind } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import type { Source } from './effects.ts';
import { NUMBERS } from './numbers.ts';
import type { PeculiarRat } from './peculiar-rat.ts';
import { breakTrap } from './powers.ts';

/** Does it share the ratcatcher's township? */
function near(t: Hunt, me: Source): boolean {
  return sameTownship(t, me.zone, t.state.catcher.zone);
}

function isCommon(kind: RatKind): boolean {
  return kind !== 'peculiar' && kind !== 'nemesis';
}

export const peculiarRats: readonly PeculiarRat[] = [
  {
    id: 'corsair',
    movement: 3,
    defence: 3,
    bite: 2,
    target: ['cheese', 'health', 'yellow', 'purple'],
    collects: ['cheese', 'health', 'yellow', 'purple'],
    rewards: [{ gain: 'held' }],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'kleptorat',
    movement: 4,
    defence: 5,
    bite: 4,
    target: ['ratcatcher'],
    effects: {
      *bitten(t, me) {
        if (me.rat && (yield* loseCheese(t, me.id))) me.rat.held.cheese++;
      },
    },
    rewards: [{ gain: 'held' }],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'mad-ratter',
    movement: 4,
    defence: 3,
    bite: 3,
    target: ['ratcatcher'],
    effects: { reroll: (t, me) => (near(t, me) ? 'hits' : undefined) },
    rewards: [{ gain: 'dice', count: 3 }, { gain: 'question' }],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'cheesemancer',
    movement: 4,
    defence: 5,
    bite: 4,
    target: ['cheese'],
    effects: { tokens: (t, me) => !near(t, me) },
    rewards: [{ gain: 'cheese' }],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'patient-zero',
    movement: 3,
    defence: 3,
    bite: 4,
    target: ['ratcatcher'],
    effects: {
      accuracy: (t, me, accuracy) => (near(t, me) ? NUMBERS['patient-zero'].accuracy : accuracy),
      mortal: (t, me) => !near(t, me),
    },
    rewards: [
      { gain: 'health', count: 2 },
      { gain: 'dice', count: 2 },
    ],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'nine-tails',
    movement: 3,
    defence: 4,
    bite: 3,
    target: ['ratcatcher'],
    biter: true,
    effects: { step: (_t, me, cost, from) => (from === me.zone ? cost + NUMBERS['nine-tails'].points : cost) },
    rewards: [
      { gain: 'movement', count: 3 },
      { gain: 'dice', count: 2 },
    ],
    editions: 'both',
    provenance: 'rulebook',
  },
  {
    id: 'nightwing',
    movement: 6,
    defence: 2,
    bite: 2,
    target: ['cheese'],
    rewards: [{ gain: 'movement', count: 3 }, { gain: 'question' }],
    editions: 'both',
    provenance: 'published',
  },
  {
    id: 'bell-ringer',
    movement: 2,
    defence: 2,
    bite: 1,
    target: ['cheese'],
    effects: {
      movement: (t, me, movement, kind, zone) =>
        isCommon(kind) && movement > 0 && sameTownship(t, me.zone, zone)
          ? movement + NUMBERS['bell-ringer'].zones
          : movement,
    },
    rewards: [
      { gain: 'ability', count: 1 },
      { gain: 'movement', count: 2 },
    ],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'brood-nurse',
    movement: 1,
    defence: 3,
    bite: 1,
    target: ['nest'],
    effects: {
      *spawned(t, me) {
        if (activeCards(t)[cardOf(t, me.zone)])
          yield* spawnRats(t, me.zone, NUMBERS['brood-nurse'].rats, 'power', 'R221');
      },
    },
    rewards: [{ gain: 'health' }, { gain: 'ability' }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'shieldback',
    movement: 2,
    defence: 4,
    bite: 2,
    target: ['cheese'],
    effects: {
      ratDefence: (_t, me, defence, kind, zone) =>
        zone === me.zone && isCommon(kind) ? defence + NUMBERS.shieldback.defence : defence,
    },
    rewards: [{ gain: 'health', count: 2 }, { gain: 'question' }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'glutton',
    movement: 2,
    defence: 2,
    bite: 2,
    target: ['cheese'],
    effects: {
      weight: (_t, me, weight, kind, zone) =>
        kind === 'peculiar' && zone === me.zone ? NUMBERS.glutton.weight : weight,
    },
    rewards: [{ gain: 'cheese' }, { gain: 'health', count: 2 }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'trap-tinker',
    movement: 4,
    defence: 2,
    bite: 2,
    target: ['trap', 'ratcatcher'],
    effects: {
      moved(t, me) {
        breakTrap(t, me.zone, me.id, 'R221');
      },
    },
    rewards: [{ gain: 'dice', count: 2 }, { gain: 'ability' }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'fog-rat',
    movement: 3,
    defence: 3,
    bite: 2,
    target: ['ratcatcher'],
    effects: {
      dice: (t, me, dice, _zone, by) =>
        near(t, me) && by === 'ratcatcher' ? Math.max(NUMBERS['fog-rat'].least, dice - NUMBERS['fog-rat'].dice) : dice,
    },
    rewards: [{ gain: 'question' }, { gain: 'dice', count: 2 }],
    editions: 'first',
    provenance: 'own',
  },
];
