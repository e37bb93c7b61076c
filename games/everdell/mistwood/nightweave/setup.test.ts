import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { eventNamed } from '../../content/catalogue.ts';
import { everdell } from '../../game.ts';
import { EMPTY, SEASONS, type State } from '../../state/state.ts';
import { LEVELS } from '../lids.ts';
import { ACTIVITY } from './activity/cards.ts';
import { activityOf, lairOf } from './lair.ts';
import { lair } from './scene.ts';

function setupOf(seats: number, more: object = {}) {
  const setup = parseSetup(everdell, { seats, opponent: 'nightweave', ...more });
  if (!setup.ok) throw new Error(setup.message);
  return setup.value;
}
/** The table before anybody has moved. */
const laid = (seats: number, seed = 'lair', more: object = {}): State =>
  everdell.create(setupOf(seats, more), Random.of(seedOf(seed)));
const SEEDS = Array.from({ length: 60 }, (_, n) => `lair ${n}`);
const SOLO = laid(1);
const PAIR = laid(2);

describe('the table against Nightweave', () => {
  test('W76: one or two people play against her; more are refused by name', () => {
    expect([SOLO, PAIR].map(({ humans, players }) => [humans, players.length])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(parseSetup(everdell, { seats: 3, opponent: 'nightweave' })).toMatchObject({ ok: false, where: 'opponent' });
    expect(parseSetup(everdell, { seats: 1, opponent: 'nightweave', level: 5 })).toMatchObject({ where: 'level' });
  });

  test('OW39: two people play together unless they say otherwise', () => {
    const victory = (more: object) => lairOf(laid(2, 'lair', more)).victory;
    expect([victory({}), victory({ victory: 'together' }), victory({ victory: 'each' })]).toEqual([
      'together',
      'together',
      'each',
    ]);
  });

  test('W77, W78: three forest cards alone, four for two', () => {
    const forest = ({ forest: clearings }: State) => clearings.filter((place) => place !== EMPTY).length;
    expect([forest(SOLO), forest(PAIR)]).toEqual([3, 4]);
  });

  test('W79: The Everdell Games are never dealt', () => {
    for (const seed of SEEDS) expect(laid(1, seed).dealt).not.toContain(eventNamed('the-everdell-games'));
    expect(SEEDS.some((seed) => everdellGames(seed))).toBe(true);
  });
  const everdellGames = (seed: string): boolean => {
    const setup = parseSetup(everdell, { seats: 2 });
    if (!setup.ok) throw new Error(setup.message);
    return everdell.create(setup.value, Random.of(seedOf(seed))).dealt.includes(eventNamed('the-everdell-games'));
  };

  test('W80: everybody begins with 5 cards', () => {
    expect(PAIR.players.slice(0, 2).map(({ hand }) => hand.length)).toEqual([5, 5]);
    expect(SOLO.players[0]?.hand).toHaveLength(5);
  });

  test('W81: her board is open to all: figure, workers, spoils, points', () => {
    const view = Match.start(everdell, setupOf(1, { level: 3 }), seedOf('board')).view(0);
    expect(view.modules.nightweave).toMatchObject({ level: 3, figure: EMPTY, spoils: [], hidden: 0 });
    expect(view.players[1]).toMatchObject({ person: false, points: expect.any(Number), workers: expect.any(Object) });
  });

  test('W83: she begins with one card, against two with two, and nobody sees them', () => {
    expect([SOLO.players[1]?.hand.length, PAIR.players[2]?.hand.length]).toEqual([1, 2]);
    expect(everdell.view(PAIR, 0).players[2]).toMatchObject({ hand: [], handSize: 2 });
  });

  test('W84: a level from 0 to 4 is chosen', () => {
    expect(LEVELS.map((level) => lairOf(laid(1, 'level', { level })).level)).toEqual([0, 1, 2, 3, 4]);
  });

  test('W3, W85, W87: eighteen cards: nine of winter and three of each later season, in the order of the seasons', () => {
    const count = (season: string) => ACTIVITY.filter((card) => card.season === season).length;
    expect(SEASONS.map(count)).toEqual([9, 3, 3, 3]);
  });

  test('W86, W120: a card has a line for each season from its own on; with the worker symbol all actions need one', () => {
    for (const { season, symbol, lines, fallback } of ACTIVITY) {
      expect(Object.keys(lines)).toEqual(SEASONS.slice(SEASONS.indexOf(season)));
      const actions = Object.values(lines).flat();
      for (const action of actions) expect(typeof action === 'object').toBe(symbol === 'worker');
      if (symbol === 'worker') expect(fallback).toContain('haven');
      for (const [first, second] of Object.values(lines)) {
        expect(first === 'enter').toBe(symbol === 'nightweave'); // OW4
        expect(second).not.toEqual(first);
      }
    }
  });

  test('OW4, OW14: she enters by cards with her symbol alone, and travels in autumn lines alone', () => {
    for (const { lines, symbol } of ACTIVITY) {
      for (const [season, line] of Object.entries(lines)) {
        for (const action of line) {
          if (action === 'enter') expect(symbol).toBe('nightweave');
          if (typeof action === 'object' && action.to === 'journey') expect(season).toBe('autumn');
        }
      }
    }
  });

  test('W88, W89: of the five winter cards with the worker symbol one leaves, and the deck has eight cards', () => {
    const away = new Set<string>();
    for (const seed of SEEDS) {
      const { deck, box } = lairOf(laid(1, seed));
      expect([deck.length, box.length, new Set([...deck, ...box]).size]).toEqual([8, 1, 9]);
      away.add(activityOf(box[0] ?? -1).id);
    }
    expect(away.size).toBe(5);
  });

  test('W90: her first card always asks for a worker, and four of the eight do', () => {
    for (const seed of SEEDS) {
      const { deck } = lairOf(laid(1, seed));
      expect(activityOf(deck.at(-1) ?? -1).symbol).toBe('worker');
      expect(deck.filter((index) => activityOf(index).symbol === 'worker')).toHaveLength(4);
    }
  });

  test('W91, W92: later cards wait, and her season is winter', () => {
    expect(lairOf(SOLO).deck.every((index) => activityOf(index).season === 'winter')).toBe(true);
    expect(SOLO.players[1]?.season).toBe(0);
  });

  test('W93, W94, W201: two workers and the figure are there, six wait; two, three, five and eight by season', () => {
    expect(SOLO.players[1]).toMatchObject({ available: 2, waiting: 6, arrivals: [2, 1, 2, 3] });
    expect(lairOf(SOLO).figure).toBe(EMPTY);
  });

  test('W420: neither the card in the box nor the order of the deck is known, but what can lie where', () => {
    const state = laid(1, 'hidden');
    const tops = new Set<number>();
    const boxes = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const world = everdell.clone(state);
      everdell.resample(world, 0, Random.of(seedOf(`world ${n}`)));
      const { deck, box } = lairOf(world);
      expect([deck.length, new Set([...deck, ...box]).size]).toEqual([8, 9]);
      expect(activityOf(deck.at(-1) ?? -1).symbol).toBe('worker');
      expect(activityOf(box[0] ?? -1)).toMatchObject({ symbol: 'worker', season: 'winter' });
      tops.add(deck.at(-1) ?? -1);
      boxes.add(box[0] ?? -1);
    }
    expect([tops.size, boxes.size]).toEqual([5, 5]);
    expect(JSON.stringify(everdell.view(state, 0).modules.nightweave)).not.toContain('snare');
  });

  test('W95: she is the first player', () => {
    expect([SOLO.first, PAIR.first]).toEqual([1, 2]);
    expect(Match.start(everdell, setupOf(1), seedOf('first')).state.turns).toBe(2);
  });

  test('W96, OW71: with two people the turn goes from her to the first, then to the second seat', () => {
    const match = Match.start(everdell, setupOf(2), seedOf('round'));
    const seats: number[] = [];
    for (let n = 0; n < 4; n++) {
      while (match.decision?.ask !== 'turn') match.choose(0);
      seats.push(match.decision.seat);
      match.choose(match.decision.options.findIndex(({ do: what }) => what === 'place'));
    }
    expect(seats.slice(0, 2)).toEqual([0, 1]);
  });

  test('W67, W70, W352, OW23, OW24, OW122: with worker abilities no Spiders; Butterflies begin with 12, others with 5', () => {
    for (const seed of SEEDS) {
      const state = laid(2, seed, { abilities: 'yes' });
      const of = state.slices.abilities?.of ?? [];
      expect(of).not.toContain('spiders');
      const butterflies = of.indexOf('butterflies');
      expect(state.first).toBe(butterflies < 0 ? 2 : butterflies);
      expect(of.map((_, seat) => state.players[seat]?.hand.length)).toEqual(
        of.map((id) => (id === 'butterflies' ? 12 : 5)),
      );
    }
  });

  test('W350: the small expansions are set up with her as with another player', () => {
    const state = laid(1, 'farms', { farms: 'seasonal' });
    expect(state.players).toHaveLength(2);
  });

  test('W351: she and Rugwort do not play together', () => {
    expect(SOLO.slices.rugwort).toBeUndefined();
  });
});

