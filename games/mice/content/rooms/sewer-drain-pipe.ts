/** 16 The Sewer Drain Pipe. The water comes out of a pipe and runs to the grating: everything that falls in has four spaces to live. */
import type { RoomPlan } from '../room.ts';

export const sewerDrainPipe: RoomPlan = {
  id: 'sewer-drain-pipe',
  number: 16,
  tile: 'tile-8',
  colour: 'blue',
  reverse: 'pipes',
  map: [
    'aaabbbbccddd',
    'aaabbbbccddd',
    'eeeefffffddd',
    'eeeefffffddd',
    'pppqqrrsszzz',
    'pppqqrrsszzz',
    'uuvvwwxxxzzz',
    'uuvvwwxxxzzz',
    'gggghhhhhiii',
    'gggghhhhhiii',
    'jjjkkkklliii',
    'jjjkkkklliii',
  ],
  exits: [
    { edge: 'N', colour: 'blue' },
    { edge: 'S', colour: 'blue' },
  ],
  flip: { space: 'z', kind: 'tinkerer-or-scamp' },
  entries: ['a', 'd', 'j', 'i'],
  traps: [],
  yellow: ['d>c', 'd>f', 'i>h', 'i>l', 'z>d', 'z>i'],
  red: ['z|s', 'z|x'],
  water: { p: ['off'], q: ['p'], r: ['q'], s: ['r'], u: ['off'], v: ['u'], w: ['v'], x: ['w'] },
  tags: {
    raised: ['z', 'd', 'i'],
    'north-bank': ['a', 'b', 'c', 'd', 'e', 'f'],
    'south-bank': ['g', 'h', 'i', 'j', 'k', 'l'],
  },
  starts: ['b', 'f', 'c'],
  features: [
    { id: 'drain-pipe', at: [5.3, 3] },
    { id: 'iron-grating', at: [0.1, 3] },
  ],
};
