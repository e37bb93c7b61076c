/** Chapter 8: What the Alchemist Knew. Three errands in any order, poison, and a brew on the desk. */
import type { Rules } from '@smallfolk/kernel';
import { addTo, counter, earn, has, isSet, setFlag } from '../../rules/achievements.ts';
import { setEncounter } from '../../rules/encounter.ts';
import { isClose, letter, mouseIn, onBoard } from '../../rules/figures.ts';
import type { Quest } from '../../rules/quest.ts';
import { inStash, laidItem } from '../../rules/stash.ts';
import { bearerOf, carriedBy, layToken, spendToken } from '../../rules/tokens.ts';
import { loreOf } from '../../rules/values.ts';
import type { Mouse } from '../../state/mouse.ts';
import type { Chapter, Leg, SpecialSearch } from '../chapter.ts';
import { declares } from '../choosing.ts';
import type { Group } from '../encounter.ts';
import { findPartyItem, findToken, starChance, tryFor } from '../finds.ts';
import { spaceIn } from '../room-graph.ts';
import { all, atLeast, carried, flag, noMinions } from '../tests.ts';

/** Stars that make the draught. */
const ENOUGH = 3;
const INGREDIENTS = ['lamp-oil', 'salt', 'honeycomb'];
const RATS = ['rat-warrior', 'elite-rat-warrior'];

const onTheDesk = (t: Quest, mouse: Mouse): boolean => t.state.room === 'alchemist' && letter(t, mouse.space) === 'a';
const byTheDesk = (t: Quest, mouse: Mouse): boolean =>
  t.state.room === 'alchemist' && isClose(t, mouse.space, spaceIn(t.room, 'a'));
const carriesOne = (t: Quest, mouse: Mouse): boolean => carriedBy(t, mouse).some(({ id }) => INGREDIENTS.includes(id));
const errand = (token: string, search: Pick<SpecialSearch, 'id' | 'on'>): SpecialSearch =>
  findToken(token, { ...search, open: (t, mouse) => !carriesOne(t, mouse) });

/** An errand is done when its find is in a paw, on the desk or in the brew. */
const errandLeg = (token: string, room: string, on: readonly string[]): Leg => ({
  until: (t) => t.state.tokens.every(({ id, found }) => id !== token || found),
  room,
  on,
  by: (t, mouse) => !carriesOne(t, mouse),
});

/** the-smell: as soon as all three lie on the desk the burner is lit, and her brood comes. */
function* lightBurner(t: Quest): Rules {
  const laid = t.state.tokens.filter(({ id, resting }) => INGREDIENTS.includes(id) && resting);
  if (laid.length < INGREDIENTS.length || isSet(t, 'burner-lit')) return;
  for (const id of INGREDIENTS) spendToken(t, id);
  setFlag(t, 'burner-lit');
  const brood = [
    { minion: 'spider', count: 1, on: ['b'] },
    { minion: 'roach', count: 4 },
  ];
  yield* setEncounter(t, brood, ['ambush']);
}

/** poison-everywhere: a spider for one rat warrior, or for two roaches. */
function withSpider(t: Quest, groups: readonly Group[]): readonly Group[] {
  const there =
    t.state.minions.some(({ kind }) => kind === 'spider') || groups.some(({ minion }) => minion === 'spider');
  if (t.state.page < 3 || there) return groups;
  const rats = groups.some(({ minion, count }) => minion === 'rat-warrior' && count > 0);
  const fewer = (group: Group): Group => {
    if (rats) return group.minion === 'rat-warrior' ? { ...group, count: group.count - 1 } : group;
    return group.minion === 'roach' ? { ...group, count: Math.max(0, group.count - 2) } : group;
  };
  return [...groups.map(fewer), { minion: 'spider', count: 1 }];
}

