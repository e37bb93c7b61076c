/** One thing that happened at a table, as it is told: made once for each pair of eyes, whole or as what changed. */
import type { Seat } from '@smallfolk/kernel';
import { Compared, type News, type RoomNews, type Snapshot } from '@smallfolk/protocol';
import { type Frame, filmOf } from './film.ts';

/** What was last shown through a pair of eyes, and at which version of the room. */
export interface Seen {
  readonly version: number;
  readonly view: unknown;
}

export class Happening {
  /** How the room stood before. */
  readonly version: number;
  readonly events: number;
  private readonly seen: ReadonlyMap<Seat, Seen>;
  private readonly texts = new Map<Seat, string>();
  private readonly compared = new Compared();
  private room = '';
  /** What each seat saw on the way, and what it sees in the end. */
  private frames: ReadonlyMap<Seat, readonly Frame[]> = new Map();
  private views: ReadonlyMap<Seat, unknown> = new Map();

  constructor(version: number, events: number, seen: ReadonlyMap<Seat, Seen>) {
    this.version = version;
    this.events = events;
    this.seen = new Map(seen);
  }

  /** What was filmed, and how the table stands afterwards. */
  end(frames: ReadonlyMap<Seat, readonly Frame[]>, views: (seats: readonly Seat[]) => readonly unknown[]): void {
    const seats = [...frames.keys()];
    this.frames = frames;
    this.views = new Map(views(seats).map((view, at) => [seats[at] ?? -1, view]));
  }

  /** How the seat sees the table afterwards. */
  view(seat: Seat): unknown {
    return this.views.get(seat);
  }

  /** Whether what changed is enough for who saw the room at that version through these eyes. */
  suffices(seat: Seat, version: number | undefined): boolean {
    return version === this.version && this.seen.get(seat)?.version === version && this.frames.has(seat);
  }

  /** The fields of a message that tells what changed. */
  news(snapshot: Snapshot, room: () => RoomNews): string {
    const { seat } = snapshot;
    const made = this.texts.get(seat);
    if (made !== undefined) return made;
    this.room ||= JSON.stringify(room());
    const { film, last } = filmOf(this.seen.get(seat)?.view, this.frames.get(seat) ?? [], this.compared);
    const { decision, result, leaves, seed, choices, canUndo, next } = snapshot;
    const news: News = {
      since: this.version,
      film,
      view: this.compared.difference(last, snapshot.view),
      ...{ decision, result, leaves, seed, choices, canUndo, next },
    };
    const text = `"room":${this.room},"news":${JSON.stringify(news)}`;
    this.texts.set(seat, text);
    return text;
  }
}
