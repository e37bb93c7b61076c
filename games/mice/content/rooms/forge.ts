/** 14 The Forge. One door, one furnace: the east side burns, the chain ledge and the gear are the only heights. */
import type { RoomPlan } from '../room.ts';

export const forge: RoomPlan = {
  id: 'forge',
  number: 14,
  tile: 'tile-7',
  colour: 'blue',
  reverse: 'queens-chamber',
  map: [
    '####aaaa####',
    '#bbbaaaaccc#',
    '#bbbaaaaccc#',
    'bbddeefffc##',
    'ggddeefff###',
    'ggddhhhii###',
    'ggjjhhhii###',
    'kkjjhhhii###',
    'kklllmmmn###',
    'kklllmmmnn##',
    '#oooppqqqnn#',
    '#oooppqqq###',
  ],
  exits: [{ edge: 'N', colour: 'blue' }],
  flip: { space: 'q', kind: 'normal' },
  entries: ['f', 'k', 'm'],
  traps: [],
  yellow: ['b>a', 'b>d', 'b>g', 'o>k', 'o>l', 'o>p'],
  red: [],
  water: {},
  tags: { raised: ['b', 'o'], heat: ['f', 'i', 'n'], hearth: ['i'] },
  starts: ['a', 'e', 'q'],
  features: [
    { id: 'furnace', at: [5.2, 2.8] },
    { id: 'chain', at: [0.9, 0.9] },
    { id: 'gear', at: [1.2, 5.5] },
  ],
};
