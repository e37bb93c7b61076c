/**
 * A state from a description that came from outside: a whole state, or only what matters, the rest as at the start of a
 * game. Cards, places and events are given by name or by number. What is impossible is refused by name.
 */
import { accepted, isRecord, type Outcome, Random, refused, type Setup, seedOf } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { CARDS, EVENTS, eventNamed, findKind, hasEvent, hasPlace, PLACES, placeNamed } from '../content/catalogue.ts';
import { modulesOf } from '../content/in-play.ts';
import { cardCopies, deckCopies, emptyTable, forestCards, newPlayer, SPECIAL_EVENTS } from '../rules/setup.ts';
import { countCards, impossible } from './check.ts';
import {
  type Achieved,
  ALL_SEE,
  AT_EVENT,
  type CityCard,
  EMPTY,
  type HeldCard,
  held,
  kindOf,
  type Location,
  MEADOW_PLACES,
  type Player,
  SEASONS,
  type State,
  seenBy,
} from './state.ts';
import { allWorkers, stillWaiting } from './workers.ts';

/** Says where the description is wrong; caught by `position`, so it never reaches a caller. */
class Wrong extends Error {
  readonly where: string;
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.where = where;
  }
}

export function position(setup: Setup, description: unknown): Outcome<State> {
  try {
    const state = read(setup, description);
    const problem = impossible(state, cardCopies(setup));
    if (problem) return refused('bad-position', problem, { where: problem.slice(0, problem.indexOf(':')) });
    return accepted(state);
  } catch (wrong) {
    if (wrong instanceof Wrong) return refused('bad-position', wrong.message, { where: wrong.where });
    throw wrong;
  }
}

/** Far more resources or points than any game gives, and few enough to be paid and chosen in every way. */
const MOST_TOKENS = 999;
/** Ids of city cards and turns only grow; no game comes near. */
const MOST_COUNTED = 99_999;
const MOST_IN_HAND = 99;
const MOST_WORKERS = 99;
/** One bit for each place of the Meadow. */
const MEADOW_BITS = (1 << MEADOW_PLACES) - 1;

const FIELDS = [
  'players',
  'humans',
  'modules',
  'slices',
  'first',
  'turn',
  'opening',
  'turns',
  'deck',
  'discard',
  'meadow',
  'closed',
  'unfilled',
  'forest',
  'places',
  'events',
  'dealt',
  'aside',
  'asideSeenBy',
  'played',
  'nextId',
  'imaginedBy',
];

function read(setup: Setup, input: unknown): State {
  const state = emptyTable(setup);
  const given = record(input, 'position', FIELDS);
  state.first = whole(given.first ?? 0, 'first', MOST_COUNTED);
  state.turn = whole(given.turn ?? state.first, 'turn', MOST_COUNTED);
  state.opening = given.opening === true;
  state.turns = whole(given.turns ?? 0, 'turns', MOST_COUNTED);
  state.closed = whole(given.closed ?? 0, 'closed', MEADOW_BITS);
  state.unfilled = whole(given.unfilled ?? 0, 'unfilled', MEADOW_BITS);
  state.played = list(given.played ?? [], 'played').map((value, i) => kind(value, `played[${i}]`));
  state.places = list(given.places ?? [], 'places').map((value, i) => placeIndex(value, `places[${i}]`));
  state.forest = readForest(given.forest, state);
  readEvents(given, state);
  readPlayers(given.players, state);
  state.nextId = whole(given.nextId ?? nextId(state), 'nextId', MOST_COUNTED);
  if (given.slices !== undefined) Object.assign(state.slices, record(given.slices, 'slices'));
  else layOut(state, setup);
  checkPiles(state);
  readCards(given, state, setup);
  return state;
}

/** The cards in slices that came from outside: lists of cards that exist, before anything counts them. */
function checkPiles(state: State): void {
  for (const module of modulesOf(state)) {
    let sound = false;
    try {
      const piles = module.piles?.(state) ?? [];
      sound = piles.every(({ cards }) => Array.isArray(cards) && cards.every((index) => CARDS[index]));
    } catch {} // a slice of another shape
    if (!sound) throw new Wrong(`slices.${module.id}`, 'its cards are missing, or are no cards');
  }
}

/** Modules put their own pieces on the table when the description says nothing of them. */
function layOut(state: State, setup: Setup): void {
  const random = Random.of(seedOf('everdell position'));
  for (const module of modulesOf(state)) module.beforeHands?.(state, setup, random);
  for (const module of modulesOf(state)) module.setUp?.(state, setup, random);
}

