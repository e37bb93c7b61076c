/** 8 Dining Tunnels. Two roads round one rock: the north road is wide, the south road is short and full of corners. */
import type { RoomPlan } from '../room.ts';

export const diningTunnels: RoomPlan = {
  id: 'dining-tunnels',
  number: 8,
  tile: 'tile-4',
  colour: 'blue',
  reverse: 'dining-hall',
  map: [
    '############',
    '###aabbbcc##',
    '##aaabbbccc#',
    '#ddaabbeecc#',
    '#dd####eeff#',
    'ggd#####hffi',
    'ggj#####hhii',
    'kjj#####lhii',
    'kkjmmmnnlll#',
    'kk#mmmnnlpp#',
    '###qqqqnppp#',
    '###qqq##pp##',
  ],
  exits: [
    { edge: 'E', colour: 'blue' },
    { edge: 'W', colour: 'blue' },
  ],
  flip: { space: 'b', kind: 'normal' },
  entries: ['g', 'i', 'm'],
  traps: ['e', 'n'],
  yellow: [],
  red: [],
  water: {},
  tags: { home: ['p', 'q'] },
  starts: ['m', 'q', 'n'],
  features: [
    { id: 'thread-spool-throne', at: [2.2, 5.3] },
    { id: 'matchbox-beds', at: [4.6, 5.2] },
  ],
};
