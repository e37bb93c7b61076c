/**
 * A table for tests: describe what matters, start, and act through the decisions that a player gets.
 *
 *     const table = scene({ seats: 2 }).player(0, { hand: ['farm'], stock: { twig: 2, resin: 1 } }).start();
 *     table.choose({ do: 'play', card: 'farm' });
 *     expect(table.city(0)).toEqual(['farm']);
 */
import { type GameEvent, keyOf, Match, type Option, parseSetup, Random, type Seat, type Seed } from '@smallfolk/kernel';
import type { CardId } from './card.ts';
import { cardOf, EVENTS, eventNamed, eventOf, findKind, hasEvent, hasPlace, PLACES, placeNamed } from './catalogue.ts';
import type { EventId } from './event.ts';
import { everdell } from './game.ts';
import type { PlaceId } from './place.ts';
import { amountOf, type Goods, goodsOf } from './resource.ts';
import { type Score, scoreOf } from './score.ts';
import { forestCards, SPECIAL_EVENTS } from './setup.ts';
import {
  ALL_SEE,
  AT_CARD,
  AT_EVENT,
  AT_MEADOW,
  type CityCard,
  held,
  kindOf,
  type Location,
  type Player,
  playerOf,
  SEASONS,
  type State,
} from './state.ts';
import type { EverdellView } from './view.ts';
import { named } from './worker.ts';

/** A card of a city with what lies on it; `workers` are the seats of those who stand there. */
export interface SceneCard {
  readonly card: CardId;
  readonly occupied?: boolean;
  readonly points?: number;
  readonly goods?: Goods;
  readonly beneath?: readonly CardId[];
  readonly workers?: readonly Seat[];
}

export interface ScenePlayer {
  readonly season?: (typeof SEASONS)[number];
  readonly passed?: boolean;
  readonly stock?: Goods;
  readonly points?: number;
  readonly hand?: readonly CardId[];
  readonly city?: readonly (CardId | SceneCard)[];
  /** Where workers stand: a place, an event, or a place of the Meadow counted from 0. */
  readonly out?: readonly (PlaceId | EventId | number)[];
  readonly events?: readonly EventId[];
}

export type SceneSetup = Readonly<Record<string, string | number>>;

export const scene = (setup: SceneSetup = { seats: 2 }): Scene => new Scene(setup);

export class Scene {
  private readonly setup: SceneSetup;
  private readonly players = new Map<Seat, ScenePlayer>();
  private readonly board: Record<string, unknown> = {};
  private discarded: readonly CardId[] = [];
  private rolls: readonly number[] = [];

  constructor(setup: SceneSetup) {
    this.setup = { start: 1, ...setup };
  }

  player(seat: Seat, player: ScenePlayer): this {
    this.players.set(seat, player);
    return this;
  }

  /** All eight places, from the upper left one on. */
  meadow(...cards: readonly (CardId | null)[]): this {
    this.board.meadow = cards;
    return this;
  }

  /** Meadow places, counted from 0, whose cards people may not touch. */
  closed(...spots: readonly number[]): this {
    this.board.closed = spots.reduce((bits, spot) => bits | (1 << spot), 0);
    return this;
  }

  /** The next cards of the deck, the first one to be drawn first. */
  deck(...cards: readonly CardId[]): this {
    this.board.deck = [...cards].reverse();
    return this;
  }

  /** The discard pile, the top card first. */
  discard(...cards: readonly CardId[]): this {
    this.discarded = cards;
    return this;
  }

  /** Forest cards by clearing; further clearings are filled up. */
  forest(...places: readonly PlaceId[]): this {
    const all = PLACES.filter((place) => place.kind === 'forest').map((place) => place.id);
    const seats = Number(this.setup.seats);
    this.board.forest = filled(places, all, forestCards(seats === 1 ? 2 : seats));
    return this;
  }

  /** Special events of the game; the rest of the four is filled up. */
  special(...events: readonly EventId[]): this {
    const all = EVENTS.filter((event) => !event.basic).map((event) => event.id);
    this.board.dealt = filled(events, all, SPECIAL_EVENTS);
    return this;
  }

  /** The next results of the eight-sided die. */
  dice(...results: readonly number[]): this {
    this.rolls = results;
    return this;
  }

  start(): Play {
    const setup = parseSetup(everdell, this.setup);
    if (!setup.ok) throw new Error(setup.message);
    const seats = Math.max(everdell.seats(setup.value), ...[...this.players.keys()].map((seat) => seat + 1));
    const players = describedPlayers(Array.from({ length: seats }, (_, seat) => this.players.get(seat) ?? {}));
    // A description of Rugwort's workers replaces his set-up.
    const slices = this.players.get(1)?.out && seats > Number(this.setup.seats) ? rugwortIn(setup.value.rugwort) : {};
    const state = everdell.position?.(setup.value, { ...this.board, ...slices, players });
    if (!state?.ok) throw new Error(state?.message ?? 'no position');
    discardFromDeck(state.value, this.discarded);
    return new Play(Match.from(everdell, setup.value, seedRolling(this.rolls), state.value));
  }
}

const rugwortIn = (year: unknown) => ({ slices: { rugwort: { year } } });

