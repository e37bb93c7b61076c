/** 11 The King's Chamber. A mountain of a bed with one stair, and a mantel shelf above the cold fireplace. */
import type { RoomPlan } from '../room.ts';

export const kingsChamber: RoomPlan = {
  id: 'kings-chamber',
  number: 11,
  tile: 'tile-6',
  colour: 'orange',
  reverse: 'kings-tunnels',
  map: [
    'mmmmmfffaabb',
    'mmmmmfffaabb',
    'hhhhnfffaabb',
    'hhhhncccddee',
    'gggnncccddee',
    'gggiiicjjkkk',
    'gglliijjjkkk',
    'oolliiqqqqqq',
    'oorrppqqqqqq',
    'oorrppqqqqqq',
    'sssuuuqqqqqq',
    'sssuuuqqqqqq',
  ],
  exits: [{ edge: 'W', colour: 'orange' }],
  flip: { space: 'f', kind: 'normal' },
  entries: ['b', 'q', 's'],
  traps: [],
  yellow: ['m>f', 'q>p', 'p>i', 'p>r'],
  red: ['m|n', 'm|h', 'h|n', 'h|g', 'q|i', 'q|j', 'q|k', 'q|u', 'p|u'],
  water: {},
  tags: { special: ['q'], raised: ['p', 'm'], hearth: ['n'] },
  helpOnly: ['h'],
  starts: ['f', 'c', 'a'],
  features: [
    { id: 'sleeping-king', at: [4.6, 4.6] },
    { id: 'candle-stub', at: [0.6, 0.4] },
    { id: 'firewood', at: [3.3, 0.5] },
  ],
};
