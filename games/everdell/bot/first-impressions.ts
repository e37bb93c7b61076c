/**
 * Which options look promising at first sight: the habits of a player with some experience. The numbers stand in
 * taste-table.ts; here stands what they are multiplied with, once for playing by them and for learning them.
 */

import { type Count, type Decision, DONE, type Option, type Seat } from '@smallfolk/kernel';
import type { Card, Kind } from '../content/card.ts';
import { CARDS, cardOf, findKind } from '../content/catalogue.ts';
import { seamsOf } from '../content/in-play.ts';
import type { Toll } from '../content/module.ts';
import { hasCard, spacesUsed } from '../rules/city.ts';
import { locationOf } from '../rules/options.ts';
import { canHouse } from '../rules/purse.ts';
import { tollsToPlace, tollsToPlay } from '../rules/toll.ts';
import { RESOURCES, total } from '../state/resource.ts';
import { CITY_SPACES, EMPTY, type Player, playerOf, type State, SUMMER } from '../state/state.ts';
import { ALONE, NUMBERS, PARTS } from './first-impressions-numbers.ts';
import { PLACE_GOODS } from './first-impressions-table.ts';

/** Positive weights in the order of the options. */
export function weigh(state: State, decision: Decision): number[] {
  const { options, seat } = decision;
  const ask = askedIn(decision);
  const mood = moodOf(state, seat);
  const weights: number[] = [];
  for (const option of options) weights.push(Math.exp(taste(mood, option, ask, asLearned)));
  return weights;
}

/** What a number of the table (by its place in NUMBERS) is worth to an option for which it counts so many times. */
type Worth = (number: number, times: number) => number;

const asLearned: Worth = (number, times) => (NUMBERS[number] ?? 0) * times;

/** What `weigh` adds up for each option. */
export function counts(state: State, decision: Decision): Count[][] {
  const { options, seat } = decision;
  const ask = askedIn(decision);
  const mood = moodOf(state, seat);
  return options.map((option) => {
    const counted: Count[] = [];
    taste(mood, option, ask, (number, times) => {
      if (times !== 0) counted.push([number, times]);
      return 0;
    });
    return counted;
  });
}

/** What is asked; whether to foil something is another question for each thing (W236). */
const askedIn = ({ ask, about }: Decision): string => (ask === 'foil' && about ? String(about.id) : ask);

/** What the options of one decision have in common. */
interface Mood {
  readonly state: State;
  readonly seat: Seat;
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
  return { state, seat, player, tight: spaces <= LAST_SPACES, wanted };
}

function want(player: Player, kind: Kind, wanted: Card[]): void {
  const card = cardOf(kind);
  if (shortOf(player, card, NOTHING) > 0 && !(card.isUnique && hasCard(player.city, kind))) wanted.push(card);
}

const NOTHING = RESOURCES.map(() => 0);

/** How many resources are missing for the card, with these goods added. */
function shortOf({ stock }: Player, { price }: Card, goods: readonly number[]): number {
  let short = 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const missing = (price[i] ?? 0) - (stock[i] ?? 0) - (goods[i] ?? 0);
    if (missing > 0) short += missing;
  }
  return short;
}

const { CARD_TASTE, PLACE_TASTE, DOING, STOPPING, WAY, NEED, PLAYING, UNLOCKING } = PARTS;

/** The columns of a card and of a place, as far as no season tells them. */
const EARLY = 0;
const LATE = 1;
const KEEP = 2;
const USE = 3;
const PER_CARD = 4;

const PLAY = DOING.at('play');
const PLACE = DOING.at('place');
const VISIT = DOING.at('visit');
const OCCUPY = WAY.at('occupy');
const FREE = PLAYING.at('free');
const PRICE = PLAYING.at('price');
const TIGHT = PLAYING.at('tight');
const TIGHT_POINTS = PLAYING.at('tightPoints');
const UNLOCKED = UNLOCKING.at('cards');
const UNLOCKED_POINTS = UNLOCKING.at('points');
const ONE_MORE = ALONE.at('ONE_MORE');
const PARTING = ALONE.at('PARTING');

