import { play, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { everdell } from '../game.ts';
import { scene } from '../testing/scene.ts';

const evaluate = (state: Parameters<typeof everdell.clone>[0], seat: number): number =>
  everdell.insight?.evaluate?.(state, seat) ?? Number.NaN;

/** An index by weight. */
function pick(weights: readonly number[], random: Random): number {
  let at = (weights.reduce((a, b) => a + b, 0) * random.below(1_000_000)) / 1_000_000;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return i;
  }
  return weights.length - 1;
}

describe('what bots are told', () => {
  test('the value of a position is between 0 and 1, and two players see it from two sides', () => {
    const { state } = scene().points(0, 9).start();
    expect(evaluate(state, 0)).toBeGreaterThan(0.5);
    expect(evaluate(state, 1)).toBeLessThan(0.5);
    expect(evaluate(state, 0)).toBeLessThan(1);
    expect(evaluate(state, 1)).toBeGreaterThan(0);
  });

  test('it uses nothing that the seat cannot see', () => {
    const one = scene().hand(0, 'farm').hand(1, 'king', 'queen').start();
    const two = scene().hand(0, 'farm').hand(1, 'monk', 'ruins').start();
    expect(evaluate(one.state, 0)).toBe(evaluate(two.state, 0));
  });

  test('resources, workers and linked cards are worth something', () => {
    const plain = evaluate(scene().start().state, 0);
    expect(evaluate(scene().stock(0, { berry: 3 }).start().state, 0)).toBeGreaterThan(plain);
    expect(evaluate(scene().out(0, 'haven').start().state, 0)).toBeLessThan(plain);
    expect(evaluate(scene().city(0, 'farm').start().state, 0)).toBeGreaterThan(plain);
  });

  test('every option has a positive weight, and weighed choices score far more than any choices', () => {
    const mean = (weighed: boolean): number => {
      let sum = 0;
      for (let n = 0; n < 30; n++) {
        const random = Random.of(seedOf(`weigh ${n}`));
        const { run } = play(
          everdell,
          { seats: 2, start: 1, rugwort: 1 },
          seedOf(`game ${n}`),
          (decision, { state }) => {
            if (!weighed) return random.below(decision.options.length);
            const weights = everdell.insight?.weigh?.(state, decision) ?? [];
            expect(weights).toHaveLength(decision.options.length);
            expect(Math.min(...weights)).toBeGreaterThan(0);
            return pick(weights, random);
          },
        );
        sum += run.result?.scores?.[0] ?? 0;
      }
      return sum / 30;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 15);
  });
});
