/** What is written stays: logs cut at any byte, copies played again, a full disk, rules that were corrected. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, Random, seedOf } from '@smallfolk/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crumbs } from '../kernel/samples/crumbs.ts';
import { checkRooms } from './check.ts';
import { copyRooms, restoreRooms, tidyCopies } from './copies.ts';
import { brokenAt } from './log.ts';
import type { SmallfolkServer } from './server.ts';
import { Sqlite } from './sqlite.ts';
import type { Entry, LoadedRoom } from './store.ts';
import { Client } from './testing/client.ts';
import { type Folder, newFolder, serveHere } from './testing/serving.ts';
import { shelf } from './testing/shelf.ts';
import { wake } from './waking.ts';

let folder: Folder;
let server: SmallfolkServer;
beforeEach(async () => {
  folder = newFolder();
  server = await serveHere(folder, { messagesPerSecond: 10_000 });
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

/** Plays so many choices of crumbs alone, at both seats. Returns the client and its room. */
async function played(choices: number): Promise<{ client: Client; room: string }> {
  const client = await Client.connect(server.url);
  const chance = Random.of(seedOf('played'));
  const { room } = await client.must({ do: 'create', game: 'crumbs', setup: { mice: 2 }, seats: ['me', 'me'] });
  for (let i = 0; i < choices; i++) await playOne(client, room.id, chance);
  return { client, room: room.id };
}

async function playOne(client: Client, room: string, chance: Random): Promise<void> {
  const { decision } = client.snapshot ?? {};
  if (!decision) return;
  if (!('keys' in decision)) await client.must({ do: 'join', room, seat: decision.seat });
  const own = client.snapshot?.decision;
  if (own && 'keys' in own) await client.must({ do: 'choose', table: room, answer: chance.below(own.keys.length) });
}

test('the write-ahead file, cut at any byte, yields a prefix of the log', async () => {
  const { client, room } = await played(25);
  const whole = readFileSync(`${folder.file}-wal`).length;
  const chance = Random.of(seedOf('cuts'));
  const lengths = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const copy = join(folder.path, `cut-${i}.sqlite`);
    copyFileSync(folder.file, copy);
    copyFileSync(`${folder.file}-wal`, `${copy}-wal`);
    truncateSync(`${copy}-wal`, i === 0 ? whole : chance.below(whole));
    const database = await Sqlite.open(copy);
    const entries = (await database.read('select * from entry where room = ?1 order by version', [
      room,
    ])) as unknown as Entry[];
    const [head] = await database.read('select version from room where id = ?1', [room]);
    await database.close();
    expect(brokenAt(entries)).toBeUndefined();
    expect(entries).toHaveLength(Number(head?.version ?? 0));
    lengths.add(entries.length);
  }
  expect(Math.max(...lengths)).toBe(client.room?.version);
  expect(lengths.size).toBeGreaterThan(5);
}, 300_000);

test('a copy is played again; after a restore the clients are told that the log went back', async () => {
  const { client, room } = await played(10);
  const copy = join(folder.path, 'copies', 'evening.sqlite');
  const beside = await Sqlite.open(folder.file);
  const checked = await copyRooms(beside, copy, shelf);
  await beside.close();
  expect(checked).toMatchObject({ rooms: 1, failed: [] });
  const chance = Random.of(seedOf('later'));
  for (let i = 0; i < 5; i++) await playOne(client, room, chance);
  await expect(restoreRooms(copy, folder.file, shelf)).rejects.toThrow('another process serves the rooms in');
  await playOne(client, room, chance); // the server goes on as if nothing had been asked
  const { version = 0, check = '' } = client.room ?? {};
  const { device } = client;
  await server.close();
  expect(await restoreRooms(copy, folder.file, shelf)).toMatchObject({ failed: [] });
  expect(existsSync(`${folder.file}.before`)).toBe(true);
  server = await serveHere(folder);
  const again = await Client.connect(server.url, device);
  const resumed = await again.must({ do: 'resume', room, version, check, from: 0 });
  expect(resumed).toMatchObject({ forked: true, snapshot: { choices: 10 } });
}, 300_000);