export const chapter08: Chapter = {
  id: '08',
  number: 8,
  party: {
    min: 4,
    max: 4,
    roster: ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'],
    required: [],
    needsOneOf: ['maginos', 'tilda'],
    cards: ['antidote'], // a-bottle-of-antidote
    abilities: 1,
  },
  layout: [
    { column: 0, row: 0, up: 'alchemist' },
    { column: 1, row: 0, up: 'guard-room' },
    { column: 0, row: 1, up: 'dining-hall' },
    { column: 1, row: 1, up: 'kitchen' },
  ],
  closed: ['flip:guard-room', 'flip:dining-hall', 'flip:kitchen'],
  start: { room: 'alchemist', mice: ['o', 'n'] },
  endPage: 5,
  deck: { normal: 3, difficult: 2, include: ['grey-threads'], exclude: ['many-legs', 'iron-jaws'] },
  victory: all(atLeast('brew', ENOUGH), noMinions),
  tokens: [
    { id: 'lamp-oil', start: 'guard-room/d' },
    { id: 'salt', start: 'dining-hall/t' },
    { id: 'honeycomb', start: 'kitchen/a' },
    { id: 'phial', start: 'alchemist/c' },
  ],
  counters: { brew: 0, 'quiet-rounds': 2 },
  standalone: ['thimble-lantern', 'lilys-thanks'],
  sideQuests: [{ id: 'top-of-the-cabinet', room: 'alchemist' }],
  rewards: (_t, won) => (won ? ['kings-draught'] : []),
  endings: (_t, won) => [won ? 'victory' : 'defeat'],
  course: [
    errandLeg('lamp-oil', 'guard-room', ['d']),
    errandLeg('salt', 'dining-hall', ['j', 't']),
    errandLeg('honeycomb', 'kitchen', ['a']),
    {
      until: (t) => inStash(t, 'hook-and-line') || t.state.found.includes('the-crystal-phial'),
      room: 'crystal-tunnels',
      on: ['l'],
      worth: 1.6,
      when: (t) =>
        t.state.page <= 2 && !isSet(t, 'burner-lit') && ['filch', 'maginos'].every((hero) => mouseIn(t, hero)),
    },
    {
      until: carried('phial'),
      room: 'alchemist',
      on: ['c'],
      worth: 0.8,
      when: (t) => t.state.page <= 3 && (inStash(t, 'hook-and-line') || laidItem(t, 'hook-and-line') !== undefined),
    },
    {
      until: flag('burner-lit'),
      room: 'alchemist',
      on: (t) => ['a', ...(t.room.near[spaceIn(t.room, 'a')] ?? []).map((space) => letter(t, space))],
      by: carriesOne,
      all: true,
      pages: 0.5,
    },
    {
      until: atLeast('brew', ENOUGH),
      room: 'alchemist',
      on: ['a'],
      by: (t, mouse) => loreOf(t, mouse) > 1,
      all: true,
      amid: true,
      pages: 1,
    },
  ],

  // ingredients: one mouse carries at most one, and what lies on the desk stays there
  mayTake(t, mouse, token) {
    if (!INGREDIENTS.includes(token)) return undefined;
    const resting = t.state.tokens.some(({ id, resting: laid }) => id === token && laid);
    return resting || carriesOne(t, mouse) ? false : undefined;
  },
  *drawn(t, groups) {
    const brought = withSpider(t, groups);
    const rats = brought.some(({ minion, count }) => RATS.includes(minion) && count > 0);
    if (!rats || !has(t, 'rat-oath') || isSet(t, 'oath-used') || !(yield* declares(t, 'rat-oath'))) return brought;
    setFlag(t, 'oath-used');
    return brought.filter(({ minion }) => !RATS.includes(minion));
  },
  // a-safe-house
  raceRests(t) {
    if (t.state.room !== 'alchemist' || isSet(t, 'burner-lit') || counter(t, 'quiet-rounds') === 0) return false;
    addTo(t, 'quiet-rounds', -1);
    return true;
  },

  rooms: {
    alchemist: {
      encounter: { kind: 'none' },
      surge: {
        id: 'more-eyes',
        groups: [
          { minion: 'roach', count: 2 },
          { minion: 'rat-warrior', count: 1 },
        ],
      },
      search: findToken('phial', { id: 'the-crystal-phial', on: ['c'] }),
      // what falls on the desk by a capture counts as laid down
      *captured(t) {
        for (const token of t.state.tokens) {
          const fell = INGREDIENTS.includes(token.id) && token.room === 'alchemist' && letter(t, token.space) === 'a';
          if (fell) token.resting = true;
        }
        yield* lightBurner(t);
      },
      deeds: [
        {
          id: 'lay-it-down',
          spends: 'nothing',
          can: (t, mouse) => byTheDesk(t, mouse) && carriesOne(t, mouse),
          *run(t, mouse) {
            for (const token of carriedBy(t, mouse)) {
              if (!INGREDIENTS.includes(token.id)) continue;
              layToken(t, token, spaceIn(t.room, 'a'), 'M293');
              token.resting = true;
            }
            yield* lightBurner(t);
          },
        },
        {
          id: 'brew',
          spends: 'action',
          can: (t, mouse) => isSet(t, 'burner-lit') && onTheDesk(t, mouse) && counter(t, 'brew') < ENOUGH,
          *run(t, mouse) {
            addTo(t, 'brew', yield* tryFor(t, mouse, 'brew', loreOf(t, mouse)));
            const bearer = bearerOf(t, 'phial');
            if (counter(t, 'brew') >= ENOUGH && bearer && onBoard(bearer)) earn(t, 'two-drops', 'M293');
          },
          chance: (t, mouse) => starChance(loreOf(t, mouse)),
        },
      ],
    },
    'guard-room': { encounter: { kind: 'none' }, search: errand('lamp-oil', { id: 'oil-of-the-torch', on: ['d'] }) },
    'dining-hall': {
      encounter: {
        kind: 'set',
        groups: [
          { minion: 'spider', count: 1, on: ['d'] },
          { minion: 'rat-warrior', count: 3 },
        ],
      },
      search: errand('salt', { id: 'the-salt-cellar', on: ['j', 't'] }),
    },
    kitchen: {
      encounter: { kind: 'card' },
      search: errand('honeycomb', { id: 'the-honey-crock', on: ['a'] }),
      greedy: () => true, // sweet-tooth
      // belled-cat: the bell has been through here
      placing: (t, groups, source) =>
        source === 'card' && has(t, 'belled-cat')
          ? groups.map((group) =>
              group.minion === 'roach' ? { ...group, count: Math.max(0, group.count - 2) } : group,
            )
          : groups,
    },
    'crystal-tunnels': {
      encounter: { kind: 'none' },
      search: findPartyItem('hook-and-line', { id: 'line-in-the-rock', on: ['l'] }),
    },
  },
};
