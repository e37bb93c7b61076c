/** Cities: what stands there, which spaces are free, how cards come and leave (E136-E147). */

import type { Seat } from '@smallfolk/kernel';
import type { Card, Colour, Kind } from '../content/card.ts';
import { CARDS, cardOf } from '../content/catalogue.ts';
import { seamsOf } from '../content/in-play.ts';
import {
  ADRIFT,
  AT_CARD,
  CITY_SPACES,
  type CityCard,
  type Location,
  MOVING,
  playerOf,
  STRANDED,
  type State,
  type T,
} from '../state/state.ts';
import type { Cause } from './cause.ts';
import { discardOpenly } from './deck.ts';

/** How many cards of the city are (or count as) that card. Here and everywhere, cards in use are meant (W342). */
export function countOf(city: readonly CityCard[], kind: Kind): number {
  let count = 0;
  for (const card of city) if (isA(card, kind)) count++;
  return count;
}

export function hasCard(city: readonly CityCard[], kind: Kind): boolean {
  for (const card of city) if (isA(card, kind)) return true;
  return false;
}

export function findOf(city: readonly CityCard[], kind: Kind): CityCard | undefined {
  for (const standing of city) if (isA(standing, kind)) return standing;
  return undefined;
}

/** Is it that card, or counts as it, and in use? */
export function isA(standing: CityCard, kind: Kind): boolean {
  return standsFor(standing, kind) && !standing.down;
}

/** The same, in use or not. */
function standsFor(standing: CityCard, kind: Kind): boolean {
  return cardOf(standing.kind).as === kind;
}

export function countIf(city: readonly CityCard[], test: (card: Card) => boolean): number {
  let count = 0;
  for (const standing of city) if (!standing.down && test(cardOf(standing.kind))) count++;
  return count;
}

/** May an effect take the card out of its city? Neither a legend (W44) nor a card that lies face down (W342). */
export const mayLeave = (standing: CityCard): boolean => !standing.down && !cardOf(standing.kind).legendary;

export const countColour = (city: readonly CityCard[], colour: Colour): number =>
  countIf(city, (card) => card.colour === colour);

/** E139, E141. Pairs that share a space: as many as possible. */
export function pairsOf(city: readonly CityCard[], half: Card): number {
  return Math.min(countOf(city, half.as), countOf(city, half.pairKind));
}

let halves: readonly Card[] | undefined;
/** The cards that share a space with another one (Husband). */
export function sharingCards(): readonly Card[] {
  halves ??= CARDS.filter((card) => card.pairKind >= 0 && card.as === card.index);
  return halves;
}

/** Cards of that name, face down or not: a couple that shares a space goes on sharing it (W342). */
function standingOf(city: readonly CityCard[], kind: Kind): number {
  let count = 0;
  for (const card of city) if (standsFor(card, kind)) count++;
  return count;
}

/** E136-E139. Spaces in use; `without` is a card about to leave. */
export function spacesUsed(state: State, owner: Seat, without?: CityCard): number {
  const { city } = playerOf(state, owner);
  const hooked = state.modules.length > 0 && seamsOf(state).spaces.length > 0;
  let used = 0;
  let paired = false;
  for (const standing of city) {
    if (standing === without) continue;
    const card = cardOf(standing.kind);
    used += hooked ? spacesBy(state, owner, card) : card.uses;
    if (card.pairKind >= 0) paired = true;
  }
  return paired ? used - spacesShared(city, without) : used;
}

function spacesShared(city: readonly CityCard[], without: CityCard | undefined): number {
  const leaving = without ? cardOf(without.kind).as : -1;
  let shared = 0;
  for (const half of sharingCards()) {
    const these = standingOf(city, half.as) - (leaving === half.as ? 1 : 0);
    const those = standingOf(city, half.pairKind) - (leaving === half.pairKind ? 1 : 0);
    shared += Math.min(these, those);
  }
  return shared;
}

function spacesBy(state: State, owner: Seat, card: Card): number {
  for (const by of seamsOf(state).spaces) {
    const spaces = by(state, owner, card);
    if (spaces !== undefined) return spaces;
  }
  return card.uses;
}

/** E102, E138, E140. Is there a space for the card, given the spaces in use? */
export function fits(state: State, owner: Seat, card: Card, used: number, without?: CityCard): boolean {
  if (used < CITY_SPACES) return true;
  if (spacesBy(state, owner, card) === 0) return true;
  return completesPair(playerOf(state, owner).city, card, without);
}

function completesPair(city: readonly CityCard[], card: Card, without?: CityCard): boolean {
  for (const half of sharingCards()) {
    if (card.as !== half.as && card.as !== half.pairKind) continue;
    const leaving = without ? cardOf(without.kind).as : -1;
    const these = standingOf(city, half.as) - (leaving === half.as ? 1 : 0);
    const those = standingOf(city, half.pairKind) - (leaving === half.pairKind ? 1 : 0);
    if (card.as === half.as ? these < those : those < these) return true;
  }
  return false;
}

