/** A deep copy of the state, written by hand because every general one is many times slower. */
import { MODULES } from '../content/catalogue.ts';
import type { Achieved, CityCard, Player, Slices, State } from './state.ts';

export function clone(state: State): State {
  const slices: Partial<Slices> = {};
  for (let i = 0; i < state.modules.length; i++) {
    MODULES[state.modules[i] as number]?.cloneSlice?.(state.slices, slices);
  }
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) players.push(clonePlayer(state.players[i] as Player));
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
  for (let i = 0; i < player.city.length; i++) city.push(cloneCard(player.city[i] as CityCard));
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
