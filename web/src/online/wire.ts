/**
 * The way to the server: one socket for the whole page. It comes back by itself, says again what was not answered where
 * that is safe, and predicts nothing.
 */
import {
  type Failure,
  PROTOCOL,
  type RoomCommand,
  type RoomDone,
  type RoomMessage,
  type Told,
} from '@smallfolk/protocol';

export type Asked<C extends RoomCommand> = C extends RoomCommand ? Omit<RoomMessage<C>, 'id'> : never;
export type Replied<C extends RoomCommand> = RoomDone<C> | Failure;

interface Waiting {
  readonly message: { readonly id: number; readonly do: RoomCommand };
  readonly done: (reply: unknown) => void;
}

/** Whoever wants to know what is told about a room, and when the way is open again. */
export interface RoomListener {
  readonly room: string;
  told(told: Told): void;
  /** The socket is new: it has to be said again where one is. */
  again(): void;
}

/** Safe to be said twice: they change nothing, or carry the id of their command. */
const SAFE: ReadonlySet<RoomCommand> = new Set(['join', 'rooms', 'games', 'view', 'choose', 'undo', 'save']);
const HEARTBEAT = 20_000;
/** So long nothing is heard before the way counts as broken: while somebody waits for an answer, and otherwise. */
const HURRY = 8000;
const PATIENCE = 30_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

class ServerWire {
  /** When the next try is, by the reader's clock; undefined while the way is open, `Infinity` for a page that is too old. */
  broken: number | undefined;
  push: string | undefined;
  private socket: WebSocket | undefined;
  private path = 'ws';
  private next = 1;
  private tries = 0;
  private heard = 0;
  private pinged = 0;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly rooms = new Set<RoomListener>();
  private readonly watchers = new Set<(next: number | undefined) => void>();

  constructor() {
    addEventListener('online', () => this.soon());
    addEventListener('offline', () => this.drop());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.soon());
    setInterval(() => this.beat(), HURRY / 4);
  }

  ask<C extends RoomCommand>(message: Asked<C>): Promise<Replied<C>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, {
        message: { id, ...message },
        done: resolve as (reply: unknown) => void,
      });
      if (this.greeted) this.say({ id, ...message });
      else void this.open();
    });
  }

  listen(listener: RoomListener): () => void {
    this.rooms.add(listener);
    return () => this.rooms.delete(listener);
  }

  watch(watcher: (next: number | undefined) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.broken);
    return () => this.watchers.delete(watcher);
  }

  /** Tries at once if the way is broken; otherwise asks whether it still leads anywhere. */
  soon(): void {
    if (this.broken === undefined) this.ping();
    else {
      clearTimeout(this.timer);
      void this.open();
    }
  }

  private async open(): Promise<void> {
    if (this.socket) return;
    const url = new URL(this.path, document.baseURI.replace(/#.*/, ''));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heard = performance.now();
    // Before the first socket the browser is made known, so that its cookie is there in any case.
    socket.addEventListener('open', () =>
      this.say({ id: 0, do: 'hello', protocol: PROTOCOL, language: document.documentElement.lang, changes: true }),
    );
    socket.addEventListener('message', ({ data }) => this.socket === socket && this.receive(String(data)));
    socket.addEventListener('close', () => this.lost(socket));
  }

  private receive(text: string) {
    this.heard = performance.now();
    const message = JSON.parse(text);
    if ('tell' in message) {
      const room = typeof message.room === 'string' ? message.room : message.room?.id;
      for (const listener of this.rooms) if (room === undefined || listener.room === room) listener.told(message);
      return;
    }
    if (message.id === 0) return this.greet(message);
    const waiting = this.waiting.get(message.id);
    if (!message.ok && message.error.code === 'moved') return this.move(message.error.message);
    this.waiting.delete(message.id);
    waiting?.done(message);
  }

  private greet(hello: Replied<'hello'>): void {
    if (!hello.ok) {
      for (const { done } of this.waiting.values()) done(hello);
      this.waiting.clear();
      if (hello.error.code === 'bad-message') this.outdated();
      return;
    }
    this.push = hello.push;
    this.greeted = true;
    this.tries = 0;
    this.tellBroken(undefined);
    const left = [...this.waiting];
    for (const listener of this.rooms) listener.again();
    for (const [, { message }] of left) this.say(message);
  }

  /** The server speaks another protocol by now: only the page of today can go on, and is fetched if it is kept here. */
  private outdated(): void {
    this.tellBroken(Number.POSITIVE_INFINITY);
    this.socket?.close();
    void navigator.serviceWorker?.getRegistration().then((registration) => registration?.update());
  }

  /** Another node has the room: it is found at a path of the same host. */
  private move(path: string): void {
    this.path = path.replace(/^\//, '');
    this.socket?.close();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    this.greeted = false;
    for (const [id, { message, done }] of this.waiting) {
      if (SAFE.has(message.do)) continue;
      this.waiting.delete(id);
      done({ id, ok: false, error: { code: 'unavailable', message: 'the connection broke' } } satisfies Failure);
    }
    if (this.broken === Number.POSITIVE_INFINITY) return;
    if (this.tries > 2) this.path = 'ws';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.tellBroken(Date.now() + wait);
    this.timer = setTimeout(() => void this.open(), wait);
  }

  private tellBroken(next: number | undefined): void {
    this.broken = next;
    for (const watcher of this.watchers) watcher(next);
  }

  /** A network may be gone without a word, as in a tunnel. */
  private beat(): void {
    if (!this.socket) return;
    const silent = performance.now() - this.heard;
    const isAwaited = !this.greeted || this.waiting.size > 0 || this.pinged > this.heard;
    if (silent > (isAwaited ? HURRY : PATIENCE)) this.drop();
    else if (this.greeted && silent > (isAwaited ? HURRY / 2 : HEARTBEAT)) this.ping();
  }

  private ping(): void {
    this.pinged = performance.now();
    this.say({ do: 'ping', id: -1 });
  }

  /** The way is broken, whatever the socket believes. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    socket.close();
    this.lost(socket);
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

export const wire = new ServerWire();