function readForest(value: unknown, state: State): number[] {
  const given = list(value ?? defaultForest(state), 'forest');
  const clearings = given.map((item, i) =>
    item === EMPTY || item === null ? EMPTY : placeIndex(item, `forest[${i}]`),
  );
  while (clearings.length < 4) clearings.push(EMPTY);
  return clearings;
}

function defaultForest(state: State): number[] {
  const forest = PLACES.filter((place) => place.kind === 'forest').map((place) => place.index);
  return forest.slice(0, forestCards(state.players.length));
}

function readEvents(given: Readonly<Record<string, unknown>>, state: State): void {
  const special = EVENTS.filter((event) => !event.basic).map((event) => event.index);
  const dealt = list(given.dealt ?? special.slice(0, SPECIAL_EVENTS), 'dealt');
  state.dealt = dealt.map((value, i) => eventIndex(value, `dealt[${i}]`));
  if (given.events !== undefined) {
    state.events = list(given.events, 'events').map((value, i) => eventIndex(value, `events[${i}]`));
    return;
  }
  const achieved = Array.isArray(given.players) ? given.players.flatMap((player) => achievedNames(player)) : [];
  const all = [...EVENTS.filter((event) => event.basic).map((event) => event.index), ...state.dealt];
  state.events = all.filter((index) => !achieved.includes(index));
}

function achievedNames(player: unknown): number[] {
  if (!isRecord(player) || !Array.isArray(player.events)) return [];
  return player.events.map((value) => eventIndex(isRecord(value) ? value.event : value, 'players.events'));
}

const PLAYER_FIELDS = [
  'season',
  'passed',
  'arrivals',
  'available',
  'waiting',
  'gone',
  'out',
  'stock',
  'points',
  'hand',
  'shown',
  'handLimit',
  'city',
  'events',
];

function readPlayers(value: unknown, state: State): void {
  if (value === undefined) return;
  const given = list(value, 'players');
  if (given.length > state.players.length) {
    throw new Wrong('players', `${given.length} described, the game has ${state.players.length}`);
  }
  given.forEach((item, seat) => {
    state.players[seat] = readPlayer(item, `players[${seat}]`, state);
  });
}

function readPlayer(value: unknown, where: string, state: State): Player {
  const given = record(value, where, PLAYER_FIELDS);
  const player = newPlayer();
  player.season = whole(given.season ?? player.season, `${where}.season`, MOST_COUNTED);
  player.passed = given.passed === true;
  player.gone = whole(given.gone ?? 0, `${where}.gone`, MOST_WORKERS);
  player.points = whole(given.points ?? 0, `${where}.points`, MOST_TOKENS);
  player.handLimit = whole(given.handLimit ?? player.handLimit, `${where}.handLimit`, MOST_IN_HAND);
  player.stock = amount(given.stock ?? player.stock, `${where}.stock`);
  player.hand = list(given.hand ?? [], `${where}.hand`).map((item, i) => kind(item, `${where}.hand[${i}]`));
  player.shown = list(given.shown ?? [], `${where}.shown`).map((item, i) => heldCard(item, `${where}.shown[${i}]`));
  const city = list(given.city ?? [], `${where}.city`);
  player.city = city.map((item, i) => cityCard(item, `${where}.city[${i}]`, state));
  const events = list(given.events ?? [], `${where}.events`);
  player.events = events.map((item, i) => achieved(item, `${where}.events[${i}]`));
  player.out = list(given.out ?? [], `${where}.out`).map((item, i) => location(item, `${where}.out[${i}]`));
  if (given.arrivals !== undefined) player.arrivals = arrivals(given.arrivals, `${where}.arrivals`);
  player.waiting = whole(given.waiting ?? stillWaiting(player), `${where}.waiting`, MOST_WORKERS);
  const rest = allWorkers(player) - player.waiting - player.gone - player.out.length;
  player.available = whole(given.available ?? Math.max(0, rest), `${where}.available`, MOST_WORKERS);
  return player;
}

/** The workers that each of the four seasons brings. */
function arrivals(value: unknown, where: string): number[] {
  const given = list(value, where);
  if (given.length !== SEASONS.length) throw new Wrong(where, 'four numbers are expected: winter to autumn');
  return given.map((item, i) => whole(item, `${where}[${i}]`, MOST_WORKERS));
}

function cityCard(value: unknown, where: string, state: State): CityCard {
  const given = isRecord(value)
    ? record(value, where, ['id', 'kind', 'card', 'occupied', 'down', 'points', 'goods', 'beneath'])
    : { kind: value };
  const under = given.beneath;
  const id = whole(given.id ?? state.nextId, `${where}.id`, MOST_COUNTED);
  state.nextId = Math.max(state.nextId, id + 1);
  return {
    id,
    kind: kind(given.kind ?? given.card, `${where}.kind`),
    occupied: given.occupied === true,
    down: given.down === true,
    points: whole(given.points ?? 0, `${where}.points`, MOST_TOKENS),
    goods: given.goods === undefined ? undefined : amount(given.goods, `${where}.goods`),
    beneath:
      under === undefined ? undefined : list(under, `${where}.beneath`).map((item) => kind(item, `${where}.beneath`)),
  };
}

