import { parseSetup, type Setup } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { everdell } from './game.ts';
import { scene } from './scene.ts';

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