test('a copy that was tampered with does not count', async () => {
  const { room } = await played(10);
  const database = await Sqlite.open(folder.file);
  await database.commit([{ more: [["update entry set data = 'store' where room = ?1 and version = 3", [room]]] }]);
  const checked = await copyRooms(database, join(folder.path, 'copy.sqlite'), shelf);
  await database.close();
  expect(checked.failed.length).toBeGreaterThan(0);
  expect(existsSync(join(folder.path, 'copy.sqlite'))).toBe(false);
}, 300_000);

test('copies of 24 hours, 7 days and 4 weeks are kept', () => {
  const copies = join(folder.path, 'copies');
  mkdirSync(copies);
  const now = Date.UTC(2026, 10, 16, 12);
  for (let hour = 0; hour < 24 * 40; hour++) {
    const name = new Date(now - hour * 3_600_000).toISOString().slice(0, 13);
    writeFileSync(join(copies, `rooms-${name}.sqlite`), '');
  }
  tidyCopies(copies, now);
  const kept = spawnSync('ls', [copies], { encoding: 'utf8' }).stdout.trim().split('\n').length;
  expect(kept).toBeGreaterThanOrEqual(24 + 6 + 3);
  expect(kept).toBeLessThanOrEqual(24 + 7 + 4);
});

test('a full disk: unavailable, nobody is told, and then it goes on', async () => {
  const small = join(folder.path, 'small');
  mkdirSync(small);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]).status === 0;
  if (!mounted) return console.log('a small disk cannot be mounted here: the test of a full disk was skipped');
  const said: string[] = [];
  const full = await serveHere({ ...folder, file: join(small, 'rooms.sqlite') }, { say: (line) => said.push(line) });
  try {
    const client = await Client.connect(full.url);
    const { room } = await client.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'me'] });
    spawnSync('dd', ['if=/dev/zero', `of=${join(small, 'ballast')}`, 'bs=4k']);
    const refused = await client.ask({ do: 'choose', table: room.id, answer: 4, command: 'a' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    rmSync(join(small, 'ballast'));
    const again = await client.must({ do: 'choose', table: room.id, answer: 4, command: 'a' });
    expect(again.snapshot?.choices).toBe(1);
    // A trouble of the disk is said once, and that it has passed; it is no fault of the program.
    expect(said).toEqual([expect.stringMatching(/^trouble: the store/), 'the store answers again']);
  } finally {
    await full.close();
    spawnSync('umount', [small]);
  }
}, 30_000);

/** The same game under rules that were corrected: whoever forages finds it a round later, or not at all. */
function corrected(change: 'nothing' | 'other-state' | 'other-options'): Game {
  const game = crumbs as unknown as Game;
  return {
    ...game,
    version: game.version + 1,
    *rules(table) {
      if (change === 'other-state') table.random.below(6);
      if (change !== 'other-options') return yield* game.rules(table);
      const inner = game.rules(table);
      let step = inner.next(0);
      while (!step.done) {
        const decision = step.value;
        const renamed = typeof decision === 'object' && 'options' in decision;
        const asked = renamed
          ? { ...decision, options: decision.options.map((option) => ({ ...option, anew: true })) }
          : decision;
        step = inner.next(yield asked);
      }
      return step.value;
    },
  } as Game;
}

async function loaded(room: string): Promise<LoadedRoom> {
  for (const one of [...server.rooms.all]) await server.rooms.sleep(one, true);
  const stored = await server.store.room(room);
  if (!stored) throw new Error('the room is gone');
  return stored;
}

test('rooms of older rules: silently the same, on from the checkpoint, or stopped and kept', async () => {
  const { room } = await played(12);
  const stored = await loaded(room);
  const same = await wake(corrected('nothing'), stored);
  expect(same.how).toBe('silently');
  const other = await wake(corrected('other-state'), stored);
  expect(other.how).toBe('upgrade');
  if (other.how === 'upgrade' && same.how === 'silently') {
    expect(other.match.state).toEqual(same.match.state); // what people have seen never changes
  }
  const impossible = await wake(corrected('other-options'), { ...stored, room: { ...stored.room, checkpoint: null } });
  expect(impossible.how).toBe('stopped');
  const database = await Sqlite.open(folder.file);
  expect(await checkRooms(database, shelf)).toMatchObject({ rooms: 1, failed: [], stopped: 0 });
  await database.close();
}, 300_000);
