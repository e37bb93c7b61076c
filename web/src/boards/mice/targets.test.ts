import { describe, expect, test } from 'vitest';
import type { Decision } from './props.ts';
import { byExit, bySpace, figureOfOption, figuresIn, spaceOf } from './targets.ts';

const decision: Decision = {
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
    expect(figuresIn(decision)).toEqual(new Set([3]));
  });

  test('a space is lit by what leads there and by who stands there', () => {
    const places = bySpace(decision, (who) => (who === 3 ? 'b' : 'c'));
    expect([...places].map(([space, options]) => [space, options.map((option) => option.do)])).toEqual([
      ['b', ['move', 'attack']],
      ['c', ['share']],
    ]);
    expect(bySpace(undefined, () => 'a').size).toBe(0);
  });

  test('a way out lies at its edge, the way to the other side on its space', () => {
    const asked: Decision = {
      seat: 0,
      ask: 'turn',
      options: [
        { do: 'explore', way: 'W' },
        { do: 'explore', way: 'flip' },
      ],
    };
    expect([...byExit(asked).keys()]).toEqual(['W']);
    expect([...bySpace(asked, () => 'a', 'k').keys()]).toEqual(['k']);
  });
});
