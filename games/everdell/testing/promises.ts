/** What the conformance kit has to know of Everdell: its secrets, its pieces, what is never true. */
import type { Setup } from '@smallfolk/kernel';
import { CARDS } from '../content/catalogue.ts';
import { cardCopies, emptyTable } from '../rules/setup.ts';
import { countCards, impossible } from '../state/check.ts';
import { AT_EVENT, HELD, type Player, playerOf, type State } from '../state/state.ts';

/** What a seat does not see: the deck, other hands, the discard pile, cards that only another one looks at. */
export function secrets(state: State, seat: number): unknown[][] {
  const hands = state.players.filter((_, other) => other !== seat).map((player) => player.hand);
  const activity = state.slices.nightweave ? [state.slices.nightweave.deck] : [];
  return [state.deck, ...hands, ...activity];
}

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const cards = countCards(state);
  for (const card of CARDS) counts[card.id] = cards.get(card.index) ?? 0;
  counts.workers = state.players.reduce((sum, player) => sum + workersOf(player), 0);
  counts.events = state.events.length + state.players.reduce((sum, player) => sum + player.events.length, 0);
  return counts;
}

/** All that are with the player; one that an opponent holds is counted there (W320). */
const workersOf = ({ available, waiting, gone, out }: Player): number =>
  available + waiting + gone + out.filter((at) => at !== HELD).length;

/** Everything that a position may not be, and what holds in the middle of an effect too, for games of these set-ups. */
export function invariantOf(...setups: readonly Setup[]): (state: State) => string | undefined {
  const copies = new Map(setups.map((setup) => [emptyTable(setup).modules.join(), cardCopies(setup)]));
  return (state) => {
    if (state.aside.length > 0 || isPaying(state)) return owing(state);
    return owing(state) ?? impossible(state, copies.get(state.modules.join()) ?? new Map());
  };
}

/** A worker has come to an event whose toll is still being paid (W266): the event is achieved right after. */
const isPaying = (state: State): boolean =>
  state.players.some(({ out }) => out.some((at) => state.events.includes(at - AT_EVENT)));

function owing(state: State): string | undefined {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerOf(state, seat);
    if (player.stock.some((count) => count < 0)) return `seat ${seat} owes resources`;
    if (player.hand.length > player.handLimit) return `seat ${seat} holds ${player.hand.length} cards`;
  }
  return undefined;
}
