/** 6 The Sewer. A river from wall to wall: there is no bridge, only wet fur or a hook and a line. */
import type { RoomPlan } from '../room.ts';

export const sewer: RoomPlan = {
  id: 'sewer',
  number: 6,
  tile: 'tile-3',
  colour: 'blue',
  reverse: 'guard-room',
  map: [
    'aaabbbbcccdd',
    'aaabbbbcccdd',
    'eefffgggghhh',
    'eefffgggghhh',
    'pppqqqrrrsss',
    'pppqqqrrrsss',
    'uuvvvvwwwxxx',
    'uuvvvvwwwxxx',
    'iiiijjjjkkkk',
    'iiiijjjjkkkk',
    'mmmnnnnnnooo',
    'mmmnnnnnnooo',
  ],
  exits: [
    { edge: 'N', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
  ],
  flip: { space: 'w', kind: 'hook' },
  entries: ['d', 'e', 'm', 'o'],
  traps: [],
  yellow: [],
  red: [],
  water: { p: ['off'], q: ['p'], r: ['q'], s: ['r'], u: ['off'], v: ['u'], w: ['v'], x: ['w'] },
  tags: { 'north-bank': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'south-bank': ['i', 'j', 'k', 'm', 'n', 'o'] },
  starts: ['b', 'f', 'g'],
  features: [{ id: 'outflow-west', at: [0, 3] }],
};
