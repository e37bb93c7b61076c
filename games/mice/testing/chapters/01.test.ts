/** Chapter 1, rule by rule as the book tells it. */
import { expect, test } from 'vitest';
import { book } from '../../content/index.ts';
import { minionTurn } from '../../rules/minion-turn.ts';
import { surge } from '../../rules/surge.ts';
import { enter, minionsIn, token } from '../later.ts';
import { CHEESE, type SceneOptions, SWORD_STAR, scene } from '../scene.ts';

const withEmber = (bearer: string, options: SceneOptions = {}) =>
  scene({ ...options, change: (state) => void state.tokens.push(token('ember', bearer)) });

test('goal:victory: the ember on the mouse court, after the homecoming, with no minion about', () => {
  const won = (on: string, minions: [string, string][], ...flags: string[]) => {
    const s = withEmber('collin', { mice: { collin: on }, minions });
    s.state.flags.push(...flags);
    return s.t.chapter.victory(s.t);
  };
  expect(won('q', [], 'homecoming')).toBe(true);
  expect([won('m', [], 'homecoming'), won('q', []), won('q', [['roach', 'g']], 'homecoming')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('carrying-the-ember: its bearer does not scurry, the others do', () => {
  const scurries = (bearer: string) => {
    const s = withEmber(bearer, { mice: { collin: 'm', nez: 'm' } });
    return s.choose('move to=n').choose('move to=m').offers({ do: 'scurry' });
  };
  expect([scurries('collin'), scurries('nez')]).toEqual([false, true]);
});

test('homecoming: a centipede on g and a rat on i, only with the ember, and only once', () => {
  const mice = { collin: 'm' };
  expect(enter(scene({ mice }))).toEqual({});
  const s = withEmber('collin', { mice });
  enter(s);
  expect([s.minionsAt('g'), s.minionsAt('i')]).toMatchObject([[{ kind: 'cave-centipede' }], [{ kind: 'rat-warrior' }]]);
  expect(enter(s)).toEqual({ 'cave-centipede': 1, 'rat-warrior': 1 });
});

test('mind-the-nursery: a minion that is there after its move, even without one, fills the wheel, unless a mouse is there', () => {
  const wheel = (collin: string, roach: string) => {
    const s = scene({
      mice: { collin },
      minions: [['roach', roach]],
      dice: Array(8).fill(SWORD_STAR),
      change(state) {
        for (const minion of state.minions) minion.down = true;
      },
    });
    s.only((t) => minionTurn(t, 'roach'));
    return s.state.wheel;
  };
  expect([wheel('a', 'p'), wheel('p', 'p'), wheel('a', 'l')]).toEqual([1, 0, 0]);
});

test('surge:dining-tunnels: two roaches', () => {
  const s = scene({ mice: { collin: 'q' } });
  s.only(surge);
  expect(minionsIn(s.state)).toEqual({ roach: 2 });
});

test('surge:kitchen: the bucket knocks down whoever is on c, d, e, g, h or i, and two rats come to the counter', () => {
  const tipped = (letter: string) => {
    const s = scene({ room: 'kitchen', mice: { collin: letter } });
    s.only(surge);
    expect(s.minionsAt('a').map(({ kind }) => kind)).toEqual(['rat-warrior', 'rat-warrior']);
    return s.mouse('collin').down;
  };
  expect(book.room('kitchen').letters.filter(tipped).join('')).toBe('cdeghi');
});

test('take-the-ember: it is found on the counter only, and may be left for a card', () => {
  const stove = (on: string) => scene({ room: 'kitchen', mice: { collin: on }, dice: [SWORD_STAR] });
  expect(stove('e').offers({ do: 'search', for: 'special' })).toBe(false);
  const s = stove('a').choose('search for=special');
  expect(s.keys).toEqual(['find search=take-the-ember', 'draw']);
  expect(s.choose('find search=take-the-ember').state.tokens).toMatchObject([{ id: 'ember', bearer: 'collin' }]);
  expect(
    scene({ room: 'kitchen', mice: { collin: 'a' }, dice: [CHEESE] }).choose('search for=special').state.tokens,
  ).toEqual([]);
});

test('cage-key: by the key hook Filch is freed, and the End marker moves a page on', () => {
  const s = scene({ room: 'guard-room', mice: { collin: 'q' }, dice: [SWORD_STAR] });
  const { end } = s.state;
  s.choose('search for=special', 'find search=cage-key');
  expect([s.state.achievements, s.state.end - end]).toEqual([['filch-freed'], 1]);
  expect(scene({ room: 'guard-room', mice: { collin: 'p' } }).offers({ do: 'search', for: 'special' })).toBe(false);
});

test('kitchen: three rats on the counter; guard-room: two and an elite one', () => {
  const kitchen = scene({ room: 'kitchen', mice: { collin: 'm' } });
  enter(kitchen);
  expect(kitchen.minionsAt('a').map(({ kind }) => kind)).toEqual(['rat-warrior', 'rat-warrior', 'rat-warrior']);
  expect(enter(scene({ room: 'guard-room', mice: { collin: 'm' } }))).toEqual({
    'rat-warrior': 2,
    'elite-rat-warrior': 1,
  });
});
