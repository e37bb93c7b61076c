/** One thread of the laboratory, as those outside see it: it is handed batches, and hands back results or dies. */
import { Worker } from 'node:worker_threads';
import type { Plan } from '../plan/plan.ts';
import type { BatchResult } from './batch.ts';
import type { Task } from './order.ts';

export interface ThreadEvents {
  /** It has opened its game and waits for batches. */
  ready(): void;
  result(task: Task, result: BatchResult): void;
  died(thread: Thread, why: string): void;
}

export class Thread {
  /** The batch being played. */
  task: Task | undefined;
  /** A game without end was given up, and the thread with it. */
  givenUp = false;
  private ready = false;
  private why = '';
  private readonly worker: Worker;
  private readonly number = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  /** When the game being played was first seen, to notice one without end. */
  private seen = { number: -1, at: Date.now() };

  constructor(plan: Plan, events: ThreadEvents) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { plan, playing: this.number } });
    this.worker.on('message', (message: 'ready' | BatchResult) => this.hear(message, events));
    this.worker.on('error', (error: unknown) => {
      this.why = error instanceof Error ? error.message : String(error);
    });
    this.worker.on('exit', (code) => events.died(this, this.why || `exit code ${code}`));
  }

  private hear(message: 'ready' | BatchResult, events: ThreadEvents): void {
    if (message === 'ready') {
      this.ready = true;
      events.ready();
      return;
    }
    const { task } = this;
    this.task = undefined;
    if (task) events.result(task, message);
  }

  get isFree(): boolean {
    return this.ready && !this.task;
  }

  /** The number of the game being played. */
  get playing(): number {
    return Atomics.load(this.number, 0);
  }

  play(task: Task): void {
    this.task = task;
    this.worker.postMessage(task.batch);
  }

  /** Ends the thread if it has been at one game for longer than so many seconds. */
  giveUpAfter(patience: number): void {
    const now = Date.now();
    if (!this.task || this.playing !== this.seen.number) this.seen = { number: this.playing, at: now };
    else if (now - this.seen.at > patience * 1000 && !this.givenUp) {
      this.givenUp = true;
      this.dismiss();
    }
  }

  dismiss(): void {
    void this.worker.terminate();
  }
}
