import { MODULES } from '../content/catalogue.ts';
import type { Achieved, CityCard, Player, Slices, State } from './state.ts';

export function clone(state: State): State {
  const slices: Partial<Slices> = {};
  for (const index of state.modules) MODULES[index]?.cloneSlice?.(state.slices, slices);
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  return {
    players,
    humans: state.humans,
    modules: state.modules,
    slices,
    first: state.first,
    turn: state.turn,
    opening: state.opening,
    turns: state.turns,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    meadow: state.meadow.slice(),
    closed: state.closed,
    unfilled: state.unfilled,
    forest: state.forest.slice(),
    places: state.places.slice(),
    events: state.events.slice(),
    dealt: state.dealt.slice(),
    aside: state.aside.slice(),
    asideSeenBy: state.asideSeenBy,
    played: state.played.slice(),
    nextId: state.nextId,
    imaginedBy: state.imaginedBy,
  };
}

function clonePlayer(player: Player): Player {
  const city: CityCard[] = [];
  for (const card of player.city) city.push(cloneCard(card));
  return {
    season: player.season,
    passed: player.passed,
    arrivals: player.arrivals,
    available: player.available,
    waiting: player.waiting,
    gone: player.gone,
    out: player.out.slice(),
    stock: player.stock.slice(),
    points: player.points,
    hand: player.hand.slice(),
    shown: player.shown.length === 0 ? [] : player.shown.slice(),
    handLimit: player.handLimit,
    city,
    events: player.events.length === 0 ? [] : player.events.map(cloneEvent),
  };
}

function cloneCard(card: CityCard): CityCard {
  return {
    id: card.id,
    kind: card.kind,
    occupied: card.occupied,
    down: card.down,
    points: card.points,
    goods: card.goods?.slice(),
    beneath: card.beneath?.slice(),
  };
}

function cloneEvent(achieved: Achieved): Achieved {
  return {
    event: achieved.event,
    goods: achieved.goods?.slice(),
    beneath: achieved.beneath?.slice(),
    given: achieved.given,
  };
}
