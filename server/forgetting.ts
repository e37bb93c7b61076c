/** What nobody has looked at for a year is removed: games, and devices that are never seen again. */
import type { Statement, Store } from './store.ts';

const YEAR = 365 * 86_400_000;

/** A game counts as looked at while any device that holds a seat of it comes here. */
const UNUSED = `select id from room where changed < ?1 and not exists (
  select 1 from holder join device on device.hash = holder.device where holder.room = room.id and device.seen >= ?1)`;
const OF_ROOM = ['entry', 'checkpoint', 'seat', 'invitation', 'notice', 'holder'];

export async function forgetUnused(store: Store, now: number): Promise<void> {
  const before = [now - YEAR];
  const more: Statement[] = OF_ROOM.map((table) => [`delete from ${table} where room in (${UNUSED})`, before]);
  // The rows that say who holds a seat are gone by now, so the room has nobody either.
  const rooms: Statement = [
    'delete from room where changed < ?1 and not exists (select 1 from seat where seat.room = room.id)',
    before,
  ];
  const devices: Statement = ['delete from device where seen < ?1', before];
  await store.write({ more: [...more, rooms, devices] });
}
