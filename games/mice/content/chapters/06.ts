/** Chapter 6: Who Will Bell the Cat. An enemy too big to be a figure, and three knots on his collar. */
import { addTo, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { pounce } from '../../rules/cat.ts';
import { fillWheel, payCheese } from '../../rules/cheese.ts';
import { takeOffAll } from '../../rules/felling.ts';
import { isClose, letter, miceOnBoard, placeOf } from '../../rules/figures.ts';
import { putMinion } from '../../rules/placing.ts';
import type { Quest } from '../../rules/quest.ts';
import { bearerOf, carries, giveToken } from '../../rules/tokens.ts';
import { addBelow } from '../../rules/track.ts';
import { hasClass, moveOf } from '../../rules/values.ts';
import type { Minion } from '../../state/minion.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter } from '../chapter.ts';
import { findToken, starChance, tryFor } from '../finds.ts';
import { hasTag, spaceIn } from '../room-graph.ts';
import { all, any, atLeast, beaten, carried, noMinions } from '../tests.ts';

const CARDS = ['brodie-pounce', 'brodie-chase'];
const AWAKE = 'brodie-awake';
const CREAM_BONUS = 'cream-bonus';

const cat = (t: Quest): Minion | undefined => t.state.minions.find(({ kind }) => kind === 'brodie');
const wake = (t: Quest): undefined => void (cat(t) && setFlag(t, AWAKE));
const atTheCream = (t: Quest): boolean => counter(t, 'cream-until') >= t.state.round;

/** The spaces from which a paw can reach his collar. */
const closeTo = (t: Quest, paw: Minion | undefined): string[] =>
  paw && t.state.room === 'kitchen'
    ? [paw.space, ...(t.room.near[paw.space] ?? [])].map((space) => letter(t, space))
    : [];

function knotDice(t: Quest, mouse: Mouse): number {
  const high = letter(t, mouse.space) === 'a' || hasTag(t.room, mouse.space, 'raised');
  return moveOf(t, mouse) + (hasClass(t, mouse, 'scamp') ? 1 : 0) + (high ? 1 : 0) + (isSet(t, CREAM_BONUS) ? 1 : 0);
}

export const chapter06: Chapter = {
  id: '06',
  number: 6,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['filch'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'alchemist' },
    { column: 1, row: 0, up: 'guard-room' },
    { column: 2, row: 0, up: 'kitchen' },
  ],
  closed: ['flip:alchemist', 'flip:guard-room', 'flip:kitchen'],
  start: { room: 'alchemist', mice: ['o', 'n'], card: true },
  endPage: 7,
  deck: { normal: 5, difficult: 0 },
  victory: all(any(atLeast('knots', 3), beaten('brodie')), noMinions),
  tokens: [
    { id: 'red-thread', start: 'alchemist/a' },
    { id: 'sleigh-bell', start: 'guard-room/u' },
  ],
  counters: { knots: 0, 'cat-until': 0, 'cream-until': 0 },
  standalone: ['thimble-lantern', 'lilys-thanks'],
  sideQuests: [{ id: 'a-saucer-for-the-cat', room: 'kitchen' }],
  endings: (t, won) => [won ? (has(t, 'belled-cat') ? 'victory-bell' : 'victory-beaten') : 'defeat'],
  course: [
    { until: carried('red-thread'), room: 'alchemist', on: ['a'] },
    { until: carried('sleigh-bell'), room: 'guard-room', on: ['s', 'u'] },
    {
      until: any(atLeast('knots', 3), beaten('brodie')),
      room: 'kitchen',
      on: (t) => closeTo(t, cat(t)),
      by: (t, mouse) => carries(t, mouse, 'sleigh-bell'),
      amid: true,
      pages: 1,
    },
  ],

  // restless
  *roundEnd(t) {
    if (cat(t)) yield* fillWheel(t, 1, 'M293');
  },
  // thick-fur: a card of his is removed by its second wound
  life: (_t, card) => (CARDS.includes(card) ? 1 : 0),
  // fair-game
  sparesWheel: (_t, attack) => CARDS.includes(attack.weapon),

  rooms: {
    alchemist: {
      encounter: { kind: 'card' },
      search: findToken('red-thread', { id: 'bookbinders-thread', on: ['a'] }),
    },
    'guard-room': {
      encounter: { kind: 'card' },
      // rat-oath: the rats of the card look away
      placing: (t, groups, source) =>
        source === 'card' && has(t, 'rat-oath')
          ? groups.filter(({ minion }) => minion !== 'rat-warrior' && minion !== 'elite-rat-warrior')
          : groups,
      // the-jingle
      search: {
        id: 'the-sleigh-harness',
        on: ['s', 'u'],
        found(t, mouse) {
          giveToken(t, 'sleigh-bell', mouse, 'M276');
          putMinion(t, t.book.kind('brodie'), spaceIn(t.room, 'd'), false);
          addBelow(t, CARDS);
          t.state.counters['cat-until'] = t.state.round + 1;
          return undefined;
        },
      },
      skips: (t, card) => CARDS.includes(card) && t.state.round < counter(t, 'cat-until'),
      mayAttack: (_t, _mouse, minion) => minion.kind !== 'brodie',
      *roundStart(t) {
        const gone = cat(t);
        if (gone && t.state.round > counter(t, 'cat-until')) yield* takeOffAll(t, [gone], 'M293');
      },
    },
    kitchen: {
      // the-cat-in-the-kitchen
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'brodie', count: 1, on: ['a'] },
          { minion: 'roach', count: 3 },
        ],
      },
      skips: (t, card) => CARDS.includes(card) && (!isSet(t, AWAKE) || atTheCream(t)),
      roundEnd: wake,
      attacks: wake,
      moved: (t, mouse) => (letter(t, mouse.space) === 'a' ? wake(t) : undefined),
      surge: {
        id: 'a-yawn',
        groups: [],
        *before(t) {
          const paw = cat(t);
          if (paw && isSet(t, AWAKE) && !atTheCream(t) && placeOf(t, 'brodie-pounce') >= 0) yield* pounce(t, paw);
        },
      },
      // brodie-beaten
      *defeated(t, minion) {
        if (minion.kind !== 'brodie') return;
        earn(t, 'cats-whisker', 'M293');
        yield* takeOffAll(t, [...t.state.minions], 'M293');
      },
      deeds: [
        {
          id: 'tie-a-knot',
          spends: 'action',
          can(t, mouse) {
            const paw = cat(t);
            const thread = bearerOf(t, 'red-thread');
            const near = paw !== undefined && isClose(t, mouse.space, paw.space);
            return near && carries(t, mouse, 'sleigh-bell') && thread !== undefined && miceOnBoard(t).includes(thread);
          },
          *run(t, mouse) {
            const stars = yield* tryFor(t, mouse, 'tie-a-knot', knotDice(t, mouse));
            t.state.flags = t.state.flags.filter((flag) => flag !== CREAM_BONUS);
            addTo(t, 'knots', stars);
            if (counter(t, 'knots') < 3) return;
            earn(t, 'belled-cat', 'M293');
            yield* takeOffAll(t, [...t.state.minions], 'M293');
          },
          chance: (t, mouse) => starChance(knotDice(t, mouse)),
        },
        {
          id: 'the-cream-jug',
          spends: 'action',
          can: (t, mouse) =>
            letter(t, mouse.space) === 'n' && mouse.cheese >= 3 && cat(t) !== undefined && !isSet(t, 'cream-spilt'),
          run(t, mouse) {
            const paw = cat(t);
            payCheese(t, mouse, 3, 'M293');
            setFlag(t, 'cream-spilt');
            setFlag(t, AWAKE);
            setFlag(t, CREAM_BONUS);
            t.state.counters['cream-until'] = t.state.round + 1;
            if (paw) paw.space = mouse.space;
            return undefined;
          },
        },
      ],
    },
  },
};
