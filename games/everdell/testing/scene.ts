/** A fluent builder of positions, and a way to play on from them by naming what is chosen: for tests and puzzles. */
import { type GameEvent, keyOf, Match, type Option, parseSetup, type Seat, seedOf, sure } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import { cardOf, kindNamed } from '../content/catalogue.ts';
import type { EventId } from '../content/event.ts';
import type { PlaceId } from '../content/place.ts';
import { everdell } from '../game.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type Goods, goodsOf, RESOURCES } from '../state/resource.ts';
import type { Score } from '../state/score.ts';
import { AT_CARD, type CityCard, kindOf, type Player, playerOf, SEASONS, type State } from '../state/state.ts';
import type { EverdellView } from '../state/view.ts';

/** A city card: by name, or with what lies on and beneath it. */
type Standing =
  | CardId
  | {
      readonly card: CardId;
      readonly occupied?: boolean;
      readonly down?: boolean;
      readonly points?: number;
      readonly goods?: readonly number[];
      readonly beneath?: readonly CardId[];
    };

interface Described {
  season?: number;
  passed?: boolean;
  available?: number;
  gone?: number;
  out: (PlaceId | EventId | number)[];
  stock?: number[];
  points?: number;
  hand: CardId[];
  shown?: CardId[];
  arrivals?: readonly number[];
  handLimit?: number;
  city: Record<string, unknown>[];
  events: unknown[];
}

/** Every field of an option that is given must agree. */
export type Wanted = Readonly<Record<string, string | number | boolean>>;

export class Scene {
  private readonly setup: Readonly<Record<string, string | number>>;
  private readonly players: Described[];
  private readonly table: Record<string, unknown> = {};
  private id = 0;

  constructor(seats: number, setup: Readonly<Record<string, string | number>> = {}) {
    this.setup = { seats, ...setup };
    this.players = Array.from({ length: seats }, () => ({ out: [], hand: [], city: [], events: [] }));
  }

  /** A further player: an opponent that plays itself. Returns its seat. */
  protected join(given: Partial<Described>): Seat {
    return this.players.push({ out: [], hand: [], city: [], events: [], ...given }) - 1;
  }

  protected seasonOf(seat: Seat): number {
    return this.of(seat).season ?? 0;
  }

  private of(seat: Seat): Described {
    return sure(this.players[seat]);
  }

  hand(seat: Seat, ...cards: CardId[]): this {
    this.of(seat).hand.push(...cards);
    return this;
  }

  /** Hand cards that everybody saw on their way into the hand. */
  shown(seat: Seat, ...cards: CardId[]): this {
    this.of(seat).hand.push(...cards);
    this.of(seat).shown = [...(this.of(seat).shown ?? []), ...cards];
    return this;
  }

  /** City cards get the ids 0, 1, 2 ... in the order in which they are named. */
  city(seat: Seat, ...cards: Standing[]): this {
    for (const standing of cards) {
      const entry = typeof standing === 'string' ? { card: standing } : standing;
      this.of(seat).city.push({ id: this.id++, ...entry });
    }
    return this;
  }

  stock(seat: Seat, goods: Goods): this {
    this.of(seat).stock = RESOURCES.map((name) => goods[name] ?? 0);
    return this;
  }

  points(seat: Seat, points: number): this {
    this.of(seat).points = points;
    return this;
  }

  season(seat: Seat, season: (typeof SEASONS)[number]): this {
    this.of(seat).season = SEASONS.indexOf(season);
    return this;
  }

  /** The workers that each season brings. */
  arrivals(seat: Seat, ...workers: number[]): this {
    this.of(seat).arrivals = workers;
    return this;
  }

  /** Deployed workers: on places and events by name, on city cards by id. */
  out(seat: Seat, ...places: (PlaceId | EventId | number)[]): this {
    this.of(seat).out.push(...places.map((at) => (typeof at === 'number' && at >= 0 ? AT_CARD + at : at)));
    return this;
  }

  passed(...seats: Seat[]): this {
    for (const seat of seats) this.of(seat).passed = true;
    return this;
  }

  achieved(seat: Seat, ...events: unknown[]): this {
    this.of(seat).events.push(...events);
    return this;
  }

