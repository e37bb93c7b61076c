/**
 * How fast rooms are, for `npm run bench server`: processor time of a durable move beside boardgame.io's server in the
 * same run, choices per second through real sockets, waking, memory, disk. The server is a process of its own, so its
 * processor time is its own.
 */
import { spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, statSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Match, parseSetup, Random, seedOf } from '@smallfolk/kernel';
import type { Benchmarks } from '@smallfolk/kernel/bench';
import { Group } from '../group.ts';
import { NO_CHAIN, placed } from '../log.ts';
import { newRoomId } from '../people.ts';
import { Sqlite } from '../sqlite.ts';
import { STATEMENTS } from '../statements.ts';
import type { Change, Database, Entry, StoredRoom } from '../store.ts';
import { wake } from '../waking.ts';
import { passingOn } from './bench-floor.ts';
import { Client } from './client.ts';
import {
  choicesAlone,
  chooseNext,
  DRAW,
  type Load,
  load,
  memory,
  newTable,
  percentile,
  playsAnything,
  TRIVIAL,
} from './load.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { type Folder, newFolder, type Process, serveThere } from './serving.ts';
import { shelf } from './shelf.ts';

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
const trivial = () =>
  (ours ??= serving((server) =>
    choicesAlone(server, 'tic-tac-toe', {}, 2, TRIVIAL, (_, made) => `mark square=${DRAW[made]}`),
  ));

/** The same game, clients and run at boardgame.io's server: processor time per move, in milliseconds. */
async function rival(storage: 'memory' | 'files'): Promise<number> {
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
const largest = () => (everdell ??= serving((server) => choicesAlone(server, LARGE.game, LARGE.setup, 4, ROUNDS)));
/** The largest table of the shelf, with five connections. */
const ROUNDS = { tables: 50, warm: 1, measured: 2 };
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

/** A room as it is stored, before anything has happened in it. */
const BLANK: Omit<StoredRoom, 'id'> = {
  game: 'x',
  rules: 1,
  setup: '{}',
  seed: '',
  options: '{}',
  state: 'playing',
  version: 0,
  turn: 0,
  deadline: null,
  banks: null,
  checkpoint: null,
  result: null,
  owner: null,
  epoch: 0,
  created: 0,
  changed: 0,
  campaign: null,
  successor: null,
};

/** One commit after the other. */
function oneByOne(database: Database): (change: Change) => Promise<unknown> {
  let turn: Promise<unknown> = Promise.resolve();
  return (change) => (turn = turn.then(() => database.commit([change])));
}

/** Together with whatever else waits. */
function grouped(database: Database): (change: Change) => Promise<unknown> {
  const group = new Group(database);
  return (change) => group.add(change);
}

/** Choices per second of 64 rooms that wait for their commits, each in one of these ways. */
async function commits(ways: Ways, seconds = 1.5): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: 64 }, async (_, i) => {
      const write = ways[i % ways.length] ?? Promise.reject;
      const id = newRoomId();
      await write({ more: [STATEMENTS.createRoom({ ...BLANK, id })] });
      let chain = NO_CHAIN;
      for (let version = 0; performance.now() < end; version++) {
        const entry = placed({ kind: 'choose', seat: 0, data: 'play card=farm from=hand' }, version + 1, 0, chain);
        chain = entry.chain;
        const head = { ...BLANK, id, version: version + 1 };
        const change: Change = { room: { id, epoch: 0, version, head }, entries: [entry] };
        await write(change);
        count++;
      }
    }),
  );
  return count / seconds;
}

type Ways = readonly ((change: Change) => Promise<unknown>)[];

/** Two ways in turns, so that whatever else this machine does meets both; the middle of each. */
async function inTurns(one: Ways, other: Ways): Promise<readonly [number, number]> {
  const counts: [number, number][] = [];
  while (counts.length < 5) counts.push([await commits(one), await commits(other)]);
  const middle = (which: 0 | 1) =>
    percentile(
      counts.map((both) => both[which]),
      0.5,
    );
  return [middle(0), middle(1)];
}

async function groupCommit(): Promise<number> {
  const folder = newFolder();
  const database = await Sqlite.open(folder.file);
  const [together, alone] = await inTurns([grouped(database)], [oneByOne(database)]);
  await database.close();
  folder.remove();
  return together / alone;
}

let onPostgres: Promise<{ together: number; pool: number }> | undefined;
/** 64 rooms on PostgreSQL: through one connection, and through ten with a commit for each choice. */
const postgres = () =>
  (onPostgres ??= (async () => {
    if (!hasPostgres) return { together: Number.NaN, pool: Number.NaN };
    const { Postgres } = await import('../postgres.ts');
    const server = startPostgres();
    const url = server.fresh();
    const databases: Database[] = [];
    while (databases.length < 10) databases.push(await Postgres.open(url));
    const [together, pool] = await inTurns(databases.slice(0, 1).map(grouped), databases.map(oneByOne));
    for (const database of databases) await database.close();
    server.stop();
    return { together, pool };
  })());

interface Calm {
  readonly p50: number;
  readonly p99: number;
  readonly flush: number;
  readonly loop: number;
}

/** 1,000 rooms and so many choices a second: how long answers take beside a flush, and how late the server's loop is. */
const rated = (rate: number) =>
  serving(async (server): Promise<Calm> => {
    const { waits } = await load(server, 'tic-tac-toe', {}, 2, 1000, 15, { rate });
    return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), flush: flush(), loop: await loopDelay(server) };
  });
