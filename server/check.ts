/** Plays every stored room again and compares: chains, states at checkpoints, results. A copy counts once it has passed. */
import { type Box, hashOf, inEnglish } from '@smallfolk/kernel';
import { brokenAt } from './log.ts';
import { type Database, Store } from './store.ts';
import { Boxes, checkpointOf, wake } from './waking.ts';

export interface Checked {
  readonly rooms: number;
  readonly entries: number;
  /** Under rules that are newer than those a room was played with. */
  readonly silently: number;
  readonly upgraded: number;
  readonly stopped: number;
  /** What must not be, a sentence for each. */
  readonly failed: readonly string[];
}

export async function checkRooms(
  database: Database,
  shelf: Readonly<Record<string, () => Promise<Box>>>,
): Promise<Checked> {
  const store = new Store(database, { add: () => Promise.reject(new Error('nothing is written while checking')) });
  const boxes = new Boxes(shelf);
  const counts = { rooms: 0, entries: 0, silently: 0, upgraded: 0, stopped: 0 };
  const failed: string[] = [];
  for (const { id } of await store.allRooms()) {
    const loaded = await store.room(id);
    if (!loaded) continue;
    const { room, entries } = loaded;
    const fail = (what: string) => failed.push(`room ${id.slice(0, 6)}: ${what}`);
    counts.rooms++;
    counts.entries += entries.length;
    if (entries.length !== room.version) fail(`${room.version} entries were promised, ${entries.length} are there`);
    const broken = brokenAt(entries);
    if (broken !== undefined) fail(`the chain breaks at entry ${broken}`);
    const box = await boxes.open(room.game);
    if (!box) {
      fail(`the game ${room.game} is not on this shelf`);
      continue;
    }
    const waking = await wake(box.game, loaded);
    if (waking.how === 'stopped') counts.stopped++;
    if (waking.how === 'upgrade') counts.upgraded++;
    if (waking.how === 'silently') counts.silently++;
    if (waking.how === 'stopped' || waking.how === 'upgrade') continue;
    const { match } = waking;
    const checkpoint = checkpointOf(room.checkpoint);
    if (checkpoint?.version === room.version && checkpoint.hash !== match.hash()) fail('another state than was stored');
    const result = room.result === null ? undefined : JSON.parse(room.result);
    if (hashOf(result ?? null) !== hashOf(match.result ?? null)) fail('another result than was stored');
  }
  return { ...counts, failed };
}

/** In a few lines, for people. */
export function told({ rooms, entries, silently, upgraded, stopped, failed }: Checked): string {
  const played = `${rooms} ${inEnglish(rooms, 'room', 'rooms')} with ${entries} ${inEnglish(entries, 'entry', 'entries')}`;
  const lines = [`${played} played again: ${failed.length} ${inEnglish(failed.length, 'differs', 'differ')}`];
  if (silently > 0) lines.push(`${silently} go on silently under newer rules`);
  if (upgraded > 0) lines.push(`${upgraded} go on from their checkpoint under newer rules`);
  if (stopped > 0) lines.push(`${stopped} cannot go on under the present rules, and would be kept as they are`);
  return [...lines, ...failed].join('\n');
}
