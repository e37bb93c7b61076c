/** What nobody sees is dealt anew, so that a bot can think about it without peeking. */
import type { Random } from '@smallfolk/kernel';
import type { State } from './state.ts';

/** Hidden from everybody is the order of the two decks, and nothing else. */
export function resample(state: State, _seat: number, random: Random): void {
  random.shuffle(state.deck);
  random.shuffle(state.peculiarDeck);
}
