/** A running server: store, rooms, bots, clocks and the door, put together; and its orderly end. */
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { OPEN, PERSON } from '@smallfolk/protocol';
import type { WebSocket } from 'ws';
import { chooseForBot } from './commands.ts';
import { copyName, copyRooms, tidyCopies } from './copies.ts';
import { type Gap, lookAtClock } from './deadlines.ts';
import { forgetUnused } from './forgetting.ts';
import { type Committed, Group } from './group.ts';
import { Door } from './http.ts';
import { Metrics } from './metrics.ts';
import { Nodes } from './nodes.ts';
import { Notices } from './notices.ts';
import type { Served } from './pages.ts';
import { Push, type PushOptions } from './push.ts';
import { Reception } from './reception.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { type Arrival, Connection, type SocketParts } from './socket.ts';
import { type Database, Store, StoreTrouble } from './store.ts';
import { Thinkers } from './thinkers.ts';
import { Boxes } from './waking.ts';
import { Watchers } from './watchers.ts';

export interface ServerOptions {
  readonly database: Database;
  /** A module with the shelf, so that threads can open the same boxes. */
  readonly shelf: URL;
  readonly host: string;
  readonly port: number;
  readonly pages?: ReadonlyMap<string, Served> | undefined;
  readonly proxy?: boolean | undefined;
  /** The folder for hourly copies; none are made without it, or where the database makes its own. */
  readonly copies?: string | undefined;
  readonly openMetrics?: boolean | undefined;
  /** The name of this node, where several share a database. */
  readonly node?: string | undefined;
  readonly bots?: string | undefined;
  readonly threads?: number | undefined;
  readonly perAddress?: number | undefined;
  readonly messagesPerSecond?: number | undefined;
  readonly generous?: number | undefined;
  readonly push?: PushOptions | undefined;
  readonly now?: (() => number) | undefined;
  readonly say?: ((line: string) => void) | undefined;
}

const BEAT = 20_000;
const TIDY = 5000;
const CLOCK = 1000;
const NOTICES = 5000;
const ALIVE = 60_000;
const HOUR = 3_600_000;

export class SmallfolkServer {
  readonly metrics = new Metrics();
  readonly store: Store;
  readonly rooms: Rooms;
  url = '';
  notices: Notices | undefined;
  private readonly options: ServerOptions;
  private readonly thinkers: Thinkers;
  private readonly watchers: Watchers;
  private readonly reception: Reception;
  private readonly door: Door;
  private readonly connections = new Set<Connection>();
  private readonly thinking = new Set<string>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private gap: Gap = { from: 0, until: 0 };
  private readonly nodes: Nodes | undefined;
  private closing = false;
  /** The store could not be reached, or could not write, when it was last asked. */
  private troubled = false;

  private constructor(options: ServerOptions, shelf: ConstructorParameters<typeof Boxes>[0]) {
    this.options = options;
    const { metrics } = this;
    const now = options.now ?? Date.now;
    const committed = ({ seconds, changes }: Committed) => {
      metrics.commit.observe(seconds);
      metrics.commitEntries.observe(changes);
      this.storeAnswers();
    };
    const group = new Group(options.database, committed, (problem) => this.bug(problem));
    this.store = new Store(options.database, group);
    const boxes = new Boxes(shelf);
    const nodes =
      options.database.kind === 'postgres'
        ? new Nodes(options.database, options.node ?? randomUUID().slice(0, 8), () => this.forgetAll())
        : undefined;
    this.nodes = nodes;
    this.thinkers = new Thinkers(options.shelf, options.threads);
    this.watchers = new Watchers(this.store, now);
    this.rooms = new Rooms({
      store: this.store,
      boxes,
      metrics,
      now,
      strongest: options.bots,
      ...(nodes && { claim: (id) => nodes.claim(id), release: (ids) => nodes.release(ids) }),
      changed: (room, entries) => {
        this.watchers.add(room, entries);
        this.letBotThink(room);
      },
    });
    const { store, rooms, thinkers, watchers } = this;
    this.reception = new Reception({ store, rooms, boxes, thinkers, watchers, now, generous: options.generous });
    this.door = new Door(
      {
        pages: options.pages ?? new Map(),
        metrics,
        proxy: options.proxy ?? false,
        openMetrics: options.openMetrics ?? false,
        path: nodes ? `/ws/${nodes.id}` : '/ws',
        isReady: () => this.isReady(),
        isClosing: () => this.closing,
        arrived: (socket, arrival) => this.arrived(socket, arrival),
      },
      options.perAddress,
    );
    metrics.gauge('smallfolk_rooms', () => ({ awake: rooms.count }));
    metrics.gauge('smallfolk_sockets', () => this.connections.size);
    metrics.gauge('smallfolk_thinking', () => thinkers.load);
  }

  static async start(options: ServerOptions): Promise<SmallfolkServer> {
    const { shelf } = await import(options.shelf.href);
    const server = new SmallfolkServer(options, shelf);
    await server.open();
    return server;
  }

