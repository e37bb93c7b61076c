/** What the story book tells in chapter 10, Every Light There Is, rule by rule. */
import { expect, test } from 'vitest';
import { newAttack } from '../../rules/battle.ts';
import { waysOut } from '../../rules/explore.ts';
import { woundMinion } from '../../rules/felling.ts';
import { surge } from '../../rules/surge.ts';
import { defenseOf } from '../../rules/values.ts';
import type { State } from '../../state/state.ts';
import { diceOf, earned, enter, later, minionsIn, nextRound, standing, token, waysOutOf } from '../later.ts';
import { BOW, type Scene, type SceneOptions, SWORD_STAR } from '../scene.ts';

const BLOW = newAttack('', '', { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 });
/** Nobody hits, nobody is hit. */
const CALM = Array(80).fill(BOW);
const SIX = ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'];

/** Collin carries the ember. */
const night = (room: string, options: SceneOptions = {}): Scene =>
  later('10', earned('hearth-king'), {
    room,
    ...options,
    change(state) {
      state.tokens = [token('ember', 'collin')];
      options.change?.(state);
    },
  });
const burning = (room: string) => (state: State) => void state.flags.push(`burns:${room}`);

test.each([
  ['guard-room', 'a', 'hearth-guard'],
  ['kitchen', 'a', 'hearth-kitchen'],
  ['dining-hall', 'c', 'hearth-hall'],
])('light-a-hearth: in the %s on %s, which earns %s', (room, space, earns) => {
  const s = night(room, { mice: { collin: space }, dice: [BOW, SWORD_STAR] });
  const offered = s.t.room.letters.filter((at) =>
    night(room, { mice: { collin: at } }).offers({ deed: 'light-a-hearth' }),
  );
  expect(offered).toEqual([space]);
  s.choose('deed deed=light-a-hearth');
  expect([diceOf(s, 'deed'), s.state.earned, s.state.counters.hearths]).toEqual([2, [earns], 1]);
  expect(s.state.tokens).toMatchObject([{ id: 'ember', bearer: 'collin' }]);
  const missed = night(room, { mice: { collin: space }, dice: [BOW, BOW] }).choose('deed deed=light-a-hearth');
  expect([missed.state.earned, missed.state.counters.hearths]).toEqual([[], 0]);
});

test('light-a-hearth: only with the ember, and only one that does not burn yet', () => {
  const may = (options: SceneOptions) =>
    night('kitchen', { mice: { collin: 'a', nez: 'a' }, ...options }).offers({ deed: 'light-a-hearth' });
  expect([may({}), may({ turn: 'nez' }), may({ change: burning('kitchen') })]).toEqual([true, false, false]);
});

test('a-burning-hearth: a surge brings nobody there, and the card stays face up', () => {
  const after = (room: string, change?: (state: State) => void) => {
    const s = night(room, {
      mice: { collin: 'b' },
      change(state) {
        state.faceUp = 'rat-patrol';
        change?.(state);
      },
    });
    s.only(surge);
    return [minionsIn(s.state), s.state.faceUp, s.state.page];
  };
  expect(after('kitchen')).toEqual([{ 'rat-warrior': 2 }, '', 2]);
  expect(after('kitchen', burning('kitchen'))).toEqual([{}, 'rat-patrol', 2]);
  expect(after('kitchen', burning('guard-room'))).toEqual([{ 'rat-warrior': 2 }, '', 2]);
});

test('a-burning-hearth: mice on its space or next to it defend better', () => {
  const defense = (space: string, change: (state: State) => void) => {
    const s = night('guard-room', { mice: { nez: space }, change });
    return defenseOf(s.t, s.mouse('nez'), BLOW);
  };
  const [near, cold] = [burning('guard-room'), burning('kitchen')];
  expect(['a', 'b', 'e', 'g'].map((space) => defense(space, near))).toEqual([2, 2, 2, 1]);
  expect(defense('a', cold)).toBe(1);
});