describe('impossible Lairs are refused by name', () => {
  const whole = lair(['resin-trap']);
  const refusal = (change: object, more: object = {}) => {
    const described = whole.describe() as { slices: { nightweave: object } };
    const slices = { nightweave: { ...described.slices.nightweave, ...change } };
    return everdell.position?.(setupOf(1), { ...described, slices, ...more });
  };
  test.each([
    [{ level: 5 }, 'slices.nightweave.level'],
    [{ victory: 'never' }, 'slices.nightweave.victory'],
    [{ deck: [0, 0, 1, 2, 3, 5, 6, 7] }, 'slices.nightweave.deck'],
    [{ deck: [99] }, 'slices.nightweave.deck'],
    [{ deck: [1, 2, 3] }, 'slices.nightweave.deck'],
    [{ deck: 'none' }, 'slices.nightweave.deck'],
    [{ box: [7], deck: [0, 1, 2, 3, 4, 5, 6, 8] }, 'slices.nightweave.box'],
    [{ figure: 8 }, 'slices.nightweave.figure'],
    [{ figure: 3 }, 'slices.nightweave.figure'],
  ])('%j', (change, where) => {
    expect(refusal(change)).toMatchObject({ ok: false, where });
  });
  test('a gap in the Meadow where she does not stand', () => {
    expect(refusal({}, { unfilled: 4 })).toMatchObject({ ok: false, where: 'unfilled' });
  });
});
