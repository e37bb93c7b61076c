/** What the story book tells in chapter 6, Who Will Bell the Cat, rule by rule. */
import { expect, test } from 'vitest';
import { pounce } from '../../rules/cat.ts';
import { waysOut } from '../../rules/explore.ts';
import { woundMinion } from '../../rules/felling.ts';
import { surge } from '../../rules/surge.ts';
import { diceOf, earned, enter, hidesOn, later, minionsIn, nextRound, standing, token, waysOutOf } from '../later.ts';
import { BOW, CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR } from '../scene.ts';

const CARDS = ['brodie-pounce', 'brodie-chase'];
const AWAKE = 'brodie-awake';
/** Nobody hits, nobody is hit. */
const CALM = Array(60).fill(BOW);

const strikes = (s: Scene) => s.told('cat-strikes').length;

/** The cat on his counter; Filch has the bell, Tilda the thread. */
function kitchen(options: SceneOptions = {}): Scene {
  return later('06', earned(), {
    room: 'kitchen',
    mice: { filch: 'e', tilda: 'h' },
    minions: [['brodie', 'a']],
    ...options,
    change(state) {
      state.tokens = [token('sleigh-bell', 'filch'), token('red-thread', 'tilda')];
      options.change?.(state);
    },
  });
}
const cat = (s: Scene) => {
  const [paw] = s.state.minions;
  if (paw?.kind !== 'brodie') throw new Error('the cat is gone');
  return paw;
};

test('the-sleigh-harness: the bell is found on the middle and the east end of the bench', () => {
  const s = later('06', earned(), { room: 'guard-room', mice: { filch: 's' } });
  expect(hidesOn(s, 'filch')).toEqual(['s', 'u']);
  s.dice(SWORD_STAR).choose('search for=special', 'find search=the-sleigh-harness');
  expect(s.state.tokens).toMatchObject([{ id: 'sleigh-bell', bearer: 'filch' }]);
});

test('the-jingle: the bell calls the cat under the torch, who strikes in the next round, cannot be struck, and leaves', () => {
  const s = later('06', earned(), {
    room: 'guard-room',
    mice: { filch: 's', lily: 'c' },
    dice: [SWORD_STAR, ...CALM],
  }).choose('search for=special', 'find search=the-sleigh-harness');
  expect(standing(s)).toEqual(['brodie d']);
  expect(s.state.track.map(({ card }) => card)).toEqual(['filch', 'lily', ...CARDS]);
  s.choose('end');
  expect([s.offers({ do: 'attack' }), s.offers({ do: 'deed' })]).toEqual([false, false]);
  expect(strikes(nextRound(s))).toBe(0);
  expect([strikes(nextRound(s)), minionsIn(s.state), s.state.track.length]).toEqual([2, {}, 2]);
});

test('the-cat-in-the-kitchen: he lies on the counter, both cards on the track, among three roaches', () => {
  const s = kitchen({ minions: [] });
  expect(enter(s)).toEqual({ brodie: 1, roach: 3 });
  expect(standing(s)).toContain('brodie a');
  expect(s.state.track.map(({ card }) => card)).toEqual(expect.arrayContaining(CARDS));
});

test('the-cat-in-the-kitchen: he sleeps for a round, then takes both his turns, and nobody leaves the room', () => {
  const s = kitchen({ mice: { filch: 'n', tilda: 'q' }, dice: CALM });
  expect(waysOut(s.t, s.mouse('tilda'))).toEqual([]);
  nextRound(s);
  expect([strikes(s), s.state.flags]).toEqual([0, [AWAKE]]);
  nextRound(s);
  expect(strikes(s)).toBe(2);
});

test('the-cat-in-the-kitchen: an attack wakes him, and a step on the counter', () => {
  const fight = kitchen({
    minions: [
      ['roach', 'e'],
      ['brodie', 'a'],
    ],
    dice: CALM,
  });
  fight.choose('attack target=1 weapon=dagger');
  expect(fight.state.flags).toEqual([AWAKE]);
  expect(kitchen().choose('move to=a').state.flags).toEqual([AWAKE]);
  expect(kitchen().choose('move to=d').state.flags).toEqual([]);
});

