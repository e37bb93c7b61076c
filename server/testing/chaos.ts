/**
 * Kills a server at random moments while people play, and looks whether anything that was told is lost, twice, or
 * changed. Used by the tests (a hundred times) and by `npm run chaos` (a thousand times).
 */
import { Random, seedOf } from '@smallfolk/kernel';
import { brokenAt } from '../log.ts';
import { Sqlite } from '../sqlite.ts';
import type { Entry } from '../store.ts';
import { Client } from './client.ts';
import { type Folder, standby } from './serving.ts';

export interface ChaosReport {
  readonly kills: number;
  /** Choices that somebody was told of. */
  readonly told: number;
  readonly lost: number;
  readonly twice: number;
  readonly broken: number;
  /** From opening the file to listening, the slowest, in milliseconds. */
  readonly slowestStart: number;
}

interface Player {
  readonly device: string;
  room: string;
  /** The last that was told: this must be there after the kill. */
  version: number;
  check: string;
  /** What was sent and not answered. */
  pending: { answer: string; at: number; command: string } | undefined;
  /** The seat it was sent from. */
  seat: number;
  told: number;
}

const ROOMS = 6;

export async function chaos(
  folder: Folder,
  kills: number,
  say: (line: string) => void = () => {},
): Promise<ChaosReport> {
  const chance = Random.of(seedOf('chaos'));
  const players: Player[] = [];
  let slowestStart = 0;
  let lost = 0;
  let next = standby(folder);
  for (let kill = 0; kill <= kills; kill++) {
    const begun = performance.now();
    const server = await next.begin();
    next = standby(folder);
    slowestStart = Math.max(slowestStart, performance.now() - begun);
    let over = false;
    const playing = Array.from({ length: ROOMS }, async (_, i) => {
      const client = await Client.connect(server.url, players[i]?.device, { keep: false });
      const player = players[i] ?? (await newPlayer(client));
      players[i] = player;
      if (!(await isThere(client, player))) lost++;
      while (!over) await play(client, player, chance);
    });
    const failed = Promise.all(playing.map((one) => one.catch(() => undefined)));
    // Some are killed while they start, most in the midst of play, however slow this machine is just now.
    const before = toldTo(players);
    if (kill % 4 !== 0) await until(() => toldTo(players) > before, 5000);
    await pause(kill < kills ? 1 + chance.below(150) : 300);
    over = true;
    await server.kill();
    await Promise.race([failed, pause(200)]);
    if ((kill + 1) % 100 === 0) say(`${kill + 1} kills, ${lost} lost`);
  }
  next.dismiss();
  return { kills, told: toldTo(players), lost, slowestStart, ...(await audit(folder)) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const toldTo = (players: readonly Player[]) => players.reduce((sum, player) => sum + (player?.told ?? 0), 0);

async function until(happened: () => boolean, longest: number): Promise<void> {
  const end = performance.now() + longest;
  while (!happened() && performance.now() < end) await pause(2);
}

async function newPlayer(client: Client): Promise<Player> {
  const player: Player = {
    device: client.device,
    room: '',
    version: 0,
    check: '',
    pending: undefined,
    seat: 0,
    told: 0,
  };
  await openRoom(client, player);
  return player;
}

async function openRoom(client: Client, player: Player): Promise<void> {
  const { room } = await client.must({ do: 'create', game: 'crumbs', setup: { mice: 2 }, seats: ['me', 'me'] });
  Object.assign(player, { room: room.id, version: room.version, check: room.check, pending: undefined });
}

/** Whether the room still stands at what this player was told, or later. */
async function isThere(client: Client, player: Player): Promise<boolean> {
  const { room, version, check, pending } = player;
  const back = await client.ask({ do: 'resume', room, version, check, from: 0 });
  if (!back.ok || back.forked || back.room.version < version) return false;
  note(player, back.room);
  if (!pending) return true;
  await client.must({ do: 'join', room, seat: player.seat });
  // Sent again, with the same id: it counts once, whether it was written before the kill or not.
  const again = await client.ask({ do: 'choose', table: room, ...pending });
  player.pending = undefined;
  if (again.ok) note(player, again.room);
  return again.ok || again.error.code === 'stale';
}

function note(player: Player, { version, check }: { version: number; check: string }): void {
  player.version = version;
  player.check = check;
}

async function play(client: Client, player: Player, chance: Random): Promise<void> {
  const { snapshot } = client;
  if (!snapshot || snapshot.result) return openRoom(client, player);
  if (!snapshot.decision || !('keys' in snapshot.decision)) {
    const seat = snapshot.decision?.seat ?? 0;
    await client.must({ do: 'join', room: player.room, seat });
    return;
  }
  const { keys } = snapshot.decision;
  const command = `c${chance.next()}`;
  player.seat = snapshot.seat;
  player.pending = { answer: keys[chance.below(keys.length)] ?? '', at: snapshot.choices, command };
  const reply = await client.must({ do: 'choose', table: player.room, ...player.pending });
  player.pending = undefined;
  player.told++;
  note(player, reply.room);
}

/** Reads all that is stored: no hole, no broken chain, no command twice. */
async function audit(folder: Folder): Promise<{ twice: number; broken: number }> {
  const database = await Sqlite.open(folder.file);
  const rows = (await database.read('select * from entry order by room, version')) as unknown as (Entry & {
    room: string;
  })[];
  const rooms = Map.groupBy(rows, ({ room }) => room);
  let twice = 0;
  let broken = 0;
  for (const entries of rooms.values()) {
    const commands = entries.flatMap(({ command }) => command ?? []);
    twice += commands.length - new Set(commands).size;
    if (brokenAt(entries) !== undefined) broken++;
  }
  await database.close();
  return { twice, broken };
}
