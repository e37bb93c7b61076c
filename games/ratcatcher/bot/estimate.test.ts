/** What the game tells bots is sensible: it knows won from lost, good from bad, and gives every option a weight. */
import { play, Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { makeGame } from '../game.ts';
import { type Playing, scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

const game = makeGame(tiny);
const worth = ({ state }: Playing) => game.insight?.evaluate?.(state, 0) ?? Number.NaN;

test('a won game is worth 1, a lost one 0, and all others lie in between', () => {
  expect(worth(scene().nemesis('0m', { health: 1 }).rolls(6).start().attacks(1))).toBe(1);
  expect(worth(scene().has({ health: 1 }).rats('0m', { brown: 2 }).start().ends())).toBe(0);
  const standing = worth(scene().start());
  expect(standing > 0 && standing < 1).toBe(true);
});

test.each([
  ['more cheese', scene().upgraded({ attack: 3 }), scene().upgraded({ attack: 1 })],
  ['more health', scene().has({ health: 4 }), scene().has({ health: 1 })],
  ['a wounded nemesis', scene().nemesis('4m', { health: 1 }), scene().nemesis('4m', { health: 5 })],
  ['a lower tracker', scene().tracker(1), scene().tracker(8)],
  ['cheese without rats beside it', scene(), scene().rats('4e', { white: 4 })],
])('%s is better', (_, better, worse) => {
  expect(worth(better.start())).toBeGreaterThan(worth(worse.start()));
});

test('every option of every decision has a positive weight', () => {
  const choice = Random.of(seedOf('weights'));
  const setup = { ratcatcher: 'tess', nemesis: 'king', edition: 'first', mode: 'standard' };
  for (let n = 0; n < 20; n++) {
    play(game, setup, seedOf(`weights ${n}`), (decision, run) => {
      const weights = game.insight?.weigh?.(run.state, decision) ?? [];
      expect(weights).toHaveLength(decision.options.length);
      expect(weights.every((weight) => weight > 0 && Number.isFinite(weight))).toBe(true);
      return choice.below(decision.options.length);
    });
  }
});

test('leaving brown rats that would bite looks worse than attacking them', () => {
  const { match, state } = scene().rats('0m', { brown: 3 }).start();
  const weights = match.decision ? (game.insight?.weigh?.(state, match.decision) ?? []) : [];
  const best = match.decision?.options[weights.indexOf(Math.max(...weights))];
  expect(best).toMatchObject({ do: 'attack' });
});
