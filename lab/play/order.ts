/** Batches go out in order and results come back in order, whoever is faster; only a few wait in between. */
import type { Batch } from '../plan/plan.ts';
import type { BatchResult } from './batch.ts';

/** A batch and its place in the order. */
export interface Task {
  readonly place: number;
  readonly batch: Batch;
}

export interface Finished {
  readonly batch: Batch;
  readonly result: BatchResult;
}

export class Order {
  private readonly source: Iterator<Batch>;
  /** How many results may wait for a slower one before them. */
  private readonly ahead: number;
  private readonly finished = new Map<number, Finished>();
  /** Batches to be played again, without the game that was fatal. */
  private readonly again: Task[] = [];
  private handedOut = 0;
  private taken = 0;
  private exhausted = false;

  constructor(batches: Iterable<Batch>, ahead: number) {
    this.source = batches[Symbol.iterator]();
    this.ahead = ahead;
  }

  /** The next batch to be played; undefined while there is none, or for good. */
  next(): Task | undefined {
    const returned = this.again.pop();
    if (returned) return returned;
    if (this.exhausted || this.handedOut - this.taken >= this.ahead) return undefined;
    const { done, value } = this.source.next();
    if (done) {
      this.exhausted = true;
      return undefined;
    }
    return { place: this.handedOut++, batch: value };
  }

  giveBack(task: Task): void {
    this.again.push(task);
  }

  finish({ place, batch }: Task, result: BatchResult): void {
    this.finished.set(place, { batch, result });
  }

  /** What can be taken now: the results whose turn it is. */
  *ripe(): Generator<Finished> {
    for (let next = this.finished.get(this.taken); next; next = this.finished.get(this.taken)) {
      this.finished.delete(this.taken++);
      yield next;
    }
  }

  get isOver(): boolean {
    return this.exhausted && this.taken === this.handedOut;
  }
}
