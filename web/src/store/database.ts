/** What this browser keeps: games and campaigns. Where it forbids storing, they live as long as the page. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredCampaign } from './campaigns.ts';
import type { StoredGame } from './games.ts';

interface Shelf extends DBSchema {
  games: { key: string; value: StoredGame };
  campaigns: { key: string; value: StoredCampaign };
}

type Name = 'games' | 'campaigns';

/** Whether what was to be stored is stored. */
export type Kept = 'kept' | 'forbidden' | 'full';

let opened: Promise<IDBPDatabase<Shelf> | undefined> | undefined;

function database(): Promise<IDBPDatabase<Shelf> | undefined> {
  opened ??= open();
  return opened;
}

async function open(): Promise<IDBPDatabase<Shelf> | undefined> {
  try {
    return await openDB<Shelf>('smallfolk', 2, {
      upgrade: (db, before) => {
        if (before < 1) db.createObjectStore('games', { keyPath: 'id' });
        if (before < 2) db.createObjectStore('campaigns', { keyPath: 'id' });
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

/** One kind of things, by their ids. */
export class Drawer<N extends Name> {
  private readonly name: N;
  private readonly memory = new Map<string, Shelf[N]['value']>();

  constructor(name: N) {
    this.name = name;
  }

  async keep(thing: Shelf[N]['value']): Promise<Kept> {
    this.memory.set(thing.id, thing);
    const db = await database();
    if (!db) return 'forbidden';
    try {
      const writing = db.transaction(this.name, 'readwrite', { durability: 'relaxed' });
      await Promise.all([writing.store.put(thing), writing.done]);
      return 'kept';
    } catch (problem) {
      return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    }
  }

  async fetch(id: string): Promise<Shelf[N]['value'] | undefined> {
    try {
      return (await (await database())?.get(this.name, id)) ?? this.memory.get(id);
    } catch {
      return this.memory.get(id);
    }
  }

  /** The newest first. */
  async all(): Promise<Shelf[N]['value'][]> {
    let stored: Shelf[N]['value'][] = [];
    try {
      stored = (await (await database())?.getAll(this.name)) ?? [];
    } catch {
      // What is in memory is all there is.
    }
    const things = new Map([...this.memory, ...stored.map((thing) => [thing.id, thing] as const)]);
    return [...things.values()].sort((a, b) => b.updated - a.updated);
  }

  async forget(id: string): Promise<void> {
    this.memory.delete(id);
    try {
      await (await database())?.delete(this.name, id);
    } catch {
      // It is gone from memory; a storage that cannot be written keeps its copy.
    }
  }
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
