/**
 * Which options look promising at first sight: the habits of a player with some experience. The numbers stand in
 * taste-table.ts; here stands what they are multiplied with.
 */
import { type Decision, DONE, type Option, type Seat } from '@smallfolk/kernel';
import type { Card, Kind } from './card.ts';
import { CARDS, findKind } from './catalogue.ts';
import { hasCard, spacesUsed } from './city.ts';
import { RESOURCES } from './resource.ts';
import { CITY_SPACES, EMPTY, type Player, playerOf, type State, SUMMER } from './state.ts';
import {
  CARD_TASTE,
  type CardTaste,
  DOING,
  NEED,
  ONE_MORE,
  PARTING,
  PLACE_GOODS,
  PLACE_TASTE,
  PLAYING,
  STOPPING,
  UNLOCKING,
  WAY,
} from './taste-table.ts';

/** Positive weights in the order of the options. */
export function weigh(state: State, decision: Decision): number[] {
  const { options, seat, ask } = decision;
  const mood = moodOf(state, seat);
  const weights: number[] = [];
  for (let i = 0; i < options.length; i++) weights.push(Math.exp(taste(mood, options[i] as Option, ask)));
  return weights;
}

/** What the options of one decision have in common. */
interface Mood {
  readonly player: Player;
  /** The city is nearly full. */
  readonly tight: boolean;
  /** Cards of the hand and the Meadow that cannot be paid yet. */
  readonly wanted: readonly Card[];
}

const LAST_SPACES = 3;

function moodOf(state: State, seat: Seat): Mood {
  const player = playerOf(state, seat);
  const spaces = CITY_SPACES - spacesUsed(state, seat);
  const wanted: Card[] = [];
  if (spaces > 0) {
    for (const kind of player.hand) want(player, kind, wanted);
    for (const kind of state.meadow) if (kind !== EMPTY) want(player, kind, wanted);
  }
  return { player, tight: spaces <= LAST_SPACES, wanted };
}

function want(player: Player, kind: Kind, wanted: Card[]): void {
  const card = CARDS[kind] as Card;
  if (shortOf(player, card, NOTHING) > 0 && !(card.isUnique && hasCard(player.city, kind))) wanted.push(card);
}

const NOTHING = RESOURCES.map(() => 0);

/** How many resources are missing for the card, with these goods added. */
function shortOf({ stock }: Player, { price }: Card, goods: readonly number[]): number {
  let short = 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const missing = (price[i] as number) - (stock[i] as number) - (goods[i] as number);
    if (missing > 0) short += missing;
  }
  return short;
}

function taste(mood: Mood, option: Option, ask: string): number {
  const doing = (what: keyof typeof DOING): number => DOING[what][mood.player.season] ?? 0;
  switch (option.do) {
    case 'play':
      return doing('play') + tasteForPlay(mood, option);
    case 'place':
    case 'copy':
      return doing('place') + tasteForPlace(mood, String(option.at));
    case 'visit':
      return doing('visit') + using(option);
    case 'activate':
      return using(option);
    case 'achieve':
    case 'prepare':
    case 'pass':
      return doing(option.do);
    case 'pay':
      return WAY[String(option.by)] ?? 0;
    case 'occupy':
      return WAY.occupy ?? 0;
    case 'decline':
    case DONE.do:
      return STOPPING[ask] ?? 0;
    case 'amount':
      return ONE_MORE * Number(option.count);
    case 'gain':
    case 'store':
      return (NEED[String(option.what)] ?? 0) + unlocking(mood, ONE[String(option.what)] ?? NOTHING);
    case 'spend':
      return -(NEED[String(option.what)] ?? 0);
    case 'take':
    case 'keep':
      return keeping(option);
    case 'discard':
    case 'give':
    case 'sweep':
      return -keeping(option);
    case 'lose':
    case 'jail':
    case 'tuck':
      return PARTING * (cardNamed(option)?.points ?? 0);
    default:
      return 0;
  }
}

/** Cards of which nothing is known are neither liked nor disliked. */
const UNKNOWN: CardTaste = [0, 0, 0, 0];
const cardTaste = (option: Option): CardTaste => CARD_TASTE[String(option.card)] ?? UNKNOWN;
const keeping = (option: Option): number => cardTaste(option)[2];
const using = (option: Option): number => cardTaste(option)[3];

function cardNamed(option: Option): Card | undefined {
  const kind = findKind(option.card);
  return kind === undefined ? undefined : CARDS[kind];
}

function tasteForPlay({ player, tight }: Mood, option: Option): number {
  const card = cardNamed(option);
  if (!card) return 0;
  const [early, late] = cardTaste(option);
  let taste = player.season < SUMMER ? early : late;
  taste += hasHouse(player, card) ? PLAYING.free : PLAYING.price * card.priceTotal;
  if (tight) taste += PLAYING.tight + PLAYING.tightPoints * card.points;
  return taste;
}

/** Could it move in for nothing (E105)? */
function hasHouse(player: Player, card: Card): boolean {
  if (!card.isCritter) return false;
  for (const { kind, occupied } of player.city)
    if (!occupied && (card.houses.includes(kind) || (CARDS[kind] as Card).housesAny)) return true;
  return false;
}

function tasteForPlace(mood: Mood, place: string): number {
  const { hand, season } = mood.player;
  const known = PLACE_TASTE[place];
  const goods = PLACE_GOODS[place];
  return (known ? (known[season] as number) + known[4] * hand.length : 0) + (goods ? unlocking(mood, goods) : 0);
}

/** One of each resource, as goods. */
const ONE: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  RESOURCES.map((name) => [name, RESOURCES.map((other) => (other === name ? 1 : 0))]),
);

/** One turn plays one card: more to choose from hardly matter. */
const ENOUGH_CARDS = 3;

/** What can be paid with these goods that cannot be paid now. */
function unlocking({ player, wanted }: Mood, goods: readonly number[]): number {
  const ofAnyKind = goods[RESOURCES.length] ?? 0;
  let cards = 0;
  let points = 0;
  for (const card of wanted) {
    if (shortOf(player, card, goods) > ofAnyKind) continue;
    cards++;
    if (card.points > points) points = card.points;
  }
  return UNLOCKING.cards * Math.min(cards, ENOUGH_CARDS) + UNLOCKING.points * points;
}
