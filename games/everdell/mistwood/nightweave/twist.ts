/**
 * What a personality, a plan or a scheme can change about her: a few moments, each written beside the entry. The bare Lair
 * has none of them and asks at every moment.
 */
import type { Seat } from '@smallfolk/kernel';
import type { Card, Effect } from '../../content/card.ts';
import type { Location, State, T } from '../../state/state.ts';

export interface Twist {
  readonly id: string;
  /** She has entered the Meadow, and the action is finished (W430). */
  onEnter?(t: T, me: Seat): Effect;
  /** The spot shown for a basic, forest or Journey action is blocked, and she has a worker (W288, OW27). */
  onBlocked?(t: T, me: Seat, at: Location): Effect;
  /** Her preparation begins; her figure still stands in the Meadow (W256, OW18). */
  beforePrepare?(t: T, me: Seat): Effect;
  /** Step 3 of her preparation: what ends with the season (W194, OW5). */
  endOfSeason?(t: T, me: Seat): Effect;
  /** Her preparation is finished (W292, OW5). */
  afterPrepare?(t: T, me: Seat): Effect;
  /** She plays a card from the Meadow (W257). */
  onMeadowPlay?(t: T, me: Seat, spot: number): Effect;
  /** Her worker has come to an open card of that city (W284). */
  onOpenVisit?(t: T, me: Seat, owner: Seat): Effect;
  /** The card does not count for her fifteen (W282). */
  uncounted?(state: State, card: Card): boolean;
  /** For bots: the points that it will still bring her, by what everybody sees. */
  foresees?(state: State, me: Seat): number;
}

/** Sources of twists that are in play; each further module of hers adds one. */
const sources: ((state: State) => readonly Twist[])[] = [];

export function addTwists(source: (state: State) => readonly Twist[]): void {
  sources.push(source);
}

/** Mostly one source has any, so that nothing is made anew. */
export function twistsOf(state: State): readonly Twist[] {
  let all: readonly Twist[] = NONE;
  for (const source of sources) {
    const more = source(state);
    if (more.length > 0) all = all.length > 0 ? [...all, ...more] : more;
  }
  return all;
}

const NONE: readonly Twist[] = [];

/** All twists of the game at one moment, one after the other; one that another has just replaced acts no more (W274). */
export function* twist(t: T, act: (each: Twist) => Effect) {
  for (const each of twistsOf(t.state)) {
    if (!twistsOf(t.state).includes(each)) continue;
    const effect = act(each);
    if (effect) yield* effect;
  }
}
