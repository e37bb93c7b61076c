/**
 * The ways to pay for a card (E100-E125): the exact cost, an occupied token, or one card-playing ability, never two.
 * `canPay` answers quickly whether there is any; `waysToPay` lists them as options.
 */
import type { Option, Rules, Seat } from '@smallfolk/kernel';
import { choose } from '@smallfolk/kernel';
import type { Card, Discount, Kind } from '../content/card.ts';
import { CARDS, cardOf } from '../content/catalogue.ts';
import { seamsOf } from '../content/in-play.ts';
import type { Source } from '../content/module.ts';
import { type Amount, goodsOf, total } from '../state/resource.ts';
import { CITY_SPACES, type CityCard, playerOf, type State, type T } from '../state/state.ts';
import { about, type Cause, cause } from './cause.ts';
import { discardFromCity, distinctCards, fits, hasCard, spacesUsed, tuckFromCity } from './city.ts';
import { chooseReceiver, give, pay, receivers } from './goods.ts';
import { ofCity } from './options.ts';

/** A discount that a location gives; at such a location no other way to pay is open (E118, E119). */
export interface PlaceDiscount extends Cause {
  readonly units: number;
}

/** What of a player's city and stock decides which cards can be paid: gathered once for many cards. */
export interface Purse {
  readonly stock: readonly number[];
  readonly used: number;
  /** Card-playing abilities of the city. */
  readonly abilities: CityCard[];
  readonly judge: boolean;
  /** Kinds of Constructions without an occupied token, each as often as it stands there. */
  readonly vacant: Kind[];
  readonly vacantForAny: boolean;
}

export function purseOf(state: State, me: Seat): Purse {
  const { city, stock } = playerOf(state, me);
  const abilities: CityCard[] = [];
  const vacant: Kind[] = [];
  let judge = false;
  let vacantForAny = false;
  for (let i = 0; i < city.length; i++) {
    const standing = city[i] as CityCard;
    const card = CARDS[standing.kind] as Card;
    if (card.discount && ready(state, me, standing, card)) abilities.push(standing);
    if (card.swapsOne) judge = true;
    if (card.isCritter || standing.occupied) continue;
    vacant.push(card.as);
    if (card.housesAny) vacantForAny = true;
  }
  return { stock, used: spacesUsed(state, me), abilities, judge, vacant, vacantForAny };
}

/** A Dungeon needs a free cell and somebody to go into it. */
function ready(state: State, me: Seat, standing: CityCard, card: Card): boolean {
  return card.discount?.price !== 'prisoner' || prisoners(state, me, standing).length > 0;
}

/** EC12, OE22. Critters that can go into the next cell: the one that opens the second cell never goes into it. */
export function prisoners(state: State, me: Seat, dungeon: CityCard): CityCard[] {
  const { city } = playerOf(state, me);
  const { cells } = cardOf(dungeon.kind);
  const taken = dungeon.beneath?.length ?? 0;
  if (!cells || taken >= 2) return [];
  const key = keyKind(cells.secondWith);
  if (taken === 1 && !hasCard(city, key)) return [];
  return city.filter((other) => {
    const card = cardOf(other.kind);
    return card.isCritter && (taken === 0 || card.as !== key);
  });
}

