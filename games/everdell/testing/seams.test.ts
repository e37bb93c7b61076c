/**
 * The seams for further boxes, proved with a made-up one: a card that counts as another and uses no space, cards outside
 * the hand with their own free way, a surcharge, a place with a toll, a web, a green card that may not be activated, an
 * opponent that takes turns and ignores card texts.
 */
import { Match, parseSetup, type Rules, seedOf } from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { card } from '../content/card.ts';
import { cardOf, install, kindNamed, placeNamed } from '../content/catalogue.ts';
import type { Module } from '../content/module.ts';
import { place } from '../content/place.ts';
import { everdell } from '../game.ts';
import { cause } from '../rules/cause.ts';
import { addToCity } from '../rules/city.ts';
import { gain, gainPoints, payOne } from '../rules/goods.ts';
import { HAND, playPaid } from '../rules/play.ts';
import { cardCopies, emptyTable, fields } from '../rules/setup.ts';
import { turnOptions } from '../rules/turn.ts';
import { arriveAt } from '../rules/worker.ts';
import { BERRY, PEBBLE, TWIG } from '../state/resource.ts';
import { playerOf, type State, type T } from '../state/state.ts';

const TOLL = cause('toll', 'E6');

const meadowFarm = card(
  'meadow-farm',
  { rule: 'W14', is: 'common green construction', cost: { twig: 1 }, points: 1, copies: 1, links: ['husband', 'wife'] },
  { countsAs: 'farm', space: 0, yields: () => ({ berry: 1 }) },
);
const grandStore = card(
  'grand-store',
  { rule: 'W49', is: 'unique green construction', cost: { pebble: 9 }, points: 4, copies: 0, links: ['shopkeeper'] },
  { countsAs: 'general-store', legendary: true, space: 0, yields: () => ({ berry: 3 }) },
);
const market = place('market', {
  rule: 'E58',
  kind: 'other',
  shared: true,
  visit: (t, me) => gain(t, me, TWIG, 1, TOLL),
});

/** A box that exists in this file only. */
const box: Module = {
  id: 'made-up',
  cards: [meadowFarm, grandStore],
  places: [market],
  fields: [{ name: 'box', values: ['no', 'yes'], default: 'no' }],
  active: (setup) => setup.box === 'yes',
  deck: (_setup, copies) => copies.set(kindNamed('meadow-farm'), 1),
  setUp(state) {
    state.places.push(placeNamed('market'));
  },
  automaton: {
    turn(t: T, me) {
      addToCity(t.state, me, kindNamed('queen'));
      playerOf(t.state, me).passed = playerOf(t.state, me).city.length > 1;
    },
    receiveGoods: (t, me, goods) => gainPoints(t, me, goods.length > 0 ? 1 : 0, TOLL),
    score: (state, me) => {
      const cards = playerOf(state, me).city.length;
      return { cards, tokens: 0, prosperity: 0, journey: 0, events: 0, other: 0, total: cards };
    },
  },
  hooks: {
    mayPlace: (_state, _me, at) => at !== placeNamed('basic-1-pebble'),
    onPlace(t, me, at) {
      if (at === placeNamed('market')) payOne(t, me, BERRY, 1, TOLL);
    },
    surcharge: (_state, _me, played, from) => (from.from === 'meadow' && played.isCritter ? [0, 0, 0, 1] : undefined),
    mayPlay: (_state, _me, played) => played.id !== 'king',
    mayActivate: (_state, standing) => standing.kind !== kindNamed('mine'),
    extraSources: () => [{ from: 'legends', spot: 0, kind: kindNamed('grand-store') }],
    takeExtra() {},
    freeWay: (state, me, played) =>
      playerOf(state, me).city.filter((standing) => played.legendary === true && standing.kind === played.as),
    score(_state, _me, score) {
      score.other += 1;
      score.total += 1;
    },
  },
};
install(box);

const parsed = parseSetup({ name: 'everdell', fields: fields() }, { seats: 2, start: 1, box: 'yes' });
const setup = parsed.ok ? parsed.value : {};

/** A bare table with the box in play. */
function table(): State {
  const state = emptyTable(setup);
  box.setUp?.(state, setup, undefined as never);
  return state;
}

