/** Placing workers: which locations are open to a player, and what happens there (E42-E98). */

import { choose, type Option, type Rules, type Seat } from '@smallfolk/kernel';
import { type Card, COLOURS } from '../content/card.ts';
import { cardOf, eventOf, PLACES, placeOf } from '../content/catalogue.ts';
import type { EventCard } from '../content/event.ts';
import { seamsOf } from '../content/in-play.ts';
import type { Place } from '../content/place.ts';
import type { Where } from '../state/events.ts';
import {
  type Achieved,
  ADRIFT,
  AT_CARD,
  AT_EVENT,
  AT_MEADOW,
  AUTUMN,
  type CityCard,
  EMPTY,
  HELD,
  type Location,
  playerOf,
  STRANDED,
  type State,
  type T,
} from '../state/state.ts';
import { about, by, type Cause, cause } from './cause.ts';
import { alike, hasCard, locateCard } from './city.ts';
import { gainPoints } from './goods.ts';
import { achieve as achieveOption, copy, DECLINE, locationOf, placeAt, visit, workerAt } from './options.ts';
import { payable, payTolls, tollsToPlace } from './toll.ts';

/** Workers by location, of all and of the player who is asked: filled anew for each list of options. */
const everybody = new Int8Array(AT_MEADOW);
const own = new Int8Array(AT_MEADOW);

function countWorkers(state: State, me: Seat): void {
  everybody.fill(0);
  own.fill(0);
  for (let seat = 0; seat < state.players.length; seat++) {
    const { out } = playerOf(state, seat);
    for (const at of out) {
      if (at < 0 || at >= AT_MEADOW) continue;
      everybody[at] = (everybody[at] ?? 0) + 1;
      if (seat === me) own[at] = (own[at] ?? 0) + 1;
    }
  }
}

/** Adds every location where the player may put a worker now; `left` is one that a moved worker comes from (OE14). */
export function addPlacements(state: State, me: Seat, options: Option[], left: Location = EMPTY): void {
  countWorkers(state, me);
  addPlaces(state, me, options, left, boardPlaces());
  addPlaces(state, me, options, left, state.forest);
  addPlaces(state, me, options, left, state.places);
  addEvents(state, me, options, left);
  addCards(state, me, options, left);
}

let board: readonly number[] | undefined;
/** Basic locations, Haven and Journey: there in every game. */
function boardPlaces(): readonly number[] {
  board ??= PLACES.filter(({ kind }) => kind !== 'forest' && kind !== 'other').map(({ index }) => index);
  return board;
}

function addPlaces(state: State, me: Seat, options: Option[], left: Location, places: readonly number[]): void {
  for (const at of places) {
    if (at !== EMPTY && at !== left && isOpen(state, me, at)) options.push(placeAt(at));
  }
}

/** E42-E51, E66, E67. Is this place of the board open to the player? Reads the workers counted before. */
function isOpen(state: State, me: Seat, at: number): boolean {
  const place = placeOf(at);
  const here = everybody[at] ?? 0;
  if (here > 0 && !place.shared) {
    if (here >= capacity(state, place)) return false;
    if (place.oncePerPlayer && (own[at] ?? 0) > 0) return false;
  }
  return canDoSomething(state, me, place) && mayPlace(state, me, at);
}

/** E49, E66, E67. Could a worker of the player do anything on this place of the board now? */
function canDoSomething(state: State, me: Seat, place: Place): boolean {
  if (place.journey && !mayJourney(state, me, place.journey)) return false;
  return !place.possible || place.possible(state, me);
}

/** Could a worker do anything there? */
function isWorthIt(state: State, me: Seat, at: Location): boolean {
  if (at < AT_EVENT) return canDoSomething(state, me, placeOf(at));
  if (at < AT_MEADOW) return eventOf(at - AT_EVENT).possible?.(state, me) ?? true;
  const found = locateCard(state, at - AT_CARD);
  return found !== undefined && (by(found.card).visitable?.(state, me, found.card) ?? true);
}

/** E45, E54, E56. One worker; a forest card takes a second with four players. */
function capacity(state: State, place: Place): number {
  return place.kind === 'forest' && state.players.length >= 4 ? 2 : 1;
}

function mayJourney(state: State, me: Seat, cards: number): boolean {
  const player = playerOf(state, me);
  return player.season === AUTUMN && player.hand.length >= cards;
}

/** Does nothing forbid the location, and could the player pay all that is due there and still use it (OW97)? */
function mayPlace(state: State, me: Seat, at: Location): boolean {
  return state.modules.length === 0 || isLeftOpen(state, me, at);
}

function isLeftOpen(state: State, me: Seat, at: Location): boolean {
  for (const may of seamsOf(state).mayPlace) if (!may(state, me, at)) return false;
  const tolls = tollsToPlace(state, me, at);
  return tolls.length === 0 || payable(state, me, tolls, () => isWorthIt(state, me, at));
}

const colourCounts = new Int8Array(COLOURS.length);
/** By kind: the last look at a city in which it stood in use. Looks are counted, so nothing has to be forgotten. */
const stood: number[] = [];
let look = 0;

