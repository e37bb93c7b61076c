/**
 * How fast rooms are, for `npm run bench server`: processor time of a durable move beside boardgame.io's server in the
 * same run, choices per second through real sockets, waking, memory, disk. The server is a process of its own, so its
 * processor time is its own.
 */
import { spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, statSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random, seedOf } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { Group } from '../group.ts';
import { NO_CHAIN, placed } from '../log.ts';
import { newRoomId } from '../people.ts';
import { Sqlite } from '../sqlite.ts';
import { type Change, type Database, STATEMENTS } from '../store.ts';
import { Client } from './client.ts';
import { choicesAlone, chooseNext, type Load, load, memory, newTable, percentile } from './load.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { type Folder, newFolder, type Process, serveThere } from './serving.ts';

async function serving<T>(work: (server: Process, folder: Folder) => Promise<T>): Promise<T> {
  const folder = newFolder();
  const server = await serveThere(folder);
  try {
    return await work(server, folder);
  } finally {
    await server.kill();
    folder.remove();
  }
}

const perMove = ({ processor, choices }: { processor: number; choices: number }) => (processor / choices) * 1000;

let ours: Promise<Load> | undefined;
/** The trivial game of two, 50 tables at once, opened before. */
const trivial = () => (ours ??= serving((server) => choicesAlone(server, 'tic-tac-toe', 2, 300)));

/** The same game, clients and run at boardgame.io's server: processor time per move, in milliseconds. */
async function rival(storage: 'memory'): Promise<number> {
  const program = fileURLToPath(new URL('./bench-rival.ts', import.meta.url));
  const child = spawn(process.execPath, [program, storage], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  const { processor, moves } = JSON.parse(text.trim().split('\n').at(-1) ?? '{}');
  return (processor / moves) * 1000;
}

let everdell: Promise<Load> | undefined;
const largest = () => (everdell ??= serving((server) => load(server, LARGE.game, LARGE.setup, 4, 20, 8, { warm: 4 })));
/** The largest table of the shelf, with five connections. */
const LARGE = { game: 'everdell', setup: { seats: 4 } } as const;

/** Milliseconds of a single flush, the slowest of a hundred, on this disk and now. */
function flush(): number {
  const folder = newFolder();
  const file = openSync(folder.file, 'w');
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    writeSync(file, 'x'.repeat(4096));
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  folder.remove();
  return percentile(times, 0.99);
}

/** Choices per second of so many rooms that wait for their commits, together or each for itself. */
async function commits(database: Database, together: boolean, seconds = 3): Promise<number> {
  const group = new Group(database);
  const one = { write: async (change: Change) => (await database.commit([change]))[0] };
  let count = 0;
  const end = performance.now() + seconds * 1000;
  let turn: Promise<unknown> = Promise.resolve();
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      const id = newRoomId();
      const row = {
        id,
        game: 'x',
        rules: 1,
        setup: '{}',
        seed: '',
        options: '{}',
        state: 'playing',
        turn: 0,
        deadline: null,
      } as const;
      const rest = {
        banks: null,
        checkpoint: null,
        result: null,
        owner: null,
        epoch: 0,
        created: 0,
        changed: 0,
        campaign: null,
        successor: null,
      } as const;
      await group.add({ more: [STATEMENTS.createRoom({ ...row, ...rest, version: 0 })] });
      let chain = NO_CHAIN;
      for (let version = 0; performance.now() < end; version++) {
        const entry = placed({ kind: 'choose', seat: 0, data: 'play card=farm from=hand' }, version + 1, 0, chain);
        chain = entry.chain;
        const head = { ...row, ...rest, version: version + 1 };
        const change: Change = { room: { id, epoch: 0, version, head }, entries: [entry] };
        if (together) await group.add(change);
        else {
          const mine = turn.then(() => one.write(change));
          turn = mine;
          await mine;
        }
        count++;
      }
    }),
  );
  return count / seconds;
}

async function groupCommit(): Promise<number> {
  const folder = newFolder();
  const database = await Sqlite.open(folder.file);
  const alone = await commits(database, false);
  const together = await commits(database, true);
  await database.close();
  folder.remove();
  return together / alone;
}