function achieved(value: unknown, where: string): Achieved {
  const given = isRecord(value) ? record(value, where, ['event', 'goods', 'beneath', 'given']) : { event: value };
  const under = given.beneath;
  return {
    event: eventIndex(given.event, `${where}.event`),
    goods: given.goods === undefined ? undefined : amount(given.goods, `${where}.goods`),
    beneath:
      under === undefined ? undefined : list(under, `${where}.beneath`).map((item) => kind(item, `${where}.beneath`)),
    given: whole(given.given ?? 0, `${where}.given`, MOST_TOKENS),
  };
}

const nextId = (state: State): number =>
  state.players.flatMap((player) => player.city).reduce((next, card) => Math.max(next, card.id + 1), 0);

/** Meadow, deck and discard pile. What is not said to be anywhere lies shuffled at the bottom of the deck. */
function readCards(given: Readonly<Record<string, unknown>>, state: State, setup: Setup): void {
  const cards = (value: unknown, where: string) => list(value, where).map((item, i) => kind(item, `${where}[${i}]`));
  if (given.meadow !== undefined) {
    state.meadow = list(given.meadow, 'meadow').map((item, i) =>
      item === EMPTY || item === null ? EMPTY : kind(item, `meadow[${i}]`),
    );
  }
  if (given.aside !== undefined) state.aside = cards(given.aside, 'aside');
  state.discard = list(given.discard ?? [], 'discard').map((item, i) => heldCard(item, `discard[${i}]`));
  state.deck = cards(given.deck ?? [], 'deck');
  const rest = restOf(state, setup);
  if (given.meadow === undefined) {
    for (let spot = 0; spot < state.meadow.length; spot++) state.meadow[spot] = rest.pop() ?? EMPTY;
  }
  state.deck = [...rest, ...state.deck];
}

/** The cards of the game that are nowhere yet, in an order that is always the same. */
function restOf(state: State, setup: Setup): Kind[] {
  const counts = countCards(state);
  const rest: Kind[] = [];
  for (const [index, copies] of deckCopies(setup)) {
    for (let i = counts.get(index) ?? 0; i < copies; i++) rest.push(index);
  }
  return Random.of(seedOf('everdell position')).shuffle(rest);
}

function record(value: unknown, where: string, fields?: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Wrong(where, 'an object with named fields is expected');
  for (const name of Object.keys(value)) {
    if (fields && !fields.includes(name))
      throw new Wrong(`${where}.${name}`, `unknown; known are ${fields.join(', ')}`);
  }
  return value;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(where, 'a list is expected');
  return value;
}

function whole(value: unknown, where: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new Wrong(where, `a whole number from 0 to ${most} is expected`);
  return value;
}

function kind(value: unknown, where: string): Kind {
  if (typeof value === 'number' && CARDS[value]) return value;
  const found = findKind(value);
  if (found === undefined) throw new Wrong(where, `there is no card ${JSON.stringify(value)}`);
  return found;
}

/** A card with who knows of it; by name it is known to all. */
function heldCard(value: unknown, where: string): HeldCard {
  if (typeof value !== 'number') return held(kind(value, where), ALL_SEE);
  return held(kind(kindOf(value), where), seenBy(value) & ALL_SEE);
}

function placeIndex(value: unknown, where: string): number {
  if (typeof value === 'number' && PLACES[value]) return value;
  if (!hasPlace(value)) throw new Wrong(where, `there is no place ${JSON.stringify(value)}`);
  return placeNamed(value);
}

function eventIndex(value: unknown, where: string): number {
  if (typeof value === 'number' && EVENTS[value]) return value;
  if (!hasEvent(value)) throw new Wrong(where, `there is no event ${JSON.stringify(value)}`);
  return eventNamed(value);
}

/** By number, or by the name of a place or an event. */
function location(value: unknown, where: string): Location {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  if (hasPlace(value)) return placeNamed(value);
  return AT_EVENT + eventIndex(value, where);
}

function amount(value: unknown, where: string): number[] {
  const given = list(value, where);
  if (given.length !== 4) throw new Wrong(where, 'four numbers are expected: twigs, resin, pebbles, berries');
  return given.map((item, i) => whole(item, `${where}[${i}]`, MOST_TOKENS));
}
