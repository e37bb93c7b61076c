/** Chapter 4, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { book } from '../../content/index.ts';
import { woundMinion } from '../../rules/felling.ts';
import { minionTurn } from '../../rules/minion-turn.ts';
import { surge } from '../../rules/surge.ts';
import { testTrap } from '../../rules/traps.ts';
import type { State } from '../../state/state.ts';
import { begun, earned, enter, later, minionsIn, token } from '../later.ts';
import { CHEESE, type Scene, type SceneOptions, SHIELD, SWORD_STAR, scene } from '../scene.ts';

const crystals = (options: SceneOptions) => scene({ chapter: '04', room: 'crystal-tunnels', ...options });
const echoes = (n: number) => (state: State) => void Object.assign(state.counters, { echo: n });
const heard = (hero: string) => (state: State) => void state.flags.push(`heard:${hero}`);
const cards = (s: Scene): string[] => s.state.track.map(({ card }) => card);

test('goal:victory: Skitter-Clak is beaten, the satchel is carried, and no minion is about', () => {
  const won = (beaten: string[], bearer: string, minions: [string, string][] = []) => {
    const { t } = crystals({
      mice: { collin: 'g' },
      minions,
      change(state) {
        state.bossesDefeated = beaten;
        state.tokens.push(token('satchel', bearer));
      },
    });
    return t.chapter.victory(t);
  };
  expect(won(['skitter-clak'], 'collin')).toBe(true);
  expect([won([], 'collin'), won(['skitter-clak'], ''), won(['skitter-clak'], 'collin', [['roach', 'a']])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('the company starts with the line', () => {
  expect(begun('04', earned()).stash).toEqual(['hook-and-line']);
});

test('echo: one for an attack roll with cheese, however much, and none for one without', () => {
  const after = (room: string, ...dice: number[]) => {
    const s = scene({ chapter: '04', room, mice: { collin: 'c' }, minions: [['roach', 'c']], dice });
    return s.choose('attack target=1 weapon=collins-sword').state.counters.echo;
  };
  expect(after('crystal-tunnels', CHEESE, SHIELD, SHIELD)).toBe(1);
  expect(after('crystal-tunnels', CHEESE, CHEESE, SHIELD)).toBe(1);
  expect(after('crystal-tunnels', SHIELD, SHIELD, SHIELD)).toBe(0);
  expect(after('kitchen-tunnels', CHEESE, CHEESE, SHIELD)).toBe(0);
});

test('echo: one for a scurry and one for a sprung trap, of the mouse that made it', () => {
  const s = crystals({ mice: { collin: 'c' } }).choose('move to=a', 'scurry');
  expect([s.state.counters.echo, s.state.flags]).toEqual([1, ['heard:collin']]);
  const sprung = crystals({ mice: { collin: 'j' }, dice: [SHIELD, SHIELD] });
  sprung.only((t) => testTrap(t, sprung.mouse('collin')));
  expect([sprung.state.counters.echo, sprung.state.flags]).toEqual([1, ['heard:collin']]);
  const passed = crystals({ mice: { collin: 'j' }, dice: [SWORD_STAR, SHIELD] });
  passed.only((t) => testTrap(t, passed.mouse('collin')));
  expect(passed.state.counters.echo).toBe(0);
});

test('skitter-clak-comes: at the sixth echo, to the nearest empty entry, with two roaches, at the bottom of the track, and once', () => {
  const s = crystals({ mice: { collin: 'c' }, change: echoes(4) }).choose('move to=d', 'scurry', 'stop to=""');
  expect(minionsIn(s.state)).toEqual({});
  const comes = crystals({ mice: { collin: 'c' }, change: echoes(5) }).choose('move to=d', 'scurry');
  expect(comes.minionsAt('a').map(({ kind }) => kind)).toContain('skitter-clak');
  expect([minionsIn(comes.state), cards(comes)]).toEqual([
    { 'skitter-clak': 1, roach: 2 },
    ['collin', 'skitter', 'roach'],
  ]);
  comes.state.minions = [];
  comes.only(surge);
  expect(minionsIn(comes.state)).toEqual({ roach: 2 });
});

test('skitter-clak-comes: not where somebody stands, and below a card of roaches that is there already', () => {
  const s = crystals({
    mice: { collin: 'c', nez: 'a' },
    minions: [['roach', 'o']],
    track: ['collin', 'roach', 'nez'],
    change: echoes(5),
  }).choose('move to=d', 'scurry');
  expect(s.decision).toMatchObject({
    ask: 'place-minion',
    about: { id: 'skitter-clak' },
    options: [{ to: 'i' }, { to: 'n' }],
  });
  s.choose('space to=i');
  while (s.decision.ask === 'place-minion') s.choose(s.keys[0] ?? '');
  expect(s.minionsAt('a').map(({ kind }) => kind)).not.toContain('skitter-clak');
  expect([minionsIn(s.state), cards(s)]).toEqual([
    { 'skitter-clak': 1, roach: 3 },
    ['collin', 'roach', 'nez', 'skitter'],
  ]);
});

test('skitter-clak-comes: also when the mice enter with the satchel, and not without it', () => {
  const entered = (bearer: string) =>
    enter(
      crystals({
        mice: { collin: 'c' },
        change(state) {
          state.encounterDeck = [];
          state.tokens.push(token('satchel', bearer));
        },
      }),
    );
  expect([entered('collin'), entered('')]).toEqual([{ 'skitter-clak': 1, roach: 2 }, {}]);
});

test('shell-plates: two of them, which an effect takes off as well; then he is wounded', () => {
  const s = crystals({ mice: { collin: 'c' }, minions: [['skitter-clak', 'n']] });
  const wounds = [1, 2, 3].map(() => {
    s.only((t) => woundMinion(t, s.state.minions[0] as never, 2, undefined));
    return [s.state.counters['shell-plate'], s.state.track.find(({ card }) => card === 'skitter')?.wounds];
  });
  expect(wounds).toEqual([
    [1, 0],
    [0, 0],
    [0, 2],
  ]);
});

test('he-listens: he goes for the mouse of the last echo, however near another is, or else for the nearest', () => {
  const goal = (change?: (state: State) => void) => {
    const s = crystals({
      mice: { collin: 'c', nez: 'o' },
      minions: [['skitter-clak', 'a']],
      ...(change && { change }),
    });
    s.only((t) => minionTurn(t, 'skitter'));
    return s.told('goes-for').map((event) => 'mouse' in event && event.mouse);
  };
  expect([goal(), goal(heard('nez')), goal(heard('tilda'))]).toEqual([['collin'], ['nez'], ['collin']]);
});

test('he-listens: and attacks it, where he can; where he cannot, he attacks by the usual rules', () => {
  const attacked = (loud: string, nez: string) => {
    const s = crystals({
      mice: { collin: 'l', nez },
      minions: [['skitter-clak', 'k']],
      dice: [CHEESE],
      change: heard(loud),
    });
    for (const minion of s.state.minions) minion.down = true; // he stands up and stays
    s.only((t) => minionTurn(t, 'skitter'));
    return s.told('minion-attack').map((event) => 'mouse' in event && event.mouse);
  };
  expect([attacked('collin', 'j'), attacked('nez', 'j'), attacked('nez', 'a')]).toEqual([
    ['collin'],
    ['nez'],
    ['collin'],
  ]);
});

test('surge:crystal-tunnels: two echoes of nobody’s, then two roaches; with the sixth he comes as well', () => {
  const after = (n: number) => {
    const s = crystals({ mice: { collin: 'c' }, change: echoes(n) });
    heard('collin')(s.state);
    s.only(surge);
    return [s.state.counters.echo, minionsIn(s.state), s.state.flags.includes('heard:collin')];
  };
  expect(after(0)).toEqual([2, { roach: 2 }, true]);
  expect(after(4)).toEqual([6, { 'skitter-clak': 1, roach: 4 }, true]);
});

test('surge:kings-tunnels: everybody in the water is carried a space, by the arm of its choice; then two rats come to f', () => {
  const s = scene({ chapter: '04', room: 'kings-tunnels', mice: { collin: 'v', nez: 'x', tilda: 'e' } });
  const { asked } = s.only(surge, 'space to=z');
  expect(asked[0]).toMatchObject({ ask: 'current', about: { id: 'collin' } });
  expect(['collin', 'nez', 'tilda'].map((hero) => s.at(hero))).toEqual(['z', 'w', 'e']);
  expect(s.minionsAt('f').map(({ kind }) => kind)).toEqual(['rat-warrior', 'rat-warrior']);
});

test('rat-wardrobe: the Disguises are on k', () => {
  const camp = (on: string) =>
    scene({ chapter: '04', room: 'tunnel-entrance', mice: { collin: on }, dice: [SWORD_STAR] });
  expect(camp('i').offers({ do: 'search', for: 'special' })).toBe(false);
  expect(camp('k').choose('search for=special', 'find search=rat-wardrobe').state.stash).toEqual(['disguises']);
});

test('the-singing-floor: a shard on k, while there are two echoes or fewer', () => {
  const floor = (on: string, n: number) => crystals({ mice: { collin: on }, dice: [SWORD_STAR], change: echoes(n) });
  expect([floor('k', 3), floor('l', 0)].map((s) => s.offers({ do: 'search', for: 'special' }))).toEqual([false, false]);
  const s = floor('k', 2).choose('search for=special', 'find search=the-singing-floor');
  expect(s.state.achievements).toContain('crystal-shard');
});

test('the-kings-camp: the satchel is at the old camp', () => {
  const camp = (on: string) =>
    scene({ chapter: '04', room: 'kings-tunnels', mice: { collin: on }, dice: [SWORD_STAR] });
  const searchable = book
    .room('kings-tunnels')
    .letters.filter((letter) => camp(letter).offers({ do: 'search', for: 'special' }));
  expect(searchable).toEqual(['a']);
  const s = camp('a').choose('search for=special', 'find search=the-kings-camp');
  expect(s.state.tokens).toMatchObject([{ id: 'satchel', bearer: 'collin' }]);
});

test('lilys-thanks: Lily starts with a cheese', () => {
  const cheese = (...achievements: string[]) => {
    const s = later('04', earned(...achievements), { mice: { collin: 'c', lily: 'c' } });
    for (const moment of s.t.moments) moment.begin?.(s.t);
    return s.state.mice.map((mouse) => mouse.cheese);
  };
  expect([cheese('lilys-thanks'), cheese()]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});
