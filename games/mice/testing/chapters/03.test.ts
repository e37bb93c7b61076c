/** Chapter 3, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { book } from '../../content/index.ts';
import { destinations } from '../../rules/moving.ts';
import { surge } from '../../rules/surge.ts';
import type { State } from '../../state/state.ts';
import { begun, earned, enter, minionsIn, token } from '../later.ts';
import { BOW, CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR, scene } from '../scene.ts';

const courtyard = (options: SceneOptions) => scene({ chapter: '03', room: 'courtyard', ...options });
const gone = (state: State): void => void state.flags.push('magpie-gone');
/** The end of a round, and what each mouse has of it. */
function struck(s: Scene): Record<string, number> {
  s.only((t) => t.roomRules?.roundEnd?.(t) as never);
  return Object.fromEntries(s.state.mice.map(({ hero, wounds }) => [hero, wounds]));
}

test('goal:victory: Lily is with the mice when they explore from the drain grating', () => {
  const explored = (...heroes: string[]) =>
    courtyard({
      mice: Object.fromEntries(heroes.map((hero) => [hero, 'j'])),
      change(state) {
        if (heroes.includes('lily')) state.flags.push('lily-awake');
        state.encounterDeck = [];
      },
    }).choose('explore way=flip');
  expect(explored('collin', 'lily').run.result?.reason).toBe('won');
  expect([explored('collin').run.result, explored('collin').state.room]).toEqual([undefined, 'tunnel-entrance']);
});

test('the-magpie: two dice at the end of a round, hits as in melee; the mouse defends, and her cheese is ignored', () => {
  const after = (...dice: number[]) => {
    const s = courtyard({ mice: { collin: 'k' }, dice }).choose('end');
    return [s.mouse('collin').wounds, s.state.wheel];
  };
  const clock = 1; // M57
  expect(after(SWORD_STAR, SWORD_STAR, BOW, BOW)).toEqual([2, clock]);
  expect(after(SWORD_STAR, SWORD_STAR, SHIELD, BOW)).toEqual([1, clock]);
  expect(after(BOW, CHEESE)).toEqual([0, clock]);
});

test('the-magpie: she strikes the mouse in the open with the fewest figures beside it, of equals the highest on the track', () => {
  const hits = [SWORD_STAR, SWORD_STAR, BOW, BOW, BOW];
  const track = ['tilda', 'nez', 'collin', 'rat-warrior'];
  const alone = courtyard({
    mice: { collin: 'k', nez: 'l', tilda: 'l' },
    minions: [['rat-warrior', 'g']],
    track,
    dice: hits,
  });
  expect(struck(alone)).toEqual({ collin: 2, nez: 0, tilda: 0 });
  const withRat = courtyard({
    mice: { collin: 'k', nez: 'l', tilda: 'p' },
    minions: [['rat-warrior', 'k']],
    track,
    dice: hits,
  });
  expect(struck(withRat)).toEqual({ collin: 0, nez: 2, tilda: 0 });
  const equals = courtyard({
    mice: { collin: 'k', nez: 'l', tilda: 'a' },
    minions: [['rat-warrior', 'g']],
    track,
    dice: hits,
  });
  expect(struck(equals)).toEqual({ collin: 0, nez: 0, tilda: 2 });
});

test('the-magpie: nothing under shelter, and nothing once she has left', () => {
  for (const letter of ['t', 'r', 'h', 'm', 'p'])
    expect(struck(courtyard({ mice: { collin: letter } }))).toEqual({ collin: 0 });
  const s = courtyard({ mice: { collin: 'k' }, dice: [SWORD_STAR, SWORD_STAR, BOW, BOW], change: gone });
  expect(struck(s)).toEqual({ collin: 0 });
});