let calm: Promise<Calm> | undefined;
const steady = () => (calm ??= rated(200));
let lively: Promise<Calm> | undefined;
const busy = () => (lively ??= rated(1000));

/** In most seconds (9 of 10) 99 of 100 delays were not above this, in milliseconds, as far as the buckets tell. */
async function loopDelay(server: Process): Promise<number> {
  const text = await (await fetch(`${server.url}metrics`)).text();
  const buckets = [...text.matchAll(/loop_delay_seconds_bucket\{le="([^"]+)"\} (\d+)/g)];
  const all = Number(buckets.at(-1)?.[2]);
  return Number(buckets.find(([, , below]) => Number(below) >= all * 0.9)?.[1]) * 1000;
}

/** Milliseconds to wake a room of so many choices, the slowest of a hundred. */
async function waking(name: string, given: object, most: number): Promise<number> {
  const box = await shelf[name]?.();
  if (!box) return Number.NaN;
  const setup = parseSetup(box.game, given);
  if (!setup.ok) throw new Error(setup.message);
  const match = Match.start(box.game, setup.value, seedOf('waking'));
  const chance = Random.of(seedOf('waking'));
  while (match.decision && match.choices.length < most) match.choose(chance.below(match.decision.options.length));
  const { seed, choices } = match;
  const entries: Entry[] = [];
  for (const data of choices) {
    entries.push(placed({ kind: 'choose', data }, entries.length + 1, 0, entries.at(-1)?.chain ?? NO_CHAIN));
  }
  const head = { game: name, rules: box.game.version, setup: JSON.stringify(setup.value), seed };
  const room = { ...BLANK, ...head, id: '', version: entries.length };
  const times: number[] = [];
  while (times.length < 100) {
    const begun = performance.now();
    const woken = await wake(box.game, { room, seats: [], entries });
    times.push(performance.now() - begun);
    if (woken.how !== 'same') throw new Error(woken.how);
  }
  return percentile(times.slice(20), 0.99);
}

interface Idle {
  readonly each: number;
  readonly all: number;
}

/** Kilobytes of a connection that does nothing, and of a server with 10,000 of them. */
let quiet: Promise<Idle> | undefined;
const idle = () =>
  (quiet ??= serving(async (server) => {
    const pid = server.child.pid ?? 0;
    await Client.connect(server.url);
    const before = memory(pid);
    const count = 10_000;
    const clients: Client[] = [];
    for (let i = 0; i < count; i += 100) {
      clients.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, () => Client.connect(server.url, undefined, { keep: false })),
        )),
      );
    }
    const all = memory(pid);
    for (const client of clients) client.break();
    return { each: (all - before) / count, all };
  }));

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
    const player = playsAnything(Random.of(seedOf('disk')));
    const table = await newTable(server.url, LARGE.game, LARGE.setup, 4);
    while (await chooseNext(table, player));
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
  { name: 'a server that only passes the message on to both', unit: 'ms', measure: passingOn },
  {
    name: 'boardgame.io in memory takes so many times that',
    unit: 'times',
    measure: async () => (await rival('memory')) / perMove(await trivial()),
    atLeast: 3,
  },
  {
    name: 'boardgame.io with flat files takes so many times that',
    unit: 'times',
    measure: async () => (await rival('files')) / perMove(await trivial()),
    atLeast: 9,
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
  {
    name: 'bytes sent for one such choice, to all five',
    unit: 'kB',
    measure: async () => (await largest()).bytes / 1000,
  },
  { name: 'group commit, in the store', unit: 'times one by one', measure: groupCommit, atLeast: 5 },
  {
    name: 'PostgreSQL, 64 rooms waiting',
    unit: 'entries a second',
    measure: async () => (await postgres()).together,
  },
  {
    name: 'PostgreSQL, the same beside a pool of ten',
    unit: 'times the pool',
    measure: async () => {
      const { together, pool } = await postgres();
      return together / pool;
    },
    atLeast: 5,
  },
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
  {
    name: 'event loop delay at that load, p99',
    unit: 'ms',
    measure: async () => (await steady()).loop,
    atMost: 20,
  },
  {
    name: 'answer at 1,000 rooms and 1,000 choices a second, p99, above three flushes',
    unit: 'ms',
    measure: async () => {
      const { p99, flush } = await busy();
      return p99 - 3 * flush;
    },
    atMost: 40,
  },
  {
    name: 'waking a room: a whole game of Everdell for four, p99',
    unit: 'ms',
    measure: () => waking(LARGE.game, LARGE.setup, 250),
    atMost: 10,
  },
  { name: 'waking a room: 1,000 choices, p99', unit: 'ms', measure: () => waking('mice', {}, 1000), atMost: 40 },
  { name: 'memory of an idle connection', unit: 'kB', measure: async () => (await idle()).each, atMost: 20 },
  { name: '10,000 idle connections', unit: 'MB', measure: async () => (await idle()).all / 1024, atMost: 300 },
  { name: 'disk of a finished game of four', unit: 'kB', measure: diskOfGame, atMost: 25 },
  { name: 'listening again after a kill', unit: 'ms', measure: listening, atMost: 1000 },
];
