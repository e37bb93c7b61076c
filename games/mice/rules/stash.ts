/** The party stash (M28, M234): tokens that everybody may use, and cards that go back into the search deck. */
import type { Quest } from './quest.ts';

export const inStash = (t: Quest, item: string): boolean => t.state.stash.includes(item);

/** M234. */
export function addToStash(t: Quest, item: string, rule: string): void {
  t.state.stash.push(item);
  t.emit?.({ type: 'stashed', item, rule });
}

/** M237, M244, M249, M252: the token is gone, the card is shuffled into the search deck. */
export function loseItem(t: Quest, item: string, rule: string): void {
  const { state } = t;
  state.stash = state.stash.filter((one) => one !== item);
  state.laid = state.laid.filter((laid) => laid.item !== item);
  state.searchDeck.push(item);
  t.random.shuffle(state.searchDeck);
  t.emit?.({ type: 'item-lost', item, rule });
}

export const laidItem = (t: Quest, item: string) => t.state.laid.find((laid) => laid.item === item);
