/**
 * What travels from the engine to the page: of everything that the page knows of its table only what changed, and the
 * events on the way, each with what changed then. The page puts it together again and loses nothing.
 */
import { type GameEvent, keyOf } from '@smallfolk/kernel';
import { type Change, changed, difference, type Snapshot, type TableSave } from '@smallfolk/protocol';
import type { Frame } from '../table/table.ts';

/** All that the page knows of its table. The snapshot has all events from the first one on. */
export interface Known {
  readonly snapshot: Snapshot;
  readonly save: TableSave;
}

export interface Parcel {
  readonly frames: readonly (readonly [event: GameEvent, change: Change | undefined])[];
  readonly change: Change | undefined;
}

export function pack(before: Known | undefined, frames: readonly Frame[], after: Known): Parcel {
  let view = before?.snapshot.view;
  const told = frames.map((frame) => {
    const change = difference(view, frame.view);
    view = frame.view;
    return [frame.event, change] as const;
  });
  const shown = frames.map(({ event }) => event);
  return { frames: told, change: difference(before && reached(before, view, shown), withoutKeys(after)) };
}

export function unpack(
  before: Known | undefined,
  { frames, change }: Parcel,
): { readonly known: Known; readonly film: readonly Frame[] } {
  let view = before?.snapshot.view;
  const film = frames.map(([event, part]) => {
    view = changed(view, part);
    return { event, view };
  });
  const shown = frames.map(([event]) => event);
  return { known: withKeys(changed(before && reached(before, view, shown), change) as Known), film };
}

/** What is known once the events have been shown, and before anything else has changed. */
function reached({ snapshot, save }: Known, view: unknown, shown: readonly GameEvent[]): Known {
  const events = shown.length > 0 ? [...snapshot.events, ...shown] : snapshot.events;
  return withoutKeys({ snapshot: { ...snapshot, view, events }, save });
}

/** The keys follow from the options; they need not travel. */
function withoutKeys({ snapshot, save }: Known): Known {
  const { decision } = snapshot;
  return decision && 'keys' in decision
    ? { snapshot: { ...snapshot, decision: { ...decision, keys: [] } }, save }
    : { snapshot, save };
}

function withKeys({ snapshot, save }: Known): Known {
  const { decision } = snapshot;
  if (!decision || !('options' in decision)) return { snapshot, save };
  return { snapshot: { ...snapshot, decision: { ...decision, keys: decision.options.map(keyOf) } }, save };
}
