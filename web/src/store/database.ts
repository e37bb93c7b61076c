/** What this browser keeps: games and campaigns. Where it forbids storing, they live as long as the page. */
import type { StoredCampaign } from './campaigns.ts';
import type { StoredGame } from './games.ts';

interface Shelf {
  games: StoredGame;
  campaigns: StoredCampaign;
}

type Name = keyof Shelf;

/** Whether what was to be stored is stored. */
export type Kept = 'kept' | 'forbidden' | 'full';

let opened: Promise<IDBDatabase | undefined> | undefined;

function database(): Promise<IDBDatabase | undefined> {
  opened ??= open().catch(() => undefined);
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const asking = indexedDB.open('smallfolk', 2);
  asking.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) asking.result.createObjectStore('games', { keyPath: 'id' });
    if (oldVersion < 2) asking.result.createObjectStore('campaigns', { keyPath: 'id' });
  };
  const db = await answered(asking);
  const letGo = () => {
    opened = undefined;
  };
  // A newer version of the app in another tab waits for this one to let go.
  db.onversionchange = () => {
    db.close();
    letGo();
  };
  db.onclose = letGo;
  return db;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** What a store answers once it is read; undefined where nothing can be stored. */
async function read<T>(name: Name, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const db = await database();
  return db && answered(ask(db.transaction(name).objectStore(name)));
}

/** Changes a store; done when the change is stored. False where nothing can be stored. */
async function write(name: Name, change: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
  const db = await database();
  if (!db) return false;
  const writing = db.transaction(name, 'readwrite', { durability: 'relaxed' });
  change(writing.objectStore(name));
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
  return true;
}

/** One kind of things, by their ids. */
export class Drawer<N extends Name> {
  private readonly name: N;
  private readonly memory = new Map<string, Shelf[N]>();

  constructor(name: N) {
    this.name = name;
  }

  async keep(thing: Shelf[N]): Promise<Kept> {
    this.memory.set(thing.id, thing);
    try {
      return (await write(this.name, (store) => store.put(thing))) ? 'kept' : 'forbidden';
    } catch (problem) {
      return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    }
  }

  async fetch(id: string): Promise<Shelf[N] | undefined> {
    try {
      return (await read<Shelf[N] | undefined>(this.name, (store) => store.get(id))) ?? this.memory.get(id);
    } catch {
      return this.memory.get(id);
    }
  }

  /** The newest first. */
  async all(): Promise<Shelf[N][]> {
    let stored: Shelf[N][] = [];
    try {
      stored = (await read<Shelf[N][]>(this.name, (store) => store.getAll())) ?? [];
    } catch {
      // What is in memory is all there is.
    }
    const things = new Map([...this.memory, ...stored.map((thing) => [thing.id, thing] as const)]);
    return [...things.values()].sort((a, b) => b.updated - a.updated);
  }

  async forget(id: string): Promise<void> {
    this.memory.delete(id);
    try {
      await write(this.name, (store) => store.delete(id));
    } catch {
      // It is gone from memory; a storage that cannot be written keeps its copy.
    }
  }
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
