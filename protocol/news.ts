/**
 * What is new at a table, for somebody who has seen all that was before: a tenth of the whole. Each event comes with what
 * changed in the view until then, so that it can be shown as it happened.
 */
import type { GameEvent } from '@smallfolk/kernel';
import { type Change, changed } from './changes.ts';
import type { Snapshot } from './messages.ts';
import type { ClockState, RoomState } from './rooms.ts';

/** What of a room changes with a choice. */
export interface RoomNews {
  readonly id: string;
  readonly version: number;
  readonly check: string;
  readonly state: RoomState;
  readonly goesOn?: boolean | undefined;
  readonly clock: ClockState;
  readonly now: number;
}

/** Each event, with what changed in the view since the one before. */
export type Film = readonly (readonly [event: GameEvent, change?: Change])[];

/** What of a snapshot changes with a choice, besides view and events. */
export type Renewal = Pick<Snapshot, 'decision' | 'result' | 'leaves' | 'seed' | 'choices' | 'canUndo' | 'next'>;

export interface News extends Renewal {
  /** The version of the room that this goes on from. */
  readonly since: number;
  readonly film: Film;
  /** What changed in the view after the last event. */
  readonly view?: Change | undefined;
}

/** An event, and the table as it stood then. */
export interface Shot {
  readonly event: GameEvent;
  readonly view: unknown;
}

/** The table as it is now, from how it was known and what is new; and what happened on the way. */
export function renewed(known: Snapshot, news: News): { readonly snapshot: Snapshot; readonly shots: readonly Shot[] } {
  let { view } = known;
  const shots = news.film.map(([event, change]): Shot => {
    view = changed(view, change);
    return { event, view };
  });
  const { decision, result, leaves, seed, choices, canUndo, next } = news;
  const events = shots.map(({ event }) => event);
  const now = { decision, result, leaves, seed, choices, canUndo, next, events, from: known.next };
  return { snapshot: { ...known, ...now, view: changed(view, news.view) }, shots };
}
