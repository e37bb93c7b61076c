/** The City grows (R143-R154) when fewer than two cheese lie in it, and at the start (R30). */
import type { Rules } from '@smallfolk/kernel';
import { cardOf, cellKey, connectorAt, type FreeConnector, mapOf } from '../state/city-map.ts';
import type { Place } from '../state/options.ts';
import { choose, type Hunt } from '../state/table.ts';
import { activeCards } from './active-townships.ts';
import { expansionDrawsFirst, expansionPrefersOwnTownship } from './editions.ts';
import { populate } from './populate.ts';

/** R144. */
export const CHEESE_WANTED = 2;

export function cheeseInCity(t: Hunt): number {
  return mapOf(t).zones.reduce((sum, zone) => sum + (t.state.on.cheese[zone] ?? 0), 0);
}

/** R143-R145, R154: once per check, by the expansion value of the ratcatcher's township. */
export function* checkExpansion(t: Hunt): Rules {
  const cheese = cheeseInCity(t);
  if (cheese >= CHEESE_WANTED) return;
  const here = cardOf(t, t.state.catcher.zone);
  const townships = t.atlas.expansionOf[here] ?? 0;
  t.emit?.({ type: 'expansion', cheese, townships, township: t.atlas.numberOf[here] ?? 0, rule: 'R144' });
  if (expansionDrawsFirst(t.state)) yield* expandDrawingFirst(t, townships);
  else yield* expandTargetingFirst(t, townships);
}

/** D23, second edition: draw all cards, then attach one after the other. */
function* expandDrawingFirst(t: Hunt, townships: number): Rules {
  const { drawn, deck } = t.state;
  for (let left = townships; left > 0; left--) drawTownship(t);
  if (drawn.length === 0) t.emit?.({ type: 'expansion-impossible', why: 'no-cards', rule: 'R146' });
  while (drawn.length > 0) {
    const hosts = connectorsForExpansion(t);
    if (hosts.length === 0) {
      // Every card has a connector, so without a free one no card fits: all go to the bottom (O9).
      deck.unshift(...drawn.splice(0));
      t.emit?.({ type: 'expansion-impossible', why: 'no-connector', rule: 'R147' });
      return;
    }
    const card = yield* attachDrawn(t, hosts);
    yield* populate(t, [card]); // R150-R153
  }
}

/** D23, first edition: choose a free connector, then draw a card and attach it there. */
function* expandTargetingFirst(t: Hunt, townships: number): Rules {
  for (let left = townships; left > 0; left--) {
    const hosts = connectorsForExpansion(t);
    if (hosts.length === 0 || t.state.deck.length === 0) {
      const why = hosts.length === 0 ? 'no-connector' : 'no-cards';
      t.emit?.({ type: 'expansion-impossible', why, rule: 'R147' });
      return;
    }
    const card = yield* targetAndAttach(t, hosts);
    yield* populate(t, [card]);
  }
}

/** One card the way of the first edition: a connector, a draw, a placement. */
export function* targetAndAttach(t: Hunt, hosts: readonly FreeConnector[]): Rules<number> {
  const options = hosts.map(({ zone, x, y }) => ({ do: 'connector', zone, x, y }) as const);
  const chosen = yield* choose('expansion-connector', options, { rule: 'R146' });
  drawTownship(t);
  const host = hosts.filter(({ zone, x, y }) => zone === chosen.zone && x === chosen.x && y === chosen.y);
  return yield* attachDrawn(t, host);
}

/** The top card of the deck is turned up. */
export function drawTownship(t: Hunt): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  t.reveal();
  t.state.drawn.push(card);
  t.emit?.({ type: 'township-drawn', township: t.atlas.numberOf[card] ?? 0, rule: 'R146' });
}

/** R148: where a card may be attached: own township, active townships, anywhere; the first of these with room. D24 */
function connectorsForExpansion(t: Hunt): readonly FreeConnector[] {
  const { free } = mapOf(t);
  const here = cardOf(t, t.state.catcher.zone);
  const own = free.filter(({ card }) => card === here);
  if (expansionPrefersOwnTownship(t.state) && own.length > 0) return own;
  const active = activeCards(t);
  const nearby = free.filter(({ card }) => active[card]);
  return nearby.length > 0 ? nearby : free;
}

/** The player attaches one of the drawn cards to one of these connectors (R39-R43, R147). Returns the card. */
export function* attachDrawn(t: Hunt, hosts: readonly FreeConnector[]): Rules<number> {
  const { state, atlas } = t;
  const options = state.drawn.flatMap((card) => placesFor(t, card, hosts));
  const { township, x, y, turn } = yield* choose('place-township', options, { rule: 'R147' });
  const at = state.drawn.findIndex((card) => atlas.numberOf[card] === township);
  const [card] = state.drawn.splice(at, 1);
  if (card === undefined) throw new Error(`township ${township} was not drawn`);
  state.city = [...state.city, { card, x, y, turn }];
  state.active[card] = true;
  const connections = mapOf(t).linked[card]?.length ?? 0;
  t.emit?.({ type: 'township-placed', township, x, y, turn, connections, rule: 'R39' });
  return card;
}

/** R40: in each empty cell that a host faces, every turn that makes connectors meet there. */
function placesFor(t: Hunt, card: number, hosts: readonly FreeConnector[]): Place[] {
  const places: Place[] = [];
  const township = t.atlas.numberOf[card] ?? 0;
  for (const { x, y, edge } of hosts) {
    for (let turn = 0; turn < 4; turn++) {
      if (connectorAt(t.atlas, card, turn, edge) < 0) continue;
      const place = placeAt(township, x, y, turn);
      if (!places.includes(place)) places.push(place);
    }
  }
  return places;
}

/** Options never change, so each is made once: a search looks at the same ones again and again. */
const made = new Map<number, Place>();

function placeAt(township: number, x: number, y: number, turn: number): Place {
  const key = (township * 4 + turn) * 1_000_000 + cellKey(x, y);
  let place = made.get(key);
  if (!place) {
    place = { do: 'place', township, x, y, turn };
    made.set(key, place);
  }
  return place;
}