/** E143. Constructions that this card could take the place of; one that uses no space leaves none behind. */
export function replaceable(state: State, owner: Seat, card: Card): CityCard[] {
  const roomy = spacesUsed(state, owner) < CITY_SPACES;
  return playerOf(state, owner).city.filter((gone) => {
    if (cardOf(gone.kind).isCritter || !mayLeave(gone)) return false;
    return roomy || fits(state, owner, card, spacesUsed(state, owner, gone), gone);
  });
}

export function addToCity(state: State, owner: Seat, kind: Kind): CityCard {
  const card: CityCard = {
    id: state.nextId++,
    kind,
    occupied: false,
    down: false,
    points: 0,
    goods: undefined,
    beneath: undefined,
  };
  playerOf(state, owner).city.push(card);
  return card;
}

/** E145. The card goes to the discard pile; what is on or beneath it is lost, but its workers are not (E85). */
export function discardFromCity(t: T, owner: Seat, card: CityCard, why: Cause, workersTo?: Location): void {
  takeFromCity(t, owner, card, workersTo);
  discardOpenly(t.state, card.kind);
  for (const kind of card.beneath ?? []) discardOpenly(t.state, kind);
  t.emit?.({
    type: 'leave',
    seat: owner,
    card: cardOf(card.kind).id,
    id: card.id,
    to: 'discard',
    by: why.id,
    rule: why.rule,
  });
}

/** The card leaves the city for a place beneath a card or an event. */
export function tuckFromCity(t: T, owner: Seat, card: CityCard, beneath: Kind[], why: Cause): void {
  takeFromCity(t, owner, card);
  beneath.push(card.kind);
  for (const kind of card.beneath ?? []) discardOpenly(t.state, kind);
  t.emit?.({
    type: 'leave',
    seat: owner,
    card: cardOf(card.kind).id,
    id: card.id,
    to: 'beneath',
    by: why.id,
    rule: why.rule,
  });
}

/** Takes the card out; unless they go elsewhere, its workers stand beside nothing from now on, for good or not (OE10). */
export function takeFromCity(t: T, owner: Seat, card: CityCard, workersTo?: Location): void {
  const { city } = playerOf(t.state, owner);
  city.splice(city.indexOf(card), 1);
  const at = AT_CARD + card.id;
  const then = workersTo ?? (cardOf(card.kind).permanent ? STRANDED : ADRIFT);
  for (const player of t.state.players) {
    for (let i = 0; i < player.out.length; i++) if (player.out[i] === at) player.out[i] = then;
  }
}

/** W40, W41. What stood on the card that was given up stands on its heir, which it does not activate. */
export function inherit(state: State, heir: CityCard, from: CityCard): void {
  heir.occupied = from.occupied;
  const { spots, permanent } = cardOf(heir.kind);
  const gone = permanent ? STRANDED : ADRIFT;
  for (const player of state.players) {
    for (let i = 0; i < player.out.length; i++) {
      if (player.out[i] === MOVING) player.out[i] = spots ? AT_CARD + heir.id : gone;
    }
  }
}

export function cardById(city: readonly CityCard[], id: number): CityCard {
  const card = city.find((standing) => standing.id === id);
  if (!card) throw new Error(`no city card ${id}`);
  return card;
}

/** The city card of that id and whose it is. */
export function locateCard(state: State, id: number): { card: CityCard; owner: Seat } | undefined {
  for (let owner = 0; owner < state.players.length; owner++) {
    for (const card of playerOf(state, owner).city) if (card.id === id) return { card, owner };
  }
  return undefined;
}

/** Two copies that nothing tells apart need not be offered twice. */
export function alike(one: CityCard, other: CityCard): boolean {
  if (one === other) return true;
  if (one.kind !== other.kind || one.points !== other.points) return false;
  if (one.occupied !== other.occupied || one.down !== other.down) return false;
  if (one.beneath || other.beneath) return false;
  const [a, b] = [one.goods, other.goods];
  return a === b || (a !== undefined && b !== undefined && a.every((count, i) => count === b[i]));
}

/** Cards of a city for options: of copies that are alike and bear the workers of the same players, only the first. */
export function distinctCards(state: State, cards: readonly CityCard[]): CityCard[] {
  if (cards.length < 2) return cards.slice();
  return cards.filter((card, i) => {
    const twin = cards.findIndex((other) => alike(card, other) && guestsOn(state, card) === guestsOn(state, other));
    return twin === i;
  });
}

/** Whose workers stand on the card, as one number: each player has a digit. */
function guestsOn(state: State, card: CityCard): number {
  const at = AT_CARD + card.id;
  let guests = 0;
  for (const { out } of state.players) {
    guests *= 10;
    for (const where of out) if (where === at) guests++;
  }
  return guests;
}