function taste(mood: Mood, option: Option, ask: string, worth: Worth): number {
  const { season } = mood.player;
  switch (option.do) {
    case 'play':
      return worth(PLAY + season, 1) + tasteForPlay(mood, option, worth);
    case 'trade':
      return worth(WAY.at('trade'), 1) + worth(PARTING, cardNamed(option)?.points ?? 0);
    case 'place':
    case 'copy':
      return worth(PLACE + season, 1) + tasteForPlace(mood, String(option.at), worth) + duesAt(mood, option, worth);
    case 'visit':
      if (ask.startsWith('nightweave')) return 0; // where she shall go (W162)
      return worth(VISIT + season, 1) + worth(rowOf(option) + USE, 1) + duesAt(mood, option, worth);
    case 'activate':
      return worth(rowOf(option) + USE, 1);
    case 'achieve':
    case 'prepare':
    case 'pass':
      return worth(DOING.at(option.do) + season, 1);
    case 'pay':
      return worth(WAY.at(String(option.by)), 1);
    case 'occupy':
      return worth(OCCUPY, 1);
    case 'decline':
    case DONE.do:
      return worth(STOPPING.at(ask), 1);
    case 'amount':
      return worth(ONE_MORE, Number(option.count));
    case 'gain':
    case 'store':
      return worth(NEED.at(String(option.what)), 1) + unlocking(mood, ONE[String(option.what)] ?? NOTHING, worth);
    case 'spend':
      return worth(NEED.at(String(option.what)), -1);
    case 'pay-point':
      return worth(NEED.at('point'), -1);
    case 'foil':
    case 'use':
      return worth(WAY.at(option.do), 1);
    case 'take':
    case 'keep':
      return worth(rowOf(option) + KEEP, 1);
    case 'discard':
    case 'give':
    case 'sweep':
      return worth(rowOf(option) + KEEP, -1);
    case 'lose':
    case 'jail':
    case 'tuck':
      return worth(PARTING, cardNamed(option)?.points ?? 0);
    default:
      return 0;
  }
}

const rowOf = (option: Option): number => CARD_TASTE.at(String(option.card));

function cardNamed(option: Option): Card | undefined {
  const kind = findKind(option.card);
  return kind === undefined ? undefined : CARDS[kind];
}

function tasteForPlay(mood: Mood, option: Option, worth: Worth): number {
  const { player, tight } = mood;
  const card = cardNamed(option);
  if (!card) return 0;
  let taste = worth(rowOf(option) + (player.season < SUMMER ? EARLY : LATE), 1);
  taste += hasHouse(player, card) ? worth(FREE, 1) : worth(PRICE, card.priceTotal);
  if (tight) taste += worth(TIGHT, 1) + worth(TIGHT_POINTS, card.points);
  return taste + duesFor(mood, card, option, worth);
}

/** What webs and the like put on top (W239, W261). */
function duesAt({ state, seat }: Mood, option: Option, worth: Worth): number {
  if (seamsOf(state).tollToPlace.length === 0 || option.do === 'copy') return 0;
  return worth(PLAYING.at('dues'), units(tollsToPlace(state, seat, locationOf(option))));
}

function duesFor({ state, seat }: Mood, card: Card, option: Option, worth: Worth): number {
  const { any, surcharge } = seamsOf(state);
  if (!any) return 0;
  const from = { from: String(option.from), spot: Number(option.spot) };
  let dear = units(tollsToPlay(state, seat, card, from, false));
  for (const ask of surcharge) dear += total(ask(state, seat, card, from) ?? NOTHING);
  return worth(PLAYING.at('dues'), dear);
}

const units = (tolls: readonly Toll[]): number => tolls.reduce((sum, toll) => sum + toll.units, 0);

/** Could it move in for nothing (E105)? */
function hasHouse(player: Player, card: Card): boolean {
  if (!card.isCritter) return false;
  for (const { kind, occupied } of player.city) if (!occupied && canHouse(cardOf(kind), card)) return true;
  return false;
}

function tasteForPlace(mood: Mood, place: string, worth: Worth): number {
  const { hand, season } = mood.player;
  const row = PLACE_TASTE.at(place);
  const goods = PLACE_GOODS[place];
  const taste = worth(row + season, 1) + worth(row + PER_CARD, hand.length);
  return taste + (goods ? unlocking(mood, goods, worth) : 0);
}

/** One of each resource, as goods. */
const ONE: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  RESOURCES.map((name) => [name, RESOURCES.map((other) => (other === name ? 1 : 0))]),
);

/** One turn plays one card: more to choose from hardly matter. */
const ENOUGH_CARDS = 3;

/** What can be paid with these goods that cannot be paid now. */
function unlocking({ player, wanted }: Mood, goods: readonly number[], worth: Worth): number {
  const ofAnyKind = goods[RESOURCES.length] ?? 0;
  let cards = 0;
  let points = 0;
  for (const card of wanted) {
    if (shortOf(player, card, goods) > ofAnyKind) continue;
    cards++;
    if (card.points > points) points = card.points;
  }
  return worth(UNLOCKED, Math.min(cards, ENOUGH_CARDS)) + worth(UNLOCKED_POINTS, points);
}
