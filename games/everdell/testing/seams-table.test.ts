/**
 * Seams of the table, proved with a made-up opponent: it is asked for by name, begins, changes hands, events and workers,
 * keeps cards of its own, asks before the first turn and after a preparation, and says itself who has won.
 */
import { choose, Match, parseSetup, Random, type Setup, seedOf } from '@smallfolk/kernel';
import { conformance } from '@smallfolk/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { visitsLeft } from '../bot/visits.ts';
import { card, type Kind } from '../content/card.ts';
import { CARDS, cardOf, eventOf, install, kindNamed, placeNamed } from '../content/catalogue.ts';
import { event } from '../content/event.ts';
import type { Module } from '../content/module.ts';
import { everdell } from '../game.ts';
import { about, cause } from '../rules/cause.ts';
import { gain } from '../rules/goods.ts';
import { GAIN } from '../rules/options.ts';
import { outcome, scoreOf } from '../rules/scoring.ts';
import { prepare } from '../rules/season.ts';
import { cardCopies, deckCopies, fields } from '../rules/setup.ts';
import { countCards, impossible } from '../state/check.ts';
import { TWIG } from '../state/resource.ts';
import { AUTUMN, HELD, playerOf, type State } from '../state/state.ts';

declare module '../state/state.ts' {
  interface Slices {
    ogre: { hoard: Kind[]; relics: Kind[]; spare: Kind[] };
  }
}

const RELICS = ['amber', 'bell', 'crown', 'drum'];
const relics = RELICS.map((id) =>
  card(id, { rule: 'E1', is: 'unique tan construction', cost: { pebble: 9 }, points: 0, copies: 1, links: [] }),
);
const GIFT = cause('gift', 'E6');

const ogre: Module = {
  id: 'ogre',
  cards: relics,
  events: [event('ogre-feast', { rule: 'E1', requires: { cards: ['inn'] }, points: 5 })],
  opponent: 'ogre',
  active: (setup) => setup.opponent === 'ogre',
  withoutEvents: ['the-everdell-games'],
  beside(_setup, copies) {
    for (const id of RELICS) copies.set(kindNamed(id), 1);
  },
  beforeHands(state, _setup, random) {
    state.first = state.humans;
    playerOf(state, 0).arrivals = [2, 0, 1, 2];
    playerOf(state, 0).waiting = 3;
    const all = random.shuffle(RELICS.map(kindNamed));
    state.slices.ogre = { hoard: [], relics: all.slice(0, 2), spare: all.slice(2) };
  },
  startingHand: (_state, seat, cards) => (seat === 0 ? 5 : cards),
  setUp(state) {
    const ogre = playerOf(state, state.humans);
    ogre.arrivals = [2, 1, 2, 3];
    ogre.waiting = 6;
    state.slices.ogre?.hoard.push(...state.deck.splice(-3));
  },
  cloneSlice(from, to) {
    if (!from.ogre) return;
    const { hoard, relics: dealt, spare } = from.ogre;
    to.ogre = { hoard: hoard.slice(), relics: dealt.slice(), spare: spare.slice() };
  },
  piles({ slices: { ogre: slice } }) {
    if (!slice) return [];
    return [
      { cards: slice.hoard, seenBy: 0 },
      { cards: slice.relics, seenBy: 0xff, pool: 'relics' },
      { cards: slice.spare, seenBy: 0, pool: 'relics' },
    ];
  },
  viewSlice: ({ slices: { ogre: slice } }) => ({
    hoard: slice?.hoard.length,
    relics: slice?.relics.map((kind) => cardOf(kind).id),
  }),
  automaton: {
    turn(t, me) {
      playerOf(t.state, me).passed = t.state.turns > 20;
    },
    receiveCards: (t, _me, kinds) => {
      t.state.slices.ogre?.hoard.push(...kinds);
    },
    score: () => ({ cards: 7, tokens: 0, prosperity: 0, journey: 0, events: 0, other: 0, total: 7 }),
    winners: (state, me, scores) => {
      const people = [...Array(state.humans).keys()];
      return people.every((seat) => (scores[seat]?.total ?? 0) > (scores[me]?.total ?? 0)) ? people : [];
    },
    toCome: () => 12,
  },
  hooks: {
    *beforeFirstTurn(t, me) {
      const { what } = yield* choose(me, 'gain-any', GAIN.slice(0, 2), about(GIFT));
      if (what === 'twig') gain(t, me, TWIG, 1, GIFT);
    },
    afterPrepare: (t, me) => gain(t, me, TWIG, 5, GIFT),
  },
};
install(ogre);
const game = { ...everdell, fields: fields() };
const parsed = parseSetup(game, { seats: 2, start: 1, opponent: 'ogre' });
const setup: Setup = parsed.ok ? parsed.value : {};

const start = (seed = 'ogre') => Match.start(game, setup, seedOf(seed));

