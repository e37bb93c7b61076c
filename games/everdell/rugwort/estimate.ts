/** For bots: what Rugwort can still expect. */
import { visitsLeft } from '../bot/visits.ts';
import { spacesUsed } from '../rules/city.ts';
import { CITY_SPACES, playerOf, type State } from '../state/state.ts';

/** What one of his answers brings: 2 points for a card, sometimes 3, and now and then an event. */
const ANSWER = 2.3;

/**
 * He answers each card of the human with one of his own. People fill their cities if they have the time, so playing a
 * card is no loss: the answer to it was to come anyway.
 */
export function answersToCome(state: State): number {
  let cards = 0;
  for (let seat = 0; seat < state.humans; seat++) {
    const player = playerOf(state, seat);
    const spaces = Math.max(0, CITY_SPACES - spacesUsed(state, seat));
    if (!player.passed) cards += spaces * Math.min(1, visitsLeft(player) / 6);
  }
  return ANSWER * cards;
}
