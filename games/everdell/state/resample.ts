/** Deals everything that a seat cannot see anew, so that its view stays the same. */
import type { Random, Seat } from '@smallfolk/kernel';
import type { Kind } from '../content/card.ts';
import { modulesOf } from '../content/in-play.ts';
import type { Pile } from '../content/module.ts';
import { knownOf, pilesOf } from './known.ts';
import { bitOf, type HeldCard, held, kindOf, type Player, type State, seenBy } from './state.ts';

/** Hidden are the deck, the hands of others but for what the seat knows of them, and what was discarded unseen. */
export function resample(state: State, seat: Seat, random: Random): void {
  const bit = bitOf(seat);
  state.imaginedBy = seat;
  const pool = state.deck.slice();
  const known = state.players.map((player, other) => (other === seat ? player.hand.slice() : knownOf(player, bit)));
  state.players.forEach((player, other) => {
    pool.push(...without(player.hand, known[other] as Kind[]));
  });
  for (const card of state.discard) if (!(seenBy(card) & bit)) pool.push(kindOf(card));
  const seesAside = (state.asideSeenBy & bit) !== 0;
  if (!seesAside) pool.push(...state.aside);
  const piles = pilesOf(state).filter((pile) => !(pile.seenBy & bit));
  const mixed = piles.filter((pile) => !pile.pool);
  for (const { cards } of mixed) pool.push(...cards);
  random.shuffle(pool);
  for (let i = 0; i < state.deck.length; i++) state.deck[i] = pool.pop() as Kind;
  state.players.forEach((player, other) => {
    const sure = known[other] as Kind[];
    for (let i = 0; i < player.hand.length; i++) player.hand[i] = sure[i] ?? (pool.pop() as Kind);
    if (other !== seat) renameShown(player, bit, sure.length);
  });
  for (let i = 0; i < state.discard.length; i++) {
    const seen = seenBy(state.discard[i] as HeldCard);
    if (!(seen & bit)) state.discard[i] = held(pool.pop() as Kind, seen);
  }
  if (!seesAside) for (let i = 0; i < state.aside.length; i++) state.aside[i] = pool.pop() as Kind;
  for (const { cards } of mixed) for (let i = 0; i < cards.length; i++) cards[i] = pool.pop() as Kind;
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
  for (const pile of piles) for (let i = 0; i < pile.cards.length; i++) pile.cards[i] = cards.pop() as Kind;
}

/** What only others know of a hand: in this world they know of other cards of it. */
function renameShown(player: Player, bit: number, from: number): void {
  let at = from;
  for (let i = 0; i < player.shown.length; i++) {
    const seen = seenBy(player.shown[i] as HeldCard);
    if (!(seen & bit)) player.shown[i] = held(player.hand[at++] as Kind, seen);
  }
}

/** The cards of a hand apart from these. */
function without(hand: readonly Kind[], known: readonly Kind[]): Kind[] {
  const rest = hand.slice();
  for (const kind of known) rest.splice(rest.indexOf(kind), 1);
  return rest;
}
