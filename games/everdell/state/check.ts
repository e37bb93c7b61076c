/** Is a state possible? The first thing that is not, as a sentence that names its field. */
import type { Seat } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { cardOf, EVENTS, eventOf, MODULES, PLACES, placeOf } from '../content/catalogue.ts';
import { checkAbilities } from '../mistwood/abilities/check.ts';
import { checkLegends } from '../mistwood/legends/check.ts';
import { checkLair } from '../mistwood/nightweave/check.ts';
import { checkIntrigue } from '../mistwood/nightweave/intrigue-check.ts';
import { checkSchemes } from '../mistwood/nightweave/schemes/check.ts';
import { checkRugwort } from '../rugwort/check.ts';
import { locateCard, spacesUsed } from '../rules/city.ts';
import { eventsInPlay, forestCards, SPECIAL_EVENTS } from '../rules/setup.ts';
import { named } from '../rules/worker.ts';
import { pilesOf } from './known.ts';
import {
  AT_CARD,
  AT_EVENT,
  AT_MEADOW,
  AUTUMN,
  CITY_SPACES,
  EMPTY,
  kindOf,
  type Location,
  MEADOW_PLACES,
  MOVING,
  playerOf,
  type State,
} from './state.ts';
import { allWorkers, stillWaiting } from './workers.ts';

export function impossible(state: State, copies: ReadonlyMap<Kind, number>): string | undefined {
  for (let seat = 0; seat < state.players.length; seat++) {
    const problem = playerProblem(state, seat);
    if (problem) return `players[${seat}].${problem}`;
  }
  return (
    boardProblem(state) ??
    crowdProblem(state) ??
    eventProblem(state) ??
    cardProblem(state, copies) ??
    sliceProblem(state)
  );
}

function playerProblem(state: State, seat: Seat): string | undefined {
  const player = playerOf(state, seat);
  if (!(player.season >= 0 && player.season <= AUTUMN)) return 'season: 0 (winter) to 3 (autumn)';
  const workers = player.available + player.waiting + player.gone + player.out.length;
  const all = allWorkers(player);
  if (workers !== all) return `out: ${workers} workers in all, but a player has ${all}, each in one place`;
  const waiting = stillWaiting(player);
  if (player.waiting !== waiting) {
    return `waiting: ${waiting} workers wait in this season, not ${player.waiting}`;
  }
  if (player.hand.length > player.handLimit) return `hand: ${player.hand.length} cards, at most ${player.handLimit}`;
  const legend = player.hand.find((kind) => cardOf(kind).legendary);
  if (legend !== undefined) return `hand: ${cardOf(legend).id} is a legend, and legends are no hand cards`; // W33
  const rest = player.hand.slice();
  for (const card of player.shown) {
    const at = rest.indexOf(kindOf(card));
    if (at < 0) return `shown: ${cardOf(kindOf(card)).id} is not in the hand`;
    rest.splice(at, 1);
  }
  return seat < state.humans ? cityProblem(state, seat) : undefined;
}

function cityProblem(state: State, seat: Seat): string | undefined {
  const { city } = playerOf(state, seat);
  for (const [i, standing] of city.entries()) {
    const card = cardOf(standing.kind);
    const copies = city.filter((other) => other.kind === standing.kind).length;
    if (card.isUnique && copies > 1) return `city: ${card.id} is unique and stands there ${copies} times`;
    if (card.isCritter && standing.occupied) return `city[${i}].occupied: ${card.id} is a Critter`;
    if (standing.beneath && !card.cells) return `city[${i}].beneath: nothing can lie beneath ${card.id}`;
    if ((standing.beneath?.length ?? 0) > 2) return `city[${i}].beneath: at most two prisoners`;
    if (standing.id >= state.nextId) return `city[${i}].id: ${standing.id} is not below nextId ${state.nextId}`;
  }
  const used = spacesUsed(state, seat);
  return used > CITY_SPACES ? `city: ${used} spaces in use, there are ${CITY_SPACES}` : undefined;
}

function boardProblem(state: State): string | undefined {
  const turns = state.players[state.turn];
  if (!turns) return `turn: there is no player ${state.turn}`;
  if (!state.players[state.first]) return `first: there is no player ${state.first}`;
  const everyone = state.players.slice(0, state.humans).every((player) => player.passed);
  if (turns.passed && !everyone) return `turn: player ${state.turn} has passed`;
  if (state.meadow.length !== MEADOW_PLACES) return `meadow: ${MEADOW_PLACES} places, not ${state.meadow.length}`;
  const forest = state.forest.filter((index) => index !== EMPTY);
  if (state.forest.length !== 4 || forest.length !== forestCards(state.players.length)) {
    return `forest: ${forestCards(state.players.length)} cards in four clearings`;
  }
  for (const index of forest) if (PLACES[index]?.kind !== 'forest') return `forest: ${index} is no forest card`;
  if (new Set(forest).size < forest.length) return 'forest: a card lies there twice';
  if (state.aside.length > 0) return 'aside: no effect runs, so no card can lie there';
  const ids = state.players.flatMap((player) => player.city.map((card) => card.id));
  if (new Set(ids).size < ids.length) return 'players: two city cards have the same id';
  return undefined;
}

