/** Tables against Rugwort for tests: like any scene, with Rugwort as seat 1, his die, and the ends of seasons. */
import { Match, parseSetup, Random, type Seat, type Seed, seedOf } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import { EVENTS, eventOf, PLACES } from '../content/catalogue.ts';
import type { EventId } from '../content/event.ts';
import type { PlaceId } from '../content/place.ts';
import { everdell } from '../game.ts';
import { forestCards, SPECIAL_EVENTS } from '../rules/setup.ts';
import type { Goods } from '../state/resource.ts';
import { AT_MEADOW, SEASONS } from '../state/state.ts';
import { Playing, Scene } from '../testing/scene.ts';

export interface You {
  readonly season?: (typeof SEASONS)[number];
  readonly stock?: Goods;
  readonly points?: number;
  readonly hand?: readonly CardId[];
  readonly city?: readonly CardId[];
  readonly out?: readonly PlaceId[];
  readonly events?: readonly EventId[];
}

export interface His {
  readonly season?: (typeof SEASONS)[number];
  readonly points?: number;
  readonly city?: readonly CardId[];
  readonly events?: readonly EventId[];
}

/** City cards of Rugwort get ids from here on, so that they do not meet yours. */
const HIS_IDS = 500;

export class Solo extends Scene {
  private readonly year: number;
  private his: His = {};
  private rolls: readonly number[] = [];

  constructor(year: number) {
    super(1, { rugwort: year });
    this.year = year;
  }

  you({ season = 'winter', stock = {}, points = 0, hand = [], city = [], out = [], events = [] }: You): this {
    return this.season(0, season)
      .stock(0, stock)
      .points(0, points)
      .hand(0, ...hand)
      .city(0, ...city)
      .out(0, ...out)
      .achieved(0, ...events);
  }

  rugwort(his: His): this {
    this.his = his;
    return this;
  }

  /** The next results of his die. */
  dice(...rolls: readonly number[]): this {
    this.rolls = rolls;
    return this;
  }

  /** Fills up to the three forest cards of a solo game. */
  override forest(...places: PlaceId[]): this {
    const all = PLACES.filter(({ kind }) => kind === 'forest').map(({ id }) => id);
    return super.forest(...filled(places, all, forestCards(2)));
  }

  /** Fills up to four special events. */
  override special(...events: EventId[]): this {
    const all = EVENTS.filter(({ basic }) => !basic).map(({ id }) => id);
    return super.special(...filled(events, all, SPECIAL_EVENTS));
  }

  override describe(): unknown {
    const { players, ...table } = super.describe() as { players: unknown[] };
    const { season = 'winter', city = [], ...rest } = this.his;
    const standing = city.map((card, i) => ({ id: HIS_IDS + i, card }));
    return { ...table, players: [...players, { ...rest, season: SEASONS.indexOf(season), city: standing }] };
  }

  override start(): Playing {
    const setup = parseSetup(everdell, { seats: 1, rugwort: this.year });
    if (!setup.ok) throw new Error(setup.message);
    const state = everdell.position?.(setup.value, this.describe());
    if (!state?.ok) throw new Error(state?.message);
    return new Playing(Match.from(everdell, setup.value, seedRolling(this.rolls), state.value));
  }
}

function filled<T>(wanted: readonly T[], all: readonly T[], count: number): T[] {
  return [...wanted, ...all.filter((item) => !wanted.includes(item))].slice(0, count);
}

/** A seed with which the eight-sided die shows these results first. */
function seedRolling(rolls: readonly number[]): Seed {
  for (let n = 0; n < 10_000; n++) {
    const seed = seedOf(`die ${n}`);
    const random = Random.of(seed);
    if (rolls.every((roll) => random.roll(8) === roll)) return seed;
  }
  throw new Error(`no seed rolls ${rolls.join(', ')}`);
}

export const solo = (year = 1): Solo => new Solo(year);

const FOREST: readonly PlaceId[] = ['forest-3-berries', 'forest-2-any', 'forest-2-resin-1-twig'];
const berries = (workers: number): PlaceId[] => Array<PlaceId>(workers).fill('basic-1-berry');

/** All your winter workers are out, so you may prepare for spring. */
export const winter = (year: number, you: You = {}): Solo =>
  solo(year)
    .forest(...FOREST)
    .you({ out: berries(2), ...you });

/** The same in spring; his workers stand where the season has sent them. */
export const spring = (year: number, you: You = {}): Solo =>
  solo(year)
    .forest(...FOREST)
    .you({ season: 'spring', out: berries(3), ...you })
    .rugwort({ season: 'spring' });

/** The same in summer; `elsewhere` of your workers stand on cards. */
export const summer = (year: number, elsewhere = 0): Solo =>
  solo(year)
    .forest(...FOREST)
    .you({ season: 'summer', out: berries(4 - elsewhere) })
    .rugwort({ season: 'summer' });

/** Autumn, with his workers where the season has sent them. */
export const autumn = (year: number, you: You = {}, his: His = {}): Solo =>
  solo(year)
    .you({ season: 'autumn', ...you })
    .rugwort({ season: 'autumn', ...his });

/** Where his workers stand on the Meadow, counted from 0. */
export const hisSpots = (table: Playing): number[] =>
  table
    .player(1)
    .out.filter((at) => at >= AT_MEADOW)
    .map((at) => at - AT_MEADOW);

export const achievedBy = (table: Playing, seat: Seat): EventId[] =>
  table.player(seat).events.map(({ event }) => eventOf(event).id);
