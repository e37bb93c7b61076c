import { parseSetup, type Setup } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { everdell } from '../game.ts';
import { scene } from '../testing/scene.ts';

const setupFor = (seats: number): Setup => {
  const setup = parseSetup(everdell, { seats });
  if (!setup.ok) throw new Error(setup.message);
  return setup.value;
};
const refusal = (description: unknown, seats = 2): string => {
  const outcome = everdell.position?.(setupFor(seats), description);
  return outcome && !outcome.ok ? outcome.message : 'accepted';
};

describe('impossible set-ups', () => {
  test('five seats are refused by name', () => {
    const outcome = parseSetup(everdell, { seats: 5 });
    expect(outcome).toMatchObject({ ok: false, where: 'seats' });
  });
});

describe('impossible positions are refused with a sentence that names the field', () => {
  const table: [string, unknown, string][] = [
    [
      'a ninth Farm',
      { meadow: Array(8).fill('farm'), deck: ['farm'] },
      'deck: 9 copies of farm on the table, the game has 8',
    ],
    [
      'a unique card twice in a city',
      { players: [{ city: ['queen', 'queen'] }] },
      'players[0].city: queen is unique and stands there 2 times',
    ],
    [
      'a worker too many',
      { players: [{ out: ['haven', 'haven', 'haven'], available: 2 }] },
      'players[0].out: 9 workers in all',
    ],
    [
      'two workers on an exclusive spot',
      { players: [{ out: ['basic-3-twigs'] }, { out: ['basic-3-twigs'] }] },
      'players[0].out: 2 workers on basic-3-twigs',
    ],
    ['a Journey in winter', { players: [{ out: ['journey-2'] }] }, 'players[0].out: nobody can stand on'],
    [
      'nine cards in a hand',
      { players: [{ hand: [...Array(8).fill('farm'), 'mine'] }] },
      'players[0].hand: 9 cards, at most 8',
    ],
    [
      'sixteen spaces',
      {
        players: [
          { city: [...Array(8).fill('farm'), ...Array(3).fill('mine'), ...Array(3).fill('inn'), 'crane', 'judge'] },
        ],
      },
      'players[0].city: 16 spaces in use',
    ],
    ['an unknown card', { players: [{ hand: ['dragon'] }] }, 'players[0].hand[0]: there is no card "dragon"'],
    ['an unknown field', { weather: 'rain' }, 'position.weather: unknown'],
    [
      'an event of two players',
      { players: [{ events: ['grand-tour'] }, { events: ['grand-tour'] }] },
      'events: grand-tour is there twice',
    ],
    [
      'three special events',
      { dealt: ['tax-relief', 'a-well-run-city', 'croak-wart-cure'] },
      'dealt: 4 different special events',
    ],
    ['seven Meadow places', { meadow: Array(7).fill('farm') }, 'meadow: 8 places, not 7'],
    ['a turn of nobody', { turn: 4 }, 'turn: there is no player 4'],
    ['a negative stock', { players: [{ stock: [0, -1, 0, 0] }] }, 'players[0].stock[1]: a whole number'],
    ['five players', { players: [{}, {}, {}] }, 'players: 3 described, the game has 2'],
    [
      'an occupied Critter',
      { players: [{ city: [{ card: 'wife', occupied: true }] }] },
      'players[0].city[0].occupied: wife is a Critter',
    ],
    [
      'a visit to a closed card',
      { players: [{ city: [{ id: 0, card: 'chapel' }] }, { out: [1000] }] },
      'players[1].out: nobody can stand on 1000',
    ],
    ['nothing at all', 'chess', 'position: an object'],
  ];
  for (const [name, description, sentence] of table) {
    test(name, () => expect(refusal(description)).toContain(sentence));
  }
});

describe('numbers beyond every game are refused with the name of their field', () => {
  const absurd = [1e9, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '3', 2 ** 53];
  const farm = (more: object) => ({ players: [{ city: [{ card: 'farm', ...more }] }] });
  const event = (more: object) => ({ players: [{ events: [{ event: 'grand-tour', ...more }] }] });
  const fields: [string, (value: unknown) => unknown][] = [
    ['players[0].stock[0]', (value) => ({ players: [{ stock: [value, 0, 0, 0] }] })],
    ['players[1].stock[3]', (value) => ({ players: [{}, { stock: [0, 0, 0, value] }] })],
    ['players[0].points', (points) => ({ players: [{ points }] })],
    ['players[0].season', (season) => ({ players: [{ season }] })],
    ['players[0].gone', (gone) => ({ players: [{ gone }] })],
    ['players[0].waiting', (waiting) => ({ players: [{ waiting }] })],
    ['players[0].available', (available) => ({ players: [{ available }] })],
    ['players[0].handLimit', (handLimit) => ({ players: [{ handLimit }] })],
    ['players[0].city[0].id', (id) => farm({ id })],
    ['players[0].city[0].points', (points) => farm({ points })],
    ['players[0].city[0].goods[1]', (value) => farm({ goods: [0, value, 0, 0] })],
    ['players[0].events[0].goods[2]', (value) => event({ goods: [0, 0, value, 0] })],
    ['players[0].events[0].given', (given) => event({ given })],
    ['first', (first) => ({ first })],
    ['turn', (turn) => ({ turn })],
    ['turns', (turns) => ({ turns })],
    ['closed', (closed) => ({ closed })],
    ['unfilled', (unfilled) => ({ unfilled })],
    ['nextId', (nextId) => ({ nextId })],
  ];
  test.each(fields)('%s', (field, describing) => {
    for (const value of absurd) expect(refusal(describing(value))).toMatch(`${field}: a whole number from 0 to `);
  });

  test('999 of everything is accepted, 1000 is not', () => {
    const rich = { stock: [999, 999, 999, 999], points: 999 };
    expect(refusal({ players: [rich] })).toBe('accepted');
    expect(refusal({ players: [{ ...rich, points: 1000 }] })).toBe(
      'players[0].points: a whole number from 0 to 999 is expected',
    );
  });
});

describe('possible positions', () => {
  test('missing parts are as at the start of a game', () => {
    const playing = scene().start();
    expect(playing.state.meadow.every((kind) => kind >= 0)).toBe(true);
    expect(playing.state.deck).toHaveLength(120);
    expect(playing.player(0)).toMatchObject({ available: 2, waiting: 4, season: 0 });
  });

  test('a whole state is a position', () => {
    const { state } = scene(3).city(0, 'farm', 'inn').hand(1, 'king').out(2, 'haven').start();
    const again = everdell.position?.(setupFor(3), JSON.parse(JSON.stringify(state)));
    expect(again).toMatchObject({ ok: true, value: JSON.parse(JSON.stringify(state)) });
  });
});
