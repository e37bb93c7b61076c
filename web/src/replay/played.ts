/** Where a game that was played is found: on this device, or with friends on the server. */
import { fetchGame, type StoredGame } from '../store/games.ts';

/** Whether this is the name of a room: games of this device have shorter ones. */
export const isRoom = (id: string): boolean => /^[\w-]{16}$/.test(id);

export async function fetchPlayed(id: string): Promise<StoredGame | undefined> {
  const stored = await fetchGame(id);
  if (stored || !isRoom(id)) return stored;
  const { finishedIn } = await import('../online/finished.ts');
  return finishedIn(id);
}
