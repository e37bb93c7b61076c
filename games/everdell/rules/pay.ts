/**
 * The ways to pay for a card (E100-E125): the exact cost, an occupied token, or one card-playing ability, never two.
 * `canPay` answers quickly whether there is any; `waysToPay` lists them as options.
 */
import { choose, type Option, type Rules, type Seat, sure } from '@smallfolk/kernel';
import type { Card, Discount, Effect, Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { seamsOf } from '../content/in-play.ts';
import type { Source, Toll } from '../content/module.ts';
import { type Amount, goodsOf, total } from '../state/resource.ts';
import { CITY_SPACES, type CityCard, MOVING, playerOf, type State, type T } from '../state/state.ts';
import { about, type Cause, cause } from './cause.ts';
import { discardFromCity, distinctCards, fits, replaceable, spacesUsed, tuckFromCity } from './city.ts';
import { chooseReceiver, give, pay, receivers } from './goods.ts';
import { ofCity } from './options.ts';
import {
  canHouse,
  hasSurplus,
  isHoused,
  leavers,
  missing,
  type Purse,
  payableWith,
  prisoners,
  purseOf,
  suits,
} from './purse.ts';
import { payable, payTolls, tollsToPlay, tollsToUse } from './toll.ts';

/** A discount that a location gives; at such a location no other way to pay is open (E118, E119). */
export interface PlaceDiscount extends Cause {
  readonly units: number;
}

/** What has to be paid: the printed cost, and what hooks put on top. */
function priceFor(state: State, me: Seat, card: Card, from: Source): readonly number[] {
  let price: readonly number[] = card.price;
  for (const surcharge of seamsOf(state).surcharge) {
    const more = surcharge(state, me, card, from);
    if (more) price = price.map((count, i) => count + (more[i] ?? 0));
  }
  return price;
}

/** Does the card need a space of the own city? Ruins make theirs, a Fool goes elsewhere. */
const needsSpace = (card: Card): boolean => !card.intoOpponentsCity && !card.replacesConstruction;

/** E102, E103, E116. Apart from the price: may the card come into play at all? */
export function hasHome(state: State, me: Seat, card: Card): boolean {
  if (card.isUnique && !card.intoOpponentsCity && holds(state, me, card.index)) return false;
  return card.possible?.(state, me, card) ?? true;
}

function holds(state: State, me: Seat, kind: Kind): boolean {
  const { city } = playerOf(state, me);
  for (let i = 0; i < city.length; i++) if (city[i]?.kind === kind) return true;
  return false;
}

/** A card played without paying needs a home and a space, nothing else (E113, E114); a legend needs its banner (W36). */
export function canPlayFree(state: State, me: Seat, card: Card, from: Source): boolean {
  if (card.legendary || !hasHome(state, me, card) || !allowed(state, me, card, from)) return false;
  if (needsSpace(card) && !fits(state, me, card, spacesUsed(state, me))) return false;
  return !seamsOf(state).any || canPayOnTop(state, me, card, from, tollsToPlay(state, me, card, from, false));
}

/** What hooks put on top of the price, and tolls, are due even for a free play (W262, W314). */
function canPayOnTop(state: State, me: Seat, card: Card, from: Source, tolls: readonly Toll[]): boolean {
  return payable(
    state,
    me,
    tolls,
    () => covers(state, me, card, from, surchargeFor(state, me, card, from)),
    spareOf(card, from),
  );
}

/** With this to be paid, could the card be played now? */
function covers(state: State, me: Seat, card: Card, from: Source, paid: readonly number[]): boolean {
  return missing(paid, playerOf(state, me).stock) === 0 && allowed(state, me, card, from);
}

const NOTHING: Readonly<Amount> = [0, 0, 0, 0];

/** A card on its way from the hand cannot pay a toll (OW98). */
const spareOf = (card: Card, from: Source): Kind | undefined => (from.from === 'hand' ? card.index : undefined);

function surchargeFor(state: State, me: Seat, card: Card, from: Source): Amount {
  if (seamsOf(state).surcharge.length === 0) return NOTHING.slice();
  return priceFor(state, me, card, from).map((count, i) => count - (card.price[i] ?? 0));
}

function allowed(state: State, me: Seat, card: Card, from: Source): boolean {
  for (const may of seamsOf(state).mayPlay) if (!may(state, me, card, from)) return false;
  return true;
}

/** Can the card be played by any way of paying? The price is asked first, because it rules out most cards. */
export function canPlay(
  state: State,
  me: Seat,
  card: Card,
  from: Source,
  purse: Purse,
  place?: PlaceDiscount,
): boolean {
  const hooked = state.modules.length > 0 && seamsOf(state).any;
  if (hooked && !allowed(state, me, card, from)) return false;
  if (!canPay(state, me, card, from, purse, place) || !hasHome(state, me, card)) return false;
  return !hooked || !owesToll(state, me, card, from, purse) || waysToPay(state, me, card, from, place).length > 0;
}

/** Is there a toll on any way to pay for the card? */
function owesToll(state: State, me: Seat, card: Card, from: Source, purse: Purse): boolean {
  const { tollToPlay, tollToUse } = seamsOf(state);
  for (const ask of tollToPlay) {
    if (ask(state, me, card, from, false) || ask(state, me, card, from, true)) return true;
  }
  for (const ask of tollToUse) {
    for (const ability of purse.abilities) if (ask(state, me, ability)) return true;
    if (purse.judge && ask(state, me, purse.judge)) return true;
  }
  return false;
}

function canPay(state: State, me: Seat, card: Card, from: Source, purse: Purse, place?: PlaceDiscount): boolean {
  const hooked = state.modules.length > 0 && seamsOf(state).any;
  const { stock } = purse;
  const price = hooked ? priceFor(state, me, card, from) : card.price;
  const short = missing(price, stock);
  const roomy = purse.used < CITY_SPACES || !needsSpace(card) || fits(state, me, card, purse.used);
  if (place) return roomy && short <= place.units;
  if (roomy) {
    if (short === 0) return true;
    if (isHoused(card, purse) && (!hooked || missing(surchargeFor(state, me, card, from), stock) === 0)) return true;
    if (short === 1 && purse.judge && hasSurplus(price, stock)) return true;
    if (hooked && freeWays(state, me, card, from).length > 0) return true;
  }
  if (purse.abilities.length === 0 || total(price) === 0) return false;
  for (const ability of purse.abilities) {
    const { discount } = cardOf(ability.kind);
    if (!discount || !suits(discount, card) || !payableWith(price, stock, discount, ability)) continue;
    if (
      (roomy && !card.replacesConstruction) ||
      leavers(state, me, ability).some((gone) => fitsWithout(state, me, card, gone))
    )
      return true;
  }
  return false;
}

/** City cards of which one may be given up for the card (W35). */
function freeWays(state: State, me: Seat, card: Card, from: Source): readonly CityCard[] {
  const { freeWay } = seamsOf(state);
  return freeWay.length === 0 ? NO_CARDS : freeWay.flatMap((ways) => ways(state, me, card, from));
}

const NO_CARDS: readonly CityCard[] = [];

function fitsWithout(state: State, me: Seat, card: Card, gone: CityCard): boolean {
  if (card.replacesConstruction) return replaceable(state, me, card).some((standing) => standing !== gone);
  return !needsSpace(card) || fits(state, me, card, spacesUsed(state, me, gone), gone);
}

/** A way to pay: the answer that stands for it and what it does. */
interface Way {
  readonly option: Option;
  readonly paid: Amount;
  readonly ability?: CityCard;
  /** Point tokens of the ability that are spent. */
  readonly spends?: number;
  readonly occupies?: CityCard;
  readonly givesUp?: CityCard;
}

/** All ways to pay for the card; never empty if `canPlay`. */
function waysToPay(state: State, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Way[] {
  const ways = waysBesideTolls(state, me, card, from, place);
  const { tollToPlay, tollToUse } = seamsOf(state);
  if (tollToPlay.length === 0 && tollToUse.length === 0) return ways;
  return ways.filter((way) => {
    const still = () => covers(state, me, card, from, way.paid);
    return payable(state, me, tollsOf(state, me, card, from, way), still, spareOf(card, from));
  });
}

/** What is due for playing the card in this way: for the card, and for the ability that is used. */
function tollsOf(state: State, me: Seat, card: Card, from: Source, way: Way): readonly Toll[] {
  const tolls = tollsToPlay(state, me, card, from, way.occupies !== undefined);
  return way.ability ? [...tolls, ...tollsToUse(state, me, way.ability)] : tolls;
}

function waysBesideTolls(state: State, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Way[] {
  const purse = purseOf(state, me);
  const { stock, judge } = purse;
  const price = priceFor(state, me, card, from);
  if (place) return discounted(price, stock, place.units, place.id, false);
  const ways: Way[] = [];
  const roomy = !needsSpace(card) || fits(state, me, card, purse.used);
  if (roomy) {
    if (missing(price, stock) === 0) ways.push(wayOf('cost', price.slice()));
    const rest = surchargeFor(state, me, card, from);
    if (card.isCritter && missing(rest, stock) === 0) ways.push(...occupations(state, me, card, rest));
    if (judge) ways.push(...swapped(price, stock).map((way) => ({ ...way, ability: judge })));
    if (missing(rest, stock) === 0) ways.push(...tradesFor(state, me, card, from, rest));
  }
  if (total(price) === 0) return ways;
  for (const ability of purse.abilities) {
    const { discount } = cardOf(ability.kind);
    if (!discount || !suits(discount, card)) continue;
    if (
      (!roomy || card.replacesConstruction) &&
      !leavers(state, me, ability).some((gone) => fitsWithout(state, me, card, gone))
    )
      continue;
    ways.push(...waysWith(ability, discount, price, stock));
  }
  return ways;
}

/** E120, W54. With an ability: its whole discount, or so many of its points as lower the price (OW114). */
function waysWith(ability: CityCard, discount: Discount, price: readonly number[], stock: readonly number[]): Way[] {
  const { id } = cardOf(ability.kind);
  const only = discount.of === 'berry';
  if (discount.price !== 'points') {
    return discounted(price, stock, discount.units, id, only).map((way) => ({ ...way, ability }));
  }
  const ways: Way[] = [];
  for (let spends = 1; spends <= ability.points && discount.units * (spends - 1) < total(price); spends++) {
    for (const way of discounted(price, stock, discount.units * spends, id, only))
      ways.push({ ...way, ability, spends });
  }
  return ways;
}

/** W35, W37. City cards that can be given up for it. */
function tradesFor(state: State, me: Seat, card: Card, from: Source, paid: Amount): Way[] {
  if (seamsOf(state).freeWay.length === 0) return [];
  return distinctCards(state, freeWays(state, me, card, from)).map((givesUp) => ({
    option: ofCity('trade', givesUp, me),
    paid,
    givesUp,
  }));
}

function wayOf(means: string, paid: Amount): Way {
  return { option: { do: 'pay', by: means, ...goodsOf(paid) }, paid };
}

/** E105, E110, E111. Constructions that can take the occupied token; what hooks put on top is paid all the same (W262). */
function occupations(state: State, me: Seat, card: Card, paid: Amount): Way[] {
  const hosts = playerOf(state, me).city.filter(
    (standing) => !standing.occupied && !standing.down && canHouse(cardOf(standing.kind), card),
  );
  return distinctCards(state, hosts).map((occupies) => ({ option: ofCity('occupy', occupies, me), paid, occupies }));
}

/** E120, E121. Every choice of units to drop that leaves something payable; the discount is used as far as it goes. */
function discounted(
  price: readonly number[],
  stock: readonly number[],
  units: number,
  by: string,
  berries: boolean,
): Way[] {
  const ways: Way[] = [];
  const dropped = [0, 0, 0, 0];
  const drop = (kind: number, left: number): void => {
    if (kind === price.length) {
      if (left > 0) return;
      const paid = price.map((count, i) => count - (dropped[i] ?? 0));
      if (missing(paid, stock) === 0) ways.push(wayOf(by, paid));
      return;
    }
    const most = berries && kind !== price.length - 1 ? 0 : Math.min(sure(price[kind]), left);
    for (let n = most; n >= 0; n--) {
      dropped[kind] = n;
      drop(kind + 1, left - n);
    }
    dropped[kind] = 0;
  };
  drop(0, Math.min(units, berries ? (price[price.length - 1] ?? 0) : total(price)));
  return ways;
}

/** E124. One unit of the price replaced by one of another kind. */
function swapped(price: readonly number[], stock: readonly number[]): Way[] {
  const ways: Way[] = [];
  for (let out = 0; out < price.length; out++) {
    if (price[out] === 0) continue;
    for (let into = 0; into < price.length; into++) {
      if (into === out) continue;
      const paid = price.slice();
      paid[out] = (paid[out] ?? 0) - 1;
      paid[into] = (paid[into] ?? 0) + 1;
      if (missing(paid, stock) === 0) ways.push(wayOf('judge', paid));
    }
  }
  return ways;
}

const OCCUPY = cause('occupy', 'E105');

/**
 * Steps 1 and 2 of playing a card (E126, E127): choose a way, pay its tolls, use its ability, pay or put the occupied
 * token. Returns a city card that was given up for it.
 */
export function* payFor(t: T, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Rules<CityCard | undefined> {
  const { state } = t;
  if (!place && isPlain(state, me, card, from)) {
    const given = handOver(t, me, card, card.price);
    if (given) yield* given;
    return undefined;
  }
  const way = yield* chooseWay(state, me, card, from, place);
  const tolls = tollsOf(state, me, card, from, way);
  const still = () => covers(state, me, card, from, way.paid);
  if (tolls.length > 0) yield* payTolls(t, me, tolls, still, spareOf(card, from));
  if (way.ability) yield* useAbility(t, me, card, way.ability, way.spends ?? 0);
  if (way.occupies) {
    way.occupies.occupied = true;
    const host = cardOf(way.occupies.kind).id;
    t.emit?.({ type: 'occupy', seat: me, card: host, id: way.occupies.id, for: card.id, rule: OCCUPY.rule });
  }
  if (way.givesUp) discardFromCity(t, me, way.givesUp, card, MOVING);
  const given = handOver(t, me, card, way.paid);
  if (given) yield* given;
  return way.givesUp;
}

function* chooseWay(state: State, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Rules<Way> {
  const ways = waysToPay(state, me, card, from, place);
  const asking = { rule: 'E126', about: { kind: 'card', id: card.id } } as const;
  const options = ways.map((candidate) => candidate.option);
  const option = yield* choose(me, 'pay', options, asking);
  return sure(ways[options.indexOf(option)]);
}

/** Nothing in the city but the printed cost can pay for the card: the usual case, and the fast one. */
function isPlain(state: State, me: Seat, card: Card, from: Source): boolean {
  const { any, surcharge, freeWay } = seamsOf(state);
  if (surcharge.length > 0 || freeWay.length > 0) return false;
  const purse = purseOf(state, me);
  if (purse.abilities.length > 0 || purse.judge || isHoused(card, purse)) return false;
  return !any || !owesToll(state, me, card, from, purse);
}

/** E100, EC38. To the supply, or to an opponent where the card says so. */
function handOver(t: T, me: Seat, card: Card, paid: readonly number[]): Effect {
  if (total(paid) === 0) return undefined;
  return card.paidToOpponent ? payOpponent(t, me, card, paid) : pay(t, me, paid, cause(card.id, 'E100'));
}

function* payOpponent(t: T, me: Seat, card: Card, paid: readonly number[]): Rules {
  give(t, me, yield* chooseReceiver(me, receivers(t.state, me), card), paid, card);
}

/** A free play still owes tolls and what hooks put on top of the price. */
export function* paySurcharge(t: T, me: Seat, card: Card, from: Source): Rules {
  const { state } = t;
  const paid = surchargeFor(state, me, card, from);
  const still = () => covers(state, me, card, from, paid);
  yield* payTolls(t, me, tollsToPlay(state, me, card, from, false), still, spareOf(card, from));
  pay(t, me, paid, cause(card.id, 'E100'));
}

/** E122. The card of the ability leaves the city, or a Critter goes beneath it, or its points, before anything is paid. */
function* useAbility(t: T, me: Seat, card: Card, ability: CityCard, spends: number): Rules {
  const why = cardOf(ability.kind);
  if (!why.discount) return;
  t.emit?.({ type: 'ability', seat: me, card: why.id, for: card.id, rule: why.rule });
  if (why.discount.price === 'discard-itself') return discardFromCity(t, me, ability, why);
  if (why.discount.price === 'points') {
    ability.points -= spends;
    t.emit?.({ type: 'points', seat: me, count: -spends, on: ability.id, by: why.id, rule: why.rule });
    return;
  }
  const fitting = prisoners(t.state, me, ability).filter((gone) => fitsWithout(t.state, me, card, gone));
  const options = distinctCards(t.state, fitting).map((critter) => ofCity('jail', critter, me));
  const { id } = yield* choose(me, 'prisoner', options, about(why));
  ability.beneath ??= [];
  const prisoner = fitting.find((critter) => critter.id === id);
  if (prisoner) tuckFromCity(t, me, prisoner, ability.beneath, why);
}
