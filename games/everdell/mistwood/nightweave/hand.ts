/** Her hand: a pile that nobody sees and that is always shuffled (W97, W98, W132-W134, OW66). */
import type { Seat } from '@smallfolk/kernel';
import type { Kind } from '../../content/card.ts';
import { cardOf } from '../../content/catalogue.ts';
import { turnTop } from '../../rules/deck.ts';
import { addSeen, removeOpenly, removeUnseen } from '../../state/known.ts';
import { ALL_SEE, held, playerOf, type State, type T } from '../../state/state.ts';
import { lairOf } from './lair.ts';

/** So many random cards of a hand, which stay there for now. */
export function randomCards(t: T, of: Seat, count: number): Kind[] {
  return t.random.shuffle(playerOf(t.state, of).hand.slice()).slice(0, count);
}

/** W132, OW67. Deck cards into her hand, unseen by anybody but a person who has paid for a look (W271). */
export function drawCards(t: T, me: Seat, count: number, rule: string, only?: Seat): void {
  const { hand } = playerOf(t.state, me);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const kind = turnTop(t);
    if (kind === undefined) break;
    if (only === undefined) hand.push(kind);
    else addSeen(t.state, me, kind, 1 << only);
  }
  const event = { type: 'draw' as const, seat: me, count: hand.length - before, rule };
  if (only === undefined) {
    t.emit?.(event);
    return;
  }
  t.reveal(only);
  t.emit?.({ ...event, cards: hand.slice(before).map((kind) => cardOf(kind).id) }, only, event);
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