test('feed-the-magpie: three cheese or the suet, the action of a mouse in the open, while she is there', () => {
  const mayFeed = (on: string, cheese: number, change?: (state: State) => void) =>
    courtyard({
      mice: { collin: on, nez: on },
      change(state) {
        for (const mouse of state.mice) mouse.cheese = cheese;
        change?.(state);
      },
    }).offers({ do: 'deed', deed: 'feed-the-magpie' });
  expect([mayFeed('k', 3), mayFeed('k', 2), mayFeed('p', 3), mayFeed('k', 3, gone)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const suet = (bearer: string) => (state: State) => void state.tokens.push(token('suet', bearer));
  expect([mayFeed('k', 0, suet('collin')), mayFeed('k', 0, suet('nez'))]).toEqual([true, false]);
  const s = courtyard({
    mice: { collin: 'k' },
    change(state) {
      suet('collin')(state);
      for (const mouse of state.mice) mouse.cheese = 3;
    },
  }).choose('deed deed=feed-the-magpie');
  expect([s.state.tokens, s.mouse('collin').cheese, s.state.turn?.actions]).toEqual([[], 3, 0]);
  expect(s.state.achievements).toContain('magpie-friend');
  expect(struck(s.dice(SWORD_STAR, SWORD_STAR, BOW, BOW))).toEqual({ collin: 0 });
});

test('drive-off-the-magpie: shot at without sight from anywhere, but with no minion near and never in melee', () => {
  const target = (hero: string, on: string, minions: SceneOptions['minions'] = []) =>
    courtyard({ mice: { [hero]: on }, minions }).offers({ do: 'attack', target: 'magpie' });
  for (const letter of book.room('courtyard').letters) expect(target('lily', letter)).toBe(true);
  expect([target('collin', 'k'), target('lily', 'k', [['roach', 'g']]), target('lily', 'k', [['roach', 'c']])]).toEqual(
    [false, false, true],
  );
  expect(courtyard({ mice: { lily: 'k' }, change: gone }).offers({ do: 'attack' })).toBe(false);
});

test('drive-off-the-magpie: three dice of defense whose cheese is ignored; wounds stay, and the second drives her off', () => {
  const s = courtyard({ mice: { lily: 'k', collin: 't' }, dice: [BOW, BOW, BOW, CHEESE, SHIELD, SHIELD] });
  s.choose('attack target=magpie weapon=lilys-bow');
  expect([s.state.counters['magpie-wounds'], s.state.wheel, s.mouse('lily').cheese]).toEqual([1, 0, 0]);
  expect(s.state.achievements).not.toContain('black-feather');
  const again = courtyard({
    mice: { lily: 'k', collin: 't' },
    dice: [BOW, BOW, BOW, CHEESE, SHIELD, SHIELD],
    change(state) {
      state.counters['magpie-wounds'] = 1;
    },
  }).choose('attack target=magpie weapon=lilys-bow');
  expect(again.state.achievements).toContain('black-feather');
  expect(again.state.flags).toContain('magpie-gone');
});

const hollow = (mice: Record<string, string>, minions: SceneOptions['minions'] = []) =>
  courtyard({
    mice,
    minions,
    dice: [SWORD_STAR],
    change(state) {
      state.aside = ['lilys-bow'];
      for (const mouse of state.mice) Object.assign(mouse, { seats: [3] });
    },
  });

test('wake-lily: she joins in the hollow with a wound, her bow and a card of choice, below all others, with the waker’s player', () => {
  expect(hollow({ collin: 'r' }).offers({ do: 'search', for: 'special' })).toBe(false);
  const s = hollow({ collin: 't', nez: 'k' }).choose('search for=special', 'find search=wake-lily');
  expect(s.decision).toMatchObject({ ask: 'ability', seat: 3, about: { id: 'lily' } });
  s.choose(s.keys[0] ?? '');
  expect([s.at('lily'), s.mouse('lily')]).toMatchObject([
    't',
    { wounds: 1, body: ['lilys-bow'], seats: [3], abilities: { length: 1 } },
  ]);
  expect([s.state.flags, s.state.track.at(-1)?.card]).toEqual([['lily-awake'], 'lily']);
});

test('wake-lily: where the hollow is full she is put on r, and where that is full too beside it', () => {
  const put = (minions: SceneOptions['minions']) => {
    const s = hollow({ collin: 't' }, minions).choose('search for=special', 'find search=wake-lily');
    return s.choose(s.keys[0] ?? '').at('lily');
  };
  const four = (letter: string): [string, string][] => Array.from({ length: 4 }, () => ['roach', letter]);
  expect([put(four('t').slice(1)), put([...four('t').slice(2), ['roach', 'a']])]).toEqual(['r', 't']);
  const beside = put([...four('t').slice(1), ...four('r')]);
  const { near, letters } = book.room('courtyard');
  expect(near[letters.indexOf('r')]?.map((space) => letters[space])).toContain(beside);
  expect(['t', 'r']).not.toContain(beside);
});

test('wake-lily: once she is awake, nobody explores while she is off the board', () => {
  const explores = (where?: 'board' | 'captured') =>
    courtyard({
      mice: { collin: 'j', ...(where && { lily: 'j' }) },
      change(state) {
        for (const mouse of state.mice) if (mouse.hero === 'lily' && where) mouse.where = where;
      },
    }).offers({ do: 'explore' });
  expect([explores(), explores('board'), explores('captured')]).toEqual([true, true, false]);
});

test('deep-snow: the first step out of the open costs one more, not the next ones, and nothing with move 3', () => {
  const reached = (hero: string, on: string, points: number, first = true) => {
    const s = courtyard({ mice: { [hero]: on } });
    return destinations(s.t, s.mouse(hero), points, first).length > 0;
  };
  expect([reached('collin', 'k', 1), reached('collin', 'k', 2), reached('collin', 'k', 1, false)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([reached('collin', 'p', 1), reached('filch', 'k', 1)]).toEqual([true, true]);
  const s = courtyard({ mice: { collin: 'k' } });
  const cost = Object.fromEntries(
    destinations(s.t, s.mouse('collin'), 4, true).map(({ to, cost }) => [s.t.room.letters[to], cost]),
  );
  expect([cost.l, cost.m]).toEqual([2, 3]);
});

test('surge:courtyard: in the open one rolls as many dice as one’s move, and falls without a star; then two rats', () => {
  const squall = (on: string, ...dice: number[]) => {
    const s = courtyard({ mice: { collin: on }, dice });
    s.only(surge);
    expect(minionsIn(s.state)).toEqual({ 'rat-warrior': 2 });
    return s.mouse('collin').down;
  };
  expect([squall('k', SHIELD, SHIELD), squall('k', SHIELD, SWORD_STAR), squall('p', SHIELD, SHIELD)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('courtyard: five rats wait on c, o and s', () => {
  const s = courtyard({ mice: { collin: 'j' } });
  expect(enter(s)).toEqual({ 'rat-warrior': 5 });
  expect(['c', 'o', 's'].map((letter) => s.minionsAt(letter).length)).toEqual([2, 2, 1]);
});

test('a-lump-of-suet: on the counter or in the pantry corner of the Kitchen', () => {
  const kitchen = (on: string) => scene({ chapter: '03', room: 'kitchen', mice: { collin: on }, dice: [SWORD_STAR] });
  const searchable = book
    .room('kitchen')
    .letters.filter((letter) => kitchen(letter).offers({ do: 'search', for: 'special' }));
  expect(searchable).toEqual(['a', 'n']);
  const s = kitchen('n').choose('search for=special', 'find search=a-lump-of-suet');
  expect(s.state.tokens).toMatchObject([{ id: 'suet', bearer: 'collin' }]);
});

test('thimble-lantern, cracked-lantern: a mouse carries the lantern from the start', () => {
  const carried = (...achievements: string[]) =>
    begun('03', earned(...achievements)).tokens.map(({ id, bearer }) => [id, bearer !== '']);
  expect([carried('thimble-lantern'), carried('cracked-lantern'), carried()]).toEqual([
    [['lantern', true]],
    [['lantern', true]],
    [],
  ]);
});
