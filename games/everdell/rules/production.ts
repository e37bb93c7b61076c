/** Green cards at work: on arrival, at a production, and started by Chip Sweep or Miner Mole (E149, E153-E159). */

import { choose, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Chain, Effect } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { seamsOf } from '../content/in-play.ts';
import { type Goods, RESOURCES } from '../state/resource.ts';
import { type CityCard, playerOf, type State, type T } from '../state/state.ts';
import { by } from './cause.ts';
import { distinctCards } from './city.ts';
import { gainGoods } from './goods.ts';
import { ofCity } from './options.ts';

const NO_CHAIN: Chain = [];

/** Activates one green card that stands in the city of `owner` for the benefit of `me`. */
export function activate(t: T, me: Seat, card: CityCard, owner: Seat, chain: Chain): Effect {
  const entry = by(card);
  if (!mayActivate(t.state, card)) return undefined;
  if (entry.yields) {
    const goods = entry.yields(t.state, owner);
    if (isSomething(goods)) gainGoods(t, me, goods, entry);
    return undefined;
  }
  if (!isProductive(t.state, me, card, owner, chain)) return undefined;
  return entry.produce?.(t, me, card, owner, [...chain, card.id]);
}

function isSomething(goods: Goods): boolean {
  for (const name of RESOURCES) if (goods[name]) return true;
  return false;
}

/** E156. Would an activation do anything? */
export function isProductive(state: State, me: Seat, card: CityCard, owner: Seat, chain: Chain): boolean {
  const entry = cardOf(card.kind);
  if (entry.yields) return isSomething(entry.yields(state, owner));
  if (entry.productive) return entry.productive(state, me, card, owner, [...chain, card.id]);
  return entry.produce !== undefined;
}

function mayActivate(state: State, card: CityCard): boolean {
  return !card.down && (!seamsOf(state).any || seamsOf(state).mayActivate.every((may) => may(state, card)));
}

/** Green cards of a city that an effect may start now; each at most once in a chain (OE13). */
export function activatable(
  state: State,
  me: Seat,
  owner: Seat,
  chain: Chain,
  wanted: (card: Card) => boolean,
): CityCard[] {
  return playerOf(state, owner).city.filter((card) => {
    const entry = cardOf(card.kind);
    if (entry.colour !== 'green' || !wanted(entry) || chain.includes(card.id)) return false;
    return mayActivate(state, card) && isProductive(state, me, card, owner, chain);
  });
}

/**
 * E153-E155. Every green card of the own city once. Those that simply bring something come first, because no order can
 * make them bring more; for the others the player chooses the order.
 */
export function* produceAll(t: T, me: Seat): Rules {
  const { state } = t;
  let waiting: CityCard[] = [];
  for (const card of playerOf(state, me).city.slice()) {
    const entry = cardOf(card.kind);
    if (entry.colour !== 'green' || !mayActivate(state, card)) continue;
    if (entry.yields) activate(t, me, card, me, NO_CHAIN);
    else if (entry.produce) waiting.push(card);
  }
  while (waiting.length > 0) {
    const able = waiting.filter((card) => isProductive(state, me, card, me, NO_CHAIN));
    if (able.length === 0) return;
    const options = distinctCards(state, able).map((card) => ofCity('activate', card, me));
    const { id } = yield* choose(me, 'production', options, { rule: 'E154' });
    const next = sure(able.find((card) => card.id === id));
    waiting = waiting.filter((card) => card !== next);
    const effect = activate(t, me, next, me, NO_CHAIN);
    if (effect) yield* effect;
  }
}
