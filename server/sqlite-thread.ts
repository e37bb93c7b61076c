/** The thread that holds the SQLite file. The only place that knows `node:sqlite`, whose classes are about to be renamed. */
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { META, MIGRATIONS } from './schema.ts';
import {
  type Change,
  entryValues,
  headValues,
  INSERT_ENTRY,
  type Statement,
  UPDATE_HEAD,
  type Value,
  type Written,
} from './store.ts';

export type Asked =
  | { readonly do: 'open' | 'close' | 'alone' }
  | { readonly do: 'read'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly do: 'commit'; readonly changes: readonly Change[] }
  /** Entries and heads alone, as text: much cheaper to hand over than objects. */
  | { readonly do: 'append'; readonly text: string }
  | { readonly do: 'copy'; readonly file: string };

/** The values of a head, and those of its entries with the chain in front, as base64. */
export interface Appended {
  readonly head: readonly Value[];
  readonly entries: readonly (readonly Value[])[];
}

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
let database: DatabaseSync;

function open(): void {
  database = new DatabaseSync(file, { readOnly: mode === 'read', timeout: 5000 });
  if (mode === 'read') return;
  // In WAL mode NORMAL may lose the last commits in a power cut; FULL flushes each one.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864');
  migrate();
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

function run([sql, values]: Statement): number {
  return Number(statement(sql).run(...values).changes);
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

function write({ room, entries = [], more = [] }: Change): Written {
  if (room && run([UPDATE_HEAD, headValues(room)]) === 0) return 'fenced';
  for (const entry of entries) run([INSERT_ENTRY, entryValues(room?.id ?? '', entry)]);
  for (const one of more) run(one);
  return 'written';
}

/** The same for changes that came as text; true if all were written. */
function append(text: string): readonly Written[] | true {
  const appended: readonly Appended[] = JSON.parse(text);
  const written = within(() => appended.map(writeAppended));
  return written.every((one) => one === 'written') || written;
}

function writeAppended({ head, entries }: Appended): Written {
  if (run([UPDATE_HEAD, head]) === 0) return 'fenced';
  for (const [chain, ...values] of entries) run([INSERT_ENTRY, [...values, Buffer.from(String(chain), 'base64')]]);
  return 'written';
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'open':
      return open();
    case 'alone':
      // Only who has the file for itself may leave the write-ahead mode; whoever opens it next enters it again.
      return database.prepare('pragma journal_mode = delete').get();
    case 'close':
      return database.close();
    case 'read':
      return statement(asked.sql).all(...asked.values);
    case 'commit':
      return within(() => asked.changes.map(write));
    case 'append':
      return append(asked.text);
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
