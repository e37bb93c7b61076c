/** 7 Dining Hall. A great table reached by one chair: whoever is up there rules the floor, and whoever falls must run around the legs to come back. */
import type { RoomPlan } from '../room.ts';

export const diningHall: RoomPlan = {
  id: 'dining-hall',
  number: 7,
  tile: 'tile-4',
  colour: 'orange',
  reverse: 'dining-tunnels',
  map: [
    'aaaabbbccddd',
    'aaaabbbccddd',
    'aaaabbbccddd',
    'eefffggghhii',
    'eefffggghhii',
    'ttjjjttkkkll',
    'ttjjjttkkkll',
    'tttttttmmmnn',
    'tttttttoomnn',
    'tttttttooppp',
    'qqqqrrrrrppp',
    'qqqqrrrrrppp',
  ],
  exits: [
    { edge: 'N', colour: 'orange' },
    { edge: 'E', colour: 'orange' },
    { edge: 'S', colour: 'orange' },
  ],
  flip: { space: 'g', kind: 'normal' },
  entries: ['a', 'd', 't', 'p'],
  traps: [],
  yellow: ['t>j', 'j>f', 'o>m', 'o>p', 'o>r'],
  red: ['t|e', 't|g', 't|k', 't|m', 't|o', 't|q', 't|r'],
  water: {},
  tags: { special: ['t'], raised: ['j', 'o'], hearth: ['c'] },
  starts: ['g', 'h', 'f'],
  features: [
    { id: 'platters', at: [1.5, 4.2] },
    { id: 'great-hearth', at: [4, 0.2] },
  ],
};
