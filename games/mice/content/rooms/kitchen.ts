/** 3 The Kitchen. A high counter along one whole wall: one mop handle leads up, every other side is a drop. */
import type { RoomPlan } from '../room.ts';

export const kitchen: RoomPlan = {
  id: 'kitchen',
  number: 3,
  tile: 'tile-2',
  colour: 'orange',
  reverse: 'kitchen-tunnels',
  map: [
    'aaaaaaaaaaaa',
    'aaaaaaaaaaaa',
    'aaaaaaaaaaaa',
    'aaaaaaaaaaaa',
    'bbbcccdddeee',
    'bbbcccdddeee',
    'ffggghhhiijj',
    'ffggghhhiijj',
    'kkklllmmmnnn',
    'kkklllmmmnnn',
    'oopppqqqrrss',
    'oopppqqqrrss',
  ],
  exits: [
    { edge: 'E', colour: 'orange' },
    { edge: 'S', colour: 'orange' },
    { edge: 'W', colour: 'orange' },
  ],
  flip: { space: 'm', kind: 'normal' },
  entries: ['a', 'n', 'o'],
  traps: [],
  yellow: ['a>e'],
  red: ['a|b', 'a|c', 'a|d'],
  water: {},
  tags: { special: ['a'], hearth: ['a'] },
  starts: ['m', 'l', 'h'],
  features: [
    { id: 'iron-stove', at: [1, 1] },
    { id: 'mop', at: [5, 2] },
    { id: 'bucket', at: [3.8, 2.3] },
  ],
};