/** Every worker on a location that exists and has room for it. */
function crowdProblem(state: State): string | undefined {
  const crowd = new Map<Location, Seat[]>();
  for (const [seat, { out }] of state.players.entries()) {
    for (const at of out) {
      if (!isLocation(state, seat, at)) return `players[${seat}].out: nobody can stand on ${at}`;
      crowd.set(at, [...(crowd.get(at) ?? []), seat]);
    }
  }
  for (const [at, seats] of crowd) {
    if (seats.length <= capacityOf(state, at)) {
      if (at >= 0 && at < AT_EVENT && placeOf(at).oncePerPlayer && new Set(seats).size < seats.length) {
        return `players[${seats[0]}].out: two workers of one player on ${placeOf(at).id}`;
      }
      continue;
    }
    const where = Object.values(named(state, at)).join(' ');
    return `players[${seats[0]}].out: ${seats.length} workers on ${where}, which holds ${capacityOf(state, at)}`;
  }
  return undefined;
}

function isLocation(state: State, seat: Seat, at: Location): boolean {
  const player = playerOf(state, seat);
  if (at >= AT_CARD) {
    const found = locateCard(state, at - AT_CARD);
    const card = found && cardOf(found.card.kind);
    return card?.spots !== undefined && (found?.owner === seat || card.open === true);
  }
  if (at >= AT_MEADOW) return at < AT_MEADOW + MEADOW_PLACES && seat >= state.humans;
  if (at >= AT_EVENT) return player.events.some((achieved) => achieved.event === at - AT_EVENT);
  if (at < 0) return at >= MOVING;
  const place = PLACES[at];
  if (!place) return false;
  if (place.kind === 'forest') return state.forest.includes(at);
  if (place.kind === 'journey') return player.season === AUTUMN;
  return place.kind !== 'other' || state.places.includes(at);
}

const ANY_NUMBER = Number.POSITIVE_INFINITY;

function capacityOf(state: State, at: Location): number {
  if (at < 0) return ANY_NUMBER;
  if (at >= AT_CARD) {
    const found = locateCard(state, at - AT_CARD);
    return found ? (cardOf(found.card.kind).spots ?? 0) : 0;
  }
  if (at >= AT_EVENT) return 1;
  const place = placeOf(at);
  if (place.shared) return ANY_NUMBER;
  return place.kind === 'forest' && state.players.length >= 4 ? 2 : 1;
}

/** Four special events were dealt; each event is on the board or with one player. */
function eventProblem(state: State): string | undefined {
  const special = state.dealt.filter((index) => EVENTS[index] && !eventOf(index).basic);
  if (new Set(special).size !== SPECIAL_EVENTS || state.dealt.length !== SPECIAL_EVENTS) {
    return `dealt: ${SPECIAL_EVENTS} different special events`;
  }
  const taken = state.players.flatMap((player) => player.events.map((achieved) => achieved.event));
  const all = [...state.events, ...taken];
  for (const index of all) {
    const event = EVENTS[index];
    if (!event) return `events: there is no event ${index}`;
    if (!event.basic && !state.dealt.includes(index)) return `events: ${event.id} was not dealt`;
    if (all.indexOf(index) !== all.lastIndexOf(index)) return `events: ${event.id} is there twice`;
  }
  for (const event of eventsInPlay(state)) {
    if ((event.basic || state.dealt.includes(event.index)) && !all.includes(event.index)) {
      return `events: ${event.id} is missing`;
    }
  }
  return undefined;
}

/** Where every card is. */
export function countCards(state: State): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  const add = (kind: Kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  state.deck.forEach(add);
  for (const card of state.discard) add(kindOf(card));
  for (const kind of state.meadow) if (kind !== EMPTY) add(kind);
  state.aside.forEach(add);
  for (const player of state.players) {
    player.hand.forEach(add);
    for (const card of player.city) {
      add(card.kind);
      card.beneath?.forEach(add);
    }
    for (const achieved of player.events) achieved.beneath?.forEach(add);
  }
  for (const { cards } of pilesOf(state)) cards.forEach(add);
  return counts;
}

function cardProblem(state: State, copies: ReadonlyMap<Kind, number>): string | undefined {
  const counts = countCards(state);
  for (const [kind, count] of counts) {
    const there = copies.get(kind) ?? 0;
    if (count > there) return `deck: ${count} copies of ${cardOf(kind).id} on the table, the game has ${there}`;
  }
  for (const [kind, there] of copies) {
    if ((counts.get(kind) ?? 0) < there) return `deck: ${cardOf(kind).id} is missing`;
  }
  return undefined;
}

/** Those boxes that keep a slice of the state, or govern another part of it. */
const CHECKS: Readonly<Record<string, (state: State) => string | undefined>> = {
  rugwort: checkRugwort,
  abilities: checkAbilities,
  nightweave: checkLair,
  legends: checkLegends,
  intrigue: checkIntrigue,
  schemes: checkSchemes,
};

function sliceProblem(state: State): string | undefined {
  for (const index of state.modules) {
    const problem = CHECKS[MODULES[index]?.id ?? '']?.(state);
    if (problem) return problem;
  }
  return undefined;
}
