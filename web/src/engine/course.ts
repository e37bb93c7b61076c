/** The course of a game, choice by choice: what changed in the view of a seat, and what it saw happen. */
import { type Game, type GameEvent, Match, type Seat } from '@smallfolk/kernel';
import { type Change, changed, difference, type TableSave } from '@smallfolk/protocol';

/** The first one is the table before the first choice. */
export interface Station {
  readonly change: Change | undefined;
  readonly events: readonly GameEvent[];
}

export function courseOf(game: Game, save: TableSave, seat: Seat): Station[] | undefined {
  const begun = Match.load(game, { ...save, choices: [] });
  if (!begun.ok) return undefined;
  const match = begun.value;
  const stations: Station[] = [];
  let view: unknown;
  let told = 0;
  const note = () => {
    const now = structuredClone(match.view(seat));
    stations.push({ change: difference(view, now), events: match.events(seat, told) });
    view = now;
    told = match.eventCount;
  };
  note();
  for (const key of save.choices) {
    if (!match.choose(key).ok) return undefined;
    note();
  }
  return stations;
}

/** What was seen at each station. */
export function viewsOf(stations: readonly Station[]): unknown[] {
  let view: unknown;
  return stations.map(({ change }) => {
    view = changed(view, change);
    return view;
  });
}
