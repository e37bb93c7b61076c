/**
 * Tolls: what is due beside a price, in any mix of resources, hand cards and point tokens that the toll allows (W239).
 * Something that costs a toll is offered only if it can still be done once the toll is paid (OW97, OW98). That is tried:
 * a way to pay is taken from the player, the rest is asked, and everything is put back.
 */
import { type Option, offer, type Rules, type Seat } from '@smallfolk/kernel';
import type { Card, Kind } from '../content/card.ts';
import { seamsOf } from '../content/in-play.ts';
import type { Source, Toll } from '../content/module.ts';
import { ANY_KINDS } from '../state/resource.ts';
import { type CityCard, type Location, type Player, playerOf, type State, type T } from '../state/state.ts';
import { about } from './cause.ts';
import { gainPoints, payOne } from './goods.ts';
import { discardKinds } from './hand.ts';
import { discardCard, PAY_POINT, SPEND } from './options.ts';

const NONE: readonly Toll[] = [];

export function tollsToPlace(state: State, me: Seat, at: Location): readonly Toll[] {
  let tolls = NONE;
  for (const ask of seamsOf(state).tollToPlace) tolls = and(tolls, ask(state, me, at));
  return tolls;
}

/** `byToken`: the card is played by an occupied token (W313). */
export function tollsToPlay(state: State, me: Seat, card: Card, from: Source, byToken: boolean): readonly Toll[] {
  let tolls = NONE;
  for (const ask of seamsOf(state).tollToPlay) tolls = and(tolls, ask(state, me, card, from, byToken));
  return tolls;
}

export function tollsToUse(state: State, me: Seat, card: CityCard): readonly Toll[] {
  let tolls = NONE;
  for (const ask of seamsOf(state).tollToUse) tolls = and(tolls, ask(state, me, card));
  return tolls;
}

/** Mostly nothing is due, and nothing is made then. */
const and = (tolls: readonly Toll[], toll: Toll | undefined): readonly Toll[] => (toll ? [...tolls, toll] : tolls);

/** One unit of a toll: a resource by its index, a point token, or a hand card by its kind. */
type Coin = number;
const POINT: Coin = ANY_KINDS;
const CARD: Coin = ANY_KINDS + 1;

/** What could pay one unit, each thing once, in a fixed order. */
function coinsOf({ stock, hand, points }: Player, { pay }: Toll): Coin[] {
  const coins: Coin[] = [];
  if (pay.includes('resource')) for (let i = 0; i < ANY_KINDS; i++) if (stock[i]) coins.push(i);
  if (pay.includes('point') && points > 0) coins.push(POINT);
  if (pay.includes('card')) for (const kind of new Set(hand)) coins.push(CARD + kind);
  return coins.sort((a, b) => a - b);
}

/** Does something as if the player had one such thing less. */
function without<R>(player: Player, coin: Coin, act: () => R): R {
  if (coin < POINT) return changing(player.stock, coin, act);
  if (coin === POINT) {
    player.points--;
    const result = act();
    player.points++;
    return result;
  }
  const at = player.hand.indexOf(coin - CARD);
  const [kind = 0] = player.hand.splice(at, 1);
  const result = act();
  player.hand.splice(at, 0, kind);
  return result;
}

function changing<R>(stock: number[], resource: number, act: () => R): R {
  const before = stock[resource] ?? 0;
  stock[resource] = before - 1;
  const result = act();
  stock[resource] = before;
  return result;
}

/** Every unit that is due, one after the other; those of one toll in a fixed order, so that no mix is tried twice. */
const unitsOf = (tolls: readonly Toll[]): Toll[] => tolls.flatMap((toll) => Array<Toll>(toll.units).fill(toll));

function canPayRest(player: Player, due: readonly Toll[], from: number, least: Coin, still: () => boolean): boolean {
  const toll = due[from];
  if (!toll) return still();
  const lowest = toll === due[from - 1] ? least : 0;
  return coinsOf(player, toll).some(
    (coin) => coin >= lowest && without(player, coin, () => canPayRest(player, due, from + 1, coin, still)),
  );
}

/** Is there a way to pay all of this after which it still can be done? `spare` is a hand card that pays nothing. */
export function payable(
  state: State,
  me: Seat,
  tolls: readonly Toll[],
  still: () => boolean,
  spare?: Kind | undefined,
): boolean {
  if (tolls.length === 0) return still();
  const player = playerOf(state, me);
  const pays = () => canPayRest(player, unitsOf(tolls), 0, 0, still);
  return spare === undefined ? pays() : without(player, CARD + spare, pays);
}

/** The player pays unit by unit; only what leaves the rest possible is offered. */
export function* payTolls(
  t: T,
  me: Seat,
  tolls: readonly Toll[],
  still: () => boolean,
  spare?: Kind | undefined,
): Rules {
  const due = unitsOf(tolls);
  const player = playerOf(t.state, me);
  let least = 0;
  for (const [i, toll] of due.entries()) {
    const lowest = toll === due[i - 1] ? least : 0;
    const goesOn = (coin: Coin) =>
      coin >= lowest && without(player, coin, () => canPayRest(player, due, i + 1, coin, still));
    const fitting = () => coinsOf(player, toll).filter(goesOn);
    const coins = spare === undefined ? fitting() : without(player, CARD + spare, fitting);
    const option = yield* offer(me, 'toll', coins.map(optionOf), about(toll.why));
    const coin = coins.find((candidate) => optionOf(candidate) === option) ?? 0;
    payCoin(t, me, coin, toll);
    least = coin;
  }
}

function optionOf(coin: Coin): Option {
  if (coin > POINT) return discardCard(coin - CARD);
  return SPEND[coin] ?? PAY_POINT;
}

function payCoin(t: T, me: Seat, coin: Coin, { why }: Toll): void {
  if (coin < POINT) payOne(t, me, coin, 1, why);
  else if (coin === POINT) gainPoints(t, me, -1, why);
  else discardKinds(t, me, [coin - CARD], why);
}