test('tie-a-knot: on his space or next to it, by the bearer of the bell, while the thread is there too', () => {
  const may = (options: SceneOptions) => kitchen(options).offers({ do: 'deed', deed: 'tie-a-knot' });
  expect(may({})).toBe(true);
  expect(may({ mice: { filch: 'a', tilda: 'h' } })).toBe(true);
  expect(may({ mice: { filch: 'd', tilda: 'h' } })).toBe(false); // a red line is between them
  expect(may({ turn: 'tilda', mice: { filch: 'h', tilda: 'e' } })).toBe(false);
  expect(may({ change: (state) => void Object.assign(state, { tokens: [token('sleigh-bell', 'filch')] }) })).toBe(
    false,
  );
  expect(
    may({
      change(state) {
        for (const mouse of state.mice)
          if (mouse.hero === 'tilda') Object.assign(mouse, { where: 'captured', space: -1 });
      },
    }),
  ).toBe(false);
});

test('tie-a-knot: dice by the move value, one more for a scamp and one more on the counter', () => {
  const dice = (hero: string, space: string) => {
    const s = kitchen({
      mice: { [hero]: space },
      dice: CALM,
      change: (state) =>
        void Object.assign(state, { tokens: ['sleigh-bell', 'red-thread'].map((id) => token(id, hero)) }),
    }).choose('deed deed=tie-a-knot');
    return diceOf(s, 'deed');
  };
  expect([dice('filch', 'e'), dice('filch', 'a'), dice('tilda', 'e'), dice('nez', 'a')]).toEqual([4, 5, 2, 2]);
});

test('tie-a-knot: knots stay, and the third bells the cat: he and all others leave', () => {
  const s = kitchen({
    minions: [
      ['brodie', 'a'],
      ['roach', 'o'],
    ],
    dice: [SWORD_STAR, SWORD_STAR, SHIELD, SHIELD, ...CALM],
  }).choose('deed deed=tie-a-knot');
  expect([s.state.counters.knots, s.state.minions.length]).toEqual([2, 2]);
  const third = kitchen({
    minions: [
      ['brodie', 'a'],
      ['roach', 'o'],
    ],
    dice: [SWORD_STAR, SHIELD, SHIELD, SHIELD],
    change: (state) => void Object.assign(state.counters, { knots: 2 }),
  }).choose('deed deed=tie-a-knot');
  expect([third.state.minions, third.state.track.length]).toEqual([[], 2]);
  expect([third.state.achievements, third.run.result?.reason]).toEqual([['belled-cat'], 'won']);
  expect(third.state.read).toContain('victory-bell');
});

test('restless: a round with the cat on the board is a cheese on the wheel', () => {
  expect(nextRound(kitchen({ dice: CALM })).state.wheel).toBe(1);
  expect(nextRound(kitchen({ minions: [['roach', 'o']], dice: CALM })).state.wheel).toBe(0);
});

test('thick-fur: a card of his is removed by its second wound', () => {
  const cards = (wounds: number) => {
    const s = kitchen();
    s.only((t) => woundMinion(t, cat(s), wounds, undefined));
    return s.state.track.length - 2;
  };
  expect([1, 2, 3].map(cards)).toEqual([2, 1, 1]);
});

test('brodie-beaten: he leaves for the snow, the others run, and a whisker is left', () => {
  const s = kitchen({
    minions: [
      ['brodie', 'a'],
      ['roach', 'o'],
      ['roach', 'p'],
    ],
  });
  s.only((t) => woundMinion(t, cat(s), 4, s.mouse('filch')));
  expect([s.state.minions, s.state.achievements]).toEqual([[], ['cats-whisker']]);
  expect([s.t.chapter.victory(s.t), s.t.chapter.endings(s.t, true)]).toEqual([true, ['victory-beaten']]);
});

