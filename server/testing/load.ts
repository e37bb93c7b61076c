/** Tables at which clients play through real sockets as fast as they are answered, and what it costs the server. */
import { readFileSync } from 'node:fs';
import { Random, seedOf } from '@smallfolk/kernel';
import { Client } from './client.ts';
import type { Process } from './serving.ts';

/** Seconds of processor time that a process has used, its threads included. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Kilobytes in memory. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** So many tables play at the same time. */
const AT_ONCE = 50;

interface Table {
  readonly room: string;
  readonly clients: readonly Client[];
}

/** A room in which each seat has a connection of its own; in larger ones somebody looks on. */
export async function newTable(url: string, game: string, setup: object, seats: number): Promise<Table> {
  const clients = await Promise.all(
    Array.from({ length: seats > 2 ? seats + 1 : seats }, () =>
      Client.connect(url, undefined, { keep: false, changes: true }),
    ),
  );
  const [host, ...others] = clients;
  if (!host) throw new Error('nobody came');
  const wanted = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open'));
  const { room, links } = await host.must({ do: 'create', game, setup: { ...setup }, seats: wanted, watch: 'anyone' });
  for (const [i, other] of others.entries()) {
    if (i === seats - 1) await other.must({ do: 'join', room: room.id });
    else {
      await other.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
      await other.must({ do: 'sit', room: room.id, seat: i + 1 });
    }
  }
  if (seats > 1) await host.must({ do: 'begin', room: room.id });
  return { room: room.id, clients };
}

/** Which of these keys to answer with, after so many choices. */
type Player = (keys: readonly string[], made: number) => string | undefined;

/** Any of them. */
export function playsAnything(chance: Random): Player {
  return (keys) => keys[chance.below(keys.length)];
}

let commands = 0;

/** Makes the next choice of a table, as a page does; false when its game is over. Returns when everybody has been told. */
export async function chooseNext({ room, clients }: Table, player: Player): Promise<boolean> {
  const [host] = clients;
  const seat = host?.snapshot?.decision?.seat;
  const client = seat === undefined ? undefined : clients[seat];
  const decision = client?.snapshot?.decision;
  if (!host || !client || !decision || !('keys' in decision)) return false;
  const made = client.snapshot?.choices ?? 0;
  const answer = player(decision.keys, made) ?? '';
  const command = (commands++).toString(36).padStart(6, '0');
  await client.must({ do: 'choose', table: room, answer, at: made, command });
  await Promise.all(clients.map((other) => other.until(({ snapshot }) => (snapshot?.choices ?? 0) > made)));
  return true;
}

export interface Load {
  readonly choices: number;
  readonly seconds: number;
  /** Of the server, in seconds. */
  readonly processor: number;
  readonly waits: readonly number[];
  /** Sent to all connections for one choice. */
  readonly bytes: number;
}

/** Plays at so many tables at once, as fast as they answer, or so many choices a second. */
export async function load(
  server: Process,
  game: string,
  setup: object,
  seats: number,
  tables: number,
  seconds: number,
  { rate, warm = 0 }: { rate?: number; warm?: number } = {},
): Promise<Load> {
  const chance = Random.of(seedOf('load'));
  const player = playsAnything(chance);
  const pid = server.child.pid ?? 0;
  const all = await Promise.all(Array.from({ length: tables }, () => newTable(server.url, game, setup, seats)));
  let waits: number[] = [];
  let choices = 0;
  let bytes = 0;
  let begun = performance.now();
  let before = processorTime(pid);
  const end = begun + (warm + seconds) * 1000;
  setTimeout(() => {
    [waits, choices, bytes, begun, before] = [[], 0, 0, performance.now(), processorTime(pid)];
  }, warm * 1000);
  const pause = rate === undefined ? 0 : (tables / rate) * 1000;
  await Promise.all(
    all.map(async (first) => {
      let table = first;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, chance.below(Math.max(1, Math.floor(pause)))));
      while (performance.now() < end) {
        const asked = performance.now();
        const heard = bytesTo(table);
        if (await chooseNext(table, player)) {
          bytes += bytesTo(table) - heard;
          choices++;
          waits.push(performance.now() - asked);
        } else {
          for (const client of table.clients) client.break();
          table = await newTable(server.url, game, setup, seats);
        }
        const left = asked + pause - performance.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      }
    }),
  );
  const processor = processorTime(pid) - before;
  for (const { clients } of all) for (const client of clients) client.break();
  return { choices, processor, waits, seconds: (performance.now() - begun) / 1000, bytes: bytes / choices };
}

const bytesTo = ({ clients }: Table) => clients.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is played in rounds: tables are opened, and then played to their end. */
interface Playing<T> {
  open(): Promise<T>;
  /** How many choices were made. */
  play(table: T): Promise<number>;
  close(table: T): void;
}

export interface Rounds {
  /** So many tables in each. */
  readonly tables: number;
  /** The first ones only warm up. */
  readonly warm: number;
  readonly measured: number;
}

/** The trivial game, for us and for whoever we are compared with: after so many moves V8 has compiled both. */
export const TRIVIAL: Rounds = { tables: 900, warm: 4, measured: 2 };
/** The squares in the order in which they are marked: a draw, so that every game has nine moves. */
export const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const;

/** Milliseconds until all has been said that follows on opening and closing tables. */
const CALM = 2500;

/** The processor time of choices alone: opening tables before and closing them afterwards is not counted. */
export async function inRounds<T>(
  pid: number,
  { tables, warm, measured }: Rounds,
  { open, play, close }: Playing<T>,
): Promise<Pick<Load, 'choices' | 'seconds' | 'processor'>> {
  let [choices, processor, seconds] = [0, 0, 0];
  for (let round = -warm; round < measured; round++) {
    const all: T[] = [];
    while (all.length < tables) all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, open))));
    await new Promise((resolve) => setTimeout(resolve, CALM));
    const waiting = [...all];
    let made = 0;
    const one = async () => {
      for (let table = waiting.pop(); table; table = waiting.pop()) {
        const more = await play(table);
        made += more;
      }
    };
    const begun = performance.now();
    const before = processorTime(pid);
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    if (round >= 0) {
      choices += made;
      processor += processorTime(pid) - before;
      seconds += (performance.now() - begun) / 1000;
    }
    for (const table of all) close(table);
    await new Promise((resolve) => setTimeout(resolve, CALM));
  }
  return { choices, processor, seconds };
}

/** The processor time of choices alone. Everybody is told of each choice before the next one is made. */
export async function choicesAlone(
  server: Process,
  game: string,
  setup: object,
  seats: number,
  rounds: Rounds,
  player = playsAnything(Random.of(seedOf('load'))),
): Promise<Load> {
  const waits: number[] = [];
  let bytes = 0;
  const done = await inRounds(server.child.pid ?? 0, rounds, {
    open: () => newTable(server.url, game, setup, seats),
    play: async (table) => {
      const heard = bytesTo(table);
      let made = 0;
      for (let asked = performance.now(); await chooseNext(table, player); asked = performance.now()) {
        waits.push(performance.now() - asked);
        made++;
      }
      bytes += bytesTo(table) - heard;
      return made;
    },
    close: ({ clients }) => {
      for (const client of clients) client.break();
    },
  });
  return { ...done, waits: waits.slice(-done.choices), bytes: bytes / waits.length };
}
