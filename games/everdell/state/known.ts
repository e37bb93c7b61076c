/**
 * What players know of each other's hands. A card taken from the Meadow is known to all until it may have left the hand
 * unseen: what was seen stays seen, but a hidden discard makes others unsure which cards are left.
 */

import type { Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { cardOf } from '../content/catalogue.ts';
import { modulesOf } from '../content/in-play.ts';
import type { Pile } from '../content/module.ts';
import { ALL_SEE, bitOf, held, kindOf, NOBODY, type Player, playerOf, type State, seenBy } from './state.ts';

/** A card comes into the hand before the eyes of these players. */
export function addSeen(state: State, me: Seat, kind: Kind, seen: number): void {
  const player = playerOf(state, me);
  player.hand.push(kind);
  player.shown.push(held(kind, seen & ALL_SEE & ~(1 << me)));
}

/** A card leaves the hand openly: everybody who knew of such a card there now knows of one less. */
export function removeOpenly(state: State, me: Seat, kind: Kind): void {
  remove(state, me, kind);
  forget(playerOf(state, me), 1, kind);
}

/** Cards leave the hand unseen: of each kind others are sure only of those that cannot be among them. */
export function removeUnseen(state: State, me: Seat, kinds: readonly Kind[]): void {
  for (const kind of kinds) remove(state, me, kind);
  forget(playerOf(state, me), kinds.length);
}

/** Each player forgets that many cards of each kind (or of one kind) of what is known of the hand. */
function forget(player: Player, count: number, only?: Kind): void {
  const { shown } = player;
  if (shown.length === 0) return;
  const done = new Map<number, number>();
  for (let i = 0; i < shown.length; i++) {
    const kind = kindOf(sure(shown[i]));
    if (only !== undefined && kind !== only) continue;
    let seen = seenBy(sure(shown[i]));
    for (let bit = 1; bit <= seen; bit <<= 1) {
      const forgotten = done.get(held(kind, bit)) ?? 0;
      if (!(seen & bit) || forgotten >= count) continue;
      done.set(held(kind, bit), forgotten + 1);
      seen &= ~bit;
    }
    shown[i] = held(kind, seen);
  }
  player.shown = shown.filter((card) => seenBy(card) > 0);
}

/** The order of a hand means nothing, so the last card fills the gap. */
function remove(state: State, me: Seat, kind: Kind): void {
  const { hand } = playerOf(state, me);
  if (!hand.includes(kind)) swapIn(state, hand, kind);
  const at = hand.indexOf(kind);
  const last = sure(hand.pop());
  if (at < hand.length) hand[at] = last;
}

/** What the holder of that bit knows of a hand. */
export function knownOf(player: Player, bit: number): Kind[] {
  return player.shown.filter((card) => seenBy(card) & bit).map(kindOf);
}

/** The cards that modules keep in their slices. */
export function pilesOf(state: State): readonly Pile[] {
  return state.modules.length === 0 ? NO_PILES : modulesOf(state).flatMap((module) => module.piles?.(state) ?? []);
}

const NO_PILES: readonly Pile[] = [];

/**
 * In a world imagined by somebody who does not see these cards, the card that their owner chose may have been dealt
 * elsewhere among what is hidden. Then it changes places with one of them. In the game itself this never happens.
 */
export function swapIn(state: State, cards: Kind[], kind: Kind): void {
  if (state.imaginedBy === NOBODY) throw new Error(`${cardOf(kind).id} is not there`);
  const bit = bitOf(state.imaginedBy);
  const piles = [
    state.deck,
    ...state.players.filter((_, seat) => seat !== state.imaginedBy).map((player) => player.hand),
  ];
  if (!(state.asideSeenBy & bit)) piles.push(state.aside);
  for (const pile of pilesOf(state)) if (!pile.pool && !(pile.seenBy & bit)) piles.push(pile.cards);
  const outgoing = hiddenAt(state, cards, bit);
  const other = sure(cards[outgoing]);
  for (const pile of piles) {
    const at = pile === cards ? -1 : hiddenAt(state, pile, bit, kind);
    if (at < 0) continue;
    pile[at] = other;
    cards[outgoing] = kind;
    return;
  }
  const at = state.discard.findIndex((card) => kindOf(card) === kind && !(seenBy(card) & bit));
  if (at < 0) throw new Error(`${cardOf(kind).id} is not there`);
  state.discard[at] = held(other, seenBy(sure(state.discard[at])));
  cards[outgoing] = kind;
}

/** Where in a pile a card (of that kind) lies that the holder of the bit does not know of; -1 for nowhere. */
function hiddenAt(state: State, pile: readonly Kind[], bit: number, kind?: Kind): number {
  const player = state.players.find(({ hand }) => hand === pile);
  const known = player ? knownOf(player, bit) : [];
  return pile.findIndex((card) => {
    const at = known.indexOf(card);
    if (at >= 0) known.splice(at, 1);
    return at < 0 && (kind === undefined || card === kind);
  });
}
