/** 12 The King's Tunnels. A river like a Y: three banks, and a swimmer chooses the arm or the arm chooses the swimmer. */
import type { RoomPlan } from '../room.ts';

export const kingsTunnels: RoomPlan = {
  id: 'kings-tunnels',
  number: 12,
  tile: 'tile-6',
  colour: 'blue',
  reverse: 'kings-chamber',
  map: [
    '######ww####',
    '#aaa##wwbb##',
    '#aaaccwwbbb#',
    '##adccxxeeb#',
    '#dddd#xxeeff',
    '#d####vvggff',
    'yyyzzzvvggff',
    'yyyzzzvvuuu#',
    '#hhhiikuuuu#',
    '#hhhiikkuu##',
    '##h#ikkk####',
    '#####kkk####',
  ],
  exits: [
    { edge: 'E', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
  ],
  flip: { space: 'a', kind: 'normal' },
  entries: ['a', 'f', 'k'],
  traps: ['g'],
  yellow: [],
  red: [],
  water: { u: ['v'], v: ['x', 'z'], x: ['w'], w: ['off'], z: ['y'], y: ['off'] },
  tags: { 'north-west-bank': ['a', 'c', 'd'], 'east-bank': ['b', 'e', 'f', 'g'], 'south-bank': ['h', 'i', 'k'] },
  starts: ['k', 'i', 'h'],
  features: [{ id: 'old-camp', at: [1.2, 0.9] }],
};
