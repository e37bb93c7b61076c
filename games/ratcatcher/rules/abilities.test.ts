/** Section K: special abilities (R96-R105). Glue is placed and holds rats; the bomb is returned and attacks with two dice. */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

const unlocked = () => scene().upgraded({ yellow: 1, purple: 1 });

describe('special abilities', () => {
  test('R96: an unlocked ability may be used at any moment of the own turn', () => {
    const playing = unlocked().has({ purple: 2 }).rats('0m', { white: 2 }).start();
    playing.expectOffer('use colour=purple');
    playing.walks('0e').expectOffer('use colour=purple');
  });

  test("R96: never in the rats' turn", () => {
    const playing = unlocked()
      .has({ purple: 3, yellow: 2 })
      .trap('0e')
      .rats('0e', { white: 1, black: 1, brown: 1 })
      .rolls(4, 5, 6, 2)
      .start()
      .ends();
    while (playing.ask !== 'action') {
      playing.expectNoOffer('use');
      playing.match.choose(0);
    }
    expect(playing.state.round).toBe(3);
  });

  test('R97: one token for each use: returned to the Reserve ...', () => {
    const playing = unlocked().has({ purple: 2 }).start().uses('purple', '0m');
    expect(playing.state.catcher.purple).toBe(1);
    expect(playing.state.reserve.purple).toBe(3);
  });

  test('R97: ... or placed on a township, where it works', () => {
    const playing = unlocked()
      .has({ yellow: 2 })
      .rats('0e', { white: 1 })
      .rats('1m', { white: 1 })
      .start()
      .uses('yellow', '0e');
    expect(playing.state.placed).toEqual([{ colour: 'yellow', zone: playing.scene.zone('0e') }]);
    expect(playing.state.reserve.yellow).toBe(2);
    playing.ends();
    expect(playing.events('rats-moved').map(({ from }) => from)).toEqual([playing.scene.zone('1m')]);
  });

  test('R98: no token, no use', () => {
    unlocked()
      .has({ purple: 0, yellow: 1 })
      .start()
      .expectNoOffer('use colour=purple')
      .expectOffer('use colour=yellow');
  });

  test('R99: a locked ability cannot be used', () => {
    scene().upgraded({ yellow: 1 }).has({ yellow: 1, purple: 1 }).start().expectNoOffer('use colour=purple');
  });

  test('R100: tokens of a locked ability are not collected', () => {
    const playing = scene().upgraded({ yellow: 1 }).token('yellow', '0e').token('purple', '0e').start().walks('0e');
    expect(playing.state.catcher).toMatchObject({ yellow: 1, purple: 0 });
    expect([playing.at('yellow', '0e'), playing.at('purple', '0e')]).toEqual([0, 1]);
  });

  test('R101, O13: never more tokens than the maximum; the rest stays on the map (O13)', () => {
    const playing = unlocked().has({ yellow: 1 }).token('yellow', '0e', 3).start().walks('0e');
    expect([playing.state.catcher.yellow, playing.at('yellow', '0e')]).toEqual([2, 2]);
  });

  test('R102: dice of an ability come from the Reserve, not from the own ones', () => {
    const playing = unlocked()
      .has({ purple: 1, dice: 0 })
      .rats('0m', { white: 5 })
      .rolls(5, 6)
      .start()
      .uses('purple', '0m');
    expect(playing.ratsAt('0m')).toBe('3 white');
    expect(playing.state.catcher.dice).toBe(0);
    const nearlyAll = unlocked()
      .has({ purple: 1, dice: 9 })
      .rats('0m', { white: 5 })
      .rolls(5, 6)
      .start()
      .uses('purple', '0m');
    expect(nearlyAll.events('attack-rolled')[0]?.rolls).toHaveLength(1);
  });

  test('R103, R212: placed tokens go back to the Reserve in the clean-up of the round', () => {
    const playing = unlocked().has({ yellow: 2 }).start().uses('yellow', '0e').ends();
    expect(playing.state.placed).toEqual([]);
    expect(playing.state.reserve.yellow).toBe(3);
  });

  test('R104: tokens come from the map, the board, the Tallyman and rewards', () => {
    const map = unlocked().token('purple', '0e').start().walks('0e');
    const board = scene().upgraded({ purple: 1 }).cheese('0e').start().walks('0e').slots('purple');
    const bought = unlocked().has({ yellow: 2 }).cage({ white: 4 }).start().does({ do: 'trade', line: 1 });
    const reward = scene({ edition: 'first' })
      .upgraded({ yellow: 1 })
      .captured('sweet-tooth')
      .start()
      .does({ do: 'claim', rat: 'sweet-tooth', reward: 0 });
    expect([map, board, bought].map(({ state }) => state.catcher.purple)).toEqual([1, 3, 1]);
    expect(reward.state.catcher.yellow).toBe(2);
  });

  test('R105, R152: if the Reserve has none of that colour, none is placed', () => {
    const begun = scene()
      .noCheese()
      .city([0, 0, 0], [1, 1, 0], [3, 0, -1], [4, 0, 1])
      .deck(2)
      .questions({})
      .sack({ white: 9 });
    const empty = begun
      .token('yellow', '1w', 4)
      .start()
      .ends()
      .does({ do: 'place', township: 2, x: -1, y: 0, turn: 0 });
    expect(empty.at('yellow', '2w')).toBe(0);
    expect(empty.events('token-missing')).toMatchObject([{ token: 'yellow' }]);
  });
});
