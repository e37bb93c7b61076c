/** What the story book tells in chapter 7, Two by Candlelight, rule by rule. */
import { expect, test } from 'vitest';
import { newAttack } from '../../rules/battle.ts';
import { capture } from '../../rules/capture.ts';
import { waysOut } from '../../rules/explore.ts';
import { woundMinion } from '../../rules/felling.ts';
import { surge } from '../../rules/surge.ts';
import { rangedTargets } from '../../rules/targets.ts';
import { defenseOf } from '../../rules/values.ts';
import type { State } from '../../state/state.ts';
import { begun, diceOf, earned, enter, hidesOn, later, minionsIn, standing, waysOutOf } from '../later.ts';
import { BOW, CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR } from '../scene.ts';

const BLOW = newAttack('', '', { weapon: '', reach: 'melee', damage: 'sharp', dice: 0 });

/** Two of them, in one of the rooms. */
const two = (room: string, options: SceneOptions = {}): Scene =>
  later('07', earned(), { room, mice: { nez: 'b', lily: 'b' }, ...options });
const candle = (left: number) => (state: State) => void Object.assign(state.counters, { candle: left });

test('half-the-trouble: half of each group of a card and of its surge comes, rounded up', () => {
  const card = (id: string) => (state: State) => void Object.assign(state, { encounterDeck: [id] });
  expect(enter(two('sewer', { change: card('crumb-thieves') }))).toEqual({ roach: 3 });
  expect(enter(two('sewer', { change: card('odd-company') }))).toEqual({ 'rat-warrior': 1, roach: 1 });
  const s = two('sewer', { change: (state) => void Object.assign(state, { faceUp: 'crumb-thieves' }) });
  s.only(surge);
  expect(minionsIn(s.state)).toEqual({ roach: 2 });
});

test.each([
  ['spider', 2],
  ['cave-centipede', 3],
])('half-the-trouble: a %s of a card has a life less', (kind, life) => {
  const s = two('sewer', { minions: [[kind, 'd']] });
  const left = Array.from({ length: life }, () => {
    const [minion] = s.state.minions;
    if (minion) s.only((t) => woundMinion(t, minion, 1, undefined));
    return s.state.minions.length;
  });
  expect(left).toEqual([...Array(life - 1).fill(1), 0]);
});

test('the-candle: it starts at 3 and burns down at a surge and by a capture, but not below nothing', () => {
  expect(begun('07', earned()).counters.candle).toBe(3);
  const s = two('sewer');
  s.only(surge);
  expect(s.state.counters.candle).toBe(2);
  s.only((t) => capture(t, s.mouse('nez'), 'M217'));
  expect(s.state.counters.candle).toBe(1);
  const dark = two('sewer', { change: candle(0) });
  dark.only(surge);
  expect(dark.state.counters.candle).toBe(0);
});

test('back-to-back: two on one space defend better, while the candle burns', () => {
  const defense = (left: number, lily: string) => {
    const s = two('sewer', { mice: { nez: 'b', lily }, change: candle(left) });
    return ['nez', 'lily'].map((hero) => defenseOf(s.t, s.mouse(hero), BLOW));
  };
  expect([defense(1, 'b'), defense(1, 'c'), defense(0, 'b')]).toEqual([
    [2, 3],
    [1, 2],
    [1, 2],
  ]);
});

test('the-dark: without a candle a mouse sees no farther than the next space', () => {
  const seen = (left: number, space: string) => {
    const s = two('sewer', { minions: [['roach', space]], change: candle(left) });
    return rangedTargets(s.t, s.mouse('lily')).length;
  };
  expect([seen(1, 'd'), seen(0, 'd'), seen(0, 'c')]).toEqual([1, 0, 1]);
});

/** Nez is captured and it is his turn; Lily stands there, a rat here. */
const alone = (lily: string, rat: string, room = 'sewer') =>
  two(room, {
    mice: { nez: 'b', lily },
    minions: [['rat-warrior', rat]],
    stage: 'start',
    change: (state) => void Object.assign(state.mice[0] ?? {}, { where: 'captured', space: -1 }),
  });

test('alone-for-a-moment: while no minion is near the other one, the captured mouse comes back among minions, and rests', () => {
  const s = alone('b', 'd');
  expect(s.decision).toMatchObject({ ask: 'rescue' });
  s.choose('space to=b');
  expect([s.mouse('nez').where, s.state.turn?.card]).toEqual(['board', 'lily']);
  for (const near of ['b', 'c']) expect(alone('b', near).decision.ask).not.toBe('rescue');
});

test('alone-for-a-moment: it is put on land, though the water is as near', () => {
  expect(alone('e', 'o').keys).toEqual(['space to=a', 'space to=e', 'space to=f']);
});

test('unbroken: the two who were never captured earn Paw in Paw, and it is known who they were', () => {
  const state = begun('07', earned(), 'lily+nez');
  expect(state.flags).toEqual(expect.arrayContaining(['no-capture', 'note:paw-in-paw=lily+nez']));
  const s = two('sewer', { change: (change) => void Object.assign(change, { flags: [...state.flags] }) });
  const rewards = (won: boolean) => s.t.chapter.rewards?.(s.t, won);
  expect([rewards(true), rewards(false)]).toEqual([['paw-in-paw'], []]);
  s.only((t) => capture(t, s.mouse('nez'), 'M217'));
  expect(rewards(true)).toEqual([]);
});

