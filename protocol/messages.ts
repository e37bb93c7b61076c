/**
 * The messages between a table and whoever sits at it: what can be asked, and what is answered. The same messages
 * travel over the pipes of `smallfolk engine` and between a page and its Web Worker. `docs/protocol.md` explains them.
 */
import type { Explanation } from '@smallfolk/bots';
import type {
  Decision,
  GameEvent,
  Option,
  PublicDecision,
  Result,
  Save,
  Seat,
  Setup,
  SetupField,
} from '@smallfolk/kernel';

/** Raised when a message changes its meaning; new commands and new optional fields do not raise it. */
export const PROTOCOL = 1;

/** Chosen by whoever asks, and repeated in the answer. */
export type RequestId = string | number;

/** Who sits in a seat: a person (whoever sends the messages), or a bot by its name: 'easy', 'fair', 'hard'. */
export type Sitter = string;
export const PERSON: Sitter = 'person';

/** The name of a table, where several are open at one desk. */
export type TableName = string;
export const TABLE: TableName = 'table';

/** When bots play: all their choices at once, before the answer comes, or one by one whenever `step` is sent. */
export type Pace = 'all' | 'step';

interface AtTable {
  readonly table: TableName;
}

interface Looking extends AtTable {
  /** From whose seat the answer is told; without it, from that of the person who decides next. */
  readonly seat?: Seat | undefined;
}

interface Seated extends Looking {
  /** Events from this number on; without it, those that the message itself brought about (`events`: all). */
  readonly from?: number | undefined;
}

interface Opening extends Seated {
  readonly seats?: readonly Sitter[] | undefined;
  readonly pace: Pace;
}

interface Beginning extends Opening {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  /** 32 hexadecimal digits, or any other word or number, which then stands for a seed. */
  readonly seed?: string | undefined;
  readonly practice: boolean;
  /** What an earlier match left: `leaves` of its last snapshot. */
  readonly legacy?: unknown;
}

/** Everything that can be asked, by command, as it is after validation (`parseRequest` fills in what was left out). */
export interface Requests {
  games: object;
  version: { readonly game?: string | undefined };
  new: Beginning;
  position: Beginning & { readonly position: unknown };
  load: Opening & { readonly save: unknown; readonly recover: boolean };
  view: Seated;
  options: Looking;
  events: Seated;
  choose: Seated & { readonly answer: Option | string | number; readonly at?: number | undefined };
  undo: Seated;
  step: Seated;
  hint: Looking & { readonly bot?: Sitter | undefined; readonly ms?: number | undefined };
  save: AtTable;
  close: AtTable;
  stop: object;
  quit: object;
}
export type Command = keyof Requests;

/** A validated request. */
export type Request<C extends Command = Command> = { [K in C]: { readonly do: K } & Requests[K] }[C];

/** The decision as its own seat sees it: as the rules ask it, with the key of each option in the same order. */
export interface OpenDecision extends Decision {
  readonly keys: readonly string[];
}

/** All that one seat sees of a table. */
export interface Snapshot {
  readonly table: TableName;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly setup: Setup;
  readonly seats: readonly Sitter[];
  readonly practice: boolean;
  /** For whom this snapshot is. */
  readonly seat: Seat;
  readonly view: unknown;
  /** With options and keys if it is this seat's; otherwise only whose it is and what is asked. Absent at the end. */
  readonly decision?: OpenDecision | PublicDecision | undefined;
  readonly result?: Result | undefined;
  /** What this match leaves to the next one, once it is over: `new` takes it as `legacy`. */
  readonly leaves?: unknown;
  /** What this seat saw happen, from event number `from` on. */
  readonly events: readonly GameEvent[];
  readonly from: number;
  /** The number that the next event will get: pass it as `from` to miss nothing. */
  readonly next: number;
  /** How many choices have been made; `choose` with `at` is refused if this has changed meanwhile. */
  readonly choices: number;
  readonly canUndo: boolean;
  /** The SHA-256 of the seed. */
  readonly commitment: string;
  /** Shown once the game is over, so that anyone can check chance against the commitment. */
  readonly seed?: string | undefined;
}