function filled<T>(wanted: readonly T[], all: readonly T[], count: number): T[] {
  return [...wanted, ...all.filter((item) => !wanted.includes(item))].slice(0, count);
}

/** The players as `position` wants them; city cards are numbered through, so that workers can stand on them. */
function describedPlayers(players: readonly ScenePlayer[]): Record<string, unknown>[] {
  let id = 0;
  const standing: Location[][] = players.map(() => []);
  const cities = players.map(({ city = [] }) =>
    city.map((entry) => {
      const { card, goods, workers = [], ...rest } = typeof entry === 'string' ? { card: entry } : entry;
      for (const seat of workers) standing[seat]?.push(AT_CARD + id);
      return { id: id++, card, ...rest, ...(goods && { goods: amountOf(goods) }) };
    }),
  );
  return players.map(({ season = 'winter', stock = {}, out = [], ...rest }, seat) => ({
    ...rest,
    season: SEASONS.indexOf(season),
    stock: amountOf(stock),
    city: cities[seat],
    out: [...out.map(locationNamed), ...(standing[seat] ?? [])],
  }));
}

function locationNamed(where: PlaceId | EventId | number): Location {
  if (typeof where === 'number') return AT_MEADOW + where;
  if (hasPlace(where)) return placeNamed(where);
  if (hasEvent(where)) return AT_EVENT + eventNamed(where);
  throw new Error(`nobody can stand on ${where}`);
}

function discardFromDeck(state: State, cards: readonly CardId[]): void {
  for (const card of [...cards].reverse()) {
    const at = state.deck.indexOf(findKind(card) ?? -1);
    if (at < 0) throw new Error(`no ${card} is left for the discard pile`);
    state.discard.push(...state.deck.splice(at, 1).map((kind) => held(kind, ALL_SEE)));
  }
}

/** A seed with which the eight-sided die shows these results first. */
function seedRolling(rolls: readonly number[]): Seed {
  for (let n = 1; n < 1_000_000; n++) {
    const seed = (0xe4e4de11 * n).toString(16).padStart(32, '7').slice(-32);
    const random = Random.of(seed);
    if (rolls.every((roll) => random.roll(8) === roll)) return seed;
  }
  throw new Error(`no seed rolls ${rolls.join(', ')}`);
}

/** What is wanted of an option: some of its details. */
export type Wanted = Readonly<Record<string, string | number | boolean>>;

/** A game under way, with the questions that tests ask. */
export class Play {
  readonly match: Match<State, EverdellView>;

  constructor(match: Match<State, EverdellView>) {
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  /** What is asked now. */
  get ask(): string {
    return this.match.decision?.ask ?? 'over';
  }

  get seat(): Seat | undefined {
    return this.match.decision?.seat;
  }

  get options(): readonly Option[] {
    return this.match.decision?.options ?? [];
  }

  private matching(wanted: Wanted): Option[] {
    return this.options.filter((option) => Object.entries(wanted).every(([name, value]) => option[name] === value));
  }

  offers(wanted: Wanted): boolean {
    return this.matching(wanted).length > 0;
  }

  /** Answers the questions one after the other, each with the first option that fits. */
  choose(...answers: readonly Wanted[]): this {
    for (const wanted of answers) {
      const [option] = this.matching(wanted);
      if (!option) {
        const offered = this.options.map(keyOf).join(', ');
        throw new Error(`${JSON.stringify(wanted)} is not offered; "${this.ask}" offers: ${offered}`);
      }
      this.match.choose(option);
    }
    return this;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  stock(seat: Seat): Goods {
    return goodsOf(this.player(seat).stock);
  }

  hand(seat: Seat): CardId[] {
    return this.player(seat).hand.map((kind) => cardOf(kind).id);
  }

  city(seat: Seat): CardId[] {
    return this.player(seat).city.map(({ kind }) => cardOf(kind).id);
  }

  card(seat: Seat, card: CardId): CityCard {
    const found = this.player(seat).city.find(({ kind }) => cardOf(kind).id === card);
    if (!found) throw new Error(`no ${card} in the city of ${seat}`);
    return found;
  }

  meadow(): (CardId | undefined)[] {
    return this.state.meadow.map((kind) => (kind < 0 ? undefined : cardOf(kind).id));
  }

  /** The discard pile, the top card first. */
  discarded(): CardId[] {
    return this.state.discard.map((card) => cardOf(kindOf(card)).id).reverse();
  }

  /** The names of the places, events and cards where the workers of a seat stand. */
  out(seat: Seat): string[] {
    return this.player(seat).out.map((at) => {
      const { at: place, event, card, spot } = named(this.state, at);
      return spot === undefined ? String(place ?? event ?? card) : `${place} ${spot}`;
    });
  }

  achieved(seat: Seat): EventId[] {
    return this.player(seat).events.map(({ event }) => eventOf(event).id);
  }

  score(seat: Seat): Score {
    return scoreOf(this.state, seat);
  }

  /** The events of that type, as everybody at the seat has seen them. */
  told(type: string, seat: Seat = 0): GameEvent[] {
    return this.match.events(seat).filter((event) => event.type === type);
  }
}
