/** Chapter 10: Every Light There Is. The whole company, the largest board, three hearths in one night. */
import { addTo, clearFlag, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { fillWheel } from '../../rules/cheese.ts';
import { takeOffAll } from '../../rules/felling.ts';
import { inWater, isClose, isSmall, letter, miceOnBoard, mouseIn } from '../../rules/figures.ts';
import { chooseMouse } from '../../rules/free-actions.ts';
import { heal } from '../../rules/harm.ts';
import { moveEndMarkerBy } from '../../rules/hourglass.ts';
import { putMinion } from '../../rules/placing.ts';
import type { Quest } from '../../rules/quest.ts';
import { oneOfEach } from '../../rules/targets.ts';
import { bearerOf, carries, giveToken } from '../../rules/tokens.ts';
import { addBelow } from '../../rules/track.ts';
import { hasClass, loreOf } from '../../rules/values.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter, Deed, Leg } from '../chapter.ts';
import { chooseTargetFor, declares } from '../choosing.ts';
import type { Group } from '../encounter.ts';
import { starChance, tryFor } from '../finds.ts';
import { spaceIn } from '../room-graph.ts';
import { all, any, atLeast, byPage, earned, exploredFrom, flag, inRoom } from '../tests.ts';

/** The hearth of each room, and what lighting it earns. */
const HEARTHS: Readonly<Record<string, { readonly space: string; readonly earns: string }>> = {
  'guard-room': { space: 'a', earns: 'hearth-guard' },
  kitchen: { space: 'a', earns: 'hearth-kitchen' },
  'dining-hall': { space: 'c', earns: 'hearth-hall' },
};
const burning = (t: Quest): boolean => isSet(t, `burns:${t.state.room}`);
const PASSED = 'light-passed';
const sure = (t: Quest): boolean => has(t, 'freed-captives') && counter(t, 'hearths') === 1;

const lightAHearth: Deed = {
  id: 'light-a-hearth',
  spends: 'action',
  can: (t, mouse) =>
    carries(t, mouse, 'ember') && letter(t, mouse.space) === HEARTHS[t.state.room]?.space && !burning(t),
  *run(t, mouse) {
    const hearth = HEARTHS[t.state.room];
    const lit = sure(t) || (yield* tryFor(t, mouse, 'light-a-hearth', loreOf(t, mouse))) > 0;
    if (!lit || !hearth) return;
    setFlag(t, `burns:${t.state.room}`);
    addTo(t, 'hearths', 1);
    earn(t, hearth.earns, 'M293');
  },
  chance: (t, mouse) => (sure(t) ? 1 : starChance(loreOf(t, mouse))),
};

const hearthLeg = (room: string): Leg => ({
  until: flag(`burns:${room}`),
  room,
  on: [HEARTHS[room]?.space ?? ''],
  by: (t, mouse) => carries(t, mouse, 'ember'),
  amid: true,
});

/** Who could hand the ember to this mouse, or get it from it. */
const hands = (t: Quest, mouse: Mouse): Mouse[] => {
  const bearer = bearerOf(t, 'ember');
  if (!bearer || inWater(t, mouse) || !miceOnBoard(t).includes(bearer)) return [];
  const near = miceOnBoard(t).filter((other) => other !== mouse && isClose(t, mouse.space, other.space));
  return bearer === mouse ? near : near.filter((other) => other === bearer);
};

const passTheLight: Deed = {
  id: 'passing-the-light',
  spends: 'nothing',
  can: (t, mouse) => !isSet(t, PASSED) && hands(t, mouse).length > 0,
  *run(t, mouse) {
    const other = yield* chooseMouse(t, mouse, hands(t, mouse), 'passing-the-light', 'M293');
    setFlag(t, PASSED);
    giveToken(t, 'ember', carries(t, mouse, 'ember') ? other : mouse, 'M293');
  },
};

const withMore = (groups: readonly Group[], minion: string, more: number): readonly Group[] =>
  groups.map((group) => (group.minion === minion ? { ...group, count: group.count + more } : group));

export const chapter10: Chapter = {
  id: '10',
  number: 10,
  party: {
    min: 4,
    max: 6,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: ['collin'],
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'pipes' },
    { column: 0, row: 1, up: 'dining-hall' },
    { column: 1, row: 1, up: 'kitchen' },
    { column: 2, row: 1, up: 'guard-room' },
    { column: 3, row: 1, up: 'kings-chamber' },
    { column: 1, row: 2, up: 'queens-chamber' },
  ],
  closed: ['flip:kings-chamber', 'flip:guard-room', 'flip:pipes', 'exit:kitchen/S', 'exit:kitchen-tunnels/S'],
  start: { room: 'kings-chamber', mice: ['n', 'g', 'c'] },
  endPage: 6,
  deck: { normal: 3, difficult: 3 },
  victory: all(atLeast('hearths', 3), exploredFrom('kitchen/q')),
  tokens: [{ id: 'ember', start: 'party' }],
  counters: { hearths: 0 },
  standalone: ['thimble-lantern', 'lilys-thanks', 'hearth-king', 'belled-cat'],
  sideQuests: [{ id: 'warm-the-pipes', room: 'pipes' }],
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    hearthLeg('guard-room'),
    hearthLeg('kitchen'),
    hearthLeg('dining-hall'),
    { until: earned('warm-pipes'), room: 'pipes', on: ['h'], worth: 1.5, when: any(byPage(2), inRoom('pipes')) },
    { until: exploredFrom('kitchen/q'), room: 'kitchen', on: ['q'], leaves: 'S' },
  ],

  begin(t) {
    if (has(t, 'king-awake')) moveEndMarkerBy(t, 1, 'M292');
    if (!has(t, 'hearth-king')) t.state.wheel = 3;
    return undefined;
  },
  // magpie-friend
  *roundStart(t) {
    clearFlag(t, PASSED);
    const small = oneOfEach(
      t,
      t.state.minions.filter((minion) => isSmall(t, minion) && !t.book.kind(minion.kind).boss),
    );
    const [caller] = miceOnBoard(t);
    if (!has(t, 'magpie-friend') || isSet(t, 'magpie-called') || small.length === 0 || !caller) return;
    if (!(yield* declares(t, 'magpie-friend'))) return;
    setFlag(t, 'magpie-called');
    yield* takeOffAll(t, [yield* chooseTargetFor(t, caller, small, 'magpie-friend', 'M292')], 'M293');
  },
  // every-paw
  placing(t, groups, source) {
    const extra = t.state.mice.length - 4;
    if ((source !== 'card' && source !== 'set') || extra <= 0) return groups;
    return t.state.room === 'dining-hall'
      ? withMore(groups, 'rat-warrior', extra)
      : [...groups, { minion: 'roach', count: extra }];
  },
  // a-burning-hearth
  surgeIsEmpty: burning,
  powers: {
    defense(t, mouse) {
      const hearth = HEARTHS[t.state.room];
      return hearth && burning(t) && isClose(t, mouse.space, spaceIn(t.room, hearth.space)) ? 1 : 0;
    },
  },
  // sealed-door
  opens: (t, way) => way === 'exit:kitchen/S' && counter(t, 'hearths') >= 3,
  deeds: [lightAHearth, passTheLight],

  rooms: {
    'kings-chamber': { encounter: { kind: 'none' } },
    'guard-room': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'elite-rat-warrior', count: 2, on: ['r'] },
          { minion: 'rat-warrior', count: 3 },
        ],
      },
      // rat-oath: one rat warrior instead of the two elites; captains-pistol: one elite fewer
      placing(t, groups, source) {
        if (source !== 'set') return groups;
        if (has(t, 'rat-oath'))
          return groups.map((group) =>
            group.minion === 'elite-rat-warrior' ? { minion: 'rat-warrior', count: 1, on: ['r'] } : group,
          );
        return has(t, 'captains-pistol') ? withMore(groups, 'elite-rat-warrior', -1) : groups;
      },
      surge: { id: 'the-watch-wakes', groups: [{ minion: 'rat-warrior', count: 2 }] },
    },
    kitchen: { encounter: { kind: 'card' } },
    'dining-hall': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'cave-centipede', count: 1, on: ['p'] },
          { minion: 'rat-warrior', count: 3 },
          { minion: 'roach', count: 1 },
        ],
        keywords: ['ambush'],
      },
      // stopped-crack; belled-cat: Brodie walks with the mice
      placing(t, groups, source) {
        if (source !== 'set') return groups;
        const come = mouseIn(t, 'nez') ? groups : groups.filter(({ minion }) => minion !== 'roach');
        return has(t, 'belled-cat') ? withMore(come, 'rat-warrior', -1) : come;
      },
      surge: { id: 'the-last-guests', groups: [{ minion: 'roach', count: 3 }] },
      // the-cat-in-the-hall
      enter(t, first) {
        if (first && !has(t, 'belled-cat') && !has(t, 'cats-whisker'))
          t.state.counters['cat-comes'] = t.state.round + 2;
        return undefined;
      },
      *roundEnd(t) {
        const { round, minions } = t.state;
        if (round === counter(t, 'cat-comes')) {
          putMinion(t, t.book.kind('brodie'), spaceIn(t.room, 't'), false);
          addBelow(t, ['brodie-pounce', 'brodie-chase']);
          t.state.counters['cat-leaves'] = round + 2;
        } else if (round === counter(t, 'cat-leaves')) {
          const cat = minions.filter(({ kind }) => kind === 'brodie');
          yield* takeOffAll(t, cat, 'M293');
        }
      },
    },
    pipes: {
      encounter: { kind: 'card' },
      deeds: [
        {
          id: 'open-the-steam',
          spends: 'action',
          can: (t, mouse) => letter(t, mouse.space) === 'h' && !has(t, 'warm-pipes'),
          *run(t, mouse) {
            const dice = loreOf(t, mouse) + (hasClass(t, mouse, 'tinkerer') ? 1 : 0);
            if ((yield* tryFor(t, mouse, 'open-the-steam', dice)) > 0) earn(t, 'warm-pipes', 'M293');
          },
          chance: (t, mouse) => starChance(loreOf(t, mouse) + (hasClass(t, mouse, 'tinkerer') ? 1 : 0)),
        },
      ],
    },
    'kitchen-tunnels': { encounter: { kind: 'card' } },
    'dining-tunnels': {
      encounter: { kind: 'none' },
      // home-for-a-breath
      *enter(t, first) {
        if (!first) return;
        for (const mouse of miceOnBoard(t)) heal(t, mouse, 2, 'M293');
        yield* fillWheel(t, 2, 'M293');
      },
    },
  },
};
