/**
 * Bots think in threads, so that nobody waits for them but their own table. One thought per room at a time, the quick
 * levels first, rooms in turn. A thought is never stored, only the choice it ends in.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Save, Seat } from '@smallfolk/kernel';

export interface Thought {
  readonly room: string;
  readonly bot: string;
  readonly seat: Seat;
  /** The log, to be played again there. It never leaves this machine. */
  readonly save: Save;
  /** For a person who asks what a bot would do: the whole explanation. */
  readonly explain?: boolean;
}

interface Waiting {
  readonly thought: Thought;
  readonly done: (answer: Answer | undefined) => void;
}

export interface Answer {
  readonly key: string;
  readonly explanation?: unknown;
}

export interface ThinkerAnswer {
  readonly answer?: Answer;
  readonly problem?: string;
}

/** A thread that takes ten times its budget is replaced, in milliseconds. */
const PATIENCE: Readonly<Record<string, number>> = { easy: 2000, fair: 5000 };
const MOST_PATIENCE = 30_000;
const QUICK: Readonly<Record<string, number>> = { random: 0, easy: 1, fair: 2, hard: 3 };

export class Thinkers {
  private readonly shelf: URL;
  private readonly most: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private waiting: Waiting[] = [];
  private closed = false;

  /** The shelf is a module, so that a thread can open the same boxes. */
  constructor(shelf: URL, threads = Math.max(1, availableParallelism() - 1)) {
    this.shelf = shelf;
    this.most = threads;
  }

  get load(): number {
    return this.busy.size + this.waiting.length;
  }

  /** The key of what the bot chooses; undefined if it could not think to the end. */
  think(thought: Thought): Promise<Answer | undefined> {
    return new Promise((done) => {
      if (this.closed) return done(undefined);
      this.waiting.push({ thought, done });
      this.waiting.sort((a, b) => quickness(a.thought) - quickness(b.thought)); // stable: rooms stay in turn
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length === 0 || this.closed) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.start() : undefined);
    if (!worker) return;
    const { thought, done } = this.waiting.shift() as Waiting;
    this.busy.add(worker);
    const patience = setTimeout(() => finish(undefined, true), PATIENCE[thought.bot] ?? MOST_PATIENCE);
    const finish = (answer: Answer | undefined, broken = false) => {
      clearTimeout(patience);
      worker.off('message', heard).off('error', failed).off('exit', failed);
      this.busy.delete(worker);
      if (broken) void worker.terminate();
      else this.idle.push(worker);
      done(answer);
      this.next();
    };
    const heard = ({ answer }: ThinkerAnswer) => finish(answer);
    const failed = () => finish(undefined, true);
    worker.on('message', heard).on('error', failed).on('exit', failed);
    worker.postMessage(thought);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker-thread.ts', import.meta.url), {
      workerData: { shelf: this.shelf.href },
    });
    worker.unref();
    return worker;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { done } of this.waiting.splice(0)) done(undefined);
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()));
  }
}

function quickness({ bot }: Thought): number {
  return QUICK[bot] ?? 3;
}
