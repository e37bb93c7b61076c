/** A player's end of a socket, for tests and measurements: asks, waits, and remembers all that was told. */
import { once } from 'node:events';
import {
  type Failure,
  type News,
  type RoomCommand,
  type RoomDone,
  type RoomMessage,
  renewed,
  type Snapshot,
  type Told,
} from '@smallfolk/protocol';
import { WebSocket } from 'ws';

type Reply<C extends RoomCommand> = RoomDone<C> | Failure;
type Draft<C extends RoomCommand> = C extends RoomCommand ? Omit<RoomMessage<C>, 'id'> : never;

export class Client {
  /** Every text that came, as it came. */
  readonly heard: string[] = [];
  readonly told: Told[] = [];
  /** The last that was seen of the table. */
  snapshot: Snapshot | undefined;
  room:
    | { readonly version: number; readonly check: string; readonly state: string; readonly goesOn?: boolean }
    | undefined;
  device = '';
  /** Of all texts that came. */
  bytes = 0;
  closed: Promise<number>;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (reply: unknown) => void>();
  private listeners: (() => void)[] = [];
  private next = 1;
  private readonly keep: boolean;

  private constructor(socket: WebSocket, keep: boolean) {
    this.socket = socket;
    this.keep = keep;
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => undefined);
  }

  /** Connects and says hello. */
  static async connect(
    url: string,
    device?: string,
    { changes = false, ...options }: { keep?: boolean; changes?: boolean } = {},
  ): Promise<Client> {
    const client = await Client.open(url, {}, options);
    const hello = await client.ask({ do: 'hello', protocol: 1, changes, ...(device !== undefined && { device }) });
    if (!hello.ok) throw new Error(hello.error.message);
    client.device = device ?? hello.device ?? '';
    return client;
  }

  static async open(url: string, headers: Record<string, string> = {}, { keep = true } = {}): Promise<Client> {
    const address = url.startsWith('ws') ? url : `${url.replace(/^http/, 'ws')}ws`;
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    const client = new Client(socket, keep);
    await once(socket, 'open');
    return client;
  }

  /** What was answered, or a failure if the connection ends before. */
  ask<C extends RoomCommand>(message: Draft<C>): Promise<Reply<C>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as (reply: unknown) => void);
      this.raw(JSON.stringify({ id, ...message }));
    });
  }

  /** The same, where a refusal is a fault. */
  async must<C extends RoomCommand>(message: Draft<C>): Promise<RoomDone<C>> {
    const reply = await this.ask<C>(message);
    if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.message}`);
    return reply;
  }

  raw(text: string | Uint8Array): void {
    this.socket.send(text);
  }

  /** Waits until what has been heard fulfils this. */
  async until(fulfilled: (client: Client) => boolean, milliseconds = 30_000): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!fulfilled(this)) {
      const left = end - performance.now();
      if (left <= 0) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Ends it as a network does that breaks. */
  break(): void {
    this.socket.terminate();
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private renew(news: News): void {
    if (!this.snapshot || this.room?.version !== news.since) throw new Error('news of a table that was not seen');
    this.snapshot = renewed(this.snapshot, news).snapshot;
  }

  private receive(text: string): void {
    if (this.keep) this.heard.push(text);
    this.bytes += Buffer.byteLength(text);
    const message = JSON.parse(text);
    if (message.snapshot) this.snapshot = message.snapshot;
    if (message.news) this.renew(message.news);
    if (message.room?.version !== undefined) this.room = { ...this.room, ...message.room };
    if (message.tell) {
      if (this.keep) this.told.push(message);
    } else {
      const resolve = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve?.(message);
    }
    for (const listener of this.listeners.splice(0)) listener();
  }
}
