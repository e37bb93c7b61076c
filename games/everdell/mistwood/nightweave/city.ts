/** Her city, and what is given to her: she ignores what is written on cards (W97-W107, W123, W367). */
import type { Rules, Seat } from '@smallfolk/kernel';
import type { Card, Kind } from '../../content/card.ts';
import { cardOf } from '../../content/catalogue.ts';
import { cause } from '../../rules/cause.ts';
import { addToCity, fits, spacesUsed } from '../../rules/city.ts';
import { discardOpenly } from '../../rules/deck.ts';
import { gainPoints } from '../../rules/goods.ts';
import { addSeen } from '../../state/known.ts';
import { CITY_SPACES, playerOf, type State, type T } from '../../state/state.ts';
import { drawCards } from './hand.ts';
import { lairOf, peopleByArrows } from './lair.ts';
import { actOf } from './strangers.ts';
import { twistsOf } from './twist.ts';

const GIFT = cause('nightweave-gift', 'W101');

/** OW11. Fifteen cards, counted card by card; legends need no space of hers. */
export function isFull(state: State, me: Seat): boolean {
  const { city } = playerOf(state, me);
  if (city.length < CITY_SPACES) return false;
  const twists = twistsOf(state);
  const counted = city.filter(({ kind }) => {
    const card = cardOf(kind);
    return !card.legendary && !twists.some((twist) => twist.uncounted?.(state, card));
  });
  return counted.length >= CITY_SPACES;
}

/** How a card comes to her: what the log says of it. */
export interface Coming {
  readonly from: 'hand' | 'other-hand' | 'meadow' | 'deck' | 'top' | 'city';
  readonly rule: string;
  readonly die?: number;
  readonly spot?: number;
  /** The number of the card in a person's city, which of several copies may be the one with a worker. */
  readonly lost?: number;
}

/** W104-W107, W367, W422. Into her city, unless the card goes elsewhere or is one of the few that act in her hands. */
export function* settle(t: T, me: Seat, kind: Kind, coming: Coming): Rules {
  const { state } = t;
  const card = cardOf(kind);
  const act = actOf(card);
  if (act) {
    const effect = act(t, me, card);
    if (effect) yield* effect;
    return;
  }
  if (card.intoOpponentsCity) {
    sendFool(t, me, card, coming);
    return;
  }
  if (card.linkColour >= 0) {
    keep(t, me, kind, coming); // W367: Corrin cards, which alone have links by colour
    return;
  }
  const { id } = addToCity(state, me, kind);
  t.emit?.({ type: 'nightweave-plays', seat: me, into: me, card: card.id, id, ...coming });
}

/** W107, OW8, OW63. To the person whom the arrows show, else to the other one, else to the discard pile. */
function sendFool(t: T, me: Seat, card: Card, coming: Coming): void {
  const { state } = t;
  const into = peopleByArrows(state).find((seat) => takesIn(state, seat, card));
  if (into === undefined) {
    discardOpenly(state, card.index);
    t.emit?.({ type: 'nightweave-discards', seat: me, card: card.id, ...coming, rule: 'W107' });
    return;
  }
  const { id } = addToCity(state, into, card.index);
  t.emit?.({ type: 'nightweave-plays', seat: me, into, card: card.id, id, ...coming, rule: 'W107' });
}

function takesIn(state: State, seat: Seat, card: Card): boolean {
  const { city } = playerOf(state, seat);
  if (card.isUnique && city.some(({ kind }) => cardOf(kind).as === card.as)) return false;
  return fits(state, seat, card, spacesUsed(state, seat));
}

/** W101. Cards given to her, known to the giver, and a token for each. */
export function receiveCards(t: T, me: Seat, kinds: readonly Kind[], by: Seat): void {
  for (const kind of kinds) addSeen(t.state, me, kind, 1 << by);
  gainPoints(t, me, kinds.length, GIFT);
}

/** W102. Resources given to her: as many deck cards, and no tokens. */
export function receiveGoods(t: T, me: Seat, goods: readonly number[]): void {
  const units = goods.reduce((sum, count) => sum + count, 0);
  if (units > 0) drawCards(t, me, units, 'W102');
}

/** OW10. A Fool that a person plays on her: as long as she has room. */
export const admitsFool = (state: State, me: Seat): boolean => !isFull(state, me);

// biome-ignore lint/correctness/useYield: nothing is asked
export function* welcomeFool(t: T, me: Seat, card: Card, by: Seat): Rules {
  addToCity(t.state, me, card.index);
  t.emit?.({ type: 'settle', seat: by, card: card.id, into: me, rule: 'OW10' });
}

/** What she keeps on her board is not in her city (W7). */
function keep(t: T, me: Seat, kind: Kind, coming: Coming): void {
  lairOf(t.state).spoils.push(kind);
  t.emit?.({ type: 'nightweave-keeps', seat: me, card: cardOf(kind).id, ...coming });
}
