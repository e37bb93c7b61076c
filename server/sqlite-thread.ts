/** The thread that holds the SQLite file. The only place that knows `node:sqlite`, whose classes are about to be renamed. */
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { META, MIGRATIONS } from './schema.ts';
import { INSERT_ENTRY, UPDATE_HEAD, type Value, type Written } from './store.ts';

export type Asked =
  | { readonly do: 'open' | 'close' | 'lock' }
  | { readonly do: 'read'; readonly sql: string; readonly values: readonly Value[] }
  /** Changes as text. */
  | { readonly do: 'commit'; readonly text: string }
  | { readonly do: 'copy'; readonly file: string };

/** Bytes are base64, in a list to be told from a text. */
export type ValueInText = string | number | null | readonly [base64: string];
/** The values of a head, those of its entries, and further statements. */
export type WrittenDown = readonly [
  head: readonly ValueInText[] | null,
  entries: readonly (readonly ValueInText[])[],
  more: readonly (readonly [sql: string, values: readonly ValueInText[]])[],
];

export interface Answered {
  readonly id: number;
  readonly result?: unknown;
  readonly problem?: string;
  /** The disk is to blame, or whoever holds the file. */
  readonly trouble?: boolean;
}

/** SQLite's codes: busy, locked, read-only, I/O error, full, cannot open. */
const TROUBLES = [5, 6, 8, 10, 13, 14];

const { file, mode } = workerData as { readonly file: string; readonly mode: 'read' | 'write' };
const prepared = new Map<string, StatementSync>();
const database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: 5000, open: false });
/** As long as this is open, nobody else serves the file. */
let held: DatabaseSync | undefined;

function open(): void {
  database.open();
  if (mode === 'read') return;
  // In WAL mode NORMAL may lose the last commits in a power cut; FULL flushes each one.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864; pragma wal_autocheckpoint = 4000',
  );
  migrate();
}

/** SQLite's own lock on an empty file beside ours: the system lifts it when this process ends, however it ends. */
function lock(): boolean {
  held = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    held.exec('begin exclusive');
    return true;
  } catch {
    held.close();
    return false;
  }
}

function migrate(): void {
  database.exec(META);
  const stored = database.prepare("select value from meta where name = 'schema'").get() as
    | { value: string }
    | undefined;
  const from = Number(stored?.value ?? 0);
  if (from > MIGRATIONS.length) {
    throw new Error(`${file} was written by a newer Smallfolk (tables ${from}, known ${MIGRATIONS.length}): update`);
  }
  for (let version = from; version < MIGRATIONS.length; version++) {
    database.exec('begin immediate');
    for (const sql of MIGRATIONS[version] ?? []) database.exec(sql);
    database
      .prepare("insert into meta (name, value) values ('schema', ?1) on conflict (name) do update set value = ?1")
      .run(String(version + 1));
    database.exec('commit');
  }
}

function statement(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const made = database.prepare(sql);
  prepared.set(sql, made);
  return made;
}

function run(sql: string, values: readonly ValueInText[]): number {
  return Number(statement(sql).run(...values.map(read)).changes);
}

function read(value: ValueInText): Value {
  return typeof value === 'object' && value !== null ? Buffer.from(value[0], 'base64') : value;
}

/** All of it in one transaction, or nothing. */
function within(work: () => Written[]): Written[] {
  database.exec('begin immediate');
  try {
    const written = work();
    database.exec('commit');
    return written;
  } catch (problem) {
    if (database.isTransaction) database.exec('rollback');
    throw problem;
  }
}

function write([head, entries, more]: WrittenDown): Written {
  if (head && run(UPDATE_HEAD, head) === 0) return 'fenced';
  for (const values of entries) run(INSERT_ENTRY, values);
  for (const [sql, values] of more) run(sql, values);
  return 'written';
}

/** True if all were written. */
function commit(text: string): readonly Written[] | true {
  const changes: readonly WrittenDown[] = JSON.parse(text);
  const written = within(() => changes.map(write));
  return written.every((one) => one === 'written') || written;
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'open':
      return open();
    case 'lock':
      return lock();
    case 'close':
      held?.close();
      return database.isOpen && database.close();
    case 'read':
      return statement(asked.sql).all(...asked.values);
    case 'commit':
      return commit(asked.text);
    case 'copy':
      return backup(database, asked.file);
  }
}

parentPort?.on('message', async ({ id, ...asked }: Asked & { readonly id: number }) => {
  try {
    parentPort?.postMessage({ id, result: await answer(asked) } satisfies Answered);
  } catch (problem) {
    const said = problem instanceof Error ? problem.message : String(problem);
    const code = problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) & 0xff : 0;
    parentPort?.postMessage({ id, problem: said, trouble: TROUBLES.includes(code) } satisfies Answered);
  }
});
