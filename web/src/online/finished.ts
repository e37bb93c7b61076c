/** A game with friends that is over, as the server keeps it: to be watched from its start. */
import { OPEN } from '@smallfolk/protocol';
import type { StoredGame } from '../store/games.ts';
import { wire } from './wire.ts';

/** Whoever was at the table a moment ago is still there; after the page was loaded anew one comes in as one may. */
export async function finishedIn(room: string): Promise<StoredGame | undefined> {
  const there = await wire.ask({ do: 'view', table: room });
  const seen = there.ok ? there : await wire.ask({ do: 'join', room });
  const kept = await wire.ask({ do: 'save', table: room });
  if (!seen.ok || !kept.ok || !('people' in seen.room)) return undefined;
  const { save } = kept;
  const names = seen.room.people.map(({ name, sitter }) => (sitter === OPEN ? '' : (name ?? '')));
  return { id: room, game: save.game, names, save, updated: 0, over: true, where: '', first: false };
}