test.each([
  [4, 0],
  [5, 1],
  [6, 2],
])(
  'every-paw: with %i mice, a card and a set encounter bring %i roaches more, in the hall rats instead, a surge does not',
  (mice, more) => {
    const company = (space: string) => Object.fromEntries(SIX.slice(0, mice).map((hero) => [hero, space]));
    const roaches = (s: Scene) => enter(s).roach ?? 0;
    const patrol = (state: State) => void Object.assign(state, { encounterDeck: ['rat-patrol'] });
    expect(roaches(night('kitchen', { mice: company('b'), change: patrol }))).toBe(more);
    expect(roaches(night('guard-room', { mice: company('g') }))).toBe(more);
    const guests = { 'cave-centipede': 1, 'rat-warrior': 3 + more, roach: 1 };
    expect(enter(night('dining-hall', { mice: company('b') }))).toEqual(guests);
    const s = night('guard-room', { mice: company('g') });
    s.only(surge);
    expect(minionsIn(s.state)).toEqual({ 'rat-warrior': 2 });
  },
);

test('stopped-crack: a roach comes into the hall only if Nez does', () => {
  const guests = { 'cave-centipede': 1, 'rat-warrior': 3 };
  expect(enter(night('dining-hall', { mice: { collin: 'b', nez: 'b' } }))).toEqual({ ...guests, roach: 1 });
  expect(enter(night('dining-hall', { mice: { collin: 'b', tilda: 'b' } }))).toEqual(guests);
});

test('sealed-door: the south exit of the kitchen opens when three hearths burn, also for a company that lacks a mouse', () => {
  const door = (hearths: number) =>
    night('kitchen', {
      mice: { collin: 'q', nez: 'q' },
      change(state) {
        state.counters.hearths = hearths;
        Object.assign(state.mice[1] ?? {}, { where: 'captured', space: -1 });
      },
    });
  const ways = (s: Scene) => waysOut(s.t, s.mouse('collin'));
  expect([ways(door(2)), ways(door(3))]).toEqual([[], ['S']]);
  const s = door(3).choose('explore way=S');
  expect([s.run.result?.reason, s.state.minions]).toEqual(['won', []]);
});

/** Collin has the ember; Nez is beside him, Tilda farther off. */
const handing = (turn: string) =>
  night('guard-room', { mice: { collin: 'a', nez: 'b', tilda: 'g' }, turn, track: [turn, 'lily'] });

test('passing-the-light: from or to its bearer on the same space or the next, once in each round, for nothing', () => {
  const s = handing('collin');
  expect(handing('tilda').offers({ deed: 'passing-the-light' })).toBe(false);
  s.choose('deed deed=passing-the-light');
  expect([s.state.tokens[0]?.bearer, s.offers({ deed: 'passing-the-light' })]).toEqual(['nez', false]);
  expect([s.offers({ do: 'search' }), s.offers({ do: 'share' })]).toEqual([true, true]);
  const got = handing('nez').choose('deed deed=passing-the-light');
  expect(got.state.tokens[0]?.bearer).toBe('nez');
});

test('passing-the-light: in the next round it goes on', () => {
  const s = night('guard-room', { mice: { collin: 'a', nez: 'a' } }).choose('deed deed=passing-the-light', 'end');
  expect(s.offers({ deed: 'passing-the-light' })).toBe(false);
  nextRound(s).choose('deed deed=passing-the-light');
  expect(s.state.tokens[0]?.bearer).toBe('collin');
});

test.each([
  ['guard-room', { 'rat-warrior': 2 }],
  ['dining-hall', { roach: 3 }],
])('surge:guard-room, surge:dining-hall: a surge in the %s brings %j, and nobody if its hearth burns', (room, come) => {
  const after = (change?: (state: State) => void) => {
    const s = night(room, { mice: { collin: 'g' }, ...(change && { change }) });
    s.only(surge);
    return minionsIn(s.state);
  };
  expect([after(), after(burning(room))]).toEqual([come, {}]);
});

/** The mice have come into the hall, where only a roach far away is left of those who waited. */
function hall(...achievements: string[]): Scene {
  const s = later('10', earned('hearth-king', ...achievements), {
    room: 'dining-hall',
    mice: { collin: 'p' },
    minions: [['roach', 'a']],
    dice: CALM,
  });
  const { enter: comesIn } = s.t.roomRules ?? {};
  comesIn?.(s.t, true);
  return nextRound(s);
}

