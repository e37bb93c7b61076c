/** What the story book tells in chapter 9, The Sleeping King, rule by rule. */
import { expect, test } from 'vitest';
import { surge } from '../../rules/surge.ts';
import { diceOf, earned, enter, hidesOn, later, minionsIn, nextRound, standing, token, waysOutOf } from '../later.ts';
import { BOW, type Scene, type SceneOptions, SHIELD, SWORD_STAR } from '../scene.ts';

const BURNS = 'hearth-burns';
const DECIDED = 'draught-decided';
/** The number 3 on the king's die, and another. */
const THREE = SHIELD;
const NO_THREE = SWORD_STAR;

/** The king's chamber: Collin has the ember, Tilda the draught. */
const chamber = (options: SceneOptions = {}): Scene =>
  later('09', earned('thimble-lantern', 'kings-draught'), {
    room: 'kings-chamber',
    mice: { collin: 'n', tilda: 'q' },
    ...options,
    change(state) {
      state.tokens = [token('ember', 'collin'), token('draught', 'tilda')];
      options.change?.(state);
    },
  });

test('light-the-hearth: on the hearthstone, with the ember, by dice of lore and a star', () => {
  const may = (options: SceneOptions) => chamber(options).offers({ deed: 'light-the-hearth' });
  expect(may({})).toBe(true);
  expect(may({ mice: { collin: 'i', tilda: 'q' } })).toBe(false);
  expect(may({ turn: 'tilda', mice: { collin: 'i', tilda: 'n' } })).toBe(false);
  expect(may({ change: (state) => void state.flags.push(BURNS) })).toBe(false);
  const lit = (...dice: number[]) => {
    const s = chamber({ dice }).choose('deed deed=light-the-hearth');
    return [diceOf(s, 'deed'), s.state.flags.includes(BURNS), s.state.tokens.map(({ id }) => id)];
  };
  expect(lit(BOW, SWORD_STAR)).toEqual([2, true, ['ember', 'draught']]);
  expect(lit(BOW, BOW)).toEqual([2, false, ['ember', 'draught']]);
});

test('light-the-hearth: no roll is needed while a mouse in the room carries the tinder', () => {
  const lit = (where: string) =>
    chamber({
      dice: [BOW, BOW],
      change(state) {
        state.tokens.push(token('tinder', 'tilda'));
        Object.assign(state.mice[1] ?? {}, { where });
      },
    })
      .choose('deed deed=light-the-hearth')
      .state.flags.includes(BURNS);
  expect([lit('board'), lit('captured')]).toEqual([true, false]);
});

