/** One thing that happened at a table, as it is told: made once for each pair of eyes, whole or as what changed. */
import type { Seat } from '@smallfolk/kernel';
import { difference, type News, type RoomNews, type Snapshot } from '@smallfolk/protocol';
import { type Frame, filmOf, LONGEST_FILM } from './film.ts';

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
  private room = '';
  /** What each seat saw on the way. */
  frames: ReadonlyMap<Seat, readonly Frame[]> = new Map();

  constructor(version: number, events: number, seen: ReadonlyMap<Seat, Seen>) {
    this.version = version;
    this.events = events;
    this.seen = new Map(seen);
  }

  /** Whether what changed is enough for who saw the room at that version through these eyes. */
  suffices(seat: Seat, version: number | undefined): boolean {
    const frames = this.frames.get(seat);
    if (version !== this.version || this.seen.get(seat)?.version !== version) return false;
    return frames !== undefined && frames.length <= LONGEST_FILM;
  }

  /** The fields of a message that tells what changed. */
  news(snapshot: Snapshot, room: () => RoomNews): string {
    const { seat } = snapshot;
    const made = this.texts.get(seat);
    if (made !== undefined) return made;
    this.room ||= JSON.stringify(room());
    const { film, last } = filmOf(this.seen.get(seat)?.view, this.frames.get(seat) ?? []);
    const { decision, result, leaves, seed, choices, canUndo, next } = snapshot;
    const news: News = {
      since: this.version,
      film,
      view: difference(last, snapshot.view),
      ...{ decision, result, leaves, seed, choices, canUndo, next },
    };
    const text = `"room":${this.room},"news":${JSON.stringify(news)}`;
    this.texts.set(seat, text);
    return text;
  }
}
