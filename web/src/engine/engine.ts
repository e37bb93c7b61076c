/** The page's end of the engine: sends messages to a Web Worker and gets their answers. */
import type { Answers, Command, Message, ProtocolError, TableSave } from '@smallfolk/protocol';
import type { ExtraAnswer, Extras } from './extra.ts';
import type { Frame } from './frames.ts';
import type { Answer, Rest } from './worker.ts';

export type Told<C extends Command> =
  | ({ readonly ok: true; readonly save?: TableSave | undefined; readonly film: Film } & Answers[C])
  | { readonly ok: false; readonly error: ProtocolError };

/** What is to be shown: the first frames, and the others when they are wanted. */
export interface Film {
  readonly first: readonly Frame[];
  readonly rest?: () => Promise<readonly Frame[]>;
}

export class Engine {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly extras = new Map<number, (told: unknown) => void>();
  private readonly rests = new Map<number, (rest: string) => void>();

  ask<C extends Command>(message: Message<C>): Promise<Told<C>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, ({ reply, save, frames = [], more = false }) => {
        if (!reply.ok) return resolve({ ok: false, error: reply.error });
        const rest = more && new Promise<string>((read) => this.rests.set(id, read));
        const film: Film = rest ? { first: frames, rest: async () => JSON.parse(await rest) } : { first: frames };
        resolve({ ...reply, save, film } as unknown as Told<C>);
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
    this.waiting.clear();
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Rest | ExtraAnswer>) => {
      if ('reply' in data) hand(this.waiting, data.reply.id as number, data);
      else if ('rest' in data) hand(this.rests, data.id as number, data.rest);
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
    for (const resolve of this.extras.values()) resolve(undefined);
    this.extras.clear();
    for (const resolve of this.rests.values()) resolve('[]');
    this.rests.clear();
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