/** A save that also says who sat where. The kernel ignores the addition. */
export type TableSave = Save & { readonly seats: readonly Sitter[] };

export interface GameInfo {
  readonly name: string;
  readonly version: number;
  readonly fields: readonly SetupField[];
  /** The set-up of a first game. */
  readonly first: Setup;
}

/** What is answered to each command. */
export interface Answers {
  games: { readonly games: readonly GameInfo[] };
  version: { readonly protocol: number; readonly game?: string; readonly version?: number };
  new: { readonly snapshot: Snapshot };
  position: { readonly snapshot: Snapshot };
  load: { readonly snapshot: Snapshot };
  view: { readonly snapshot: Snapshot };
  options: { readonly decision: OpenDecision | PublicDecision | null };
  events: { readonly events: readonly GameEvent[]; readonly from: number; readonly next: number };
  choose: { readonly snapshot: Snapshot };
  undo: { readonly snapshot: Snapshot };
  step: { readonly snapshot: Snapshot; readonly played?: Played };
  /** How the bot sees each option of the decision. */
  hint: { readonly hint: Explanation };
  save: { readonly save: TableSave };
  close: { readonly closed: boolean };
  stop: object;
  quit: object;
}

/** A bot's choice, in a `step`. Another seat's option may be secret, so only the seat is told here. */
export interface Played {
  readonly seat: Seat;
  readonly bot: Sitter;
}

/**
 * Every reason for which a message is refused. Nothing has changed when one of these is answered; only after a 'bug'
 * in a bot's turn the choices made before it stand.
 */
export const ERRORS = [
  'bad-json',
  'too-long',
  'bad-message',
  'unknown-command',
  'unknown-game',
  'unavailable',
  'bad-setup',
  'bad-legacy',
  'bad-seats',
  'bad-position',
  'no-position',
  'bad-save',
  'newer-save',
  'other-game',
  'choice-impossible',
  'no-table',
  'too-many-tables',
  'no-seat',
  'not-your-turn',
  'stale',
  'not-offered',
  'over',
  'no-undo',
  'no-bot',
  'not-here',
  'no-room',
  'no-invitation',
  'seat-taken',
  'no-notice',
  'reminded',
  'too-fast',
  'too-many',
  'closing',
  'moved',
  'bug',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

export interface ProtocolError {
  readonly code: ErrorCode;
  /** For people: what is wrong, where, and what to do. */
  readonly message: string;
  /** The field, or the place in a file. */
  readonly where?: string | undefined;
  /** The keys of what is offered instead. */
  readonly offered?: readonly string[] | undefined;
  /** With 'bug': all that is needed to make it happen again. */
  readonly bug?: BugReport | undefined;
}

export interface BugReport {
  readonly game: string;
  readonly version?: number | undefined;
  readonly setup?: Setup | undefined;
  readonly seed?: string | undefined;
  /** The choices before the one that failed. */
  readonly choices?: readonly string[] | undefined;
  /** What was being done when it failed. */
  readonly doing: string;
}

/** `id` is null if the request had none that could be read. */
export type Done<C extends Command = Command> = {
  [K in C]: { readonly id: RequestId | null; readonly ok: true; readonly do: K } & Answers[K];
}[C];
export interface Failure {
  readonly id: RequestId | null;
  readonly ok: false;
  readonly error: ProtocolError;
}
export type Reply<C extends Command = Command> = Done<C> | Failure;

/** A request as it is sent: what has a default may be left out. */
export type Message<C extends Command = Command> = {
  [K in C]: { readonly do: K; readonly id?: RequestId } & Draft<Requests[K]>;
}[C];
type Defaulted = 'table' | 'pace' | 'setup' | 'practice' | 'recover';
type Draft<R> = Omit<R, Defaulted> & Partial<Pick<R, Extract<keyof R, Defaulted>>>;
