/**
 * The tables of both stores, as numbered migrations. They are written for SQLite; PostgreSQL gets the same names with
 * its own types. The true seed, every hand and every choice stand here: who reads the database reads everything.
 */

/** Each is carried out once, in one transaction. Never change one that has been released: add another. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table room (
      id text primary key,                       -- when it was opened and 64 random bits, base64url; no secret by itself
      game text not null, rules integer not null, setup text not null,
      seed text not null,                        -- leaves the server when the game is over
      options text not null, state text not null, -- JSON: clock, who may watch, delay, hints; open, playing, over, stopped
      version integer not null default 0,        -- entries so far
      turn integer, deadline integer,            -- the seat that decides; when something is due, in milliseconds
      banks text,                                -- what is left of each seat's time, and since when its turn runs
      checkpoint text, result text,
      owner text, epoch integer not null default 0,
      created integer not null, changed integer not null) strict`,
    'create index room_due on room(deadline) where deadline is not null',
    'create index room_changed on room(changed)',
    `create table entry (
      room text not null, version integer not null, at integer not null,
      kind text not null,                        -- begin, choose, undo, sit, leave, bot, time, pause, host, upgrade, stop
      seat integer, data text,                   -- the key of the option; the bot; the new origin
      command text,                              -- the client's id of it: a second one is the same one
      chain blob not null,                       -- 12 bytes of SHA-256 over the chain before and this entry
      primary key (room, version)) without rowid, strict`,
    `create table seat (
      room text not null, seat integer not null, sitter text not null, name text,
      key_hash blob,                             -- of the link that leads back here
      primary key (room, seat)) without rowid, strict`,
    'create index seat_key on seat(key_hash) where key_hash is not null',
    `create table device (hash blob primary key, name text, language text, seen integer not null) without rowid, strict`,
    `create table holder (
      device blob not null, room text not null, seat integer not null,
      primary key (device, room, seat)) without rowid, strict`,
    'create index holder_room on holder(room, seat)',
    `create table invitation (
      hash blob primary key, room text not null, seat integer, role text not null, uses integer not null,
      expires integer) without rowid, strict`,
    'create index invitation_room on invitation(room)',
    `create table subscription (
      device blob not null, endpoint text not null, keys text not null, seen integer not null,
      primary key (device, endpoint)) without rowid, strict`,
    `create table notice (
      room text not null, seat integer not null, version integer not null, due integer not null,
      kind text not null, primary key (room, seat)) without rowid, strict`,
    'create index notice_due on notice(due)',
    'create table node (id text primary key, address text not null, expires integer not null) strict',
  ],
  // How often a push service has refused a notice for the moment.
  ['alter table notice add column tries integer not null default 0'],
  // The campaign as it stood when this chapter began, and the room of the chapter that followed.
  ['alter table room add column campaign text', 'alter table room add column successor text'],
  // A head is written with every entry: what is large or rarely changes, and what nobody looks up, must not weigh it down.
  [
    'create table checkpoint (room text primary key, saved text not null) strict',
    'insert into checkpoint (room, saved) select id, checkpoint from room where checkpoint is not null',
    'alter table room drop column checkpoint',
    'drop index room_changed',
  ],
];

/** The version of the tables and the keys for push messages are kept here. */
export const META = 'create table if not exists meta (name text primary key, value text not null) strict';

/** The same in PostgreSQL's words. */
export function forPostgres(sql: string): string {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\bblob\b/g, 'bytea')
    .replaceAll(/\binteger\b/g, 'bigint')
    .replace(/\)\s*(?:without rowid, )?strict\s*$/, ')')
    .replaceAll(/\?(\d+)/g, '$$$1');
}
