/**
 * The threads of the laboratory. Batches are handed out in order and their results taken in order, whoever is faster;
 * only a few wait in between, so memory stays flat. A thread that dies is replaced, and the game that ended it named.
 */
import { enableCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Plan } from '../plan/plan.ts';
import type { Batch, BatchResult } from './batch.ts';

export interface PoolOptions {
  readonly threads: number;
  /** A game that takes longer, in seconds, is given up. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

interface Handle {
  readonly worker: Worker;
  readonly playing: Int32Array<SharedArrayBuffer>;
  /** Has opened its game and waits for batches. */
  ready: boolean;
  /** The batch being played, and its place in the order. */
  task: Task | undefined;
  /** When the game being played was first seen, to notice one without end. */
  seen: { number: number; at: number };
  givenUp: boolean;
}

interface Task {
  readonly place: number;
  readonly batch: Batch;
}

/** Results that may wait for a slower one before them, per thread. */
const AHEAD = 8;

/** Plays the batches; `take` gets the results in order and says whether to go on. */
export function playBatches(
  plan: Plan,
  batches: Iterable<Batch>,
  options: PoolOptions,
  take: (result: BatchResult, batch: Batch) => boolean,
): Promise<void> {
  shareCompiledCode();
  return new Promise((resolve, reject) => {
    const source = batches[Symbol.iterator]();
    const handles = new Set<Handle>();
    const finished = new Map<number, { result: BatchResult; batch: Batch }>();
    /** Batches of threads that died, to be played again without the fatal game. */
    const again: Task[] = [];
    let handedOut = 0;
    let taken = 0;
    let exhausted = false;
    let over = false;

    const end = (error?: unknown) => {
      if (over) return;
      over = true;
      clearInterval(watchdog);
      options.signal.removeEventListener('abort', stop);
      for (const { worker } of handles) void worker.terminate();
      if (error === undefined) resolve();
      else reject(error);
    };
    const stop = () => end();
    const watchdog = setInterval(() => giveUpEndless(handles, options.patience), 500);
    options.signal.addEventListener('abort', stop);

    function nextTask(): Task | undefined {
      const returned = again.pop();
      if (returned) return returned;
      if (exhausted || handedOut - taken >= options.threads * AHEAD) return undefined;
      const { done, value } = source.next();
      if (done) {
        exhausted = true;
        return undefined;
      }
      return { place: handedOut++, batch: value };
    }

    function handOut(): void {
      for (const handle of handles) {
        if (!handle.ready || handle.task) continue;
        handle.task = nextTask();
        if (handle.task) handle.worker.postMessage(handle.task.batch);
      }
      if (exhausted && taken === handedOut) end();
    }

    function receive(handle: Handle, result: BatchResult): void {
      const { task } = handle;
      handle.task = undefined;
      if (task) finished.set(task.place, { result, batch: task.batch });
      for (let next = finished.get(taken); next && !over; next = finished.get(taken)) {
        finished.delete(taken);
        taken++;
        try {
          if (!take(next.result, next.batch)) end();
        } catch (error) {
          end(error);
        }
      }
      if (!over) handOut();
    }

    /** The game that ended the thread is marked as fatal, and the rest of the batch played by a new thread. */
    function bury(handle: Handle, why: string): void {
      handles.delete(handle);
      if (over) return;
      const { task } = handle;
      const number = Atomics.load(handle.playing, 0);
      const known = task?.batch.fatal.some((game) => game.number === number) ?? true;
      if (!task || number < task.batch.first || known) {
        end(new Error(`a thread of the laboratory ended by itself: ${why}`));
        return;
      }
      const message = handle.givenUp ? `no end after ${options.patience} s` : `it ended its thread: ${why}`;
      again.push({ place: task.place, batch: { ...task.batch, fatal: [...task.batch.fatal, { number, message }] } });
      engage();
    }

    function engage(): void {
      const playing = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { plan, playing } });
      const handle: Handle = {
        worker,
        playing,
        ready: false,
        task: undefined,
        seen: { number: -1, at: Date.now() },
        givenUp: false,
      };
      handles.add(handle);
      let why = '';
      worker.on('message', (message: 'ready' | BatchResult) => {
        if (over) return;
        if (message !== 'ready') receive(handle, message);
        else {
          handle.ready = true;
          handOut();
        }
      });
      worker.on('error', (error: unknown) => {
        why = error instanceof Error ? error.message : String(error);
      });
      worker.on('exit', (code) => bury(handle, why || `exit code ${code}`));
    }

    if (options.signal.aborted) end();
    else for (let i = 0; i < options.threads; i++) engage();
  });
}

/** Threads start in half the time when they need not compile the same files again. */
function shareCompiledCode(): void {
  const { directory } = enableCompileCache();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
}

function giveUpEndless(handles: ReadonlySet<Handle>, patience: number): void {
  const now = Date.now();
  for (const handle of handles) {
    const number = Atomics.load(handle.playing, 0);
    if (!handle.task || number !== handle.seen.number) handle.seen = { number, at: now };
    else if (now - handle.seen.at > patience * 1000 && !handle.givenUp) {
      handle.givenUp = true;
      void handle.worker.terminate();
    }
  }
}