  /** By place from the first on; the other places are empty. */
  meadow(...cards: (CardId | null)[]): this {
    this.table.meadow = [...cards, ...Array<null>(8 - cards.length).fill(null)];
    return this;
  }

  forest(...places: PlaceId[]): this {
    this.table.forest = places;
    return this;
  }

  special(...events: EventId[]): this {
    this.table.dealt = events;
    return this;
  }

  /** The top of the deck, the first card first; the other cards lie below. */
  deck(...cards: CardId[]): this {
    this.table.deck = cards.slice().reverse();
    return this;
  }

  /** The discard pile, the top card last. */
  discard(...cards: CardId[]): this {
    this.table.discard = cards;
    return this;
  }

  turn(seat: Seat): this {
    this.table.turn = seat;
    return this;
  }

  with(field: string, value: unknown): this {
    this.table[field] = value;
    return this;
  }

  describe(): unknown {
    return { ...this.table, players: this.players };
  }

  /** With another seed chance falls otherwise. */
  start(seed = 'scene'): Playing {
    const setup = parseSetup(everdell, this.setup);
    if (!setup.ok) throw new Error(setup.message);
    const state = everdell.position?.(setup.value, this.describe());
    if (!state?.ok) throw new Error(state?.message);
    return new Playing(Match.from(everdell, setup.value, seedOf(seed), state.value));
  }
}

export const scene = (seats = 2, setup?: Readonly<Record<string, string | number>>): Scene => new Scene(seats, setup);

/** A match with short ways to choose and to look. */
export class Playing {
  readonly match: Match<State, EverdellView>;

  constructor(match: Match<State, EverdellView>) {
    this.match = match;
  }

  get state(): State {
    return this.match.state;
  }

  get ask(): string | undefined {
    return this.match.decision?.ask;
  }

  get options(): readonly Option[] {
    return this.match.decision?.options ?? [];
  }

  /** The options as keys. */
  get keys(): string[] {
    return this.options.map(keyOf);
  }

  offered(wanted: Wanted): Option[] {
    return this.options.filter((option) => Object.entries(wanted).every(([name, value]) => option[name] === value));
  }

  offers(wanted: Wanted): boolean {
    return this.offered(wanted).length > 0;
  }

  /** Chooses the first option that agrees with each of these, one after the other. */
  choose(...steps: Wanted[]): this {
    for (const wanted of steps) {
      const option = this.offered(wanted)[0];
      if (!option) throw new Error(`${JSON.stringify(wanted)} is not offered; "${this.ask}": ${this.keys.join(', ')}`);
      this.match.choose(option);
    }
    return this;
  }

  /** Puts a worker on a place. */
  place(at: PlaceId): this {
    return this.choose({ do: 'place', at });
  }

  visit(card: CardId): this {
    return this.choose({ do: 'visit', card });
  }

  play(card: CardId, from: 'hand' | 'meadow' = 'hand'): this {
    return this.choose({ do: 'play', card, from });
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  stock(seat: Seat): Goods {
    return goodsOf(this.player(seat).stock);
  }

  hand(seat: Seat): CardId[] {
    return this.match.view(seat).players[seat]?.hand.slice() ?? [];
  }

  city(seat: Seat): CardId[] {
    return this.match.view(seat).players[seat]?.city.map(({ card }) => card) ?? [];
  }

  card(seat: Seat, card: CardId): CityCard {
    const found = this.player(seat).city.find(({ kind }) => kind === kindNamed(card));
    if (!found) throw new Error(`no ${card} in that city`);
    return found;
  }

  /** Where the workers of a player stand. */
  out(seat: Seat): string[] {
    return this.match.view(seat).players[seat]?.out.map((at) => String(at.at ?? at.event ?? at.card)) ?? [];
  }

  get meadow(): (CardId | null)[] {
    return this.match.view(0).meadow.slice();
  }

  get discarded(): CardId[] {
    return this.state.discard.map((card) => cardOf(kindOf(card)).id);
  }

  score(seat: Seat): Score {
    return scoreOf(this.state, seat);
  }

  events(type: string, seat: Seat = 0): GameEvent[] {
    return this.match.events(seat).filter((event) => event.type === type);
  }
}
