/** The page's end of the engine: sends messages to a Web Worker and gets their answers. */
import type { Answers, Command, Message, ProtocolError, TableSave } from '@smallfolk/protocol';
import type { ExtraAnswer, Extras } from './extra.ts';
import type { Frame } from './frames.ts';
import type { Answer } from './worker.ts';

export type Told<C extends Command> =
  | ({ readonly ok: true; readonly save?: TableSave | undefined; readonly frames: readonly Frame[] } & Answers[C])
  | { readonly ok: false; readonly error: ProtocolError };

export class Engine {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly extras = new Map<number, (told: unknown) => void>();

  ask<C extends Command>(message: Message<C>): Promise<Told<C>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, ({ reply, save, frames }) => {
        if (reply.ok) resolve({ ...reply, save, frames: frames ?? [] } as unknown as Told<C>);
        else resolve({ ok: false, error: reply.error });
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
    worker.addEventListener('message', (event: MessageEvent<Answer | ExtraAnswer>) => {
      if (!('reply' in event.data)) {
        this.extras.get(event.data.id)?.(event.data.told);
        this.extras.delete(event.data.id);
        return;
      }
      const id = event.data.reply.id as number;
      const resolve = this.waiting.get(id);
      this.waiting.delete(id);
      resolve?.(event.data);
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
    const waiting = [...this.waiting.entries()];
    this.waiting.clear();
    for (const [id, resolve] of waiting) {
      resolve({ reply: { id, ok: false, error: { code: 'bug', message } } });
    }
  }
}
