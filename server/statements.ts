/** What a server writes besides heads and entries, by what it does: the same statements for both databases. */
import type { Seat } from '@smallfolk/kernel';
import {
  type Entry,
  entryValues,
  INSERT_ENTRY,
  type Invitation,
  type Statement,
  type StoredRoom,
  type StoredSeat,
} from './store.ts';

export const STATEMENTS = {
  createRoom: (room: StoredRoom): Statement => [
    `insert into room (id, game, rules, setup, seed, options, state, version, turn, deadline, banks, result, owner,
      epoch, created, changed, campaign, successor)
      values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)`,
    [
      room.id,
      room.game,
      room.rules,
      room.setup,
      room.seed,
      room.options,
      room.state,
      room.version,
      room.turn,
      room.deadline,
      room.banks,
      room.result,
      room.owner,
      room.epoch,
      room.created,
      room.changed,
      room.campaign,
      room.successor,
    ],
  ],
  putEntry: (room: string, entry: Entry): Statement => [INSERT_ENTRY, entryValues(room, entry)],
  putSeat: (room: string, { seat, sitter, name, key_hash }: StoredSeat): Statement => [
    `insert into seat (room, seat, sitter, name, key_hash) values (?1, ?2, ?3, ?4, ?5)
      on conflict (room, seat) do update set sitter = ?3, name = ?4, key_hash = ?5`,
    [room, seat, sitter, name, key_hash],
  ],
  hold: (device: Uint8Array, room: string, seat: Seat): Statement => [
    'insert into holder (device, room, seat) values (?1, ?2, ?3) on conflict do nothing',
    [device, room, seat],
  ],
  /** Whoever holds a seat in one room holds it in the other too. */
  holdToo: (room: string, successor: string): Statement => [
    'insert into holder (device, room, seat) select device, ?2, seat from holder where room = ?1',
    [room, successor],
  ],
  succeed: (room: string, successor: string): Statement => [
    'update room set successor = ?2 where id = ?1 and successor is null',
    [room, successor],
  ],
  letGo: (room: string, seat: Seat): Statement => ['delete from holder where room = ?1 and seat = ?2', [room, seat]],
  voidInvitations: (room: string, role: string): Statement => [
    'delete from invitation where room = ?1 and role = ?2',
    [room, role],
  ],
  invite: (hash: Uint8Array, { room, seat, role, expires }: Invitation): Statement => [
    'insert into invitation (hash, room, seat, role, uses, expires) values (?1, ?2, ?3, ?4, 0, ?5)',
    [hash, room, seat, role, expires],
  ],
  checkpoint: (room: string, epoch: number, version: number, text: string): Statement => [
    `insert into checkpoint (room, saved) select id, ?4 from room where id = ?1 and epoch = ?2 and version = ?3
      on conflict (room) do update set saved = ?4`,
    [room, epoch, version, text],
  ],
  notice: (room: string, seat: Seat, version: number, due: number, kind: string): Statement => [
    `insert into notice (room, seat, version, due, kind) values (?1, ?2, ?3, ?4, ?5)
      on conflict (room, seat) do update set version = ?3, due = ?4, kind = ?5, tries = 0`,
    [room, seat, version, due, kind],
  ],
  noNotice: (room: string, seat: Seat): Statement => ['delete from notice where room = ?1 and seat = ?2', [room, seat]],
  device: (hash: Uint8Array, language: string | null, seen: number): Statement => [
    `insert into device (hash, name, language, seen) values (?1, null, ?2, ?3)
      on conflict (hash) do update set seen = ?3, language = coalesce(?2, device.language)`,
    [hash, language, seen],
  ],
} as const;
