/** Section A: scope, terms and pieces (R1-R12), and what each of them means for the rules. */
import { play, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { flaws, township, zone } from '../content/township.ts';
import { makeGame } from '../game.ts';
import { FIGURES } from '../state/pieces.ts';
import { YOU } from '../state/table.ts';
import { scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

const game = makeGame(tiny);
const setup = { ratcatcher: 'tess', nemesis: 'king', edition: 'second', mode: 'standard' };

describe('terms and pieces', () => {
  test('R1: one seat decides everything, and the rats never do', () => {
    expect(game.seats(setup)).toBe(1);
    const choice = Random.of(seedOf('terms'));
    for (let n = 0; n < 20; n++) {
      play(game, setup, seedOf(`terms ${n}`), (decision) => {
        expect(decision.seat).toBe(YOU);
        return choice.below(decision.options.length);
      });
    }
  });

  test('R2: the City is the township cards on the table, no card of the deck', () => {
    const { view, state } = scene().start();
    expect(view.townships.map(({ township: number }) => number).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(view.zones).toHaveLength(15);
    expect(state.deck.length).toBeGreaterThan(0);
  });

  test('R3: pieces stand in zones of the City and nowhere else', () => {
    const outside = scene().zone('7m');
    const refused = game.position?.(setup, { catcher: { zone: outside } });
    expect(refused).toMatchObject({ ok: false, where: 'catcher.zone' });
    expect(game.position?.(setup, { on: { white: { [outside]: 1 } } })).toMatchObject({ ok: false });
  });

  test('R4: a card has a number, an expansion value, connectors and symbols in its zones, and a bad card is found out', () => {
    for (const card of tiny.townships) expect(flaws(card)).toEqual([]);
    const square = zone(
      [
        [0, 0],
        [240, 0],
        [240, 240],
        [0, 240],
      ],
      'cheese',
      'question',
      'nest',
      'spawn',
      'yellow',
      'purple',
      'health',
    );
    const good = township(9, {
      expansion: 4,
      zones: [square],
      paths: [],
      connectors: { north: 0 },
      editions: 'both',
      provenance: 'own',
    });
    expect(flaws(good)).toEqual([]);
    expect(flaws({ ...good, connectors: {} })).toEqual(['township 9 has no connector']);
    expect(flaws({ ...good, number: 0 })).toEqual(['township 0 has 0 start zones']);
    const half = zone([
      [0, 0],
      [120, 0],
      [120, 240],
      [0, 240],
    ]);
    expect(
      flaws({ ...good, zones: [half, { ...half, outline: half.outline.map(([x, y]) => [x + 120, y] as const) }] }),
    ).toEqual(['township 9: not every zone can be reached from zone 0']);
    expect(flaws({ ...good, zones: [half], connectors: { east: 0 } })).toHaveLength(2);
  });

  test('R5, R37: tokens that are not on the table are in the Reserve', () => {
    const { state } = scene().token('yellow', '2w').has({ purple: 1 }).upgraded({ purple: 1, attack: 2 }).start();
    expect(state.reserve).toEqual({ cheese: 18 - 2 - 3, health: 5, yellow: 3, purple: 3 });
  });

  test('R6: rats that are not on the map or in the cage are in the sack', () => {
    const { state } = scene().rats('0e', { white: 3, black: 2 }).cage({ brown: 4 }).start();
    expect(state.sack).toEqual({ white: 31, brown: 14, black: 10 });
  });

  test('R6: every draw from the sack is random', () => {
    const drawn = (n: number) => {
      const playing = scene().seeded(n).start().ends();
      return playing
        .events('rat-spawned')
        .map(({ rat }) => rat)
        .join();
    };
    expect(new Set(Array.from({ length: 30 }, (_, n) => drawn(n + 1))).size).toBeGreaterThan(3);
  });

  test('R7: 34 white, 18 brown and 12 black rats, 64 in all', () => {
    const { sack } = game.create(setup, Random.of(seedOf('rats')));
    expect(sack).toEqual({ white: 34, brown: 18, black: 12 });
    const lots = Object.fromEntries([...Array(3).keys()].map((at) => [scene().zone('0w') + at, 12]));
    expect(game.position?.(setup, { on: { white: lots } })).toMatchObject({ ok: false, where: 'on.white' });
  });

  test('R8: a peculiar rat is no common rat: it never comes out of the sack or goes into the cage', () => {
    const playing = scene().peculiar('sweet-tooth', '0m').rolls(6).start().attacks(1);
    expect(playing.state.cage).toEqual({ white: 0, brown: 0, black: 0 });
    expect(playing.state.peculiars).toEqual([]);
  });

  test('R9: common and peculiar rats have one health: a single wound takes them', () => {
    for (const rat of ['white', 'brown', 'black'] as const) {
      expect(
        scene()
          .rats('0m', { [rat]: 1 })
          .rolls(6)
          .start()
          .attacks(1)
          .ratsAt('0m'),
      ).toBe('');
    }
    expect(scene().peculiar('brute', '0m').rolls(6).start().attacks(1).state.peculiars).toEqual([]);
  });

  test('R10: two abilities with tokens of their own colours', () => {
    const playing = scene().upgraded({ yellow: 1, purple: 1 }).has({ yellow: 1, purple: 2 }).start();
    playing.uses('purple', '0m');
    expect(playing.state.catcher).toMatchObject({ yellow: 1, purple: 1 });
  });

  test('R11: the nemesis board shows health, bite, accuracy, defence, spawn value and ten steps', () => {
    const { view } = scene().start();
    expect(view.nemesis).toMatchObject({ health: 5, bite: 3, accuracy: 4, defence: 2, spawn: 2, zone: -1 });
    expect(view.tracker.steps).toHaveLength(10);
  });

  test('R12: the figures of a peculiar rat card are movement, defence and bite, its health is one', () => {
    const hit = scene().peculiar('brute', '0m').rolls(5, 5, 4).start().attacks(3);
    expect(hit.state.peculiars).toHaveLength(1);
    const moved = scene().peculiar('brute', '1e').start().ends();
    expect(moved.state.peculiars[0]?.zone).toBe(moved.scene.zone('1w'));
  });

  test('R168: white 1/0/0, brown 2/0/1, black 1/1/0 as movement, defence and bite', () => {
    const figures = (kind: keyof typeof FIGURES) => [FIGURES[kind].movement, FIGURES[kind].defence, FIGURES[kind].bite];
    expect([figures('white'), figures('brown'), figures('black')]).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [1, 1, 0],
    ]);
  });
});
