/** 1 The Courtyard. Open sky: wide lanes with four scattered shelters, and one tree that is easy to leave and slow to climb. */
import type { RoomPlan } from '../room.ts';

export const courtyard: RoomPlan = {
  id: 'courtyard',
  number: 1,
  tile: 'tile-1',
  colour: 'orange',
  reverse: 'tunnel-entrance',
  map: [
    'tttaaabbbccc',
    'tttaaabbbccc',
    'tttaaabbbccc',
    'rrrrdddeeeff',
    'rrrrdddeeeff',
    'ggghh##iijjj',
    'ggghh##iijjj',
    'ggghh##iijjj',
    'kkkkllllmmmm',
    'kkkkllllmmmm',
    'ooopppqqqsss',
    'ooopppqqqsss',
  ],
  exits: [],
  flip: { space: 'j', kind: 'normal' },
  entries: ['c', 'o', 's'],
  traps: [],
  yellow: ['t>r'],
  red: ['t|a'],
  water: {},
  tags: {
    shelter: ['t', 'r', 'h', 'm', 'p'],
    open: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i', 'j', 'k', 'l', 'o', 'q', 's'],
  },
  starts: ['j', 'f', 'i'],
  features: [
    { id: 'old-tree', at: [0.7, 0.7] },
    { id: 'stone-well', at: [3, 3] },
    { id: 'hay-cart', at: [5, 4.5] },
    { id: 'bench', at: [2.2, 5.5] },
  ],
};