const keyKinds = new Map<string, Kind>();
function keyKind(id: string): Kind {
  let kind = keyKinds.get(id);
  if (kind === undefined) {
    kind = CARDS.findIndex((card) => card.id === id);
    keyKinds.set(id, kind);
  }
  return kind;
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

/** How many units are missing for the price, in all and beside berries. */
function missing(price: readonly number[], stock: readonly number[]): number {
  let short = 0;
  for (let i = 0; i < price.length; i++) {
    const gap = (price[i] as number) - (stock[i] as number);
    if (gap > 0) short += gap;
  }
  return short;
}

function payableWith(price: readonly number[], stock: readonly number[], discount: Discount): boolean {
  if (discount.of === 'any') return missing(price, stock) <= discount.units;
  const berries = price.length - 1;
  const short = (price[berries] as number) - (stock[berries] as number);
  return missing(price, stock) === Math.max(0, short) && short <= discount.units;
}

const suits = (discount: Discount, card: Card): boolean =>
  discount.plays === 'any' || (discount.plays === 'critter') === card.isCritter;

/** Does the card need a space of the own city? Ruins make theirs, a Fool goes elsewhere. */
const needsSpace = (card: Card): boolean => !card.intoOpponentsCity && !card.replacesConstruction;

/** E102, E103, E116. Apart from the price: may the card come into play at all? */
export function hasHome(state: State, me: Seat, card: Card): boolean {
  if (card.isUnique && !card.intoOpponentsCity && holds(state, me, card.index)) return false;
  return card.possible?.(state, me, card) ?? true;
}

function holds(state: State, me: Seat, kind: Kind): boolean {
  const { city } = playerOf(state, me);
  for (let i = 0; i < city.length; i++) if ((city[i] as CityCard).kind === kind) return true;
  return false;
}

/** A card played without paying needs a home and a space, nothing else (E113, E114). */
export function canPlayFree(state: State, me: Seat, card: Card, from: Source): boolean {
  if (!hasHome(state, me, card) || !allowed(state, me, card, from)) return false;
  if (missing(priceFor(state, me, card, from), card.price) > 0 && !canAffordSurcharge(state, me, card, from))
    return false;
  return !needsSpace(card) || fits(state, me, card, spacesUsed(state, me));
}

/** What a hook puts on top of the price is due even for a free play (W262). */
function canAffordSurcharge(state: State, me: Seat, card: Card, from: Source): boolean {
  return missing(surchargeFor(state, me, card, from), playerOf(state, me).stock) === 0;
}

function surchargeFor(state: State, me: Seat, card: Card, from: Source): Amount {
  return priceFor(state, me, card, from).map((count, i) => count - (card.price[i] as number));
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
  if (!allowed(state, me, card, from)) return false;
  return canPay(state, me, card, from, purse, place) && hasHome(state, me, card);
}

function canPay(state: State, me: Seat, card: Card, from: Source, purse: Purse, place?: PlaceDiscount): boolean {
  const hooked = seamsOf(state).any;
  const { stock } = purse;
  const price = hooked ? priceFor(state, me, card, from) : card.price;
  const short = missing(price, stock);
  const roomy = purse.used < CITY_SPACES || !needsSpace(card) || fits(state, me, card, purse.used);
  if (place) return roomy && short <= place.units;
  if (roomy) {
    if (short === 0) return true;
    if (card.isCritter && isHoused(card, purse)) return true;
    if (short === 1 && purse.judge && hasSurplus(price, stock)) return true;
    if (hooked && hasFreeWay(state, me, card, from)) return true;
  }
  if (purse.abilities.length === 0 || total(price) === 0) return false;
  for (const ability of purse.abilities) {
    const { discount } = CARDS[ability.kind] as Card;
    if (!discount || !suits(discount, card) || !payableWith(price, stock, discount)) continue;
    if (roomy || leavers(state, me, ability).some((gone) => fitsWithout(state, me, card, gone))) return true;
  }
  return false;
}

function hasFreeWay(state: State, me: Seat, card: Card, from: Source): boolean {
  return seamsOf(state).freeWay.some((is) => is(state, me, card, from));
}

function isHoused(card: Card, purse: Purse): boolean {
  if (purse.vacantForAny) return true;
  for (let i = 0; i < card.houses.length; i++) if (purse.vacant.includes(card.houses[i] as Kind)) return true;
  return false;
}

/** The Judge needs a unit beyond the price to put in the place of the missing one (E124). */
function hasSurplus(price: readonly number[], stock: readonly number[]): boolean {
  for (let i = 0; i < price.length; i++) if ((stock[i] as number) > (price[i] as number)) return true;
  return false;
}

/** Which card leaves the city when the ability is used: itself, or one of the prisoners-to-be (E122). */
function leavers(state: State, me: Seat, ability: CityCard): CityCard[] {
  return cardOf(ability.kind).discount?.price === 'prisoner' ? prisoners(state, me, ability) : [ability];
}

function fitsWithout(state: State, me: Seat, card: Card, gone: CityCard): boolean {
  return !needsSpace(card) || fits(state, me, card, spacesUsed(state, me, gone), gone);
}

/** A way to pay: the answer that stands for it and what it does. */
interface Way {
  readonly option: Option;
  readonly paid: Amount;
  readonly ability?: CityCard;
  readonly occupies?: CityCard;
  readonly free?: true;
}

/** All ways to pay for the card; never empty if `canPlay`. */
function waysToPay(state: State, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Way[] {
  const purse = purseOf(state, me);
  const { stock } = purse;
  const price = priceFor(state, me, card, from);
  if (place) return discounted(price, stock, place.units, place.id, false);
  const ways: Way[] = [];
  const roomy = !needsSpace(card) || fits(state, me, card, purse.used);
  if (roomy) {
    if (missing(price, stock) === 0) ways.push(wayOf('cost', price.slice()));
    if (card.isCritter) ways.push(...occupations(state, me, card));
    if (purse.judge) ways.push(...swapped(price, stock));
    if (hasFreeWay(state, me, card, from)) ways.push({ option: { do: 'free' }, paid: [0, 0, 0, 0], free: true });
  }
  if (total(price) === 0) return ways;
  for (const ability of purse.abilities) {
    const { discount, id } = cardOf(ability.kind);
    if (!discount || !suits(discount, card)) continue;
    if (!roomy && !leavers(state, me, ability).some((gone) => fitsWithout(state, me, card, gone))) continue;
    for (const way of discounted(price, stock, discount.units, id, discount.of === 'berry')) {
      ways.push({ ...way, ability });
    }
  }
  return ways;
}

function wayOf(means: string, paid: Amount): Way {
  return { option: { do: 'pay', by: means, ...goodsOf(paid) }, paid };
}

/** E105, E110, E111. Constructions that can take the occupied token for this Critter. */
function occupations(state: State, me: Seat, card: Card): Way[] {
  const hosts = playerOf(state, me).city.filter((standing) => {
    const host = cardOf(standing.kind);
    return !host.isCritter && !standing.occupied && (host.housesAny || card.houses.includes(host.as));
  });
  return distinctCards(state, hosts).map((host) => ({
    option: ofCity('occupy', host, me),
    paid: [0, 0, 0, 0],
    occupies: host,
  }));
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
      const paid = price.map((count, i) => count - (dropped[i] as number));
      if (missing(paid, stock) === 0) ways.push(wayOf(by, paid));
      return;
    }
    const most = berries && kind !== price.length - 1 ? 0 : Math.min(price[kind] as number, left);
    for (let n = most; n >= 0; n--) {
      dropped[kind] = n;
      drop(kind + 1, left - n);
    }
    dropped[kind] = 0;
  };
  drop(0, Math.min(units, berries ? (price[price.length - 1] as number) : total(price)));
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
      paid[out] = (paid[out] as number) - 1;
      paid[into] = (paid[into] as number) + 1;
      if (missing(paid, stock) === 0) ways.push(wayOf('judge', paid));
    }
  }
  return ways;
}

