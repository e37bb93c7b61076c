/** 5 Guard Room. High ground: a long bench under the south wall looks down on a floor cut in two by the weapon rack. */
import type { RoomPlan } from '../room.ts';

export const guardRoom: RoomPlan = {
  id: 'guard-room',
  number: 5,
  tile: 'tile-3',
  colour: 'orange',
  reverse: 'sewer',
  map: [
    'aaabbbbccddd',
    'aaabbbbccddd',
    'aaabbbbccddd',
    'eeffgggghhii',
    'eeffgggghhii',
    'eeffgggghhii',
    'jjkkk##lllmm',
    'jjkkk##lllmm',
    'nnnoo##ppqqq',
    'nnnooopppqqq',
    'rrrrssssuuuu',
    'rrrrssssuuuu',
  ],
  exits: [
    { edge: 'E', colour: 'orange' },
    { edge: 'W', colour: 'orange' },
  ],
  flip: { space: 'g', kind: 'normal' },
  entries: ['b', 'd', 'r'],
  traps: [],
  yellow: ['r>n', 'r>o', 's>o', 's>p', 'u>p', 'u>q'],
  red: [],
  water: {},
  tags: { raised: ['r', 's', 'u'], hearth: ['a'] },
  starts: ['e', 'j', 'f'],
  features: [
    { id: 'weapon-rack', at: [3, 3.5] },
    { id: 'helmet', at: [2, 4.5] },
    { id: 'torch', at: [5.3, 0.4] },
    { id: 'dagger', at: [4.3, 3.5] },
    { id: 'brazier', at: [0.6, 0.6] },
  ],
};
