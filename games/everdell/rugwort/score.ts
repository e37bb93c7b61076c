/** What Rugwort scores (ER54-ER58). */
import type { Seat } from '@smallfolk/kernel';
import { eventOf, placeOf } from '../content/catalogue.ts';
import { countColour } from '../rules/city.ts';
import type { Score } from '../state/score.ts';
import { AT_EVENT, playerOf, type State } from '../state/state.ts';
import { yearOf } from './years.ts';

const EACH_CARD = 2;
const EACH_BASIC_EVENT = 3;

export function scoreOf(state: State, me: Seat): Score {
  const { city, events, out, points } = playerOf(state, me);
  const score = {
    cards: EACH_CARD * city.length, // ER54, whatever is printed on them (ER16)
    tokens: points, // ER58
    prosperity: countColour(city, 'purple'), // ER54: 3 instead of 2
    journey: sum(out, (at) => (at < AT_EVENT ? (placeOf(at).journey ?? 0) : 0)), // ER57
    events: EACH_BASIC_EVENT * sum(events, ({ event }) => (eventOf(event).basic ? 1 : 0)), // ER55
    other: missedEvents(state) * yearOf(state).missedEvent, // ER56
  };
  return { ...score, total: sum(Object.values(score), (part) => part) };
}

/** Special events in play that the human has not achieved. */
export function missedEvents(state: State): number {
  return sum(state.dealt, (event) => (state.events.includes(event) ? 1 : 0));
}

function sum<T>(items: readonly T[], part: (item: T) => number): number {
  return items.reduce((total, item) => total + part(item), 0);
}