test('no-lantern: the lantern stays with the others', () => {
  const tokens = (chapter: string) => begun(chapter, earned('thimble-lantern')).tokens.map(({ id }) => id);
  expect([tokens('06').includes('lantern'), tokens('07')]).toEqual([true, []]);
});

test('the two begin in the water, and a roach waits on the north walk', () => {
  const { mice, minions } = begun('07', earned(), 'lily+nez');
  const { letters } = two('sewer-drain-pipe').t.room;
  expect(mice.map(({ space }) => letters[space])).toEqual(['r', 'r']);
  expect(minions.map(({ kind, space }) => [kind, letters[space]])).toEqual([['roach', 'a']]);
});

test('surge:sewer-drain-pipe: a surge carries swimmers on and brings a roach to each side', () => {
  const s = two('sewer-drain-pipe', { mice: { nez: 'r', lily: 'f' } });
  s.only(surge);
  expect([s.at('nez'), s.at('lily'), standing(s)]).toEqual(['q', 'f', ['roach a', 'roach j']]);
});

test.each([
  ['candle-stub', 'sewer-drain-pipe', ['d', 'i'], 1],
  ['tallow', 'sewer', ['i', 'j', 'k', 'm', 'n', 'o'], 2],
])('candle-stub, tallow: %s lies in the %s on %j, and the candle gains %i, once', (search, room, spaces, gain) => {
  const s = two(room, { mice: { nez: spaces[0] ?? '', lily: spaces[0] ?? '' }, dice: [SWORD_STAR], change: candle(1) });
  expect(hidesOn(s, 'lily').sort()).toEqual(spaces);
  s.choose('search for=special', `find search=${search}`);
  expect([s.state.counters.candle, hidesOn(s, 'lily')]).toEqual([1 + gain, []]);
});

/** On the copper and beside it: a rat, a roach, Lily; Nez at the valve. */
const pipes = (options: SceneOptions = {}) =>
  two('pipes', {
    mice: { nez: 'h', lily: 'l' },
    minions: [
      ['rat-warrior', 'c'],
      ['roach', 'g'],
      ['roach', 'f'],
    ],
    ...options,
  });

test('surge:pipes: steam is a hit for every figure on copper, and a rat comes by the lower pipe', () => {
  const missed = pipes({ dice: [BOW, BOW, BOW, BOW, BOW, BOW, BOW] });
  missed.only(surge);
  expect(standing(missed)).toEqual(['rat-warrior o', 'roach f']);
  expect(missed.state.mice.map(({ wounds }) => wounds)).toEqual([0, 1]);
  const shielded = pipes({ dice: Array(7).fill(SHIELD) });
  shielded.only(surge);
  expect(standing(shielded)).toEqual(['rat-warrior c', 'rat-warrior o', 'roach f', 'roach g']);
  expect(shielded.state.mice.map(({ wounds }) => wounds)).toEqual([0, 0]);
});

test('surge:pipes: three rats wait at both ends, and two elites on the copper bend', () => {
  const s = two('pipes');
  enter(s);
  const elites = Array(2).fill('elite-rat-warrior c');
  expect(standing(s)).toEqual([...elites, 'rat-warrior a', 'rat-warrior a', 'rat-warrior o']);
});

test('the-valve: turned from h by dice of lore, one more for a tinkerer or a scamp', () => {
  const dice = (hero: string) => {
    const s = pipes({ mice: { [hero]: 'h' }, dice: Array(4).fill(BOW) }).choose('deed deed=turn-the-valve');
    return diceOf(s, 'deed');
  };
  expect(['nez', 'filch', 'collin', 'lily'].map(dice)).toEqual([3, 2, 2, 1]);
  expect(pipes({ turn: 'lily' }).offers({ do: 'deed', deed: 'turn-the-valve' })).toBe(false);
});

test('the-valve: a star opens it and sweeps the copper; without one nothing happens', () => {
  const turned = (...dice: number[]) => {
    const s = pipes({ dice: [...dice, CHEESE] }).choose('deed deed=turn-the-valve');
    return [s.state.flags.includes('valve-open'), standing(s), s.offers({ deed: 'turn-the-valve' })];
  };
  expect(turned(SWORD_STAR, SHIELD, SHIELD)).toEqual([true, ['roach f'], false]);
  expect(turned(SHIELD, SHIELD, SHIELD)).toEqual([false, ['rat-warrior c', 'roach f', 'roach g'], false]);
});

/** Nobody is left in the pipes but the two; the valve is open or not. */
const atTheDoor = (open: boolean, lily = 'board') =>
  pipes({
    minions: [],
    change(state) {
      if (open) state.flags.push('valve-open');
      Object.assign(state.mice[1] ?? {}, lily === 'board' ? {} : { where: lily, space: -1 });
    },
  });

test('the-valve: the east exit is closed until the valve is open, and while one of them is not there', () => {
  const ways = (s: Scene) => waysOut(s.t, s.mouse('nez'));
  expect(ways(atTheDoor(false))).toEqual([]);
  expect(ways(atTheDoor(true))).toEqual(['E']);
  for (const where of ['captured', 'abducted']) expect(ways(atTheDoor(true, where))).toEqual([]);
});

test('goal: through the open door to the dining tunnels the chapter is won', () => {
  expect(atTheDoor(true).choose('explore way=E').run.result?.reason).toBe('won');
});

test('closed: the grate over the sewer; the tunnels are the end of the chapter', () => {
  expect(['sewer', 'dining-tunnels'].map((room) => waysOutOf('07', room))).toEqual([['S'], ['W']]);
  expect(waysOutOf('07', 'sewer-drain-pipe')).toContain('flip');
});
