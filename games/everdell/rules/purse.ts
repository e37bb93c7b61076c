/** What a player has to pay with beside the hand: stock, abilities and free homes of the city (E104-E111, E117-E124). */

import type { Seat } from '@smallfolk/kernel';
import type { Card, Discount, Kind } from '../content/card.ts';
import { CARDS, cardOf } from '../content/catalogue.ts';
import { type CityCard, playerOf, type State } from '../state/state.ts';
import { hasCard, mayLeave, spacesUsed } from './city.ts';

/** What of a player's city and stock decides which cards can be paid: gathered once for many cards. */
export interface Purse {
  readonly stock: readonly number[];
  readonly used: number;
  /** Card-playing abilities of the city. */
  readonly abilities: CityCard[];
  readonly judge: CityCard | undefined;
  /** Kinds of Constructions without an occupied token, each as often as it stands there. */
  readonly vacant: Kind[];
  readonly vacantForAny: boolean;
  /** Colours (one bit each) of such Constructions, and colours that their links name. */
  readonly vacantColours: number;
  readonly vacantForColours: number;
}

export function purseOf(state: State, me: Seat): Purse {
  const { city, stock } = playerOf(state, me);
  const abilities: CityCard[] = [];
  const vacant: Kind[] = [];
  let judge: CityCard | undefined;
  let vacantForAny = false;
  let vacantColours = 0;
  let vacantForColours = 0;
  for (const standing of city) {
    if (standing.down) continue;
    const card = cardOf(standing.kind);
    if (card.discount && ready(state, me, standing, card)) abilities.push(standing);
    if (card.swapsOne) judge ??= standing;
    if (card.isCritter || standing.occupied) continue;
    vacant.push(card.as);
    vacantColours |= 1 << card.colourIndex;
    if (card.housesAny) vacantForAny = true;
    if (card.linkColour >= 0) vacantForColours |= 1 << card.linkColour;
  }
  const used = spacesUsed(state, me);
  return { stock, used, abilities, judge, vacant, vacantForAny, vacantColours, vacantForColours };
}

/** A Dungeon needs a free cell and somebody to go into it, a Treasury points. */
function ready(state: State, me: Seat, standing: CityCard, { discount }: Card): boolean {
  if (discount?.price === 'points') return standing.points > 0;
  return discount?.price !== 'prisoner' || prisoners(state, me, standing).length > 0;
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
    return card.isCritter && (taken === 0 || card.as !== key) && mayLeave(other);
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

/** E105, E110, W19, W20. Can the Construction take the occupied token for that Critter? A legend never (W36). */
export function canHouse(host: Card, critter: Card): boolean {
  if (host.isCritter || !critter.isCritter || critter.legendary) return false;
  if (host.housesAny || critter.houses.includes(host.as)) return true;
  return host.linkColour === critter.colourIndex || critter.linkColour === host.colourIndex;
}

/** Is there any Construction that can? */
export function isHoused(card: Card, purse: Purse): boolean {
  if (!card.isCritter || card.legendary) return false;
  if (purse.vacantForAny || purse.vacantForColours & (1 << card.colourIndex)) return true;
  if (card.linkColour >= 0 && purse.vacantColours & (1 << card.linkColour)) return true;
  for (const kind of card.houses) if (purse.vacant.includes(kind)) return true;
  return false;
}

/** How many units are missing for the price. */
export function missing(price: readonly number[], stock: readonly number[]): number {
  let short = 0;
  for (let i = 0; i < price.length; i++) {
    const gap = (price[i] ?? 0) - (stock[i] ?? 0);
    if (gap > 0) short += gap;
  }
  return short;
}

/** How many units the ability can take off at most. */
export const unitsOff = (discount: Discount, standing: CityCard): number =>
  discount.price === 'points' ? discount.units * standing.points : discount.units;

export function payableWith(
  price: readonly number[],
  stock: readonly number[],
  discount: Discount,
  standing: CityCard,
): boolean {
  const units = unitsOff(discount, standing);
  if (discount.of === 'any') return missing(price, stock) <= units;
  const berries = price.length - 1;
  const short = (price[berries] ?? 0) - (stock[berries] ?? 0);
  return missing(price, stock) === Math.max(0, short) && short <= units;
}

export const suits = (discount: Discount, card: Card): boolean =>
  discount.plays === 'any' || (discount.plays === 'critter') === card.isCritter;

/** The Judge needs a unit beyond the price to put in the place of the missing one (E124). */
export function hasSurplus(price: readonly number[], stock: readonly number[]): boolean {
  for (let i = 0; i < price.length; i++) if ((stock[i] ?? 0) > (price[i] ?? 0)) return true;
  return false;
}

/** Which card leaves the city when the ability is used: itself, or one of the prisoners-to-be (E122). */
export function leavers(state: State, me: Seat, ability: CityCard): CityCard[] {
  const price = cardOf(ability.kind).discount?.price;
  if (price === 'points') return [];
  return price === 'prisoner' ? prisoners(state, me, ability) : [ability];
}
