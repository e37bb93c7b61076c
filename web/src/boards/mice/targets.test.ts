import { describe, expect, test } from 'vitest';
import { bySpace, figureOfOption, figuresIn, spaceOf } from './targets.ts';

const decision = {
  seat: 0,
  ask: 'turn',
  options: [
    { do: 'move', to: 'b' },
    { do: 'attack', weapon: 'dagger', target: 3 },
    { do: 'share', with: 'tilda' },
    { do: 'search', for: 'card', with: 'find' },
    { do: 'end' },
  ],
};

describe('what an option is about', () => {
  test('a space by its letter, never a word', () => {
    expect(decision.options.map(spaceOf)).toEqual(['b', undefined, undefined, undefined, undefined]);
    expect(spaceOf({ do: 'space', to: 'off' })).toBeUndefined();
  });

  test('a figure: a minion by its number, a mouse by its name, and not the card that is used', () => {
    expect(decision.options.map(figureOfOption)).toEqual([undefined, 3, 'tilda', undefined, undefined]);
    expect(figuresIn(decision)).toEqual(new Set([3, 'tilda']));
  });

  test('a space is lit by what leads there and by who stands there', () => {
    const places = bySpace(decision, (who) => (who === 3 ? 'b' : 'c'));
    expect([...places].map(([space, options]) => [space, options.map((option) => option.do)])).toEqual([
      ['b', ['move', 'attack']],
      ['c', ['share']],
    ]);
    expect(bySpace(undefined, () => 'a').size).toBe(0);
  });
});
