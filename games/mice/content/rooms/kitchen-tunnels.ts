/** 4 Kitchen Tunnels. A crossroads: four arms, a middle that sees everything, and a neck to the south that two mice can hold. */
import type { RoomPlan } from '../room.ts';

export const kitchenTunnels: RoomPlan = {
  id: 'kitchen-tunnels',
  number: 4,
  tile: 'tile-2',
  colour: 'blue',
  reverse: 'kitchen',
  map: [
    '####aaabb###',
    '####aaabb###',
    '####acccb###',
    '#####ccc####',
    '##ddeeccff##',
    'ggddeehhffii',
    'ggddjjhhkkii',
    'gg#jjjh#kkii',
    '###mmmm#####',
    '###mmnn#####',
    '###oonnn####',
    '###ooonn####',
  ],
  exits: [
    { edge: 'N', colour: 'blue' },
    { edge: 'E', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
    { edge: 'W', colour: 'blue' },
  ],
  flip: { space: 'j', kind: 'normal' },
  entries: ['a', 'i', 'n'],
  traps: ['k'],
  yellow: [],
  red: [],
  water: {},
  tags: {},
  starts: ['g', 'd', 'e'],
  features: [{ id: 'crumbs', at: [2.4, 3.2] }],
};
