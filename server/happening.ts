/** One thing that happened at a table, as it is told: made once for each pair of eyes, whole or as what changed. */
import type { GameEvent, Seat } from '@smallfolk/kernel';
import { difference, differenceLike, type Renewal, type RoomNews, type Step } from '@smallfolk/protocol';
import type { Frame } from './film.ts';

/** What was last shown through a pair of eyes, and at which version of the room. */
export interface Seen {
  readonly version: number;
  readonly view: unknown;
}

/** One step of what happened, as it was first told to somebody. */
interface ToldStep extends Step {
  readonly event: GameEvent | undefined;
  readonly text: string;
}

/** The step after the last event. */
const LAST = -1;

export class Happening {
  /** How the room stood before. */
  readonly version: number;
  readonly events: number;
  private readonly seen: ReadonlyMap<Seat, Seen>;
  private readonly texts = new Map<Seat, string>();
  private readonly steps = new Map<number, ToldStep>();
  private room = '';
  /** What all are told who are not to choose. */
  private others = '';
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
  news(seat: Seat, now: Renewal, room: () => RoomNews): string {
    const made = this.texts.get(seat);
    if (made !== undefined) return made;
    this.room ||= JSON.stringify(room());
    const { film, view } = this.told(seat, this.view(seat));
    const since = `"since":${this.version},"film":[${film}]${view && `,"view":${view}`}`;
    const text = `"room":${this.room},"news":{${since},${this.rest(now)}`;
    this.texts.set(seat, text);
    return text;
  }

  /** Each event with what changed in the view since the one before; and what changed after the last. */
  private told(seat: Seat, now: unknown): { readonly film: string; readonly view: string } {
    let last = this.seen.get(seat)?.view;
    const film: string[] = [];
    for (const { shot, event, view } of this.frames.get(seat) ?? []) {
      film.push(this.step(shot, last, view, event));
      last = view;
    }
    return { film: film.join(), view: this.step(LAST, last, now) };
  }

  /** Where it is the same as for somebody else, its text is too. */
  private step(shot: number, before: unknown, after: unknown, event?: GameEvent): string {
    const known = this.steps.get(shot);
    const change = known ? differenceLike(before, after, known) : difference(before, after);
    if (known && known.event === event && known.change === change) return known.text;
    const text = event ? JSON.stringify(change ? [event, change] : [event]) : change ? JSON.stringify(change) : '';
    if (!known) this.steps.set(shot, { before, after, change, event, text });
    return text;
  }

  private rest({ decision, result, leaves, seed, choices, canUndo, next }: Renewal): string {
    const isOpen = canUndo || (decision !== undefined && 'options' in decision);
    if (!isOpen && this.others !== '') return this.others;
    const rest: Renewal = { decision, result, leaves, seed, choices, canUndo, next };
    const text = JSON.stringify(rest).slice(1);
    if (!isOpen) this.others = text;
    return text;
  }
}
