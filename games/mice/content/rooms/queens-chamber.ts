/** 13 The Queen's Chamber. Two stepping stones, a stool and a clock, to a dressing table from which one can see the whole room. */
import type { RoomPlan } from '../room.ts';

export const queensChamber: RoomPlan = {
  id: 'queens-chamber',
  number: 13,
  tile: 'tile-7',
  colour: 'orange',
  reverse: 'forge',
  map: [
    'aaabbbbcccdd',
    'aaabbbbcccdd',
    'aaabbbbcccdd',
    'eefffggghhii',
    'eefffggghhii',
    'eejjkkkllttt',
    'mmjjkkkllttt',
    'mmjjnnnoottt',
    'qqppnnnoottt',
    'qqpprrrssttt',
    'uuurrrrssstt',
    'uuurrrrssstt',
  ],
  exits: [
    { edge: 'N', colour: 'orange' },
    { edge: 'W', colour: 'orange' },
  ],
  flip: { space: 'u', kind: 'normal' },
  entries: ['a', 't', 'r'],
  traps: [],
  yellow: ['t>l', 'l>g', 'l>h', 'l>k', 'l>o', 'i>d', 'i>h'],
  red: ['t|h', 't|i', 't|o', 't|s'],
  water: {},
  tags: { special: ['t'], raised: ['l', 'i'], web: ['a', 'd', 'k', 'r', 's'] },
  starts: ['b', 'g', 'f'],
  features: [
    { id: 'silver-mirror', at: [5.4, 3.7] },
    { id: 'clock', at: [5.5, 1.9] },
    { id: 'cobwebs', at: [0.5, 0.5] },
  ],
};
