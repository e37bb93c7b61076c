/**
 * What an event or an option says, read for a sentence: the kernel knows its details as plain data only, so this is the
 * border where they are checked.
 */
import type { Seat } from '@smallfolk/kernel';
import type { Card } from '../content/card.ts';
import { cardOf, findKind } from '../content/catalogue.ts';
import { type Goods, RESOURCES, type ResourceName } from '../state/resource.ts';
import type { Score } from '../state/score.ts';
import { SEASONS } from '../state/state.ts';
import type { EverdellView } from '../state/view.ts';
import type { Names } from './names.ts';

export type SeasonName = (typeof SEASONS)[number];

/** The opponents that play themselves. */
export type Opponent = 'rugwort' | 'nightweave';

/** Who sits there, if it is an opponent that plays itself. */
export function opponentAt(view: EverdellView, seat: Seat): Opponent | undefined {
  if (seat < view.humans) return undefined;
  return Object.hasOwn(view.modules, 'nightweave') ? 'nightweave' : 'rugwort';
}

/** The opponent that a game was played against, by the reason of its result. */
export const opponentIn = (reason: string): Opponent | undefined =>
  reason === 'nightweave' ? 'nightweave' : reason === 'opponent' ? 'rugwort' : undefined;

/** A player as the reader of a sentence meets them. */
export interface Who {
  readonly seat: Seat;
  /** The reader. */
  readonly you: boolean;
  /** An opponent that plays itself. */
  readonly automaton: Opponent | undefined;
  /** The own name of a person or a bot, which no language may bend: its grammar is not known. */
  readonly called?: string | undefined;
}

/** What lies on or stands on a card of a city. */
export interface Standing {
  readonly occupied: boolean;
  readonly tokens: number;
  readonly stored: Goods | undefined;
  readonly guests: number;
  readonly beneath: number;
}

const PARTS = ['cards', 'tokens', 'prosperity', 'journey', 'events', 'other'] as const;

const BARE: Standing = { occupied: false, tokens: 0, stored: undefined, guests: 0, beneath: 0 };

export class Said {
  private readonly details: Readonly<Record<string, unknown>>;
  private readonly names: Names;
  private readonly view: EverdellView;

  constructor(details: Readonly<Record<string, unknown>>, names: Names, view: EverdellView) {
    this.details = details;
    this.names = names;
    this.view = view;
  }

  has(detail: string): boolean {
    return this.details[detail] !== undefined;
  }

  text(detail: string): string {
    return String(this.details[detail] ?? '');
  }

  number(detail: string): number {
    return Number(this.details[detail] ?? 0);
  }

  who(detail = 'seat'): Who {
    const seat = this.number(detail);
    const automaton = opponentAt(this.view, seat);
    return { seat, you: seat === this.view.seat, automaton, called: this.names.seat(seat) };
  }

  /** The name of the card, place, event or other thing that this detail names. */
  name(detail: string): string {
    return this.names.name(this.text(detail));
  }

  effect(detail: string): string {
    return this.names.effect(this.text(detail));
  }

  /** The names of several cards; none where the reader may not know them. */
  cards(): string[] {
    const { cards } = this.details;
    return Array.isArray(cards) ? cards.map((id) => this.names.name(String(id))) : [];
  }

  /** Several words: the parts of something. */
  list(detail: string): string[] {
    const found = this.details[detail];
    return Array.isArray(found) ? found.map(String) : [];
  }

  /** An amount of resources: in a detail of its own, or spread over the details (`{ do: 'pay', twig: 2 }`). */
  goods(detail?: string): Goods {
    return goodsIn(detail === undefined ? this.details : this.details[detail]);
  }

  /** The resource in `what`. */
  get resource(): ResourceName {
    return RESOURCES.find((name) => name === this.details.what) ?? 'twig';
  }

  get season(): SeasonName {
    return SEASONS.find((name) => name === this.details.season) ?? 'winter';
  }

  /** The season that the reader prepares for. */
  get nextSeason(): SeasonName {
    const now = this.view.players[this.view.seat]?.season ?? 'winter';
    return SEASONS[SEASONS.indexOf(now) + 1] ?? 'autumn';
  }

  /** What is printed on the card, where the cards are known: a page that draws them has only their names. */
  get card(): Pick<Card, 'cost' | 'points'> | undefined {
    const kind = findKind(this.details.card);
    return kind === undefined ? undefined : cardOf(kind);
  }

  /** A detail that has details of its own: where a worker stood before. */
  within(detail: string): Said {
    const inner = this.details[detail];
    const details = typeof inner === 'object' && inner !== null ? { seat: this.details.seat, ...inner } : {};
    return new Said(details, this.names, this.view);
  }

  /** The name of the event, card or place where a worker stands. */
  get where(): string {
    return this.name(['event', 'card'].find((detail) => this.has(detail)) ?? 'at');
  }

  /** What lies on the city card of that id. */
  get standing(): Standing {
    const owner = this.view.players[this.number('of')];
    const card = owner?.city.find(({ id }) => id === this.details.id);
    if (!card) return BARE;
    const guests = this.view.players.flatMap(({ out }) => out).filter(({ id }) => id === card.id).length;
    const { occupied = false, points: tokens = 0, goods: stored, beneath = [] } = card;
    return { occupied, tokens, stored, guests, beneath: beneath.length };
  }

  /** The parts of a score by name, without those that brought nothing: "cards 12, tokens 3". */
  scored(categories: Readonly<Record<keyof Score, string>>): string {
    const parts = PARTS.filter((part) => this.number(part) !== 0);
    return parts.map((part) => `${categories[part]} ${this.number(part)}`).join(', ') || '0';
  }

  /** Does the city card belong to whoever acts? */
  get own(): boolean {
    return this.number('of') === this.number('seat');
  }

  /** What brought it about, if that says more than the sentence itself. */
  get why(): string {
    const by = this.text('by');
    return by && by !== this.text('card') && !by.startsWith('basic-') ? this.names.name(by) : '';
  }
}

function goodsIn(from: unknown): Goods {
  const goods: Record<string, number> = {};
  if (typeof from !== 'object' || from === null) return goods;
  for (const name of RESOURCES) {
    const count: unknown = Reflect.get(from, name);
    if (typeof count === 'number' && count > 0) goods[name] = count;
  }
  return goods;
}
