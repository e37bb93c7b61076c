/** Chapter 1: The Last Warm Stone. Exits, flip spaces, and tiles that turn over; the bucket on the counter. */
import { isSet, setFlag } from '../../rules/achievements.ts';
import { fillWheel } from '../../rules/cheese.ts';
import { setEncounter } from '../../rules/encounter.ts';
import { countMice, letter, miceOnBoard } from '../../rules/figures.ts';
import { knockDown } from '../../rules/harm.ts';
import { moveEndMarkerBy } from '../../rules/hourglass.ts';
import { bearerOf, carries } from '../../rules/tokens.ts';
import type { Chapter } from '../chapter.ts';
import { findAchievement, findToken } from '../finds.ts';
import { all, any, byPage, carried, carriedTo, earned, flag, inRoom, noMinions } from '../tests.ts';

/** Where the water of the bucket runs. */
const WET = ['c', 'd', 'e', 'g', 'h', 'i'];

export const chapter01: Chapter = {
  id: '01',
  number: 1,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos'],
    required: ['collin', 'nez', 'tilda', 'maginos'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'dining-tunnels' },
    { column: 1, row: 0, up: 'kitchen-tunnels' },
    { column: 2, row: 0, up: 'guard-room' },
  ],
  closed: ['flip:guard-room'],
  start: { room: 'dining-tunnels', mice: ['m', 'q'], minions: [{ minion: 'roach', count: 3, on: ['g', 'i'] }] },
  endPage: 5,
  deck: { normal: 5, difficult: 0, exclude: ['bolts-from-afar', 'night-watch', 'many-legs'] },
  victory: all(carriedTo('ember', 'dining-tunnels/q'), flag('homecoming'), noMinions),
  tokens: [{ id: 'ember', start: 'kitchen/a' }],
  standalone: [],
  sideQuests: [
    { id: 'a-thief-in-a-lantern', room: 'guard-room' },
    { id: 'supper-for-thirty-one', room: 'dining-hall' },
  ],
  rewards: (_t, won) => (won ? ['ember-kept'] : []),
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    { until: carried('ember'), room: 'kitchen', on: ['a'] },
    {
      until: earned('filch-freed'),
      room: 'guard-room',
      on: ['q'],
      worth: 1.6,
      when: any(byPage(2), inRoom('guard-room')),
    },
    // whoever freed Filch so early has time to go home by the table
    {
      until: earned('full-larder'),
      room: 'dining-hall',
      on: ['t'],
      worth: 1.2,
      when: any(all(earned('filch-freed'), byPage(1)), inRoom('dining-hall')),
    },
    {
      until: carriedTo('ember', 'dining-tunnels/q'),
      room: 'dining-tunnels',
      on: ['q'],
      by: (t, mouse) => carries(t, mouse, 'ember'),
    },
  ],

  // carrying-the-ember
  mayScurry: (t, mouse) => !carries(t, mouse, 'ember'),

  rooms: {
    'dining-tunnels': {
      encounter: { kind: 'none' },
      surge: { id: 'cold-feet', groups: [{ minion: 'roach', count: 2 }] },
      // homecoming
      *enter(t) {
        if (isSet(t, 'homecoming') || !bearerOf(t, 'ember')) return;
        setFlag(t, 'homecoming');
        const groups = [
          { minion: 'cave-centipede', count: 1, on: ['g'] },
          { minion: 'rat-warrior', count: 1, on: ['i'] },
        ];
        yield* setEncounter(t, groups, []);
      },
      // mind-the-nursery
      *minionMoved(t, minion) {
        if (letter(t, minion.space) === 'p' && countMice(t, minion.space) === 0) yield* fillWheel(t, 1, 'M293');
      },
    },
    'kitchen-tunnels': { encounter: { kind: 'card' } },
    kitchen: {
      encounter: {
        kind: 'set',
        groups: [{ minion: 'rat-warrior', count: 3, on: ['a'] }],
      },
      surge: {
        id: 'the-bucket',
        groups: [{ minion: 'rat-warrior', count: 2, on: ['a'] }],
        before(t) {
          for (const mouse of miceOnBoard(t)) if (WET.includes(letter(t, mouse.space))) knockDown(t, mouse, 'M293');
          return undefined;
        },
      },
      search: findToken('ember', { id: 'take-the-ember', on: ['a'] }),
    },
    'dining-hall': {
      encounter: { kind: 'card' },
      search: findAchievement('full-larder', { id: 'pie-crust', on: ['t'] }),
    },
    'guard-room': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'rat-warrior', count: 2 },
          { minion: 'elite-rat-warrior', count: 1 },
        ],
      },
      search: findAchievement('filch-freed', {
        id: 'cage-key',
        on: ['q'],
        found: (t) => void moveEndMarkerBy(t, 1, 'M293'),
      }),
    },
  },
};
