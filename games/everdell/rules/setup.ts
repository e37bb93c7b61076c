/** Setting the table: deck, Meadow, forest, events, hands and workers (E25-E35). */

import type { Outcome, Random, Setup, SetupField } from '@smallfolk/kernel';
import { accepted, refused, sure } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { EVENTS, MODULES, PLACES } from '../content/catalogue.ts';
import type { EventCard } from '../content/event.ts';
import { modulesOf, seamsOf } from '../content/in-play.ts';
import type { Module } from '../content/module.ts';
import { EMPTY, HAND_LIMIT, MEADOW_PLACES, NOBODY, type Player, playerOf, type State, WINTER } from '../state/state.ts';
import { ARRIVALS } from '../state/workers.ts';

/** E1. A single person plays against an automatic opponent. */
const SEATS: SetupField = { name: 'seats', values: [1, 2, 3, 4], default: 2 };
/** ER1, W76. Who plays against the people. Rugwort takes on one person alone; with more he stays away. */
function opponentField(): SetupField {
  const values = MODULES.flatMap((module) => module.opponent ?? []);
  return { name: 'opponent', values, default: values[0] ?? '' };
}
/** E34. By lot, or as the table agrees. */
const START: SetupField = { name: 'start', values: ['lot', 1, 2, 3, 4], default: 'lot' };

export const fields = (): SetupField[] => [
  SEATS,
  START,
  opponentField(),
  ...MODULES.flatMap((module) => module.fields ?? []),
];

export const seatsOf = (setup: Setup): number => Number(setup.seats);

export function checkSetup(setup: Setup): Outcome {
  if (typeof setup.start === 'number' && setup.start > seatsOf(setup)) {
    const message = `start: seat ${setup.start} cannot start a game of ${seatsOf(setup)}`;
    return refused('bad-setup', message, { where: 'start' });
  }
  const active = MODULES.filter((module) => module.active(setup));
  if (seatsOf(setup) === 1 && !active.some((module) => module.opponent ?? module.automaton)) {
    return refused('bad-setup', 'seats: a single person needs an opponent that plays itself', { where: 'seats' });
  }
  for (const module of active) {
    const reason = module.refuse?.(setup);
    if (reason) return refused('bad-setup', reason.message, { where: reason.where });
  }
  return accepted();
}

/** E30. Cards of the first, second, third and fourth player. */
const HANDS = [5, 6, 7, 8];

const STILL_WAITING = ARRIVALS.slice(1).reduce((sum, workers) => sum + workers, 0);

export function newPlayer(): Player {
  return {
    season: WINTER,
    passed: false,
    arrivals: ARRIVALS,
    available: ARRIVALS[WINTER] ?? 0,
    waiting: STILL_WAITING,
    gone: 0,
    out: [],
    stock: [0, 0, 0, 0],
    points: 0,
    hand: [],
    shown: [],
    handLimit: HAND_LIMIT,
    city: [],
    events: [],
  };
}

const lists = new WeakMap<Setup, number[]>();

/** The modules of a game with this set-up, as one list for all of them: what they hook into is gathered by it. */
function activeModules(setup: Setup): number[] {
  let list = lists.get(setup);
  if (!list) {
    list = listOf(setup);
    lists.set(setup, list);
  }
  return list;
}

const sameLists = new Map<string, number[]>();

function listOf(setup: Setup): number[] {
  const active = [...MODULES.keys()].filter((index) => MODULES[index]?.active(setup));
  const closed = active.find((index) => MODULES[index]?.closed);
  if (closed !== undefined) throw new Error(`the box of ${MODULES[closed]?.id} has not been opened`);
  const key = active.join();
  const shared = sameLists.get(key) ?? active;
  sameLists.set(key, shared);
  return shared;
}

/** A table without cards: the frame that `create` fills by chance and `position` by description. */
export function emptyTable(setup: Setup): State {
  const humans = seatsOf(setup);
  const modules = activeModules(setup);
  const automata = modules.filter((index) => MODULES[index]?.automaton).length;
  return {
    players: Array.from({ length: humans + automata }, newPlayer),
    humans,
    modules,
    slices: {},
    first: 0,
    turn: 0,
    opening: false,
    turns: 0,
    deck: [],
    discard: [],
    meadow: Array<Kind>(MEADOW_PLACES).fill(EMPTY),
    closed: 0,
    unfilled: 0,
    forest: [EMPTY, EMPTY, EMPTY, EMPTY],
    places: [],
    events: [],
    dealt: [],
    aside: [],
    asideSeenBy: 0,
    played: [],
    nextId: 0,
    imaginedBy: NOBODY,
  };
}

