/**
 * What a server keeps, and the one way to it. Two databases can carry it (`sqlite.ts`, `postgres.ts`): each offers
 * reading and committing, and the questions and statements here are the same for both.
 */
import type { Seat } from '@smallfolk/kernel';
import type { MyRoom, RoomState } from '@smallfolk/protocol';
import type { Banks } from './clock.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;
/** A statement with numbered places (`?1`) and what goes there. */
export type Statement = readonly [sql: string, values: readonly Value[]];

/** The head of a room, as it changes with every entry. */
export interface Head {
  readonly state: RoomState;
  readonly version: number;
  readonly turn: Seat | null;
  readonly deadline: number | null;
  readonly banks: string | null;
  readonly rules: number;
  readonly options: string;
  readonly result: string | null;
  readonly changed: number;
}

export interface StoredRoom extends Head {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly seed: string;
  readonly checkpoint: string | null;
  readonly owner: string | null;
  readonly epoch: number;
  readonly created: number;
  /** A campaign as it stood when this chapter began. */
  readonly campaign: string | null;
  /** The room of the chapter that followed. */
  readonly successor: string | null;
}

export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly seat: Seat | null;
  readonly data: string | null;
  readonly command: string | null;
  readonly chain: Uint8Array;
}
export type EntryKind =
  | 'begin'
  | 'choose'
  | 'undo'
  | 'sit'
  | 'leave'
  | 'bot'
  | 'time'
  | 'pause'
  | 'host'
  | 'upgrade'
  | 'stop';

export interface StoredSeat {
  readonly seat: Seat;
  readonly sitter: string;
  readonly name: string | null;
  readonly key_hash: Uint8Array | null;
}

/** What is written together, in one transaction with whatever else waits. */
export interface Change {
  /** Nothing of it is written unless the room stands at this epoch and version. */
  readonly room?: { readonly id: string; readonly epoch: number; readonly version: number; readonly head: Head };
  readonly entries?: readonly Entry[];
  readonly more?: readonly Statement[];
}
/** `fenced`: the room has another owner or another version by now, and nothing of this change was written. */
export type Written = 'written' | 'fenced';

/** The database cannot be reached, or cannot write: no fault of this program. It is tried again. */
export class StoreTrouble extends Error {}

