/** Hands: room in them, cards picked from them and discarded (E160-E162, E168). */
import type { Option, Rules, Seat } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { removeUnseen } from '../state/known.ts';
import { held, type Player, playerOf, type T } from '../state/state.ts';
import { about, type Cause } from './cause.ts';
import { discardCard } from './options.ts';
import { select } from './select.ts';

export const room = (player: Player): number => Math.max(0, player.handLimit - player.hand.length);

/** The kinds in a hand with their numbers, in the order of the catalogue. */
export function kindsInHand(hand: readonly Kind[], only?: (kind: Kind) => boolean) {
  const kinds: Kind[] = [];
  const copies: number[] = [];
  for (const kind of hand.slice().sort((a, b) => a - b)) {
    if (only && !only(kind)) continue;
    if (kinds[kinds.length - 1] === kind) copies[copies.length - 1] = (copies[copies.length - 1] ?? 0) + 1;
    else {
      kinds.push(kind);
      copies.push(1);
    }
  }
  return { kinds, copies };
}

/**
 * The player picks hand cards; they stay in the hand until they are removed. Whether it is asked depends on the size of
 * the hand alone, so that nobody learns from it what the hand holds.
 */
export function* pickFromHand(
  t: T,
  me: Seat,
  ask: string,
  option: (kind: Kind) => Option,
  min: number,
  max: number,
  why: Cause,
  only?: (kind: Kind) => boolean,
): Rules<Kind[]> {
  const { hand } = playerOf(t.state, me);
  if (hand.length === 0) return [];
  if (hand.length <= min) return hand.slice();
  const { kinds, copies } = kindsInHand(hand, only);
  const counts = yield* select(me, ask, kinds.map(option), copies, min, max, about(why), true);
  return kinds.flatMap((kind, i) => Array<Kind>(counts[i] ?? 0).fill(kind));
}

/** Discards between `min` and `max` hand cards of the player's choice, unseen (E168). Returns how many. */
export function* discardFromHand(t: T, me: Seat, min: number, max: number, why: Cause): Rules<number> {
  const kinds = yield* pickFromHand(t, me, 'discard', discardCard, min, max, why);
  discardKinds(t, me, kinds, why);
  return kinds.length;
}

/** These cards go from the hand to the discard pile, unseen by others. */
export function discardKinds(t: T, me: Seat, kinds: readonly Kind[], why: Cause): undefined {
  if (kinds.length === 0) return;
  removeUnseen(t.state, me, kinds);
  for (const kind of kinds) t.state.discard.push(held(kind, 1 << me));
  if (t.emit) {
    const event = { type: 'discard' as const, seat: me, count: kinds.length, by: why.id, rule: why.rule };
    t.emit({ ...event, cards: kinds.map((kind) => cardOf(kind).id) }, me, event);
  }
}