/** How many of each card are in a game with this set-up, in the deck or beside it. */
export function cardCopies(setup: Setup): Map<Kind, number> {
  const copies = deckCopies(setup);
  for (const module of MODULES) if (module.active(setup)) module.beside?.(setup, copies);
  return copies;
}

/** How many of each are shuffled into the deck. */
export function deckCopies(setup: Setup): Map<Kind, number> {
  const base = MODULES[0]?.cards ?? [];
  const copies = new Map(base.map((card, kind) => [kind, card.copies]));
  for (const module of MODULES) if (module.active(setup)) module.deck?.(setup, copies);
  return copies;
}

const decks = new WeakMap<Setup, readonly Kind[]>();

/** All cards of a game with this set-up, before they are shuffled. */
function sortedDeck(setup: Setup): readonly Kind[] {
  let deck = decks.get(setup);
  if (!deck) {
    deck = [...deckCopies(setup)].flatMap(([kind, copies]) => Array<Kind>(copies).fill(kind));
    decks.set(setup, deck);
  }
  return deck;
}

export function create(setup: Setup, random: Random): State {
  const state = emptyTable(setup);
  state.deck = random.shuffle(sortedDeck(setup).slice());
  for (let spot = 0; spot < MEADOW_PLACES; spot++) state.meadow[spot] = sure(state.deck.pop()); // E29
  layForest(state, random);
  layEvents(state, random);
  state.first = typeof setup.start === 'number' ? setup.start - 1 : random.below(state.humans);
  const modules = modulesOf(state);
  for (const module of modules) module.beforeHands?.(state, setup, random);
  state.turn = state.first;
  dealHands(state, modules);
  for (const module of modules) module.setUp?.(state, setup, random);
  state.opening = seamsOf(state).beforeFirstTurn.length > 0;
  return state;
}

/** E30. In turn order; modules may give more or fewer. */
function dealHands(state: State, modules: readonly Module[]): void {
  for (let order = 0; order < state.humans; order++) {
    const seat = (state.first + order) % state.humans;
    let cards = sure(HANDS[order]);
    for (const module of modules) cards = module.startingHand?.(state, seat, cards) ?? cards;
    const { hand } = playerOf(state, seat);
    for (let i = 0; i < cards; i++) hand.push(sure(state.deck.pop()));
  }
}

/** Does this place or event belong to the base game or to a module in play? */
const isInPlay = (state: State, { module }: { readonly module: number }): boolean =>
  module === 0 || state.modules.includes(module);

/** E25, E26. Three with two players (and alone), four with more; the lower right clearing is the last. */
function layForest(state: State, random: Random): void {
  const all = PLACES.filter((place) => place.kind === 'forest' && isInPlay(state, place)).map((place) => place.index);
  random.shuffle(all);
  const count = forestCards(state.players.length);
  for (let clearing = 0; clearing < count; clearing++) state.forest[clearing] = sure(all[clearing]);
}

export const forestCards = (players: number): number => (players <= 2 ? 3 : 4);
export const SPECIAL_EVENTS = 4;

/** E27, E28. All basic events, and four special ones. */
function layEvents(state: State, random: Random): void {
  const there = eventsInPlay(state);
  const basic = there.filter((event) => event.basic).map((event) => event.index);
  const special = there.filter((event) => !event.basic).map((event) => event.index);
  state.dealt = random.shuffle(special).slice(0, SPECIAL_EVENTS);
  state.events = [...basic, ...state.dealt];
}

/** The events of this game, without those that a module takes out (W79). */
export function eventsInPlay(state: State): EventCard[] {
  const out = modulesOf(state).flatMap((module) => module.withoutEvents ?? []);
  return EVENTS.filter((event) => isInPlay(state, event) && !out.includes(event.id));
}
