/** Scenes against Nightweave: which activity cards come, what she has, where she stands. */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../../content/card.ts';
import { kindNamed } from '../../content/catalogue.ts';
import { EMPTY, SEASONS } from '../../state/state.ts';
import { Scene } from '../../testing/scene.ts';
import { ACTIVITY } from './activity/cards.ts';
import type { Lair, Level } from './lair.ts';

type Setup = Readonly<Record<string, string | number>>;

const indexOf = (id: string): number => ACTIVITY.findIndex((card) => card.id === id);

/** Her workers by the season that they come with. */
const ARRIVALS = [2, 1, 2, 3];

export class LairScene extends Scene {
  readonly her: Seat;
  private readonly lair: { -readonly [field in keyof Lair]: Lair[field] };
  private readonly cards: string[];
  private isSpent = false;
  private others: object = {};

  /** These activity cards come first, in this order. */
  constructor(seats: number, level: Level, cards: readonly string[], setup: Setup = {}) {
    super(seats, { opponent: 'nightweave', level, ...setup });
    this.her = this.join({ arrivals: ARRIVALS, handLimit: 99 });
    this.cards = [...cards];
    this.lair = {
      level,
      victory: setup.victory === 'each' ? 'each' : 'together',
      deck: [],
      revealed: [],
      box: [],
      placed: false,
      figure: EMPTY,
      claimed: false,
      spoils: [],
      hidden: [],
      legends: [],
    };
    this.turn(this.her);
  }

  /** Her season: the deck holds all cards up to it. */
  inSeason(season: (typeof SEASONS)[number]): this {
    return this.season(this.her, season);
  }

  /** Her figure stands on that place of the Meadow, counted from 1. */
  figure(place: number): this {
    this.lair.figure = place - 1;
    return this.with('unfilled', 1 << (place - 1));
  }

  claimed(): this {
    this.lair.claimed = true;
    return this;
  }

  /** She has placed somebody since her deck was shuffled. */
  placed(): this {
    this.lair.placed = true;
    return this;
  }

  /** All her activity cards are revealed. */
  spent(): this {
    this.isSpent = true;
    return this;
  }

  spoils(...cards: CardId[]): this {
    this.lair.spoils = cards.map(kindNamed);
    return this;
  }

  /** Spoils that nobody has seen. */
  hidden(...cards: CardId[]): this {
    this.lair.hidden = cards.map(kindNamed);
    return this;
  }

  /** Legends in her hand. */
  legends(...cards: CardId[]): this {
    this.lair.legends = cards.map(kindNamed);
    return this;
  }

  /** What other modules keep in the state. */
  beside(slices: object): this {
    this.others = slices;
    return this;
  }

  override describe(): unknown {
    const season = this.seasonOf(this.her);
    const there = ACTIVITY.filter((card) => SEASONS.indexOf(card.season) <= season).map(({ id }) => id);
    const rest = there.filter((id) => !this.cards.includes(id));
    const away = rest.find((id) => {
      const card = ACTIVITY[indexOf(id)];
      return card?.season === 'winter' && card.symbol === 'worker';
    });
    this.lair.box = away === undefined ? [] : [indexOf(away)];
    const below = rest.filter((id) => id !== away).reverse();
    this.lair.deck = [...below, ...this.cards.slice().reverse()].map(indexOf);
    this.lair.revealed = this.isSpent ? this.lair.deck.splice(0) : [];
    this.with('slices', { ...this.others, nightweave: this.lair });
    return super.describe();
  }
}

export const lair = (
  cards: readonly string[],
  { seats = 1, level = 0 as Level, setup = {} as Setup } = {},
): LairScene => new LairScene(seats, level, cards, setup);
