/** Section D: townships, connectors and adjacency (R39-R46). */
import { describe, expect, test } from 'vitest';
import { makeGame } from '../game.ts';
import { mapOf } from '../state/city-map.ts';
import { type Lot, scene } from '../testing/scene.ts';
import { tiny } from '../testing/tiny-box.ts';

function neighboursOf(lots: readonly Lot[], zone: string): string[] {
  const playing = scene()
    .noCheese()
    .city(...lots)
    .start();
  const map = mapOf({ atlas: playing.scene.atlas, state: playing.state });
  const names = ['w', 'm', 'e'].flatMap((part) => lots.map(([number]) => `${number}${part}`));
  const found = map.neighbours[playing.scene.zone(zone)] ?? [];
  const known = names.filter((name) => found.includes(playing.scene.zone(name)));
  expect(known).toHaveLength(found.length);
  return known.sort();
}

const game = makeGame(tiny);
const setup = { ratcatcher: 'tess', nemesis: 'king', edition: 'second', mode: 'standard' };
const position = (...lots: readonly Lot[]) =>
  game.position?.(setup, {
    city: lots.map(([township, x, y, turn = 0]) => ({ card: scene().card(township), x, y, turn })),
  });

describe('the City', () => {
  test('R39: a township is attached where connectors touch, and refused where none do', () => {
    expect(position([0, 0, 0], [5, 1, 0])).toMatchObject({ ok: true });
    expect(position([0, 0, 0], [5, -1, 0])).toMatchObject({ ok: false, where: 'city[1]' });
    expect(position([0, 0, 0], [4, 2, 0])).toMatchObject({ ok: false, where: 'city[1]' });
  });

  test('R40: a card may be turned; its connectors turn with it', () => {
    expect(position([0, 0, 0], [5, -1, 0, 2])).toMatchObject({ ok: true });
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [5, -1, 0, 2],
        ],
        '0w',
      ),
    ).toEqual(['0m', '5w']);
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [1, 1, 0, 1],
        ],
        '0e',
      ),
    ).toEqual(['0m', '1m']);
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [1, 1, 0, 2],
        ],
        '0e',
      ),
    ).toEqual(['0m', '1e']);
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [1, 1, 0, 3],
        ],
        '0e',
      ),
    ).toEqual(['0m', '1m']);
  });

  test('R41: zone outlines need not line up', () => {
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [1, 0, -1, 1],
        ],
        '0m',
      ),
    ).toEqual(['0e', '0w', '1e']);
  });

  test('R42: townships never overlap', () => {
    expect(position([0, 0, 0], [1, 1, 0], [4, 1, 0])).toMatchObject({ ok: false, where: 'city[2]' });
    expect(position([0, 0, 0], [1, 0, 0])).toMatchObject({ ok: false, where: 'city[1]' });
  });

  test('R43: one placement may make several connections', () => {
    const lots: Lot[] = [
      [0, 0, 0],
      [1, 1, 0],
      [3, 0, -1],
      [4, 1, -1],
    ];
    expect(neighboursOf(lots, '4w')).toEqual(['3e', '4m']);
    expect(neighboursOf(lots, '4m')).toEqual(['1m', '4e', '4w']);
  });

  test('R44: cards side by side without meeting connectors give no adjacency', () => {
    const lots: Lot[] = [
      [0, 0, 0],
      [1, 1, 0],
      [7, 1, -1],
      [4, 0, -1],
    ];
    expect(neighboursOf(lots, '1m')).toEqual(['1e', '1w']);
    expect(neighboursOf(lots, '7m')).toEqual(['7e', '7w']);
    expect(neighboursOf(lots, '7w')).toEqual(['4e', '7m']);
  });

  test('R45: within a card one moves between neighbouring zones', () => {
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [4, 1, 0],
        ],
        '4m',
      ),
    ).toEqual(['4e', '4w']);
    expect(
      neighboursOf(
        [
          [0, 0, 0],
          [4, 1, 0],
        ],
        '4e',
      ),
    ).toEqual(['4m']);
  });

  test('R46: an inactive township stays in the City and can become active again', () => {
    const playing = scene().inactive(2).start().walks('0w', '2e').ends();
    expect(playing.view.townships.find(({ township }) => township === 2)?.active).toBe(true);
    const left = scene().noCheese().cheese('1w', 2).you('1m').start().ends();
    expect(left.view.townships.find(({ township }) => township === 2)).toMatchObject({ active: false });
  });

  test('a city without card 00, or with a card twice, is refused with a sentence', () => {
    expect(position([1, 0, 0])).toMatchObject({ ok: false, where: 'city[0]' });
    expect(position([0, 0, 0], [1, 1, 0], [1, -1, 0])).toMatchObject({ ok: false, where: 'city' });
  });
});