describe('set-up with a made-up opponent', () => {
  test('ER1: the opponent is named; old set-ups name none and mean Rugwort, who takes on one person alone', () => {
    const field = fields().find(({ name }) => name === 'opponent');
    expect(field).toMatchObject({ values: ['rugwort', 'nightweave', 'ogre'], default: 'rugwort' });
    const players = (given: Setup) => everdell.create(given, Random.of(seedOf(1))).players.length;
    expect(players({ seats: 1, start: 1, rugwort: 1 })).toBe(2);
    expect(players({ seats: 2, start: 1, rugwort: 1 })).toBe(2);
    expect(players({ seats: 2, start: 1, rugwort: 1, opponent: 'ogre' })).toBe(3);
    expect(parseSetup(game, { seats: 1, opponent: 'ogre' }).ok).toBe(true);
  });

  test('W67, W80: it changes starting hands, each before the first is dealt', () => {
    expect(start().state.players.map((player) => player.hand.length)).toEqual([5, 6, 0]);
  });

  test('W95: it may begin, and people follow it in the order of seats', () => {
    const match = start();
    expect(match.state.first).toBe(2);
    match.choose(0);
    match.choose(0);
    expect(match.decision).toMatchObject({ seat: 0, ask: 'turn' });
    expect(match.state.turns).toBe(2);
  });

  test('W79: an event is taken out before dealing, those of a box are dealt only with it', () => {
    const dealt = new Set<string>();
    for (let n = 0; n < 60; n++) for (const index of start(`events ${n}`).state.dealt) dealt.add(eventOf(index).id);
    expect(dealt.has('the-everdell-games')).toBe(false);
    expect(dealt.has('ogre-feast')).toBe(true);
    for (let n = 0; n < 60; n++) {
      const state = everdell.create({ seats: 2, start: 1, rugwort: 1 }, Random.of(seedOf(n)));
      expect(state.dealt.map((index) => eventOf(index).id)).not.toContain('ogre-feast');
    }
  });

  test('W68, W72: a module asks every person before the first turn, and gives after a preparation', () => {
    const match = start();
    expect(match.decision).toMatchObject({ seat: 0, ask: 'gain-any' });
    match.choose('gain what=twig');
    expect(match.decision).toMatchObject({ seat: 1, ask: 'gain-any' });
    match.choose('gain what=resin');
    expect(match.state.players.map(({ stock }) => stock[TWIG])).toEqual([1, 0, 0]);
    expect(match.state.opening).toBe(false);
    const again = Match.load(game, match.save());
    expect(again.ok && again.value.state.opening).toBe(false);
    for (let turn = 0; turn < 4; turn++) match.choose('place at=basic-1-berry');
    match.choose('prepare');
    expect(match.state.players[0]?.stock[TWIG]).toBe(6);
  });

  test('W61, W93, W94, W198-W200: workers come as the arrivals of each player say', () => {
    const { state } = start();
    const person = playerOf(state, 0);
    person.available = 0;
    person.out = [placeNamed('basic-1-berry'), HELD];
    const rules = prepare({ state, random: Random.of(seedOf(1)), reveal: () => {} }, 0);
    for (let step = rules.next(0); !step.done; step = rules.next(0));
    expect(person).toMatchObject({ season: 1, available: 1, waiting: 3, out: [HELD] });
    expect(visitsLeft(person)).toBe(1 + 3 + 5);
    expect(impossible(state, cardCopies(setup))).toBeUndefined();
    playerOf(state, 2).waiting = 5;
    expect(impossible(state, cardCopies(setup))).toMatch(/7 workers in all, but a player has 8/);
  });

  test('OW39: the opponent says who has won', () => {
    const { state } = start();
    const result = () => outcome({ state, random: Random.of(seedOf(1)), reveal: () => {} }).winners;
    playerOf(state, 0).points = 9;
    expect(result()).toEqual([]);
    playerOf(state, 1).points = 8;
    expect(result()).toEqual([0, 1]);
  });

  test('a bot reckons with what the opponent expects, not with Rugwort’s answers', () => {
    const { state } = start();
    for (const player of state.players) player.passed = true;
    playerOf(state, 0).points = 19;
    expect(scoreOf(state, 2).total).toBe(7);
    const even = game.insight?.evaluate?.(state, 0) ?? 0;
    expect(even).toBeCloseTo(0.5);
  });
});

describe('cards in a slice', () => {
  test('W419: they are counted with all others, beside the deck or out of it', () => {
    const { state } = start();
    const counts = countCards(state);
    expect(counts.get(kindNamed('bell'))).toBe(1);
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(132);
    expect(deckCopies(setup).has(kindNamed('bell'))).toBe(false);
    state.slices.ogre?.hoard.pop();
    expect(impossible(state, cardCopies(setup))).toMatch(/is missing/);
  });

  test('OW48: hidden ones are dealt anew, those of a pool among themselves; seen ones stay', () => {
    const before = start().state;
    const hoards = new Set<string>();
    const spares = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const state = game.clone(before);
      game.resample(state, 0, Random.of(seedOf(n)));
      hoards.add(String(state.slices.ogre?.hoard));
      spares.add(String(state.slices.ogre?.spare));
      expect(state.slices.ogre?.relics).toEqual(before.slices.ogre?.relics);
      expect(state.slices.ogre?.spare.slice().sort()).toEqual(before.slices.ogre?.spare.slice().sort());
      expect(impossible(state, cardCopies(setup))).toBeUndefined();
    }
    expect(hoards.size).toBeGreaterThan(20);
    expect(spares.size).toBe(2);
  });
});

/** What nobody sees of the box, beside what is hidden in every game. */
function secrets(state: State, seat: number): unknown[][] {
  const hands = state.players.filter((_, other) => other !== seat).map((player) => player.hand);
  return [state.deck, ...hands, state.slices.ogre?.hoard ?? [], state.slices.ogre?.spare ?? []];
}

function census(state: State): Record<string, number> {
  const counts = countCards(state);
  return Object.fromEntries(CARDS.map(({ id, index }) => [id, counts.get(index) ?? 0]));
}

const oneAlone = { ...setup, seats: 1 };
conformance(test, game, [setup, oneAlone], { secrets, census, seeds: 40, deep: 2, bound: 2000 });

test('a game with the box comes to autumn', () => {
  const match = start();
  const random = Random.of(seedOf('choices'));
  while (match.decision) match.choose(random.below(match.decision.options.length));
  expect(match.state.players.slice(0, 2).some((player) => player.season === AUTUMN)).toBe(true);
});