  private async open(): Promise<void> {
    const { host, port } = this.options;
    const now = this.options.now ?? Date.now;
    this.gap = { from: Number((await this.store.meta('alive')) ?? now()), until: now() };
    await this.store.setMeta('alive', String(now()));
    await this.nodes?.start();
    const push = await Push.open(this.store, this.options.push, now);
    const notices = new Notices({ store: this.store, rooms: this.rooms, push, metrics: this.metrics, now });
    this.notices = notices;
    Object.assign(this.reception, { push, notices });
    this.url = await this.door.listen(port, host);
    this.delay.enable();
    this.every(BEAT, () => {
      const time = performance.now();
      for (const connection of this.connections) connection.beat(time);
    });
    this.every(TIDY, () => this.rooms.tidy());
    this.every(CLOCK, () => this.lookAtClocks());
    this.every(NOTICES, () => notices.look());
    this.every(HOUR, () => this.copy());
    this.every(HOUR, () => notices.tidy());
    this.every(HOUR, () => forgetUnused(this.store, now()));
    this.every(ALIVE, () => this.store.setMeta('alive', String(now())));
    this.every(CLOCK, () => {
      this.metrics.loopDelay.observe(this.delay.percentile(99) / 1e9);
      this.delay.reset();
    });
  }

  /** Now and then, never twice at once; a failure is said and tried again the next time. */
  private every(milliseconds: number, work: () => unknown): void {
    let running = false;
    const timer = setInterval(async () => {
      if (running || this.closing) return;
      running = true;
      try {
        await work();
      } catch (problem) {
        this.bug(problem);
      }
      running = false;
    }, milliseconds);
    timer.unref();
    this.timers.push(timer);
  }

  /** Somebody has come through the door. */
  arrived(socket: WebSocket, arrival: Arrival): void {
    this.connections.add(new Connection(socket, arrival, this.socketParts()));
  }

  private socketParts(): SocketParts {
    return {
      metrics: this.metrics,
      messagesPerSecond: this.options.messagesPerSecond,
      answer: (visitor, request) => this.reception.answer(visitor, request),
      parted: (connection) => {
        this.connections.delete(connection);
        for (const id of connection.rooms) this.rooms.part(id, connection);
      },
      isClosing: () => this.closing,
      bug: (problem) => this.bug(problem),
    };
  }

  /** Said once, not with every command that is refused meanwhile. */
  private storeFails(): void {
    if (!this.troubled) this.options.say?.('trouble: the store does not answer; commands are refused until it does');
    this.troubled = true;
  }

  private storeAnswers(): void {
    if (this.troubled) this.options.say?.('the store answers again');
    this.troubled = false;
  }

  /** Logs hold no key, name, address or message: the place of a fault in the code is enough. */
  private bug(problem: unknown) {
    if (problem instanceof StoreTrouble) return this.storeFails();
    const where =
      problem instanceof Error ? `${problem.name} ${problem.stack?.split('\n')[1]?.trim() ?? ''}` : 'unknown';
    this.options.say?.(`fault: ${where}`);
  }

  private async isReady(): Promise<boolean> {
    return this.store.setMeta('ready', '1').then(
      () => true,
      () => false,
    );
  }

  /** A copy every hour, which counts once it has been played again. */
  private async copy(): Promise<void> {
    const { copies, database, shelf } = this.options;
    if (copies === undefined || !database.copyTo) return;
    const now = Date.now();
    const { shelf: boxes } = await import(shelf.href);
    const { failed } = await copyRooms(database, copyName(copies, now), boxes);
    this.metrics.checkFailed.add('', failed.length);
    tidyCopies(copies, now);
  }

  private async lookAtClocks(): Promise<void> {
    const now = (this.options.now ?? Date.now)();
    for (const { id } of await this.store.due(now)) {
      const found = await this.rooms.find(id);
      if (found.ok) await found.value.enter(() => lookAtClock(found.value, this.gap)).catch(() => undefined);
    }
  }

  /** The lease has run out: others may own these rooms by now. Everybody comes again, here or there. */
  private forgetAll(): void {
    this.rooms.forget();
    for (const connection of this.connections) connection.close();
  }

  /** If a bot is to choose: one thought per room at a time. */
  private letBotThink(room: Room): void {
    const { turn } = room;
    if (turn === null || this.closing || this.thinking.has(room.id)) return;
    const bot = room.sitter(turn);
    if (bot === PERSON || bot === OPEN) return;
    this.thinking.add(room.id);
    room.thinking++;
    void this.think(room, turn, bot).finally(() => {
      room.thinking--;
      this.thinking.delete(room.id);
      if (!room.gone) this.letBotThink(room);
    });
  }

  private async think(room: Room, seat: number, bot: string): Promise<void> {
    const at = room.match.choices.length;
    const answer = await this.thinkers.think({ room: room.id, bot, seat, save: room.match.save() });
    this.metrics.thoughts.add();
    if (answer) await room.enter(() => chooseForBot(room, seat, answer.key, at)).catch(() => undefined);
    else if (!this.closing) await new Promise((resolve) => setTimeout(resolve, 1000));
  }

  /** Commands are refused, the commit under way ends, checkpoints are written, everybody is told to come back. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    this.door.stopListening();
    await this.thinkers.close();
    await this.rooms.close();
    this.watchers.close();
    await this.nodes?.stop();
    const text = JSON.stringify({ tell: 'closing', within: 3000 });
    for (const connection of this.connections) {
      connection.send(text);
      connection.close();
    }
    await new Promise((resolve) => setTimeout(resolve, this.connections.size > 0 ? 100 : 0));
    await this.door.close();
    this.delay.disable();
    await this.store.close();
  }
}
