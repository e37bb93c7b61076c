/**
 * The messages of a room: a table at which several people sit, each behind a connection of their own. They travel over
 * a WebSocket beside those of the table (`messages.ts`); `docs/protocol.md` explains them.
 */
import type { Explanation } from '@smallfolk/bots';
import type { Option, Seat } from '@smallfolk/kernel';
import type { GameInfo, RequestId, Sitter, Snapshot, TableSave } from './messages.ts';
import type { News, RoomNews } from './news.ts';

/** Nobody sits there yet. */
export const OPEN: Sitter = 'open';
/** In `create`: whoever sends it. */
export const ME = 'me';

export const REACTIONS = [
  'well-played',
  'thank-you',
  'ha',
  'oh-no',
  'what-luck',
  'no-hurry',
  'tea-first',
  'good-night',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Who may look on: those with a link for it, whoever knows the room, or nobody. */
export const WATCHING = ['link', 'anyone', 'nobody'] as const;
export type Watching = (typeof WATCHING)[number];

/** What happens when time is up: the others may give the seat away, or a bot plays on at once. */
export const LATE = ['wait', 'bot'] as const;
export type Late = (typeof LATE)[number];

/** Times in milliseconds: for every turn, and besides that a bank (for days) or what is added (for minutes). */
export interface ClockRule {
  readonly kind: 'none' | 'days' | 'minutes';
  readonly turn: number;
  readonly bank: number;
  readonly late: Late;
}

/** A clock as it is asked for. */
export type ClockChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number; readonly bank?: number; readonly late?: Late }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly more?: number; readonly late?: Late };

/** An invitation leads to a free seat, to a seat that is one's own, or to the bench of those who look on. */
export const ROLES = ['sit', 'seat', 'watch'] as const;
export type Role = (typeof ROLES)[number];

interface InRoom {
  readonly room: string;
}

interface AtRoomTable {
  /** The id of the room. */
  readonly table: string;
  readonly from?: number | undefined;
}

/** Where a browser takes push messages, and the keys with which only it can read them. */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Why somebody is told: it is their turn, half of its time has gone, four fifths have; or somebody who waits asks for it. */
export const NOTICES = ['turn', 'half', 'late', 'remind'] as const;
export type NoticeKind = (typeof NOTICES)[number];

/** What a push message holds; the reader's own page says it in words. */
export interface PushNotice {
  readonly room: string;
  readonly game: string;
  readonly kind: NoticeKind;
}

/** Everything that a socket may ask, as it is after validation. */
export interface RoomRequests {
  hello: {
    readonly protocol: number;
    readonly device?: string | undefined;
    readonly language?: string | undefined;
    /** `news` may come instead of whole snapshots. */
    readonly changes: boolean;
  };
  ping: object;
  games: object;
  rooms: object;
  create: {
    readonly game: string;
    readonly setup: Readonly<Record<string, unknown>>;
    /** `me`, `open`, or a bot, for each seat. */
    readonly seats: readonly string[];
    readonly clock: ClockRule;
    readonly watch: Watching;
    /** How much later those who look on see it, in milliseconds. */
    readonly delay: number;
    readonly hints: boolean;
    readonly name?: string | undefined;
  };
  join: InRoom & { readonly secret?: string | undefined; readonly seat?: Seat | undefined };
  sit: InRoom & { readonly seat: Seat; readonly name?: string | undefined };
  begin: InRoom;
  resume: InRoom & { readonly version: number; readonly check: string; readonly from: number };
  leave: InRoom & { readonly seat?: Seat | undefined };
  replace: InRoom & { readonly seat: Seat; readonly by: Sitter };
  host: InRoom & { readonly seat: Seat };
  invite: InRoom & { readonly role: Role; readonly seat?: Seat | undefined };
  pause: InRoom & { readonly until?: number | undefined };
  more: InRoom & { readonly seat: Seat; readonly ms: number };
  /** Who is away and is to choose is told so. */
  remind: InRoom & { readonly seat: Seat };
  react: InRoom & { readonly reaction: Reaction };
  /** Of a game that is over and has a campaign: the next chapter, with the same people. */
  next: InRoom;
  notify: { readonly subscription: PushSubscriptionData | null };
  forget: object;
  choose: AtRoomTable & {
    readonly answer: Option | string | number;
    readonly at?: number | undefined;
    /** Chosen by the client: a second message with the same one is the same choice. */
    readonly command?: string | undefined;
  };
  undo: AtRoomTable & { readonly at?: number | undefined; readonly command?: string | undefined };
  view: AtRoomTable;
  hint: AtRoomTable;
  /** All choices and the seed, of a game that is over. */
  save: AtRoomTable;
}
export type RoomCommand = keyof RoomRequests;
export type RoomRequest<C extends RoomCommand = RoomCommand> = {
  [K in C]: { readonly do: K } & RoomRequests[K];
}[C];

/** Who sits in a seat, and whether they are here. */
export interface Person {
  readonly seat: Seat;
  /** `person`, `open`, or the name of a bot. */
  readonly sitter: Sitter;
  readonly name?: string | undefined;
  readonly here: boolean;
  /** Away since then, by the server's clock. */
  readonly since?: number | undefined;
  /** A bot plays for somebody who may come back. */
  readonly stands?: boolean | undefined;
}