/** E86, E87. Events that the player can achieve now. */
function addEvents(state: State, me: Seat, options: Option[], left: Location): void {
  const { city } = playerOf(state, me);
  colourCounts.fill(0);
  look++;
  for (const { kind, down } of city) {
    if (down) continue;
    const { colourIndex, as } = cardOf(kind);
    colourCounts[colourIndex] = (colourCounts[colourIndex] ?? 0) + 1;
    stood[as] = look;
  }
  for (const index of state.events) {
    const event = eventOf(index);
    if (!meets(event) || (event.possible && !event.possible(state, me))) continue;
    const at = AT_EVENT + index;
    if (at !== left && everybody[at] === 0 && mayPlace(state, me, at)) options.push(achieveOption(index));
  }
}

/** E89, E90. Does the city hold what the event asks for? Reads the cards and colours counted before. */
function meets({ needs, colours, each }: EventCard): boolean {
  for (const kind of needs) if (stood[kind] !== look) return false;
  for (const colour of colours) if ((colourCounts[colour] ?? 0) < each) return false;
  return true;
}

/** E72-E82. Worker spots on cards: all of the own city, open ones of others. */
function addCards(state: State, me: Seat, options: Option[], left: Location): void {
  for (let owner = 0; owner < state.players.length; owner++) {
    const { city } = playerOf(state, owner);
    const first = options.length;
    for (const card of city) {
      const entry = cardOf(card.kind);
      if (!entry.spots || card.down || (owner !== me && !entry.open)) continue;
      if (AT_CARD + card.id === left || !hasFreeSpot(state, card, entry, city)) continue;
      if (entry.visitable && !entry.visitable(state, me, card)) continue;
      if (!mayPlace(state, me, AT_CARD + card.id)) continue;
      if (!isOffered(state, options, first, card)) options.push(visit(card, owner));
    }
  }
}

/** Of two free copies that are alike, one is enough. */
function isOffered(state: State, options: readonly Option[], from: number, card: CityCard): boolean {
  for (let i = from; i < options.length; i++) {
    const other = locateCard(state, Number(options[i]?.id));
    if (other && alike(other.card, card)) return true;
  }
  return false;
}

/** E78, E79. One spot, or two with the card that unlocks the second. */
function hasFreeSpot(state: State, card: CityCard, entry: Card, city: readonly CityCard[]): boolean {
  const workers = workersOn(state, card);
  if (workers === 0) return true;
  return workers < (entry.spots ?? 0) && (entry.unlockKind < 0 || hasCard(city, entry.unlockKind));
}

export function workersOn(state: State, card: CityCard): number {
  const at = AT_CARD + card.id;
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { out } = playerOf(state, seat);
    for (let i = 0; i < out.length; i++) if (out[i] === at) count++;
  }
  return count;
}

/** Puts an available worker on the location and carries it out (E43). */
export function placeWorker(t: T, me: Seat, at: Location): Rules {
  playerOf(t.state, me).available--;
  return arriveAt(t, me, at);
}

/** A worker that has left its owner (or another location) comes to stand here. */
export function* arriveAt(t: T, me: Seat, at: Location, left?: Location): Rules {
  const { state } = t;
  playerOf(state, me).out.push(at);
  if (t.emit) {
    const from = left === undefined ? {} : { left: named(state, left) };
    t.emit({ type: 'place', seat: me, ...named(state, at), ...from, rule: 'E43' });
  }
  const { any } = seamsOf(state);
  if (any) yield* payToStay(t, me, at);
  if (at >= AT_CARD) yield* visitCard(t, me, at - AT_CARD);
  else if (at >= AT_EVENT) yield* achieve(t, me, at - AT_EVENT);
  else {
    const effect = placeOf(at).visit(t, me);
    if (effect) yield* effect;
  }
  if (any) yield* tellVisited(t, me, at);
}

/** What modules ask of a worker that has just been put there. */
function* payToStay(t: T, me: Seat, at: Location): Rules {
  const tolls = tollsToPlace(t.state, me, at);
  if (tolls.length > 0) yield* payTolls(t, me, tolls, () => isWorthIt(t.state, me, at));
  for (const hook of seamsOf(t.state).onPlace) {
    const effect = hook(t, me, at);
    if (effect) yield* effect;
  }
}

function* tellVisited(t: T, me: Seat, at: Location): Rules {
  for (const hook of seamsOf(t.state).afterVisit) {
    const effect = hook(t, me, at);
    if (effect) yield* effect;
  }
}

const OWNER = cause('open-card', 'E73');

/** E73, W284. What the owner of an open card takes for a visit of somebody else. */
export function rewardOwner(t: T, owner: Seat, card: CityCard, visitor: Seat): void {
  let tokens = by(card).ownersTokens ?? 1;
  for (const hook of seamsOf(t.state).ownersTokens) tokens = hook(t.state, owner, card, visitor) ?? tokens;
  gainPoints(t, owner, tokens, OWNER);
}

