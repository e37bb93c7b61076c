/**
 * A table as the page needs it, wherever its rules run: in a worker of this device (`local.ts`), or on a server that
 * others are connected to (`../online/`). It is asked, it answers, and it tells of what others do. It knows no board.
 *
 * Whatever is answered is kept already: a choice is answered when it is stored (on this device) or written (on the
 * server), and until then the page shows it as sent. The table sends again what was not answered when the way broke; it
 * predicts nothing.
 */
import type { Explanation } from '@smallfolk/bots';
import type { GameEvent, Option, Seat, Setup } from '@smallfolk/kernel';
import type { ProtocolError, Snapshot, TableSave } from '@smallfolk/protocol';
import type { Kept } from '../store/games.ts';
import type { Trouble } from './session/trouble.ts';

/** An event as one seat saw it, with what it saw right then. */
export interface Frame {
  readonly event: GameEvent;
  readonly view: unknown;
}

/** What one seat sees now, and what it is to be shown on the way there. Views share all that has not changed. */
export interface Seen {
  readonly snapshot: Snapshot;
  readonly film: readonly Frame[];
  /** Something was taken back, or is otherwise than it was known: all events are told again, and none is shown. */
  readonly anew?: boolean;
}

export type Answer<T = Seen> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ProtocolError };

/** What lies on the table, before it is opened; or why nothing does. */
export type Found =
  | { readonly ok: true; readonly game: string; readonly setup: Setup }
  | { readonly ok: false; readonly trouble: Trouble };

export interface Opening {
  /** Where the rules have changed: go on from the last safe point. */
  readonly recover?: boolean;
  /** Whoever else plays it, in another tab, must let go. */
  readonly here?: boolean;
}

/** What a table tells unasked. */
export interface Listener {
  /** Others have done something: what this seat sees now, and what happened since it was last told. */
  changed(seen: Seen): void;
  /** It cannot go on here. */
  lost(trouble: Trouble): void;
}

export interface Table {
  /** Part of its address. */
  readonly id: string;
  /** Names that people gave, by seat; '' where none was given. */
  readonly names: readonly string[];
  /** The ready-made first game, which explains itself. */
  readonly first: boolean;
  /** The campaign of which it is a chapter. */
  readonly campaign?: string | undefined;
  /** On a server: saved and watched only once it is over, and another one is set up with friends. */
  readonly afar?: boolean;
  /** The seats of those who sit at this screen; a watcher has none. Known once it is open. */
  readonly here: readonly Seat[];

  find(): Promise<Found>;
  /** Everything from the beginning: `film` is empty, `snapshot.events` has all events. */
  open(opening: Opening): Promise<Answer | { readonly ok: false; readonly trouble: Trouble }>;
  /** Answers the question asked after `at` choices; the items of a multiple selection together, in any order. */
  choose(picks: readonly Option[], at: number): Promise<Answer>;
  /** Takes the last answer back, the items of a selection together. All events are told again. */
  undo(): Promise<Answer>;
  /** Lets a bot make its choice, where this table waits for the page to let it. */
  step?(): Promise<Answer>;
  /** From now on through the eyes of another seat at this screen. All events are told again. */
  look?(seat: Seat): Promise<Answer>;
  hint(milliseconds: number): Promise<Answer<Explanation>>;
  /** All choices, for a file or a link; on a server only of a game that is over. */
  save(): Promise<TableSave | undefined>;
  /** Notes where the game stands, for the shelf, and whether this device could store it. */
  keep(where: string): Promise<Kept>;
  listen(listener: Listener): void;
  close(): void;
}
