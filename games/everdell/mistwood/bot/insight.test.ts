import type { Seat } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { NUMBERS, PARTS } from '../../bot/first-impressions-numbers.ts';
import { everdell } from '../../game.ts';
import type { State } from '../../state/state.ts';
import { lair } from '../nightweave/scene.ts';

const evaluate = (state: State, seat: Seat): number => everdell.insight?.evaluate?.(state, seat) ?? Number.NaN;

test('what lies on her board already counts for her', () => {
  const plain = evaluate(lair(['resin-trap']).start().state, 0);
  expect(evaluate(lair(['resin-trap']).spoils('king').start().state, 0)).toBeLessThan(plain);
});

test('the more she can still gain, the less a position is worth', () => {
  const at = (level: 0 | 2 | 4) => evaluate(lair(['resin-trap'], { level }).start().state, 0);
  expect(at(0)).toBeGreaterThan(at(2));
  expect(at(2)).toBeGreaterThan(at(4));
});

test('two who win together look at whoever is behind, two who play for themselves do not', () => {
  const ahead = (victory: string) => lair(['resin-trap'], { seats: 2, setup: { victory } }).points(0, 20).start().state;
  expect(evaluate(ahead('together'), 0)).toBeCloseTo(evaluate(ahead('together'), 1), 6);
  expect(evaluate(ahead('each'), 0)).toBeGreaterThan(evaluate(ahead('each'), 1) + 0.1);
});

test('first impressions of Mistwood stand beside those of the base game', () => {
  expect(NUMBERS[PARTS.CARD_TASTE.at('strongroot-castle') + 1]).toBeGreaterThan(0);
  expect(NUMBERS[PARTS.CARD_TASTE.at('farm')]).toBe(1.06);
});
