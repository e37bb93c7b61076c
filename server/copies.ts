/** Copies of the rooms: made while everything goes on, played again before they count, kept for hours, days and weeks. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '@smallfolk/kernel';
import { type Checked, checkRooms } from './check.ts';
import { makeFile } from './folder.ts';
import { Sqlite } from './sqlite.ts';
import type { Database, Row, Statement, Value } from './store.ts';

export type Shelf = Readonly<Record<string, () => Promise<Box>>>;

/** Copies the rooms into a file and plays the copy again. A copy that differs is kept beside, named so, and told of. */
export async function copyRooms(database: Database, file: string, shelf: Shelf): Promise<Checked> {
  const fresh = `${file}.new`;
  remove(fresh);
  makeFile(fresh);
  if (database.copyTo) await database.copyTo(fresh);
  else await copyTables(database, fresh);
  const copy = await Sqlite.open(fresh);
  const checked = await checkRooms(copy, shelf);
  await copy.close();
  for (const ending of ['-wal', '-shm']) rmSync(fresh + ending, { force: true });
  renameSync(fresh, checked.failed.length === 0 ? file : `${file}.differs`);
  return checked;
}

function remove(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
}

/** Puts a copy in the place of the rooms; what was there is kept beside it. Refused while somebody serves them. */
export async function restoreRooms(copy: string, file: string, shelf: Shelf): Promise<Checked> {
  if (!existsSync(copy)) throw new Error(`there is no copy ${copy}`);
  const lock = await Sqlite.lock(file);
  try {
    return await restoreFrom(copy, file, shelf);
  } finally {
    await lock.end();
  }
}

async function restoreFrom(copy: string, file: string, shelf: Shelf): Promise<Checked> {
  const from = await Sqlite.open(copy).catch((problem: Error) => {
    throw new Error(`${copy} cannot be restored from, and nothing has changed: ${problem.message}`);
  });
  try {
    const checked = await checkRooms(from, shelf);
    if (checked.failed.length > 0) return checked;
    const fresh = `${file}.restored`;
    remove(fresh);
    makeFile(fresh);
    await from.copyTo(fresh);
    for (const ending of ['', '-wal', '-shm']) {
      if (existsSync(file + ending)) renameSync(file + ending, `${file}.before${ending}`);
    }
    renameSync(fresh, file);
    return checked;
  } finally {
    await from.close();
    // What opening it has left beside it; nothing, where it holds what is not in the copy yet.
    const left = statSync(`${copy}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (left === 0) for (const ending of ['-wal', '-shm']) rmSync(copy + ending, { force: true });
  }
}

const TABLES: Readonly<Record<string, readonly string[]>> = {
  room: [
    'id',
    'game',
    'rules',
    'setup',
    'seed',
    'options',
    'state',
    'version',
    'turn',
    'deadline',
    'banks',
    'result',
    'epoch',
    'created',
    'changed',
    'campaign',
    'successor',
  ],
  checkpoint: ['room', 'saved'],
  entry: ['room', 'version', 'at', 'kind', 'seat', 'data', 'command', 'chain'],
  seat: ['room', 'seat', 'sitter', 'name', 'key_hash'],
  device: ['hash', 'name', 'language', 'seen'],
  holder: ['device', 'room', 'seat'],
  invitation: ['hash', 'room', 'seat', 'role', 'uses', 'expires'],
  subscription: ['device', 'endpoint', 'keys', 'seen'],
  notice: ['room', 'seat', 'version', 'due', 'kind', 'tries'],
};
const AT_ONCE = 500;

/** All rows of one database into another that is empty: from a file to PostgreSQL, or back. */
export async function copyAll(from: Database, to: Database): Promise<number> {
  const [there] = await to.read('select count(*) as n from room');
  if (Number(there?.n) > 0) throw new Error('there are rooms already; copy into an empty database');
  let count = 0;
  for (const [table, columns] of Object.entries(TABLES)) {
    const places = columns.map((_, i) => `?${i + 1}`).join(', ');
    const sql = `insert into ${table} (${columns.join(', ')}) values (${places})`;
    const rows: readonly Row[] = await from.read(`select ${columns.join(', ')} from ${table}`);
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      const some = rows.slice(i, i + AT_ONCE);
      const more = some.map((row): Statement => [sql, columns.map((column): Value => row[column] ?? null)]);
      await to.commit([{ more }]);
    }
    count += rows.length;
  }
  // Browsers take push messages from who has these keys only.
  const [keys] = await from.read("select value from meta where name = 'push'");
  const put = "insert into meta (name, value) values ('push', ?1) on conflict (name) do update set value = ?1";
  if (keys) await to.commit([{ more: [[put, [String(keys.value)]]] }]);
  return count;
}

async function copyTables(database: Database, file: string): Promise<void> {
  const to = await Sqlite.open(file);
  await copyAll(database, to);
  await to.close();
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAME = /^rooms-(\d{4}-\d\d-\d\dT\d\d)\.sqlite$/;

/** The name of the copy of this hour. */
export function copyName(folder: string, now: number): string {
  return join(folder, `rooms-${new Date(now).toISOString().slice(0, 13)}.sqlite`);
}

/** Keeps the copies of 24 hours, the last of each of 7 days, and the last of each of 4 weeks. */
export function tidyCopies(folder: string, now: number): void {
  const copies = readdirSync(folder)
    .flatMap((name) => {
      const hour = NAME.exec(name)?.[1];
      return hour ? [{ name, at: Date.parse(`${hour}:00:00Z`) }] : [];
    })
    .sort((a, b) => b.at - a.at);
  const kept = new Set<string>();
  for (const { name, at } of copies) {
    const age = now - at;
    const slot =
      age < DAY
        ? name
        : age < 7 * DAY
          ? `day ${Math.floor(at / DAY)}`
          : age < 28 * DAY
            ? `week ${Math.floor(at / (7 * DAY))}`
            : '';
    if (slot === '' || kept.has(slot)) rmSync(join(folder, name));
    else kept.add(slot);
  }
}
