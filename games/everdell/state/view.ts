/** What a seat sees, built from what is visible (E18): everything but hands, deck order and the discard pile. */
import type { Seat } from '@smallfolk/kernel';
import type { CardId } from '../content/card.ts';
import { cardOf, eventOf, MODULES, placeOf } from '../content/catalogue.ts';
import type { EventId } from '../content/event.ts';
import type { PlaceId } from '../content/place.ts';
import { spacesUsed } from '../rules/city.ts';
import { scoreOf } from '../rules/scoring.ts';
import { named } from '../rules/worker.ts';
import type { Score } from '../state/score.ts';
import type { Where } from './events.ts';
import { knownOf } from './known.ts';
import { type Goods, goodsOf } from './resource.ts';
import { type Achieved, bitOf, type CityCard, EMPTY, playerOf, SEASONS, type State } from './state.ts';

export interface CityCardView {
  readonly id: number;
  readonly card: CardId;
  readonly occupied?: true;
  /** Face down. */
  readonly down?: true;
  readonly points?: number;
  readonly goods?: Goods;
  readonly beneath?: readonly CardId[];
}

export interface AchievedView {
  readonly event: EventId;
  readonly goods?: Goods;
  readonly beneath?: readonly CardId[];
  readonly given?: number;
}

/** Where a worker stands: `{ at: 'haven' }`, `{ event }`, `{ card, id, of }`, `{ at: 'meadow', spot }`. */
export type WorkerView = Where;

export interface PlayerView {
  readonly seat: Seat;
  /** False for an opponent that plays itself. */
  readonly person: boolean;
  readonly season: (typeof SEASONS)[number];
  readonly passed: boolean;
  readonly workers: { readonly available: number; readonly waiting: number; readonly gone: number };
  readonly out: readonly WorkerView[];
  readonly stock: Required<Goods>;
  readonly points: number;
  /** All hand cards for their owner; for others what they know of them. */
  readonly hand: readonly CardId[];
  readonly handSize: number;
  readonly handLimit: number;
  readonly city: readonly CityCardView[];
  readonly spaces: number;
  readonly events: readonly AchievedView[];
  /** The score as the game stands. */
  readonly score: Score;
}

export interface EverdellView {
  readonly seat: Seat;
  readonly players: readonly PlayerView[];
  readonly humans: number;
  readonly turn: Seat;
  readonly first: Seat;
  readonly turns: number;
  readonly deck: number;
  readonly discard: number;
  /** By place; null where no card lies. */
  readonly meadow: readonly (CardId | null)[];
  /** Meadow places whose card people may not take. */
  readonly closed: readonly number[];
  /** By clearing: upper left, lower left, upper right, lower right. */
  readonly forest: readonly (PlaceId | null)[];
  /** Places beyond the base board. */
  readonly places: readonly PlaceId[];
  /** Events still to be achieved. */
  readonly events: readonly EventId[];
  /** The special events of this game, from left to right. */
  readonly dealt: readonly EventId[];
  /** Cards turned up by the effect that runs, if this seat sees them. */
  readonly aside: readonly CardId[];
  readonly asideSize: number;
  /** What modules show, by module. */
  readonly modules: Readonly<Record<string, unknown>>;
}

const idOf = (kind: number): CardId => cardOf(kind).id;

export function view(state: State, seat: Seat): EverdellView {
  return viewOf(state, openly(state), seat);
}

/** What lies open is built once and shared by all who look at it. */
export function views(state: State, seats: readonly Seat[]): EverdellView[] {
  const open = openly(state);
  return seats.map((seat) => viewOf(state, open, seat));
}

type Open = Omit<EverdellView, 'seat' | 'aside' | 'modules'>;

/** The same object whenever there is nothing, so that nobody has to look what changed in it. */
const NO_MODULES: EverdellView['modules'] = {};
const NO_CARDS: readonly CardId[] = [];

function viewOf(state: State, open: Open, seat: Seat): EverdellView {
  return {
    ...open,
    seat,
    players: open.players.map((player, of) => withHand(state, player, of, seat)),
    aside: state.asideSeenBy & bitOf(seat) ? state.aside.map(idOf) : NO_CARDS,
    modules: state.modules.length === 0 ? NO_MODULES : slices(state, seat),
  };
}

function slices(state: State, seat: Seat): EverdellView['modules'] {
  const modules: Record<string, unknown> = {};
  for (const index of state.modules) {
    const module = MODULES[index];
    if (module) modules[module.id] = module.viewSlice?.(state, seat) ?? {};
  }
  return modules;
}

/** What everybody sees. */
function openly(state: State): Open {
  return {
    players: state.players.map((_, of) => playerView(state, of)),
    humans: state.humans,
    turn: state.turn,
    first: state.first,
    turns: state.turns,
    deck: state.deck.length,
    discard: state.discard.length,
    meadow: state.meadow.map((kind) => (kind === EMPTY ? null : idOf(kind))),
    closed: [...state.meadow.keys()].filter((spot) => state.closed & (1 << spot)),
    forest: state.forest.map((index) => (index === EMPTY ? null : placeOf(index).id)),
    places: state.places.map((index) => placeOf(index).id),
    events: state.events.map((index) => eventOf(index).id),
    dealt: state.dealt.map((index) => eventOf(index).id),
    asideSize: state.aside.length,
  };
}

/** All hand cards for their owner; for others what they know of them. */
function withHand(state: State, open: PlayerView, of: Seat, seat: Seat): PlayerView {
  const player = playerOf(state, of);
  const hand = of === seat ? player.hand.slice() : knownOf(player, bitOf(seat));
  return hand.length === 0 ? open : { ...open, hand: hand.sort((a, b) => a - b).map(idOf) };
}

/** A player whose hand nobody knows. */
function playerView(state: State, of: Seat): PlayerView {
  const player = playerOf(state, of);
  return {
    seat: of,
    person: of < state.humans,
    season: SEASONS[player.season] as (typeof SEASONS)[number],
    passed: player.passed,
    workers: { available: player.available, waiting: player.waiting, gone: player.gone },
    out: player.out.map((at) => named(state, at)),
    stock: { twig: 0, resin: 0, pebble: 0, berry: 0, ...goodsOf(player.stock) },
    points: player.points,
    hand: NO_CARDS,
    handSize: player.hand.length,
    handLimit: player.handLimit,
    city: player.city.map(cardView),
    spaces: spacesUsed(state, of),
    events: player.events.map(achievedView),
    score: scoreOf(state, of),
  };
}

function cardView({ id, kind, occupied, down, points, goods, beneath }: CityCard): CityCardView {
  return {
    id,
    card: idOf(kind),
    ...(occupied && { occupied }),
    ...(down && { down }),
    ...(points > 0 && { points }),
    ...(goods && { goods: goodsOf(goods) }),
    ...(beneath && { beneath: beneath.map(idOf) }),
  };
}

function achievedView({ event, goods, beneath, given }: Achieved): AchievedView {
  return {
    event: eventOf(event).id,
    ...(goods && { goods: goodsOf(goods) }),
    ...(beneath && { beneath: beneath.map(idOf) }),
    ...(given > 0 && { given }),
  };
}
