/**
 * The threads of the laboratory. Batches are handed out in order and their results taken in order, so memory stays flat
 * and nothing depends on who is faster. A thread that dies is replaced, and the game that ended it named.
 */
import { enableCompileCache } from 'node:module';
import type { Batch, Plan } from '../plan/plan.ts';
import type { BatchResult } from './batch.ts';
import { Order, type Task } from './order.ts';
import { Thread, type ThreadEvents } from './thread.ts';

export interface PoolOptions {
  readonly threads: number;
  /** A game that takes longer, in seconds, is given up. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

/** Gets the results in order and says whether to go on. */
export type Take = (result: BatchResult, batch: Batch) => boolean;

/** Results that may wait for a slower one before them, per thread. */
const AHEAD = 8;
/** How often games without end are looked for, in milliseconds. */
const LOOK_EVERY = 500;

/** Plays the batches until all are taken, `take` has enough, or the signal comes. */
export async function playBatches(
  plan: Plan,
  batches: Iterable<Batch>,
  options: PoolOptions,
  take: Take,
): Promise<void> {
  if (options.signal.aborted) return;
  shareCompiledCode();
  await new Pool(plan, new Order(batches, options.threads * AHEAD), options, take).ended;
}

/** Threads start in half the time when they need not compile the same files again. */
function shareCompiledCode(): void {
  const { directory } = enableCompileCache();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
}

class Pool implements ThreadEvents {
  private readonly plan: Plan;
  private readonly order: Order;
  private readonly options: PoolOptions;
  private readonly take: Take;
  private readonly threads = new Set<Thread>();
  private readonly watchdog: NodeJS.Timeout;
  private readonly end = Promise.withResolvers<void>();
  private over = false;
  private readonly stop = () => this.finish();

  constructor(plan: Plan, order: Order, options: PoolOptions, take: Take) {
    this.plan = plan;
    this.order = order;
    this.options = options;
    this.take = take;
    options.signal.addEventListener('abort', this.stop);
    this.watchdog = setInterval(() => {
      for (const thread of this.threads) thread.giveUpAfter(options.patience);
    }, LOOK_EVERY);
    for (let i = 0; i < options.threads; i++) this.engage();
  }

  get ended(): Promise<void> {
    return this.end.promise;
  }

  private engage(): void {
    this.threads.add(new Thread(this.plan, this));
  }

  ready(): void {
    this.handOut();
  }

  result(task: Task, result: BatchResult): void {
    if (this.over) return;
    this.order.finish(task, result);
    try {
      for (const { batch, result } of this.order.ripe()) {
        if (this.take(result, batch)) continue;
        this.finish();
        break;
      }
    } catch (error) {
      this.finish(error);
    }
    this.handOut();
  }

  private handOut(): void {
    if (this.over) return;
    for (const thread of this.threads) {
      const task = thread.isFree ? this.order.next() : undefined;
      if (task) thread.play(task);
    }
    if (this.order.isOver) this.finish();
  }

  /** The game that ended the thread is marked as fatal, and the rest of the batch played by a new thread. */
  died(thread: Thread, why: string): void {
    this.threads.delete(thread);
    if (this.over) return;
    const { task, playing: number } = thread;
    const known = task?.batch.fatal.some((game) => game.number === number) ?? true;
    if (!task || number < task.batch.first || known) {
      this.finish(new Error(`a thread of the laboratory ended by itself: ${why}`));
      return;
    }
    const message = thread.givenUp ? `no end after ${this.options.patience} s` : `it ended its thread: ${why}`;
    this.order.giveBack({
      place: task.place,
      batch: { ...task.batch, fatal: [...task.batch.fatal, { number, message }] },
    });
    this.engage();
  }

  private finish(error?: unknown): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.watchdog);
    this.options.signal.removeEventListener('abort', this.stop);
    for (const thread of this.threads) thread.dismiss();
    if (error === undefined) this.end.resolve();
    else this.end.reject(error);
  }
}
