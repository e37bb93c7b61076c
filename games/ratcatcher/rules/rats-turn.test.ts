/** Section S: the order of the rats' turn (R155-R159). */
import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';

describe("the rats' turn", () => {
  test('R155: move, traps, bite, consume, spawn, expansion, clean-up', () => {
    const begun = scene()
      .noCheese()
      .cheese('1w')
      .rats('1w', { white: 5 })
      .rats('0e', { brown: 2 })
      .trap('0m')
      .deck(7)
      .sack({ white: 9 });
    const playing = begun.has({ dice: 0 }).rolls(1, 1).start();
    playing.ends().does({ do: 'place', township: 7, x: 0, y: 1, turn: 1 });
    const phases = [
      'rats-moved',
      'trap-sprung',
      'rats-bit',
      'cheese-consumed',
      'rat-spawned',
      'expansion',
      'traps-returned',
    ];
    const after = playing.story.slice(playing.story.indexOf('turn'));
    const at = phases.map((type) => after.indexOf(type));
    expect(at.every((index) => index >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test('R156: nemesis, peculiar, brown, black, white', () => {
    const begun = scene().you('0m').nemesis('4m').peculiar('brute', '1e').rats('1e', { white: 1, brown: 1, black: 1 });
    const playing = begun.rolls(1).start().ends();
    expect(playing.events('rats-moved').map(({ rat }) => rat)).toEqual(['nemesis', 'brute', 'brown', 'black', 'white']);
  });

  test('R157: every kind finishes a phase before the next begins', () => {
    const playing = scene()
      .you('0m')
      .nemesis('0m')
      .peculiar('brute', '0e')
      .rats('0e', { brown: 3 })
      .rolls(1, 1, 1)
      .start()
      .ends();
    const moves = playing.story.lastIndexOf('rats-moved');
    expect(playing.story.indexOf('nemesis-bit')).toBeGreaterThan(moves);
  });

  test('R158: only rats on active townships act', () => {
    const playing = scene()
      .you('2w')
      .inactive(1)
      .rats('1w', { brown: 1 })
      .rats('0w', { brown: 1 })
      .peculiar('brute', '1m')
      .start()
      .ends();
    expect(playing.events('rats-moved').map(({ from }) => from)).toEqual([playing.scene.zone('0w')]);
  });
});