test('give-the-draught: from the bed, when no minion is on it; the cup is empty then', () => {
  const may = (tilda: string, minions: [string, string][] = []) =>
    chamber({ turn: 'tilda', mice: { collin: 'n', tilda }, minions }).offers({ deed: 'give-the-draught' });
  expect([may('q'), may('p'), may('q', [['roach', 'p']]), may('q', [['roach', 'q']])]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(chamber({ mice: { collin: 'q', tilda: 'n' } }).offers({ deed: 'give-the-draught' })).toBe(false);
  const s = chamber({ turn: 'tilda' }).choose('deed deed=give-the-draught');
  expect([s.state.earned, s.state.tokens.map(({ id }) => id), s.state.flags]).toEqual([
    ['king-awake'],
    ['ember'],
    [DECIDED],
  ]);
});

test('keep-the-draught: it may be said, in any room, when the hearth burns and no minion is about, until it was given', () => {
  const may = (flags: string[], options: SceneOptions = {}) =>
    chamber({ ...options, change: (state) => void state.flags.push(...flags) }).offers({ deed: 'keep-the-draught' });
  expect([may([BURNS]), may([]), may([BURNS, DECIDED])]).toEqual([true, false, false]);
  expect(may([BURNS], { minions: [['roach', 's']] })).toBe(false);
  expect(may([BURNS], { room: 'guard-room', mice: { collin: 'g' } })).toBe(true);
  const s = chamber({ change: (state) => void state.flags.push(BURNS) }).choose('deed deed=keep-the-draught');
  expect([s.state.earned.includes('draught-kept'), s.run.result?.reason]).toEqual([true, 'won']);
});

test('keep-the-draught: without the draught there is nothing to decide', () => {
  const flags = (...achievements: string[]) => {
    const s = later('09', earned(...achievements), { mice: { collin: 'l' } });
    s.t.chapter.begin?.(s.t);
    return s.state.flags;
  };
  expect([flags('two-drops'), flags('kings-draught')]).toEqual([[DECIDED], []]);
});

test.each([
  [['king-awake', 'draught-kept'], 'victory-both'],
  [['king-awake'], 'victory-awake'],
  [['draught-kept'], 'victory-kept'],
  [[], 'victory-plain'],
])('goal: with %j the chapter ends with %s', (achievements, told) => {
  const { t } = chamber({ change: (state) => void state.achievements.push(...achievements) });
  expect([t.chapter.endings(t, true), t.chapter.endings(t, false)]).toEqual([[told], ['defeat']]);
});

test('goal: the hearth burns, the draught is decided, and nobody is left', () => {
  const won = (flags: string[], minions: [string, string][] = []) => {
    const { t } = chamber({ minions, change: (state) => void Object.assign(state, { flags: flags }) });
    return t.chapter.victory(t);
  };
  expect([won([BURNS, DECIDED]), won([BURNS]), won([DECIDED]), won([BURNS, DECIDED], [['roach', 's']])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

/** Collin and a roach on the bed, a spider too, and the king breathes or not at the end of the round. */
const underTheKing = (die: number) => {
  const s = chamber({
    mice: { collin: 'q' },
    minions: [
      ['roach', 'q'],
      ['spider', 'q'],
      ['roach', 'i'],
    ],
    track: ['collin'],
    dice: [die, ...Array(20).fill(BOW)],
  });
  return nextRound(s);
};

test('the-king-breathes: on a 3 at the end of a round all small figures on his bed fall', () => {
  const down = (s: Scene) => [s.mouse('collin').down, ...s.state.minions.map((minion) => minion.down)];
  expect(down(underTheKing(THREE))).toEqual([true, true, false, false]);
  expect(down(underTheKing(NO_THREE))).toEqual([false, false, false, false]);
});

test('ember-and-scurry: who carries the ember does not scurry, unless it is in the thimble lantern', () => {
  const scurries = (lantern: string, bearer: string) =>
    later('09', earned(lantern), {
      room: 'kings-chamber',
      mice: { collin: 'c' },
      change: (state) => void state.tokens.push(token('ember', bearer)),
    })
      .choose('move to=d')
      .offers({ do: 'scurry' });
  expect([scurries('cracked-lantern', 'collin'), scurries('cracked-lantern', 'tilda')]).toEqual([false, true]);
  expect(scurries('thimble-lantern', 'collin')).toBe(true);
});

test('surge:kings-tunnels: a surge carries swimmers on and brings a rat to each shore', () => {
  const s = chamber({ room: 'kings-tunnels', mice: { collin: 'u', tilda: 'h' } });
  s.only(surge);
  expect([s.at('collin'), s.at('tilda'), standing(s)]).toEqual(['v', 'h', ['rat-warrior f', 'rat-warrior k']]);
});

test('surge:kings-chamber: silk webs the highest mouse that is free, and three roaches come; a fire keeps both away', () => {
  const fallen = (burns: boolean, webbed: string[]) => {
    const s = chamber({
      track: ['tilda', 'collin'],
      change(state) {
        if (burns) state.flags.push(BURNS);
        for (const mouse of state.mice) mouse.webbed = webbed.includes(mouse.hero);
      },
    });
    s.only(surge);
    return [s.mouse('collin').webbed, s.mouse('tilda').webbed, minionsIn(s.state), s.state.page];
  };
  expect(fallen(false, [])).toEqual([false, true, { roach: 3 }, 2]);
  expect(fallen(false, ['tilda'])).toEqual([true, true, { roach: 3 }, 2]);
  expect(fallen(true, [])).toEqual([false, false, {}, 2]);
});

test('who waits in the king’s chamber: a centipede, two elites on the bed, a rat', () => {
  const s = chamber({ mice: { collin: 'f' } });
  enter(s);
  expect(standing(s)).toEqual(['cave-centipede b', 'elite-rat-warrior q', 'elite-rat-warrior q', 'rat-warrior s']);
});

test('a-guards-tinderbox: the tinder is found in the hearth corner of the guard room', () => {
  const s = chamber({ room: 'guard-room', mice: { collin: 'a' }, dice: [SWORD_STAR, SHIELD] });
  expect(hidesOn(s, 'collin')).toEqual(['a']);
  s.choose('search for=special', 'find search=a-guards-tinderbox');
  expect(s.state.tokens.at(-1)).toMatchObject({ id: 'tinder', bearer: 'collin' });
});

test('closed: the floor grate of the guard room', () => {
  expect([waysOutOf('09', 'guard-room'), waysOutOf('09', 'kings-chamber')]).toEqual([['E'], ['W', 'flip']]);
});
