/** The games in progress and those played, kept in this browser. If it forbids storing, they live as long as the page. */
import type { TableSave } from '@smallfolk/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Estimate } from '../replay/estimates.ts';

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly save: TableSave;
  readonly updated: number;
  readonly over: boolean;
  /** One line for the shelf, in the language of the time: "round 7". */
  readonly where: string;
  /** The ready-made first game, which explains itself. */
  readonly first: boolean;
  /** What a bot thought of each choice, once it was asked where the game turned. */
  readonly estimates?: readonly Estimate[];
}

interface Shelf extends DBSchema {
  games: { key: string; value: StoredGame };
}

/** Whether what was to be stored is stored. */
export type Kept = 'kept' | 'forbidden' | 'full';

const memory = new Map<string, StoredGame>();
let opened: Promise<IDBPDatabase<Shelf> | undefined> | undefined;

function database(): Promise<IDBPDatabase<Shelf> | undefined> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<Shelf> | undefined> {
  try {
    return await openDB<Shelf>('smallfolk', 1, {
      upgrade: (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
      },
      // A newer version of the app in another tab waits for this one to let go.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
  } catch {
    return undefined;
  }
}

export async function keep(game: StoredGame): Promise<Kept> {
  memory.set(game.id, game);
  const db = await database();
  if (!db) return 'forbidden';
  try {
    const writing = db.transaction('games', 'readwrite', { durability: 'relaxed' });
    await Promise.all([writing.store.put(game), writing.done]);
    return 'kept';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

export async function fetchGame(id: string): Promise<StoredGame | undefined> {
  try {
    return (await (await database())?.get('games', id)) ?? memory.get(id);
  } catch {
    return memory.get(id);
  }
}

/** The newest first. */
export async function allGames(): Promise<StoredGame[]> {
  let stored: StoredGame[] = [];
  try {
    stored = (await (await database())?.getAll('games')) ?? [];
  } catch {
    // What is in memory is all there is.
  }
  const games = new Map([...memory, ...stored.map((game) => [game.id, game] as const)]);
  return [...games.values()].sort((a, b) => b.updated - a.updated);
}

export async function forget(id: string): Promise<void> {
  memory.delete(id);
  try {
    await (await database())?.delete('games', id);
  } catch {
    // It is gone from memory; a storage that cannot be written keeps its copy.
  }
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
