/** Chapter 2: Where the Water Goes. Currents, banks and the Hook & Line; the thimble drifts towards the grating. */
import { has, isSet, setFlag } from '../../rules/achievements.ts';
import { gainCheese } from '../../rules/cheese.ts';
import { moveEndMarkerBy } from '../../rules/hourglass.ts';
import { giveItem } from '../../rules/opening.ts';
import { laidItem } from '../../rules/stash.ts';
import { carries, layToken, tokenCalled } from '../../rules/tokens.ts';
import { pushAll } from '../../rules/water.ts';
import type { Chapter } from '../chapter.ts';
import { findAchievement, findPartyItem } from '../finds.ts';
import { letterOf, spaceIn } from '../room-graph.ts';
import { all, byPage, carried, carriedTo, earned, noMinions } from '../tests.ts';

/** s to r to q to p, where the iron teeth are. */
const DRIFT: Readonly<Record<string, string>> = { s: 'r', r: 'q', q: 'p' };

export const chapter02: Chapter = {
  id: '02',
  number: 2,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch'],
    required: ['collin'],
    rosterNeeds: { filch: 'filch-freed' },
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'tunnel-entrance' },
    { column: 0, row: 1, up: 'sewer' },
    { column: 0, row: 2, up: 'sewer-drain-pipe' },
  ],
  closed: ['flip:tunnel-entrance', 'flip:sewer-drain-pipe'],
  start: {
    room: 'tunnel-entrance',
    mice: ['f', 'd'],
    minions: [{ minion: 'rat-warrior', count: 3, on: ['a', 'e', 'n'] }],
  },
  endPage: 5,
  deck: { normal: 3, difficult: 2 },
  victory: all(carriedTo('thimble', 'sewer-drain-pipe/land'), noMinions),
  tokens: [{ id: 'thimble', start: 'sewer-drain-pipe/s' }],
  standalone: ['ember-kept', 'filch-freed'],
  sideQuests: [{ id: 'the-grate-above', room: 'guard-room' }],
  rewards: (t, won) => (won && !isSet(t, 'dented') ? ['thimble-lantern'] : ['cracked-lantern']),
  endings: (t, won) => [won ? (isSet(t, 'dented') ? 'victory-dented' : 'victory') : 'defeat'],
  course: [
    { until: earned('filch-freed'), room: 'guard-room', on: ['q'], worth: 1.5, when: byPage(2) },
    {
      until: carried('thimble'),
      room: 'sewer-drain-pipe',
      on: (t) => {
        const thimble = tokenCalled(t, 'thimble');
        return thimble && thimble.space >= 0 ? [letterOf(t.book.room('sewer-drain-pipe'), thimble.space)] : [];
      },
      amid: true,
    },
    {
      until: carriedTo('thimble', 'sewer-drain-pipe/land'),
      room: 'sewer-drain-pipe',
      on: ['e', 'f', 'g', 'h'],
      by: (t, mouse) => carries(t, mouse, 'thimble'),
      amid: true,
    },
  ],

  begin(t) {
    if (!has(t, 'ember-kept')) moveEndMarkerBy(t, -1, 'M293');
    if (has(t, 'full-larder')) for (const mouse of t.state.mice) gainCheese(t, mouse, 1, 'M292');
    if (has(t, 'filch-freed')) giveItem(t, 'hook-and-line');
    return undefined;
  },

  // bank-helpers
  waterDice(t, _mouse, to) {
    const hook = laidItem(t, 'hook-and-line');
    return hook && (hook.at === to || hook.to === to) ? 1 : 0;
  },

  // grab-the-thimble
  mayTake: (_t, _mouse, token) => (token === 'thimble' ? true : undefined),

  rooms: {
    'tunnel-entrance': {
      encounter: { kind: 'none' },
      surge: { id: 'from-the-snow', groups: [{ minion: 'rat-warrior', count: 2 }] },
    },
    sewer: {
      encounter: { kind: 'card' },
      surge: { id: 'high-water', groups: [{ minion: 'roach', count: 3 }], before: pushAll },
      search: findPartyItem('hook-and-line', { id: 'fishing-tackle', on: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }),
    },
    'guard-room': {
      encounter: { kind: 'card' },
      search: findAchievement('filch-freed', { id: 'cage-key-again', on: ['q'] }),
    },
    'sewer-drain-pipe': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'spider', count: 1, on: ['j'] },
          { minion: 'roach', count: 4, on: ['a', 'd', 'i'] },
        ],
      },
      surge: {
        id: 'something-in-the-pipe',
        groups: [{ minion: 'rat-warrior', count: 2, on: ['d', 'i'] }],
        before: pushAll,
      },
      // thimble-drifts
      roundEnd(t) {
        const thimble = tokenCalled(t, 'thimble');
        if (thimble?.room !== t.room.id || !t.room.isWater[thimble.space]) return undefined;
        const next = DRIFT[letterOf(t.room, thimble.space)];
        if (next) layToken(t, thimble, spaceIn(t.room, next), 'M293');
        else setFlag(t, 'dented');
        return undefined;
      },
    },
  },
};