/** What a database has to offer; what it cannot do for the moment is a `StoreTrouble`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads what is committed. */
  read(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** All changes in one transaction, flushed to disk before the answer. */
  commit(changes: readonly Change[]): Promise<readonly Written[]>;
  /** A copy of the whole as one file, while everything goes on; only where the database is a file. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The statement that writes an entry, for databases that have no faster one. */
export const INSERT_ENTRY = `insert into entry (room, version, at, kind, seat, data, command, chain)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;
/** The fence: who was replaced writes nothing, whatever it believes. */
export const UPDATE_HEAD = `update room set state = ?4, version = ?5, turn = ?6, deadline = ?7, banks = ?8, rules = ?9,
  options = ?10, result = ?11, changed = ?12 where id = ?1 and epoch = ?2 and version = ?3`;

export function headValues(room: NonNullable<Change['room']>): Exclude<Value, Uint8Array>[] {
  const { id, epoch, version, head } = room;
  const { state, turn, deadline, banks, rules, options, result, changed } = head;
  return [id, epoch, version, state, head.version, turn, deadline, banks, rules, options, result, changed];
}

export function entryValues(room: string, entry: Entry): Value[] {
  const { version, at, kind, seat, data, command, chain } = entry;
  return [room, version, at, kind, seat, data, command, chain];
}

export interface NewRoom {
  readonly room: StoredRoom;
  readonly seats: readonly StoredSeat[];
}

export interface LoadedRoom extends NewRoom {
  readonly entries: readonly Entry[];
}

export interface Invitation {
  readonly room: string;
  readonly seat: Seat | null;
  readonly role: string;
  readonly expires: number | null;
}

/** The questions that a server asks its database. */
export class Store {
  readonly database: Database;
  private readonly group: { add(change: Change): Promise<Written> };

  constructor(database: Database, group: { add(change: Change): Promise<Written> }) {
    this.database = database;
    this.group = group;
  }

  /** Done when it is on disk. */
  write(change: Change): Promise<Written> {
    return this.group.add(change);
  }

  private async read<T>(sql: string, ...values: Value[]): Promise<readonly T[]> {
    return (await this.database.read(sql, values)) as unknown as readonly T[]; // the tables say what is in them
  }

  async room(id: string): Promise<LoadedRoom | undefined> {
    const [[room], seats, entries] = await Promise.all([
      this.read<StoredRoom>(
        'select room.*, saved as checkpoint from room left join checkpoint on room = id where id = ?1',
        id,
      ),
      this.read<StoredSeat>('select seat, sitter, name, key_hash from seat where room = ?1 order by seat', id),
      this.read<Entry>(
        'select version, at, kind, seat, data, command, chain from entry where room = ?1 order by version',
        id,
      ),
    ]);
    if (!room) return undefined;
    // The three were read one after the other: a commit in between makes the log longer than the head says.
    return { room, seats, entries: entries.filter(({ version }) => version <= room.version) };
  }

  entriesAfter(id: string, version: number): Promise<readonly Entry[]> {
    const sql = `select version, at, kind, seat, data, command, chain from entry
      where room = ?1 and version > ?2 order by version`;
    return this.read<Entry>(sql, id, version);
  }

  async chainAt(id: string, version: number): Promise<Uint8Array | undefined> {
    const [row] = await this.read<{ chain: Uint8Array }>(
      'select chain from entry where room = ?1 and version = ?2',
      id,
      version,
    );
    return row?.chain;
  }

  /** Whether something was taken back after that version. */
  async undoneSince(id: string, version: number): Promise<boolean> {
    const sql = "select version from entry where room = ?1 and version > ?2 and kind = 'undo' limit 1";
    return (await this.read(sql, id, version)).length > 0;
  }

  async heldSeats(device: Uint8Array, room: string): Promise<readonly Seat[]> {
    const rows = await this.read<{ seat: Seat }>(
      'select seat from holder where device = ?1 and room = ?2 order by seat',
      device,
      room,
    );
    return rows.map(({ seat }) => seat);
  }

  async invitation(hash: Uint8Array): Promise<Invitation | undefined> {
    const [found] = await this.read<Invitation>(
      'select room, seat, role, expires from invitation where hash = ?1',
      hash,
    );
    return found;
  }

  async myRooms(device: Uint8Array): Promise<readonly MyRoom[]> {
    const rows = await this.read<Omit<MyRoom, 'names' | 'paused'> & { readonly banks: string | null }>(
      `select room.id as room, game, state, holder.seat as seat, turn, deadline, banks, changed from holder
        join room on room.id = holder.room where device = ?1 order by changed desc limit 100`,
      device,
    );
    const names = await this.read<{ room: string; seat: Seat; sitter: string; name: string | null }>(
      `select seat.room as room, seat.seat as seat, sitter, name from seat
        where room in (select room from holder where device = ?1) order by room, seat`,
      device,
    );
    return rows.map(({ banks, ...row }) => ({
      ...row,
      paused: (JSON.parse(banks ?? 'null') as Banks | null)?.paused?.until,
      names: names.filter(({ room }) => room === row.room).map(({ sitter, name }) => name ?? sitter),
    }));
  }

  /** How many games a device has begun or joined that are not over. */
  async openRooms(device: Uint8Array): Promise<number> {
    const [row] = await this.read<{ n: number }>(
      `select count(distinct room.id) as n from holder join room on room.id = holder.room
        where device = ?1 and state in ('open', 'playing')`,
      device,
    );
    return Number(row?.n ?? 0);
  }

  async due(now: number): Promise<readonly { readonly id: string; readonly deadline: number }[]> {
    return this.read('select id, deadline from room where deadline <= ?1 order by deadline limit 100', now);
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = await this.read<{ due: number | null }>(
      'select min(deadline) as due from room where deadline is not null',
    );
    return row?.due ?? undefined;
  }

  async allRooms(): Promise<readonly { readonly id: string; readonly state: RoomState }[]> {
    return this.read('select id, state from room order by created');
  }

  async meta(name: string): Promise<string | undefined> {
    const [row] = await this.read<{ value: string }>('select value from meta where name = ?1', name);
    return row?.value;
  }

  async setMeta(name: string, value: string): Promise<void> {
    const sql = 'insert into meta (name, value) values (?1, ?2) on conflict (name) do update set value = ?2';
    await this.write({ more: [[sql, [name, value]]] });
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
