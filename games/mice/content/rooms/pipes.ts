/** 15 The Pipes. A tangle over nothing: steel pipes low, copper pipes high, and gaps that only a line or a spell will cross. */
import type { RoomPlan } from '../room.ts';

export const pipes: RoomPlan = {
  id: 'pipes',
  number: 15,
  tile: 'tile-8',
  colour: 'orange',
  reverse: 'sewer-drain-pipe',
  map: [
    'aaa.bbbbcc..',
    'aaa.bbbbccc.',
    '.aa..bb.ccc.',
    'ddd..ee..cc.',
    'dddeeeff.gg.',
    'dd.eeeffgghh',
    '.iii..ff.ghh',
    '.iiijjj...hh',
    'kk..jjjlllh.',
    'kkk..jjlllh.',
    'kmmm.nnnl.oo',
    '.mmmmnnn.ooo',
  ],
  exits: [
    { edge: 'N', colour: 'orange' },
    { edge: 'S', colour: 'orange' },
    { edge: 'E', colour: 'blue' },
  ],
  flip: { space: 'd', kind: 'tinkerer-or-scamp' },
  entries: ['a', 'c', 'm', 'o'],
  traps: ['f', 'i'],
  yellow: ['c>b', 'g>f', 'g>h', 'l>j', 'l>n', 'l>h'],
  red: [],
  water: {},
  tags: { raised: ['c', 'g', 'l'], steel: ['a', 'b', 'd', 'e', 'f', 'h', 'i', 'j', 'k', 'm', 'n', 'o'] },
  starts: ['d', 'e', 'i'],
  features: [{ id: 'valve-wheel', at: [5.5, 3] }],
};