const OCCUPY = cause('occupy', 'E105');

/** Steps 1 and 2 of playing a card (E126, E127): choose a way, use its ability, pay or put the occupied token. */
export function* payFor(t: T, me: Seat, card: Card, from: Source, place?: PlaceDiscount): Rules {
  const { state } = t;
  if (!place && isPlain(state, me, card)) return yield* handOver(t, me, card, card.price);
  const ways = waysToPay(state, me, card, from, place);
  const asking = { rule: 'E126', about: { kind: 'card', id: card.id } } as const;
  const options = ways.map((candidate) => candidate.option);
  const option = yield* choose(me, 'pay', options, asking);
  const way = ways[options.indexOf(option)] as Way;
  if (way.ability) yield* useAbility(t, me, card, way.ability);
  if (way.occupies) {
    way.occupies.occupied = true;
    const host = cardOf(way.occupies.kind).id;
    t.emit?.({ type: 'occupy', seat: me, card: host, id: way.occupies.id, for: card.id, rule: OCCUPY.rule });
  }
  if (way.free) yield* takeFreeWay(t, me, card);
  yield* handOver(t, me, card, way.paid);
}

/** Nothing in the city but the printed cost can pay for the card: the usual case, and the fast one. */
function isPlain(state: State, me: Seat, card: Card): boolean {
  if (seamsOf(state).any) return false;
  const purse = purseOf(state, me);
  return purse.abilities.length === 0 && !purse.judge && !(card.isCritter && isHoused(card, purse));
}

/** E100, EC38. To the supply, or to an opponent where the card says so. */
function* handOver(t: T, me: Seat, card: Card, paid: readonly number[]): Rules {
  if (total(paid) === 0) return;
  if (card.paidToOpponent) give(t, me, yield* chooseReceiver(me, receivers(t.state, me), card), paid, card);
  else pay(t, me, paid, cause(card.id, 'E100'));
}

/** A free play still owes what a hook puts on top of the price. */
export function paySurcharge(t: T, me: Seat, card: Card, from: Source): void {
  if (seamsOf(t.state).any) pay(t, me, surchargeFor(t.state, me, card, from), cause(card.id, 'E100'));
}

function* takeFreeWay(t: T, me: Seat, card: Card): Rules {
  for (const take of seamsOf(t.state).takeFreeWay) {
    const effect = take(t, me, card);
    if (effect) yield* effect;
  }
}

/** E122. The card of the ability leaves the city, or a Critter goes beneath it, before anything is paid. */
function* useAbility(t: T, me: Seat, card: Card, ability: CityCard): Rules {
  const why = cardOf(ability.kind);
  t.emit?.({ type: 'ability', seat: me, card: why.id, for: card.id, rule: why.rule });
  if (why.discount?.price === 'discard-itself') return discardFromCity(t, me, ability, why);
  const fitting = prisoners(t.state, me, ability).filter((gone) => fitsWithout(t.state, me, card, gone));
  const options = distinctCards(t.state, fitting).map((critter) => ofCity('jail', critter, me));
  const { id } = yield* choose(me, 'prisoner', options, about(why));
  ability.beneath ??= [];
  const prisoner = fitting.find((critter) => critter.id === id);
  if (prisoner) tuckFromCity(t, me, prisoner, ability.beneath, why);
}
