/** 2 Tunnel Entrance. A ring around one great boulder: the short way west is trapped, the long way east is where the minions come in. */
import type { RoomPlan } from '../room.ts';

export const tunnelEntrance: RoomPlan = {
  id: 'tunnel-entrance',
  number: 2,
  tile: 'tile-1',
  colour: 'blue',
  reverse: 'courtyard',
  map: [
    '###aaabbb###',
    '###aaabbbcc#',
    '#ddaaabbbcc#',
    '#ddd####ccce',
    'ffgg####hhee',
    'ffgg####hhee',
    'ffii####hhjj',
    '#kii####lljj',
    '#kii####llm#',
    '#kknnnooomm#',
    '##knnnooomm#',
    '###nnnooo###',
  ],
  exits: [
    { edge: 'N', colour: 'blue' },
    { edge: 'E', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
  ],
  flip: { space: 'f', kind: 'normal' },
  entries: ['a', 'e', 'n'],
  traps: ['g', 'i'],
  yellow: [],
  red: [],
  water: {},
  tags: {},
  starts: ['f', 'd', 'k'],
  features: [{ id: 'boulder', at: [3, 3] }],
};