/** E73, E74, E84, OE16. The owner's token comes before the effect, which is the visitor's. */
function* visitCard(t: T, me: Seat, id: number): Rules {
  const found = locateCard(t.state, id);
  if (!found) throw new Error(`no card ${id} to visit`);
  if (found.owner !== me) rewardOwner(t, found.owner, found.card, me);
  const effect = by(found.card).visit?.(t, me, found.card, found.owner);
  if (effect) yield* effect;
}

/** E86, E91, E92. The event lies beside the city from now on. */
function* achieve(t: T, me: Seat, index: number): Rules {
  const { state } = t;
  state.events.splice(state.events.indexOf(index), 1);
  const achieved: Achieved = { event: index, goods: undefined, beneath: undefined, given: 0 };
  playerOf(state, me).events.push(achieved);
  const event = eventOf(index);
  t.emit?.({ type: 'achieve', seat: me, event: event.id, rule: event.rule });
  const effect = event.achieve?.(t, me, achieved);
  if (effect) yield* effect;
}

/** How options, events and views name a location. */
export function named(state: State, at: Location): Where {
  if (at === ADRIFT) return { at: 'adrift' };
  if (at === STRANDED) return { at: 'stranded' };
  if (at === HELD) return { at: 'held' };
  if (at >= AT_CARD) {
    const found = locateCard(state, at - AT_CARD);
    return found ? { card: by(found.card).id, id: found.card.id, of: found.owner } : { at: 'adrift' };
  }
  if (at >= AT_MEADOW) return { at: 'meadow', spot: at - AT_MEADOW };
  if (at >= AT_EVENT) return { event: eventOf(at - AT_EVENT).id };
  return { at: placeOf(at).id };
}

/** E71, E81. A worker on the Journey, on a Cemetery or a Monastery stays for good. */
export function isPermanent(state: State, at: Location): boolean {
  if (at === STRANDED || at === HELD) return true;
  if (at < 0 || at >= AT_CARD) {
    const found = at >= AT_CARD ? locateCard(state, at - AT_CARD) : undefined;
    return found !== undefined && by(found.card).permanent === true;
  }
  return at < AT_EVENT && placeOf(at).journey !== undefined;
}

/** The player picks one of the own deployed workers that are not there for good; none if there is none. */
export function* pickWorker(t: T, me: Seat, why: Cause): Rules<Location | undefined> {
  const { state } = t;
  const spots = [...new Set(playerOf(state, me).out)].filter((at) => at !== ADRIFT && !isPermanent(state, at));
  if (spots.length === 0) return undefined;
  const options: Option[] = spots.map((at) => {
    const found = at >= AT_CARD ? locateCard(state, at - AT_CARD) : undefined;
    return workerAt(at, found?.card, found?.owner);
  });
  return locationOf(yield* choose(me, 'worker', options, about(why)));
}

/** One worker of the player leaves that location. */
export function liftWorker(state: State, me: Seat, at: Location): void {
  const { out } = playerOf(state, me);
  out.splice(out.indexOf(at), 1);
}

/** E59-E61. Basic locations (and forest cards in play) that could be carried out now, occupied or not. */
export function copyable(state: State, me: Seat, forest: boolean): number[] {
  const places: number[] = [];
  for (const place of PLACES) {
    const wanted = place.kind === 'basic' || (forest && place.kind === 'forest' && state.forest.includes(place.index));
    if (wanted && (place.possible?.(state, me) ?? true)) places.push(place.index);
  }
  return places;
}

/** Which of these places is carried out without a worker; perhaps none. */
export function* chooseCopy(me: Seat, places: readonly number[], why: Cause, may = false): Rules<number | undefined> {
  if (places.length === 0) return undefined;
  const options: Option[] = places.map(copy);
  if (may) options.push(DECLINE);
  const chosen = yield* choose(me, 'copy', options, about(why));
  return chosen.do === 'decline' ? undefined : locationOf(chosen);
}

/** E60. Carries out a place without putting a worker there. */
export function* carryOut(t: T, me: Seat, at: number, why: Cause): Rules {
  const place = placeOf(at);
  t.emit?.({ type: 'copy', seat: me, at: place.id, by: why.id, rule: why.rule });
  const effect = place.visit(t, me);
  if (effect) yield* effect;
}

export function* copyOne(t: T, me: Seat, places: readonly number[], why: Cause): Rules {
  const at = yield* chooseCopy(me, places, why);
  if (at !== undefined) yield* carryOut(t, me, at, why);
}

/** EC34, OE14. One of the own workers goes to another location by the usual rules and carries that out: no choice not to. */
export function* moveWorker(t: T, me: Seat, why: Cause): Rules {
  const left = yield* pickWorker(t, me, why);
  if (left === undefined) return;
  const options: Option[] = [];
  addPlacements(t.state, me, options, left);
  if (options.length === 0) return;
  const to = yield* choose(me, 'move-to', options, about(why));
  liftWorker(t.state, me, left);
  yield* arriveAt(t, me, locationOf(to), left);
}
