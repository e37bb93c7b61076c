import { parseSetup, Random, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, EVENTS, PLACES, placeOf } from '../content/catalogue.ts';
import { everdell } from '../game.ts';
import { countCards } from '../state/check.ts';
import type { State } from '../state/state.ts';
import { scene } from '../testing/scene.ts';

function begin(seats: number, seed = 'begin', start: string | number = 'lot'): State {
  const setup = parseSetup(everdell, { seats, start });
  if (!setup.ok) throw new Error(setup.message);
  return everdell.create(setup.value, Random.of(seedOf(seed)));
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('what is in the box', () => {
  test('E1: two to four people play against each other, a single one against Rugwort', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats).players).toHaveLength(seats);
    const alone = begin(1);
    expect(alone.humans).toBe(1);
    expect(alone.players).toHaveLength(2);
    expect(parseSetup(everdell, { seats: 5 })).toMatchObject({ ok: false, where: 'seats' });
  });

  test('E7, E8: 128 cards of 48 titles with 2 to 8 copies, 11 forest cards, 16 special and 4 basic events', () => {
    const counts = countCards(begin(4));
    expect(sum([...counts.values()])).toBe(128);
    expect(counts.size).toBe(48);
    expect(Math.min(...counts.values())).toBe(2);
    expect(Math.max(...counts.values())).toBe(8);
    expect(PLACES.filter((place) => place.kind === 'forest')).toHaveLength(11);
    expect(EVENTS.filter((event) => event.basic)).toHaveLength(4);
    expect(EVENTS.filter((event) => !event.basic)).toHaveLength(16);
    expect(begin(2).players.map((player) => player.available + player.waiting)).toEqual([6, 6]);
  });

  test('E9, E10, E11: a card is Critter or Construction, Common or Unique, of one colour, with cost, points and link', () => {
    for (const card of CARDS.slice(0, 48)) {
      expect(card.is).toBe(`${card.rarity} ${card.colour} ${card.kind}`);
      expect(['critter', 'construction']).toContain(card.kind);
      expect(['common', 'unique']).toContain(card.rarity);
      expect(['tan', 'green', 'red', 'blue', 'purple']).toContain(card.colour);
      expect(card.links).not.toEqual([]);
      expect(card.price).toHaveLength(4);
      expect(card.copies).toBeGreaterThan(0);
    }
  });
});

describe('the board', () => {
  test('E19: the Meadow has eight places', () => expect(begin(2).meadow).toHaveLength(8));

  test('E20: the basic locations from left to right', () =>
    expect(PLACES.filter((place) => place.kind === 'basic').map((place) => place.id)).toEqual([
      'basic-3-twigs',
      'basic-2-twigs-1-card',
      'basic-2-resin',
      'basic-1-resin-1-card',
      'basic-2-cards-1-point',
      'basic-1-pebble',
      'basic-1-berry-1-card',
      'basic-1-berry',
    ]));

  test('E21: there are four clearings', () => expect(begin(4).forest).toHaveLength(4));

  test('E22: the basic events from left to right', () =>
    expect(EVENTS.filter((event) => event.basic).map((event) => event.id)).toEqual([
      'city-monument',
      'grand-tour',
      'harvest-festival',
      'cartographers-expedition',
    ]));

  test('E23: the four special events are a row', () => expect(begin(2).dealt).toHaveLength(4));

  test('E24: the Journey spots from left to right', () =>
    expect(PLACES.flatMap((place) => place.journey ?? [])).toEqual([2, 3, 4, 5]));
});

describe('setting the table', () => {
  test('E25, E26: three forest cards with two players, the lower right clearing empty; four with more', () => {
    for (const seed of ['a', 'b', 'c']) {
      const two = begin(2, seed).forest;
      expect(two[3]).toBe(-1);
      expect(new Set(two).size).toBe(4);
      expect(two.slice(0, 3).every((index) => placeOf(index).kind === 'forest')).toBe(true);
      for (const seats of [3, 4]) expect(begin(seats, seed).forest.includes(-1)).toBe(false);
    }
    expect(begin(2, 'a').forest).not.toEqual(begin(2, 'b').forest);
  });

  test('E27, E28: all basic events and four special ones are in play', () => {
    const state = begin(2);
    expect(state.events).toHaveLength(8);
    expect(state.events.filter((index) => EVENTS[index]?.basic)).toHaveLength(4);
    expect(begin(2, 'a').dealt).not.toEqual(begin(2, 'b').dealt);
  });

  test('E29, E33: eight cards lie in the Meadow, the discard pile is empty, the deck is shuffled', () => {
    const state = begin(2);
    expect(state.meadow.every((kind) => kind >= 0)).toBe(true);
    expect(state.discard).toEqual([]);
    expect(state.deck).toHaveLength(128 - 8 - 5 - 6);
    expect(begin(2, 'a').deck).not.toEqual(begin(2, 'b').deck);
  });

  test('E30, E34: the first player draws 5, then clockwise 6, 7 and 8', () => {
    expect(begin(4, 'x', 1).players.map((player) => player.hand.length)).toEqual([5, 6, 7, 8]);
    const third = begin(4, 'x', 3);
    expect(third.turn).toBe(2);
    expect(third.players.map((player) => player.hand.length)).toEqual([7, 8, 5, 6]);
    const starters = new Set(Array.from({ length: 40 }, (_, i) => begin(4, `lot ${i}`).first));
    expect(starters.size).toBe(4);
    expect(parseSetup(everdell, { seats: 2, start: 3 })).toMatchObject({ ok: false, where: 'start' });
  });

  test('E31, E32, E35: two workers at hand, four waiting, nothing else, and it is winter', () => {
    for (const player of begin(3).players) {
      expect(player).toMatchObject({ available: 2, waiting: 4, gone: 0, out: [], season: 0, points: 0 });
      expect(player).toMatchObject({ stock: [0, 0, 0, 0], city: [], events: [], passed: false });
    }
  });
});

describe('what is open and what is hidden', () => {
  test('E18: others see cities, resources, events and the size of a hand, not its cards, the deck or the discards', () => {
    const playing = scene()
      .hand(0, 'bard', 'farm')
      .city(0, 'inn')
      .stock(0, { berry: 2 })
      .achieved(0, 'grand-tour')
      .discard('mine')
      .start();
    const seen = playing.match.view(1);
    expect(seen.players[0]).toMatchObject({ handSize: 2, hand: [], stock: { berry: 2 }, city: [{ card: 'inn' }] });
    expect(seen.players[0]?.events).toEqual([{ event: 'grand-tour' }]);
    expect(seen.discard).toBe(1);
    expect(JSON.stringify(seen)).not.toContain('bard');
    expect(playing.match.view(0).players[0]?.hand).toEqual(['bard', 'farm']);
  });
});
