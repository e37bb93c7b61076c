/**
 * The store in one SQLite file. Two threads hold it, one that writes and one that reads, so that a disk that hangs stops
 * neither the sockets nor the games that are awake.
 */
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeFile } from './folder.ts';
import type { Answered, Asked, ValueInText, WrittenDown } from './sqlite-thread.ts';
import {
  type Change,
  type Database,
  entryValues,
  headValues,
  type Row,
  StoreTrouble,
  type Value,
  type Written,
} from './store.ts';

export class Sqlite implements Database {
  readonly kind = 'sqlite';
  private readonly writer: Thread;
  private readonly reader: Thread;

  private constructor(writer: Thread, reader: Thread) {
    this.writer = writer;
    this.reader = reader;
  }

  /** Opens the file, or makes it, readable by nobody else. An older program refuses a newer file. */
  static async open(file: string): Promise<Sqlite> {
    return Sqlite.openWith(new Thread(file, 'write'), file);
  }

  /** The same for whoever serves the rooms in it: only one at a time. */
  static async openAlone(file: string): Promise<Sqlite> {
    return Sqlite.openWith(await Sqlite.lock(file), file);
  }

  /** Until this thread ends, or the whole process in whatever way, nobody else serves the rooms or replaces them. */
  static async lock(file: string): Promise<Thread> {
    makeFile(`${file}.lock`);
    const thread = new Thread(file, 'write');
    if (await thread.ask({ do: 'lock' })) return thread;
    await thread.end();
    throw new Error(`another process serves the rooms in ${dirname(file)}: end it first; nothing has changed`);
  }

  private static async openWith(writer: Thread, file: string): Promise<Sqlite> {
    const threads = [writer];
    try {
      makeFile(file);
      await writer.ask({ do: 'open' });
      const reader = new Thread(file, 'read');
      threads.push(reader);
      await reader.ask({ do: 'open' });
      return new Sqlite(writer, reader);
    } catch (problem) {
      for (const thread of threads) await thread.end(); // a thread that waits would keep the process from ending
      throw problem;
    }
  }

  async read(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return (await this.reader.ask({ do: 'read', sql, values })) as readonly Row[];
  }

  async commit(changes: readonly Change[]): Promise<readonly Written[]> {
    const written = (await this.writer.ask({ do: 'commit', text: textOf(changes) })) as readonly Written[] | true;
    return written === true ? changes.map(() => 'written') : written;
  }

  async copyTo(file: string): Promise<void> {
    await this.reader.ask({ do: 'copy', file });
  }

  async close(): Promise<void> {
    await Promise.all([this.writer.end(), this.reader.end()]);
  }
}

/** Much cheaper to hand over than objects. */
function textOf(changes: readonly Change[]): string {
  return JSON.stringify(
    changes.map(({ room, entries = [], more = [] }): WrittenDown => {
      const id = room?.id ?? '';
      return [
        room ? headValues(room) : null,
        entries.map((entry) => entryValues(id, entry).map(writtenDown)),
        more.map(([sql, values]) => [sql, values.map(writtenDown)]),
      ];
    }),
  );
}

function writtenDown(value: Value): ValueInText {
  if (!(value instanceof Uint8Array)) return value;
  return [Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')];
}

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (problem: Error) => void;
}

/** A thread that answers one question after the other. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private gone: Error | undefined;

  constructor(file: string, mode: 'read' | 'write') {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, mode } });
    this.worker.on('message', ({ id, result, problem, trouble }: Answered) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (problem === undefined) waiting?.done(result);
      else waiting?.failed(trouble ? new StoreTrouble(problem) : new Error(problem));
    });
    this.worker.on('error', (problem) => this.fail(problem instanceof Error ? problem : new Error(String(problem))));
    this.worker.on('exit', () => this.fail(new Error('the store is closed')));
  }

  ask(question: Asked): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.gone) return failed(this.gone);
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, ...question });
    });
  }

  async end(): Promise<void> {
    if (!this.gone) await this.ask({ do: 'close' }).catch(() => undefined);
    await this.worker.terminate();
  }

  private fail(problem: Error): void {
    this.gone ??= problem;
    for (const { failed } of this.waiting.values()) failed(problem);
    this.waiting.clear();
  }
}
