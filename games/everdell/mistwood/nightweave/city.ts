/** Her hand and her city: she ignores what is written on cards (W97-W107, W123, W367). */
import type { Rules, Seat } from '@smallfolk/kernel';
import type { Card, Kind } from '../../content/card.ts';
import { cardOf } from '../../content/catalogue.ts';
import { cause } from '../../rules/cause.ts';
import { addToCity, fits, spacesUsed } from '../../rules/city.ts';
import { discardOpenly, turnTop } from '../../rules/deck.ts';
import { gainPoints } from '../../rules/goods.ts';
import { addSeen, removeOpenly, removeUnseen } from '../../state/known.ts';
import { ALL_SEE, CITY_SPACES, held, playerOf, type State, type T } from '../../state/state.ts';
import { lairOf, peopleByArrows } from './lair.ts';
import { twistsOf } from './twist.ts';

const GIFT = cause('nightweave-gift', 'W101');

/** OW11. Fifteen cards, counted card by card; legends need no space of hers. */
export function isFull(state: State, me: Seat): boolean {
  const twists = twistsOf(state);
  const counted = playerOf(state, me).city.filter(({ kind }) => {
    const card = cardOf(kind);
    return !card.legendary && !twists.some((twist) => twist.uncounted?.(state, card));
  });
  return counted.length >= CITY_SPACES;
}

/** So many random cards of a hand, which stay there for now. */
export function randomCards(t: T, of: Seat, count: number): Kind[] {
  return t.random.shuffle(playerOf(t.state, of).hand.slice()).slice(0, count);
}

/** W132, OW67. Deck cards into her hand, unseen by anybody. */
export function drawCards(t: T, me: Seat, count: number, rule: string): void {
  const { hand } = playerOf(t.state, me);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const kind = turnTop(t);
    if (kind !== undefined) hand.push(kind);
  }
  t.emit?.({ type: 'draw', seat: me, count: hand.length - before, rule });
}

/** Cards that everybody saw on their way into her hand. */
export function addOpenly(state: State, me: Seat, kind: Kind): void {
  addSeen(state, me, kind, ALL_SEE);
}

/** Her legends are hand cards of hers too. */
export const handSize = (state: State, me: Seat): number =>
  playerOf(state, me).hand.length + lairOf(state).legends.length;

/** W98, OW66. The top card of a hand that is always shuffled: a random one. */
export function topOfHand(t: T, me: Seat): Kind | undefined {
  const all = [...playerOf(t.state, me).hand, ...lairOf(t.state).legends];
  return all.length === 0 ? undefined : all[t.random.below(all.length)];
}

/** A legend leaves her hand; false for any other card. */
function takeLegend(state: State, kind: Kind): boolean {
  const { legends } = lairOf(state);
  const at = cardOf(kind).legendary ? legends.indexOf(kind) : -1;
  if (at >= 0) legends.splice(at, 1);
  return at >= 0;
}

/** W133, W147. Discarded unseen; a legend leaves the game (W357). */
export function discardTop(t: T, me: Seat, rule: string): void {
  const kind = topOfHand(t, me);
  if (kind === undefined) return;
  if (takeLegend(t.state, kind)) t.state.slices.legends?.gone.push(kind);
  else {
    removeUnseen(t.state, me, [kind]);
    t.state.discard.push(held(kind, 0));
  }
  t.emit?.({ type: 'discard', seat: me, count: 1, rule });
}

/** W134. The card leaves her hand before everybody's eyes. */
export function takeFromHand(t: T, me: Seat, kind: Kind): void {
  if (!takeLegend(t.state, kind)) removeOpenly(t.state, me, kind);
  t.reveal();
}

/** How a card comes to her: what the log says of it. */
export interface Coming {
  readonly from: 'hand' | 'meadow' | 'deck' | 'plan' | 'top' | 'city';
  readonly rule: string;
  readonly die?: number;
  readonly spot?: number;
}

/** W104-W107, W367. Into her city, unless the card goes elsewhere; with a full one it is discarded if it must come. */
export function settle(t: T, me: Seat, kind: Kind, coming: Coming): void {
  const { state } = t;
  const card = cardOf(kind);
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
