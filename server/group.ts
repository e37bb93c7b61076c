/**
 * Group commit: whatever gathers while one commit runs goes into the next one, with all that has arrived by then. There
 * is no timer: a lonely change is written at once, a thousand of them share one flush.
 */
import { setImmediate } from 'node:timers/promises';
import type { Change, Database, Written } from './store.ts';

interface Waiting {
  readonly change: Change;
  readonly done: (written: Written) => void;
  readonly failed: (problem: unknown) => void;
}

export interface Committed {
  readonly seconds: number;
  readonly changes: number;
}

/** More than this in one transaction would keep everybody waiting. */
const MOST = 1000;

export class Group {
  private readonly database: Database;
  private readonly noticed: (committed: Committed) => void;
  private readonly failed: (problem: unknown) => void;
  private waiting: Waiting[] = [];
  private running = false;

  constructor(
    database: Database,
    noticed: (committed: Committed) => void = () => {},
    failed: (problem: unknown) => void = () => {},
  ) {
    this.database = database;
    this.noticed = noticed;
    this.failed = failed;
  }

  add(change: Change): Promise<Written> {
    return new Promise((done, failed) => {
      this.waiting.push({ change, done, failed });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      await setImmediate(); // sockets that have something to read are read first
      const together = this.waiting.splice(0, MOST);
      await this.commit(together);
    }
    this.running = false;
  }

  private async commit(together: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const written = await this.database.commit(together.map(({ change }) => change));
      this.noticed({ seconds: (performance.now() - begun) / 1000, changes: together.length });
      for (const [i, { done }] of together.entries()) done(written[i] ?? 'fenced');
    } catch (problem) {
      if (together.length === 1) {
        this.failed(problem);
        return together[0]?.failed(problem);
      }
      // One of them may be to blame: each on its own, so that it harms nobody else.
      for (const one of together) await this.commit([one]);
    }
  }
}
