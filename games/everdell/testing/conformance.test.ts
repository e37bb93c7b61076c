import { conformance } from '@smallfolk/kernel/conformance';
import { test } from 'vitest';
import { CARDS } from '../content/catalogue.ts';
import { everdell } from '../game.ts';
import { cardCopies } from '../rules/setup.ts';
import { countCards, impossible } from '../state/check.ts';
import { playerOf, type State } from '../state/state.ts';

const setups = [
  { seats: 2, start: 'lot', rugwort: 1 },
  { seats: 3, start: 'lot', rugwort: 1 },
  { seats: 4, start: 2, rugwort: 1 },
  { seats: 1, start: 'lot', rugwort: 1 },
  { seats: 1, start: 'lot', rugwort: 2 },
  { seats: 1, start: 'lot', rugwort: 3 },
];

/** What a seat does not see: the deck, other hands, the discard pile, cards that only another one looks at. */
function secrets(state: State, seat: number): unknown[][] {
  const hands = state.players.filter((_, other) => other !== seat).map((player) => player.hand);
  return [state.deck, ...hands];
}

function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const cards = countCards(state);
  for (const card of CARDS) counts[card.id] = cards.get(card.index) ?? 0;
  state.players.forEach((player, seat) => {
    counts[`workers of ${seat}`] = player.available + player.waiting + player.gone + player.out.length;
  });
  counts.events = state.events.length + state.players.reduce((sum, player) => sum + player.events.length, 0);
  return counts;
}

const COPIES = cardCopies({ seats: 2, start: 'lot', rugwort: 1 });

/** Everything that a position may not be, and what holds in the middle of an effect too. */
function invariant(state: State): string | undefined {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    if (player.stock.some((count) => count < 0)) return `seat ${seat} owes resources`;
    if (player.hand.length > player.handLimit) return `seat ${seat} holds ${player.hand.length} cards`;
  }
  return state.aside.length > 0 ? undefined : impossible(state, COPIES);
}

conformance(test, everdell, setups, { secrets, census, invariant, seeds: 1000, deep: 2, bound: 2000 });
