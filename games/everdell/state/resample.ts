/** Deals everything that a seat cannot see anew, so that its view stays the same. */

import type { Random, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { modulesOf } from '../content/in-play.ts';
import type { Pile } from '../content/module.ts';
import { knownOf, pilesOf } from './known.ts';
import { bitOf, held, kindOf, type Player, type State, seenBy } from './state.ts';

/** Hidden are the deck, the hands of others but for what the seat knows of them, and what was discarded unseen. */
export function resample(state: State, seat: Seat, random: Random): void {
  const bit = bitOf(seat);
  state.imaginedBy = seat;
  const pool = state.deck.slice();
  const known = state.players.map((player, other) => (other === seat ? player.hand.slice() : knownOf(player, bit)));
  state.players.forEach((player, other) => {
    pool.push(...without(player.hand, sure(known[other])));
  });
  for (const card of state.discard) if (!(seenBy(card) & bit)) pool.push(kindOf(card));
  const seesAside = (state.asideSeenBy & bit) !== 0;
  if (!seesAside) pool.push(...state.aside);
  const piles = pilesOf(state).filter((pile) => !(pile.seenBy & bit));
  const mixed = piles.filter((pile) => !pile.pool);
  for (const { cards } of mixed) pool.push(...cards);
  random.shuffle(pool);
  for (let i = 0; i < state.deck.length; i++) state.deck[i] = sure(pool.pop());
  state.players.forEach((player, other) => {
    const seen = sure(known[other]);
    for (let i = 0; i < player.hand.length; i++) player.hand[i] = seen[i] ?? sure(pool.pop());
    if (other !== seat) renameShown(player, bit, seen.length);
  });
  for (let i = 0; i < state.discard.length; i++) {
    const seen = seenBy(sure(state.discard[i]));
    if (!(seen & bit)) state.discard[i] = held(sure(pool.pop()), seen);
  }
  if (!seesAside) for (let i = 0; i < state.aside.length; i++) state.aside[i] = sure(pool.pop());
  for (const { cards } of mixed) for (let i = 0; i < cards.length; i++) cards[i] = sure(pool.pop());
  for (const name of new Set(piles.map((pile) => pile.pool))) {
    if (name)
      dealAnew(
        piles.filter((pile) => pile.pool === name),
        random,
      );
  }
  for (const module of modulesOf(state)) module.resample?.(state, seat, random);
}

/** Piles that share their hidden cards with each other and with nothing else. */
function dealAnew(piles: readonly Pile[], random: Random): void {
  const cards = random.shuffle(piles.flatMap((pile) => pile.cards));
  for (const pile of piles) for (let i = 0; i < pile.cards.length; i++) pile.cards[i] = sure(cards.pop());
}

/** What only others know of a hand: in this world they know of other cards of it. */
function renameShown(player: Player, bit: number, from: number): void {
  let at = from;
  for (let i = 0; i < player.shown.length; i++) {
    const seen = seenBy(sure(player.shown[i]));
    if (!(seen & bit)) player.shown[i] = held(sure(player.hand[at++]), seen);
  }
}

/** The cards of a hand apart from these. */
function without(hand: readonly Kind[], known: readonly Kind[]): Kind[] {
  const rest = hand.slice();
  for (const kind of known) rest.splice(rest.indexOf(kind), 1);
  return rest;
}