test('fair-game: a roach under his paw falls by the dice, and its cheese stays off the wheel', () => {
  const s = kitchen({
    minions: [
      ['brodie', 'a'],
      ['roach', 'o'],
      ['roach', 'o'],
    ],
    dice: [SWORD_STAR, BOW, BOW, CHEESE, SHIELD],
  });
  s.only((t) => pounce(t, cat(s)));
  expect([minionsIn(s.state), s.state.wheel]).toEqual([{ brodie: 1, roach: 1 }, 0]);
});

test('bookbinders-thread: the thread is found on the desk', () => {
  const s = later('06', earned(), { room: 'alchemist', mice: { filch: 'a' }, dice: [SWORD_STAR] });
  expect(hidesOn(s, 'filch')).toEqual(['a']);
  s.choose('search for=special', 'find search=bookbinders-thread');
  expect(s.state.tokens).toMatchObject([{ id: 'red-thread', bearer: 'filch' }]);
});

test('surge:kitchen: at a surge nobody comes, but a waking cat pounces, unless he is at the cream or cannot', () => {
  const after = (awake: boolean, creamUntil: number, track = ['filch', 'tilda', ...CARDS]) => {
    const s = kitchen({
      track,
      dice: CALM,
      change(state) {
        state.faceUp = 'rat-patrol';
        state.counters['cream-until'] = creamUntil;
        if (awake) state.flags.push(AWAKE);
      },
    });
    s.only(surge);
    return [strikes(s), minionsIn(s.state)];
  };
  expect(after(true, 0)).toEqual([1, { brodie: 1 }]);
  expect(after(false, 0)).toEqual([0, { brodie: 1 }]);
  expect(after(true, 1)).toEqual([0, { brodie: 1 }]);
  expect(after(true, 0, ['filch', 'tilda', 'brodie-chase'])).toEqual([0, { brodie: 1 }]);
});

/** Filch in the pantry corner with so much cheese. */
const pantry = (cheese: number, options: SceneOptions = {}) =>
  kitchen({
    mice: { filch: 'n', tilda: 'h' },
    dice: CALM,
    ...options,
    change(state) {
      state.tokens = ['sleigh-bell', 'red-thread'].map((id) => token(id, 'filch'));
      for (const mouse of state.mice) mouse.cheese = cheese;
    },
  });

test('the-cream-jug: for three cheese in the pantry corner he comes to the cream and leaves two rounds in peace', () => {
  expect(pantry(2).offers({ deed: 'the-cream-jug' })).toBe(false);
  expect(pantry(3, { mice: { filch: 'm' } }).offers({ deed: 'the-cream-jug' })).toBe(false);
  expect(pantry(3, { minions: [['roach', 'o']] }).offers({ deed: 'the-cream-jug' })).toBe(false);
  const s = pantry(6).choose('deed deed=the-cream-jug');
  expect([s.mouse('filch').cheese, standing(s), s.state.flags.includes(AWAKE)]).toEqual([3, ['brodie n'], true]);
  expect(strikes(nextRound(nextRound(s)))).toBe(0);
  expect([s.offers({ deed: 'the-cream-jug' }), strikes(nextRound(s))]).toEqual([false, 2]);
});

test('the-cream-jug: the next knot roll has a die more, the one after it has not', () => {
  const s = nextRound(pantry(3).choose('deed deed=the-cream-jug')).choose('deed deed=tie-a-knot');
  const first = diceOf(s, 'deed');
  nextRound(s).choose('deed deed=tie-a-knot');
  expect([first, diceOf(s, 'deed')]).toEqual([5, 4]);
});

test('goal: three knots, or the cat beaten, are a victory only on an empty board', () => {
  const won = (knots: number, minions: [string, string][]) => {
    const s = kitchen({ minions, change: (state) => void Object.assign(state.counters, { knots: knots }) });
    return s.t.chapter.victory(s.t);
  };
  expect([won(3, []), won(2, []), won(3, [['roach', 'o']])]).toEqual([true, false, false]);
});

test('closed: the mouse hole, the floor grate and the loose board', () => {
  const ways = ['alchemist', 'guard-room', 'kitchen'].map((room) => waysOutOf('06', room));
  expect(ways).toEqual([['E'], ['E', 'W'], ['W']]);
});