export interface ClockState extends ClockRule {
  /** When the time of the seat that decides is up, by the server's clock; absent while nothing runs. */
  readonly deadline?: number | undefined;
  /** What is left in the bank of each seat. */
  readonly banks: readonly number[];
  /** Everybody has agreed to wait until then. */
  readonly paused?: number | undefined;
  /** Who would like to rest, and until when: it happens when everybody has said so. */
  readonly asked?: { readonly until: number; readonly by: readonly Seat[] } | undefined;
  /** Time is up: the others may give the seat away. */
  readonly up?: boolean | undefined;
}

export type RoomState = 'open' | 'playing' | 'over' | 'stopped';

/** What everybody in a room may know of it. */
export interface RoomInfo {
  readonly id: string;
  readonly game: string;
  readonly state: RoomState;
  /** How many entries its log has: it only grows. */
  readonly version: number;
  /** A fingerprint of the log up to that version. */
  readonly check: string;
  readonly people: readonly Person[];
  /** The seat of whoever may void links and free seats; -1: somebody who looks on. */
  readonly host: Seat;
  readonly watchers: number;
  readonly watch: Watching;
  readonly delay: number;
  readonly hints: boolean;
  readonly clock: ClockState;
  /** The server's time. */
  readonly now: number;
  /** It is over, and another chapter can follow; or has followed, in that room. */
  readonly goesOn?: boolean | undefined;
  readonly successor?: string | undefined;
  /** The rules were corrected while this game was under way: from which version, at which entry. */
  readonly upgraded?: { readonly rules: number; readonly version: number } | undefined;
}

/** What this connection is in a room. */
export interface You {
  readonly as: 'seat' | 'guest' | 'watcher';
  /** Through whose eyes it looks. */
  readonly seat: Seat;
  /** All seats that this device holds. */
  readonly mine: readonly Seat[];
  readonly host: boolean;
}

/** One of my games. */
export interface MyRoom {
  readonly room: string;
  readonly game: string;
  readonly state: RoomState;
  readonly seat: Seat;
  readonly turn: Seat | null;
  /** When something is due there: the time of that seat is up, or a rest is over. */
  readonly deadline: number | null;
  /** Everybody rests until then. */
  readonly paused?: number | undefined;
  readonly changed: number;
  readonly names: readonly (string | null)[];
}

interface Shown {
  readonly room: RoomInfo;
  /** Absent for a guest who may sit down but not look on, and where nothing can be shown. */
  readonly snapshot?: Snapshot | undefined;
  readonly news?: undefined;
}

/** The same for whoever asked for changes in `hello` and has seen all that was before. */
interface Newly {
  readonly room: RoomNews;
  readonly news: News;
  readonly snapshot?: undefined;
}

/** What is answered to each message. */
export interface RoomAnswers {
  hello: {
    readonly protocol: number;
    readonly rooms: readonly MyRoom[];
    readonly now: number;
    readonly limits: { readonly message: number; readonly silence: number };
    /** The public key for push messages. */
    readonly push?: string | undefined;
    /** Only for programs that keep no cookies: say it in the next `hello`. */
    readonly device?: string | undefined;
  };
  ping: object;
  games: { readonly games: readonly GameInfo[] };
  rooms: { readonly rooms: readonly MyRoom[] };
  create: Shown & { readonly you: You; readonly links: Links };
  join: Shown & { readonly you: You };
  sit: Shown & { readonly you: You; readonly links: Links };
  begin: Shown;
  resume: Shown & {
    readonly you: You;
    /** The log does not hold what this client has seen: the server went back to an older copy. */
    readonly forked: boolean;
  };
  leave: Shown & { readonly you: You };
  replace: Shown & { readonly you: You };
  host: Shown;
  invite: { readonly links: Links };
  pause: Shown;
  more: Shown;
  remind: object;
  react: object;
  next: { readonly successor: string };
  notify: object;
  forget: object;
  choose: Shown | Newly;
  undo: Shown;
  view: Shown;
  hint: { readonly hint: Explanation };
  save: { readonly save: TableSave };
}

/** Secrets to be put behind the `#` of a link, each told once. */
export interface Links {
  /** Leads to any free seat. */
  readonly sit?: string | undefined;
  readonly watch?: string | undefined;
  /** Lead back to a seat that is taken. */
  readonly seats?: readonly { readonly seat: Seat; readonly secret: string }[] | undefined;
}

/** What is told unasked. */
export type Told =
  | ({ readonly tell: 'changed' } & (Shown | Newly))
  | { readonly tell: 'people'; readonly room: RoomInfo }
  | { readonly tell: 'reaction'; readonly room: string; readonly seat: Seat; readonly reaction: Reaction }
  | { readonly tell: 'next'; readonly room: string; readonly successor: string }
  | { readonly tell: 'closing'; readonly within: number }
  | { readonly tell: 'moved'; readonly room: string; readonly to: string };

export type RoomDone<C extends RoomCommand = RoomCommand> = {
  [K in C]: { readonly id: RequestId | null; readonly ok: true; readonly do: K } & RoomAnswers[K];
}[C];

/** A room message as it is sent: what has a default may be left out. */
export type RoomMessage<C extends RoomCommand = RoomCommand> = {
  [K in C]: { readonly do: K; readonly id?: RequestId } & RoomDraft<RoomRequests[K]>;
}[C];
type RoomDefaulted = 'changes' | 'watch' | 'delay' | 'hints' | 'setup';
type RoomDraft<R> = Omit<R, RoomDefaulted | 'clock'> &
  Partial<Pick<R, Extract<keyof R, RoomDefaulted>>> &
  (R extends { clock: unknown } ? { readonly clock?: ClockChoice } : object);