async function postgresRate(): Promise<number> {
  if (!hasPostgres) return Number.NaN;
  const { Postgres } = await import('../postgres.ts');
  const postgres = startPostgres();
  const database = await Postgres.open(postgres.fresh());
  const rate = await commits(database, true);
  await database.close();
  postgres.stop();
  return rate;
}

/** 1,000 rooms and so many choices a second: how long answers take beside a flush. */
let calm: Promise<{ p50: number; p99: number; flush: number }> | undefined;
const steady = () =>
  (calm ??= serving(async (server) => {
    const { waits } = await load(server, 'tic-tac-toe', {}, 2, 1000, 10, { rate: 200 });
    return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), flush: flush() };
  }));

/** Kilobytes of a connection that does nothing. */
async function idleConnection(): Promise<number> {
  return serving(async (server) => {
    const pid = server.child.pid ?? 0;
    await Client.connect(server.url);
    const before = memory(pid);
    const count = 2000;
    const clients: Client[] = [];
    for (let i = 0; i < count; i += 100) {
      clients.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, () => Client.connect(server.url, undefined, { keep: false })),
        )),
      );
    }
    const used = (memory(pid) - before) / count;
    for (const client of clients) client.break();
    return used;
  });
}

/** Milliseconds from starting the process to listening, after a kill. */
async function listening(): Promise<number> {
  const folder = newFolder();
  const first = await serveThere(folder);
  await load(first, 'tic-tac-toe', {}, 2, 10, 1);
  await first.kill();
  const begun = performance.now();
  const again = await serveThere(folder);
  const took = performance.now() - begun;
  await again.kill();
  folder.remove();
  return took;
}

/** Kilobytes of all that is stored, whether it still stands in the write-ahead file or not. */
async function sizeOf({ file }: Folder): Promise<number> {
  const database = await Sqlite.open(file);
  await database.copyTo(`${file}.copy`);
  await database.close();
  return statSync(`${file}.copy`).size / 1024;
}

/** Kilobytes on disk of a finished game of four. */
async function diskOfGame(): Promise<number> {
  return serving(async (server, folder) => {
    const chance = Random.of(seedOf('disk'));
    const table = await newTable(server.url, LARGE.game, LARGE.setup, 4);
    while (await chooseNext(table, chance));
    await server.end();
    const used = await sizeOf(folder);
    const empty = newFolder();
    const without = await sizeOf(empty);
    empty.remove();
    return used - without;
  });
}

export const benchmarks: Benchmarks = [
  {
    name: 'processor time of a durable move, trivial game of two',
    unit: 'ms',
    measure: async () => perMove(await trivial()),
  },
  {
    name: 'boardgame.io in memory takes so many times that',
    unit: 'times',
    measure: async () => (await rival('memory')) / perMove(await trivial()),
    atLeast: 3,
  },
  {
    name: 'durable choices per core, the largest table, five connections each',
    unit: 'a second',
    measure: async () => {
      const { choices, processor } = await largest();
      return choices / processor;
    },
    atLeast: 2500,
  },
  { name: 'group commit, in the store', unit: 'times one by one', measure: groupCommit, atLeast: 5 },
  { name: 'PostgreSQL, 64 rooms waiting', unit: 'entries a second', measure: postgresRate },
  { name: 'a flush of this disk, p99', unit: 'ms', measure: async () => (await steady()).flush },
  {
    name: 'answer at 1,000 rooms and 200 choices a second, p50',
    unit: 'ms',
    measure: async () => (await steady()).p50,
    atMost: 6,
  },
  {
    name: 'the same, p99, above three flushes',
    unit: 'ms',
    measure: async () => {
      const { p99, flush } = await steady();
      return p99 - 3 * flush;
    },
    atMost: 15,
  },
  { name: 'memory of an idle connection', unit: 'kB', measure: idleConnection, atMost: 20 },
  { name: 'disk of a finished game of four', unit: 'kB', measure: diskOfGame, atMost: 25 },
  { name: 'listening again after a kill', unit: 'ms', measure: listening, atMost: 1000 },
];
