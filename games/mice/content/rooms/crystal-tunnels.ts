/** 10 The Crystal Tunnels. Glass walls: the crystals stop feet but not eyes, so archers see what they cannot reach. */
import type { RoomPlan } from '../room.ts';

export const crystalTunnels: RoomPlan = {
  id: 'crystal-tunnels',
  number: 10,
  tile: 'tile-5',
  colour: 'blue',
  reverse: 'alchemist',
  map: [
    '####aaabb###',
    '####aaabb###',
    '###cccdddee#',
    '###cccdddee#',
    '##fff++ggghh',
    'iiff+++ggghh',
    'iijjjkkkllh#',
    'iijjjkkkll##',
    '##mm++klll##',
    '##mmnnnoo###',
    '###nnnnoo###',
    '####nnnoo###',
  ],
  exits: [
    { edge: 'N', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
    { edge: 'W', colour: 'blue' },
  ],
  flip: { space: 'l', kind: 'normal' },
  entries: ['a', 'i', 'n'],
  traps: ['j'],
  yellow: [],
  red: [],
  water: {},
  tags: { crystal: ['d', 'f', 'g', 'k', 'j', 'm'] },
  starts: ['l', 'g', 'o'],
  features: [
    { id: 'great-crystals', at: [2.8, 2.5] },
    { id: 'small-crystals', at: [2.5, 4.3] },
  ],
};
