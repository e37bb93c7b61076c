/** The page's end of the engine: sends messages to a Web Worker and gets their answers. */
import type { Answers, Command, Message, ProtocolError, TableSave } from '@smallfolk/protocol';
import type { Frame } from './frames.ts';
import type { BoxAnswer, Lid } from './lid.ts';
import type { Answer } from './worker.ts';

export type Told<C extends Command> =
  | ({ readonly ok: true; readonly save?: TableSave | undefined; readonly frames: readonly Frame[] } & Answers[C])
  | { readonly ok: false; readonly error: ProtocolError };

export class Engine {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly lids = new Map<number, (lid: Lid | undefined) => void>();

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

  /** What stands under the lid of a box, with a set-up or that of the first game. */
  lid(game: string, setup?: Readonly<Record<string, string | number>>): Promise<Lid | undefined> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.lids.set(id, resolve);
      this.started().postMessage({ do: 'lid', id, game, setup });
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
    worker.addEventListener('message', (event: MessageEvent<Answer | BoxAnswer>) => {
      if (!('reply' in event.data)) {
        this.lids.get(event.data.id)?.(event.data.lid);
        this.lids.delete(event.data.id);
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
    for (const resolve of this.lids.values()) resolve(undefined);
    this.lids.clear();
    const waiting = [...this.waiting.entries()];
    this.waiting.clear();
    for (const [id, resolve] of waiting) {
      resolve({ reply: { id, ok: false, error: { code: 'bug', message } } });
    }
  }
}
