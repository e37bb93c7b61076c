import type { Seat } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { NUMBERS, PARTS } from '../../bot/first-impressions-numbers.ts';
import { everdell } from '../../game.ts';
import { EMPTY, type State } from '../../state/state.ts';
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

const intrigue = (given: { personality?: string; plan?: string }) => ({
  intrigue: { personality: '', plan: '', pile: [], webs: [], barred: [], filling: EMPTY, ...given },
});

test('Infernal: a card worth points is hers already if it lies beside her', () => {
  const meadow = (...cards: string[]) =>
    lair(['resin-trap'], { setup: { personality: 'infernal' } })
      .beside(intrigue({ personality: 'infernal' }))
      .figure(1)
      .meadow(null, ...cards)
      .start().state;
  const beside = evaluate(meadow('king', 'ruins'), 0);
  const elsewhere = evaluate(meadow('ruins', 'king'), 0);
  expect(beside).toBeLessThan(elsewhere);
});

test('Connections: a full hand is a burden until she has come into the Meadow', () => {
  const hand = (plan: string, figure: boolean) => {
    const scene = lair(['resin-trap'], { level: 1, setup: { plan } }).beside(intrigue({ plan }));
    if (figure) scene.figure(1).meadow(null);
    return evaluate(scene.hand(0, 'king', 'queen', 'inn', 'mine').start().state, 0);
  };
  expect(hand('connections', false)).toBeLessThan(hand('sly-one', false) - 0.02);
  expect(hand('connections', true)).toBeCloseTo(hand('sly-one', true), 6);
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