test('the-cat-in-the-hall: he comes to the table at the end of the second round, and goes two rounds later', () => {
  const s = hall();
  expect(minionsIn(s.state)).toEqual({ roach: 1 });
  const cats = [1, 2, 3, 4].map(() => (minionsIn(nextRound(s).state).brodie ?? 0) as number);
  expect(cats).toEqual([0, 1, 1, 0]);
  expect(s.state.track.map(({ card }) => card)).toEqual(['collin', 'roach']);
});

test('the-cat-in-the-hall: he lies on the table, his cards at the bottom, and strikes', () => {
  const s = nextRound(nextRound(hall()));
  expect(standing(s)).toContain('brodie t');
  expect(s.state.track.map(({ card }) => card).slice(-2)).toEqual(['brodie-pounce', 'brodie-chase']);
  expect(nextRound(s).told('cat-strikes').length).toBe(2);
});

test.each(['belled-cat', 'cats-whisker'])('the-cat-in-the-hall: not with %s', (achievement) => {
  const s = hall(achievement);
  for (let round = 0; round < 3; round++) nextRound(s);
  expect(s.told('cat-strikes')).toEqual([]);
  expect(minionsIn(s.state)).toEqual({ roach: 1 });
});

test('the-cat-in-the-hall: who is away when he would come does not meet him later', () => {
  const s = hall();
  s.state.round += 3;
  expect(minionsIn(nextRound(s).state)).toEqual({ roach: 1 });
});

test('the-cat-in-the-hall: beaten here he leaves no whisker', () => {
  const s = nextRound(nextRound(hall()));
  const cat = s.state.minions.find(({ kind }) => kind === 'brodie');
  if (cat) s.only((t) => woundMinion(t, cat, 2, s.mouse('collin')));
  expect([minionsIn(s.state), s.state.earned]).toEqual([{ roach: 1 }, []]);
});

test('open-the-steam: at the east valve by dice of lore, one more for a tinkerer; a star earns Warm Pipes', () => {
  const turned = (hero: string, ...dice: number[]) => {
    const s = night('pipes', { mice: { [hero]: 'h' }, dice }).choose('deed deed=open-the-steam');
    return [diceOf(s, 'deed'), s.state.earned, s.offers({ deed: 'open-the-steam' })];
  };
  expect(turned('nez', BOW, BOW, SWORD_STAR)).toEqual([3, ['warm-pipes'], false]);
  expect(turned('filch', BOW)).toEqual([1, [], false]);
  expect(night('pipes', { mice: { nez: 'g' } }).offers({ deed: 'open-the-steam' })).toBe(false);
});

test('home-for-a-breath: the first time two wounds are healed, and two cheese lie on the wheel', () => {
  const s = night('dining-tunnels', {
    mice: { collin: 'g', nez: 'g' },
    change(state) {
      for (const mouse of state.mice) Object.assign(mouse, { wounds: 3, poison: 1 });
    },
  });
  const after = () => [s.state.mice.map(({ wounds, poison }) => [wounds, poison]), s.state.wheel];
  expect(enter(s)).toEqual({});
  expect(after()).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
    2,
  ]);
  s.only((t) => t.roomRules?.enter?.(t, false) as never);
  expect(after()).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
    2,
  ]);
});

test('who waits in chapter 10: the watch on its bench, and guests that lie in ambush', () => {
  const guards = night('guard-room', { mice: { collin: 'g' } });
  expect(enter(guards)).toEqual({ 'elite-rat-warrior': 2, 'rat-warrior': 3 });
  expect(standing(guards).slice(0, 2)).toEqual(['elite-rat-warrior r', 'elite-rat-warrior r']);
  const guests = night('dining-hall', { mice: { collin: 'b' } });
  expect(enter(guests)).toEqual({ 'cave-centipede': 1, 'rat-warrior': 3 });
  expect(standing(guests)).toContain('cave-centipede p');
  expect(guests.told('ambush').length).toBe(2);
});

test('closed: nobody goes back, the grate, the elbow joint and both doors of the closed room', () => {
  const rooms = ['kings-chamber', 'guard-room', 'pipes', 'kitchen', 'kitchen-tunnels'];
  expect(rooms.map((room) => waysOutOf('10', room))).toEqual([
    ['W'],
    ['E', 'W'],
    ['S'],
    ['E', 'W', 'flip'],
    ['W', 'flip'],
  ]);
});
