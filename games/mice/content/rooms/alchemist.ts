/** 9 The Alchemist. Two heights: a desk reached over its chair, and a cabinet that no climber reaches without help. */
import type { RoomPlan } from '../room.ts';

export const alchemist: RoomPlan = {
  id: 'alchemist',
  number: 9,
  tile: 'tile-5',
  colour: 'orange',
  reverse: 'crystal-tunnels',
  map: [
    'aaaaabbbcccc',
    'aaaaabbbcccc',
    'aaaaabbbcccc',
    'aaaaadddeeff',
    'aaaaadddeeff',
    'gghhjdddeeii',
    'gghhjjjkkkii',
    'gghhjjjkkkii',
    'lllmmmnnnooo',
    'lllmmmnnnooo',
    'ppqqqrrrrsss',
    'ppqqqrrrrsss',
  ],
  exits: [
    { edge: 'E', colour: 'orange' },
    { edge: 'S', colour: 'orange' },
  ],
  flip: { space: 'o', kind: 'normal' },
  entries: ['b', 'a', 'p'],
  traps: [],
  yellow: ['a>h', 'h>g', 'h>j'],
  red: ['h|l', 'h|m', 'a|b', 'a|d', 'a|g', 'a|j', 'c|b', 'c|e', 'c|f'],
  water: {},
  tags: { special: ['a'], raised: ['h', 'c'] },
  helpOnly: ['c'],
  starts: ['o', 'n', 'k'],
  features: [
    { id: 'burner-and-retort', at: [1, 0.8] },
    { id: 'skull', at: [1.7, 5.5] },
    { id: 'cabinet', at: [5, 0.7] },
  ],
};
