/** The page's end of the engine: sends messages to a Web Worker and gets their answers. */
import type { Answers, Command, Message, ProtocolError } from '@smallfolk/protocol';
import type { Frame } from '../table/table.ts';
import type { ExtraAnswer, Extras } from './extra.ts';
import { type Known, unpack } from './parcel.ts';
import type { Picks } from './selection.ts';
import type { Answer } from './worker.ts';

export type Told<C extends Command> =
  | ({ readonly ok: true; readonly film: readonly Frame[] } & Answers[C])
  | { readonly ok: false; readonly error: ProtocolError };

export class Engine {
  /** All that has been told of the table. */
  known: Known | undefined;
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly extras = new Map<number, (told: unknown) => void>();

  ask<C extends Command>(message: Message<C>): Promise<Told<C>>;
  ask(message: Picks): Promise<Told<'choose'>>;
  ask(message: Message | Picks): Promise<Told<Command>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, ({ reply, parcel }) => {
        if (!reply.ok) return resolve({ ok: false, error: reply.error });
        const { film, known } = parcel ? unpack(this.known, parcel) : { film: [], known: undefined };
        if (known) this.known = known;
        resolve({ ...reply, ...(known && { snapshot: known.snapshot }), film } as unknown as Told<Command>);
      });
      try {
        this.started().postMessage({ ...message, id });
      } catch (problem) {
        this.fail(problem instanceof Error ? problem.message : String(problem));
      }
    });
  }

  /** A question that the protocol has no message for; undefined if it has no answer. */
  extra<K extends keyof Extras>(extra: K, asked: Extras[K]['asked']): Promise<Extras[K]['told'] | undefined> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.extras.set(id, resolve as (told: unknown) => void);
      this.started().postMessage({ extra, id, ...asked });
    });
  }

  /** Ends the worker at once; the next message starts a fresh one, which knows no table. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.known = undefined;
    this.waiting.clear();
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | ExtraAnswer>) => {
      if ('reply' in data) hand(this.waiting, data.reply.id as number, data);
      else hand(this.extras, data.id, data.told);
    });
    worker.addEventListener('error', (event) => this.fail(event.message || 'the engine could not be loaded'));
    worker.addEventListener('messageerror', () => this.fail('a message could not be read'));
    this.worker = worker;
    return worker;
  }

  /** The worker is gone: everybody who waits is told, and the next message starts another. */
  private fail(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.known = undefined;
    for (const resolve of this.extras.values()) resolve(undefined);
    this.extras.clear();
    const waiting = [...this.waiting.entries()];
    this.waiting.clear();
    for (const [id, resolve] of waiting) {
      resolve({ reply: { id, ok: false, error: { code: 'bug', message } } });
    }
  }
}

/** Gives what has come to the one who waits for it, once. */
function hand<T>(waiting: Map<number, (told: T) => void>, id: number, told: T): void {
  const resolve = waiting.get(id);
  waiting.delete(id);
  resolve?.(told);
}