/** Runs a rule to its end, answering each question with the first option. */
function run(state: State, rule: (t: T) => Rules): void {
  const rules = rule({ state, random: undefined as never, reveal: () => {} });
  for (let step = rules.next(0); !step.done; step = rules.next(0));
}

const keys = (state: State) => turnOptions(state, 0).map((option) => `${option.do} ${option.at ?? option.card ?? ''}`);

describe('a further box', () => {
  test('its cards come into the deck, counted and numbered behind those of the base game', () => {
    expect(cardCopies(setup).get(kindNamed('meadow-farm'))).toBe(1);
    expect(cardCopies({ seats: 2, start: 1, box: 'no' }).has(kindNamed('meadow-farm'))).toBe(false);
    expect(kindNamed('meadow-farm')).toBeGreaterThanOrEqual(48);
  });

  test('a card counts as another: it houses a Husband and feeds a General Store, and uses no space', () => {
    const state = table();
    addToCity(state, 0, kindNamed('meadow-farm'));
    const player = playerOf(state, 0);
    player.hand = [kindNamed('husband')];
    expect(keys(state)).toContain('play husband');
    expect(cardOf(kindNamed('general-store')).yields?.(state, 0)).toEqual({ berry: 2 });
    run(state, (t) => playPaid(t, 0, kindNamed('husband'), HAND));
    expect(player.city.map((standing) => standing.occupied)).toEqual([true, false]);
  });

  test('cards outside the hand can be played, also by a free way of their own', () => {
    const state = table();
    expect(keys(state)).not.toContain('play grand-store');
    addToCity(state, 0, kindNamed('general-store'));
    expect(keys(state)).toContain('play grand-store');
    run(state, (t) => playPaid(t, 0, kindNamed('grand-store'), { from: 'legends', spot: 0 }));
    expect(playerOf(state, 0).city.map((standing) => cardOf(standing.kind).id)).toEqual(['grand-store']);
    expect(playerOf(state, 0).stock[BERRY]).toBe(3);
  });

  test('a surcharge is due for a card of the Meadow, and a card can be forbidden', () => {
    const state = table();
    state.meadow[0] = kindNamed('wife');
    const player = playerOf(state, 0);
    player.hand = [kindNamed('king')];
    player.stock = [0, 0, 0, 2];
    expect(keys(state)).not.toContain('play wife');
    player.stock = [0, 0, 0, 9];
    expect(keys(state)).toContain('play wife');
    expect(keys(state)).not.toContain('play king');
    run(state, (t) => playPaid(t, 0, kindNamed('wife'), { from: 'meadow', spot: 0 }));
    expect(player.stock[BERRY]).toBe(6);
  });

  test('a place can be closed, a new place can ask a toll', () => {
    const state = table();
    const player = playerOf(state, 0);
    player.stock = [0, 0, 0, 1];
    expect(keys(state)).not.toContain('place basic-1-pebble');
    expect(keys(state)).toContain('place market');
    run(state, (t) => arriveAt(t, 0, placeNamed('market')));
    expect(player.stock).toEqual([1, 0, 0, 0]);
  });

  test('a green card under a web is not activated', () => {
    const state = table();
    const player = playerOf(state, 0);
    player.hand = [kindNamed('mine'), kindNamed('farm')];
    player.stock = [9, 9, 9, 0];
    run(state, (t) => playPaid(t, 0, kindNamed('mine'), HAND));
    expect(player.stock[PEBBLE]).toBe(8);
  });

  test('an opponent takes its own turns, its unique cards may repeat, and it scores by its own rule', () => {
    const match = Match.start(everdell, setup, seedOf('made-up'));
    expect(match.state.players).toHaveLength(3);
    expect(match.decision?.seat).toBe(0);
    match.choose('place at=basic-1-berry');
    match.choose('place at=basic-1-berry');
    expect(match.decision?.seat).toBe(0);
    expect(match.view(0).players[2]).toMatchObject({ person: false, score: { total: 2 } });
    match.choose('place at=basic-1-berry');
    match.choose('place at=basic-1-berry');
    expect(match.state.players[2]?.passed).toBe(true);
  });
});
