/**
 * The store in PostgreSQL, for several nodes. Two plain connections: one writes, one reads. Whatever gathers while a
 * commit runs goes into one statement over arrays, which checks epoch and version of every room as it writes.
 */
import pg from 'pg';
import { forPostgres, META, MIGRATIONS } from './schema.ts';
import {
  type Change,
  type Database,
  entryValues,
  headValues,
  type Row,
  StoreTrouble,
  type Value,
  type Written,
} from './store.ts';

/** Any number, the same for all nodes: only one of them makes the tables. */
const MIGRATING = 7_305_261;

/** Whole numbers of eight bytes come as text; ours are times and counts, far below the limit. */
pg.types.setTypeParser(20, Number);

const HEADS = [
  'text',
  'bigint',
  'bigint',
  'text',
  'bigint',
  'bigint',
  'bigint',
  'text',
  'bigint',
  'text',
  'text',
  'bigint',
];
const ENTRIES = ['text', 'bigint', 'bigint', 'text', 'bigint', 'text', 'text', 'bytea'];

const arrays = (kinds: readonly string[], first: number) =>
  kinds.map((kind, i) => `$${first + i}::${kind}[]`).join(', ');

/** The fence and the log in one statement: an entry is written only if the head of its room was. */
const APPEND = `
  with wanted as (
    select * from unnest(${arrays(HEADS, 1)})
      as w(id, epoch, before, state, version, turn, deadline, banks, rules, options, result, changed)),
  heads as (
    update room set state = w.state, version = w.version, turn = w.turn, deadline = w.deadline, banks = w.banks,
      rules = w.rules, options = w.options, result = w.result, changed = w.changed
    from wanted w where room.id = w.id and room.epoch = w.epoch and room.version = w.before returning room.id),
  entries as (
    insert into entry (room, version, at, kind, seat, data, command, chain)
    select e.* from unnest(${arrays(ENTRIES, HEADS.length + 1)})
      as e(room, version, at, kind, seat, data, command, chain) join heads on heads.id = e.room)
  select id from heads`;

export class Postgres implements Database {
  readonly kind = 'postgres';
  private readonly url: string;
  private writer: pg.Client;
  private reader: pg.Client;
  private reading: Promise<unknown> = Promise.resolve();
  private broken = false;
  private again: Promise<void> | undefined;

  private constructor(url: string, writer: pg.Client, reader: pg.Client) {
    this.url = url;
    this.writer = writer;
    this.reader = reader;
    this.watch();
  }

  static async open(url: string): Promise<Postgres> {
    const writer = await connected(url);
    await migrate(writer);
    return new Postgres(url, writer, await connected(url));
  }

  /** A connection that ends is opened anew with the next question. */
  private watch(): void {
    for (const client of [this.writer, this.reader]) {
      client.on('error', () => this.fail());
      client.on('end', () => this.fail());
    }
  }

  private fail(): void {
    this.broken = true;
  }

  private async ready(): Promise<void> {
    if (!this.broken) return;
    this.again ??= this.reconnect().finally(() => {
      this.again = undefined;
    });
    await this.again;
  }

  private async reconnect(): Promise<void> {
    for (const client of [this.writer, this.reader]) void client.end().catch(() => undefined);
    const writer = await connected(this.url);
    this.reader = await connected(this.url);
    this.writer = writer;
    this.broken = false;
    this.watch();
  }

  /** One question after the other: a connection answers them in this order anyway. */
  read(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const answer = this.reading
      .then(async () => {
        await this.ready();
        return (await this.reader.query({ text: forPostgres(sql), values: [...values] })).rows;
      })
      .catch(explained);
    this.reading = answer.catch(() => undefined);
    return answer;
  }

  commit(changes: readonly Change[]): Promise<readonly Written[]> {
    return this.write(changes).catch(explained);
  }

  private async write(changes: readonly Change[]): Promise<readonly Written[]> {
    await this.ready();
    const simple = changes.every(({ more = [] }) => more.length === 0);
    if (simple) return this.append(changes);
    await this.writer.query('begin');
    try {
      const written = await this.append(changes);
      for (const [i, { more = [] }] of changes.entries()) {
        if (written[i] !== 'written') continue;
        for (const [sql, values] of more) await this.writer.query({ text: forPostgres(sql), values: [...values] });
      }
      await this.writer.query('commit');
      return written;
    } catch (problem) {
      await this.writer.query('rollback').catch(() => this.fail());
      throw problem;
    }
  }

  /** What is said of a change is true when the transaction ends. */
  private async append(changes: readonly Change[]): Promise<readonly Written[]> {
    const rooms = changes.flatMap(({ room }) => room ?? []);
    if (rooms.length === 0) return changes.map(() => 'written');
    const heads = columns(rooms.map(headValues), HEADS.length);
    const lines = changes.flatMap(({ room, entries = [] }) =>
      entries.map((entry) => entryValues(room?.id ?? '', entry)),
    );
    const values = [...heads, ...columns(lines, ENTRIES.length)];
    const { rows } = await this.writer.query({ name: 'append', text: APPEND, values });
    const done = new Set(rows.map(({ id }) => id));
    return changes.map(({ room }) => (!room || done.has(room.id) ? 'written' : 'fenced'));
  }

  async close(): Promise<void> {
    await Promise.all([this.writer.end(), this.reader.end()]);
  }
}

/** Classes of PostgreSQL's codes: no connection, no resources, an operator steps in, the system fails. */
const TROUBLES = /^(?:08|53|57|58)/;

/** What PostgreSQL says of a statement is our fault; all else, as a connection that ends, is a trouble. */
function explained(problem: unknown): never {
  const isOurs = problem instanceof pg.DatabaseError && !TROUBLES.test(problem.code ?? '');
  throw isOurs ? problem : new StoreTrouble(problem instanceof Error ? problem.message : String(problem));
}

/** Rows as columns. */
function columns(rows: readonly (readonly Value[])[], count: number): Value[][] {
  return Array.from({ length: count }, (_, i) => rows.map((row) => row[i] ?? null));
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function migrate(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
  await client.query(forPostgres(META));
  const { rows } = await client.query("select value from meta where name = 'schema'");
  const from = Number(rows[0]?.value ?? 0);
  if (from > MIGRATIONS.length) {
    await client.query('rollback');
    throw new Error(
      `this database was written by a newer Smallfolk (tables ${from}, known ${MIGRATIONS.length}): update`,
    );
  }
  for (const sql of MIGRATIONS.slice(from).flat()) await client.query(forPostgres(sql));
  const set = "insert into meta (name, value) values ('schema', $1) on conflict (name) do update set value = $1";
  await client.query(set, [String(MIGRATIONS.length)]);
  await client.query('commit');
}
