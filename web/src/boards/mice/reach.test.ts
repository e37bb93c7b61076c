import { describe, expect, test } from 'vitest';
import type { Option } from './props.ts';
import { chanceOf, reachOf, wayOf } from './reach.ts';

const outlook = {
  mouse: 'collin',
  moves: [
    { to: 'b', cost: 2, way: ['a', 'c', 'b'] },
    { to: 'd', cost: 1, way: ['a', 'd'], trap: 0.75 },
  ],
  climbs: [{ to: 'e', dice: 1, chance: 0.5 }],
  attacks: [{ weapon: 'dagger', target: 3, dice: 2, defense: 1, chance: 0.61 }],
  searches: [{ for: 'card', dice: 2, chance: 0.75 }],
  deeds: [],
  ways: [],
  danger: { wound: 0, capture: 0 },
};
const view = { outlook };

describe('what a space says', () => {
  test('the cost of going there, and the way', () => {
    expect(reachOf([{ do: 'move', to: 'b' }], view)).toEqual({ kind: 'go', note: '2' });
    expect(wayOf({ do: 'move', to: 'b' }, view)).toEqual(['a', 'c', 'b']);
    expect(wayOf({ do: 'end' }, view)).toEqual([]);
  });

  test('the chance to pass a trap, to climb out and to hit', () => {
    expect(reachOf([{ do: 'move', to: 'd' }], view)).toEqual({ kind: 'risk', note: '75 %' });
    expect(reachOf([{ do: 'climb', to: 'e' }], view)).toEqual({ kind: 'risk', note: '50 %' });
    expect(reachOf([{ do: 'attack', weapon: 'dagger', target: 3 }], view)).toEqual({ kind: 'target', note: '61 %' });
    expect(chanceOf({ do: 'search', for: 'card' }, view)).toBe(0.75);
  });

  test('going there before striking there; nothing where nothing is known', () => {
    const both: Option[] = [
      { do: 'attack', weapon: 'dagger', target: 3 },
      { do: 'move', to: 'b' },
    ];
    expect(reachOf(both, view)).toEqual({ kind: 'go', note: '2' });
    expect(reachOf([{ do: 'share', with: 'tilda' }], { outlook: null })).toEqual({ kind: 'act', note: '' });
  });
});
