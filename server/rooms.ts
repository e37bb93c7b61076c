/** All rooms: opened, woken when they are wanted, put to sleep when nobody needs them. A sleeping room costs its rows. */
import { LEVELS } from '@smallfolk/bots';
import { accepted, type Match, type Outcome, refused } from '@smallfolk/kernel';
import { type Links, OPEN, OpenTable, PERSON, type RoomRequest, type You } from '@smallfolk/protocol';
import { newBanks } from './clock.ts';
import { Camera } from './film.ts';
import { NO_CHAIN } from './log.ts';
import type { Metrics } from './metrics.ts';
import { openNextChapter, openRoom } from './opening.ts';
import { type Member, Room, type Surroundings } from './room.ts';
import type { Entry, LoadedRoom, Store, StoredSeat } from './store.ts';
import { type Boxes, optionsOf, wake } from './waking.ts';

export interface RoomsParts {
  readonly store: Store;
  readonly boxes: Boxes;
  readonly metrics: Metrics;
  now(): number;
  /** The strongest bot that may sit here. */
  readonly strongest?: string | undefined;
  /** Takes a room for this node, where there are several. */
  claim?(id: string): Promise<Claim>;
  release?(ids: readonly string[]): Promise<void>;
  changed?(room: Room, entries: readonly Entry[]): void;
}

/** Ours from now on, at this epoch; or another node's, at that path. */
export type Claim = { readonly epoch: number } | { readonly moved: string } | 'none';

/** The room, or why not. */
export type Found = Outcome<Room>;

const SLEEP_AFTER = 60_000;
const SILENCE = 600_000;
const AWAKE = 2000;

export class Rooms {
  private readonly parts: RoomsParts;
  private readonly around: Surroundings;
  private readonly awake = new Map<string, Room>();
  private readonly waking = new Map<string, Promise<Found>>();
  /** Who is connected to each room: they stay while it sleeps. */
  private readonly present = new Map<string, Map<Member, You>>();
  /** Logs are played again one after the other: a thousand at once would leave no room for anything else. */
  private playing: Promise<unknown> = Promise.resolve();
  closing = false;

  constructor(parts: RoomsParts) {
    this.parts = parts;
    const { store } = parts;
    this.around = {
      store,
      now: () => parts.now(),
      dropped: (room, why) => this.drop(room, why),
      changed: (room, entries) => parts.changed?.(room, entries),
      seated: (id, match, seats) => this.seated(id, match, seats),
    };
  }

  get all(): IterableIterator<Room> {
    return this.awake.values();
  }

  get count(): number {
    return this.awake.size;
  }

  /** The room, if nobody has to wait for it. */
  awakeNow(id: string): Room | undefined {
    return this.awake.get(id);
  }

  /** The room, woken if it slept. */
  async find(id: string): Promise<Found> {
    const room = this.awake.get(id);
    if (room) return accepted(room);
    const waking = this.waking.get(id);
    if (waking) return waking;
    const woken = this.wake(id).finally(() => this.waking.delete(id));
    this.waking.set(id, woken);
    return woken;
  }

  private async wake(id: string): Promise<Found> {
    const begun = performance.now();
    const claim = (await this.parts.claim?.(id)) ?? undefined;
    if (claim === 'none') return noRoom();
    if (claim && 'moved' in claim) return refused('moved', claim.moved);
    const loaded = await this.parts.store.room(id);
    if (!loaded) return noRoom();
    const box = await this.parts.boxes.open(loaded.room.game);
    if (!box) return refused('unknown-game', `the game "${loaded.room.game}" is not on this server's shelf`);
    const camera = new Camera();
    const game = camera.watch(box.game);
    const turn = this.playing.then(() => wake(game, loaded));
    this.playing = turn.catch(() => undefined);
    const waking = await turn;
    if (waking.how === 'stopped') return this.stopped(loaded, waking.why);
    const { room: row, entries } = loaded;
    const members = this.present.get(id) ?? new Map<Member, You>();
    this.present.set(id, members);
    const room = new Room(this.around, {
      id,
      members,
      game,
      camera,
      match: waking.match,
      table: await this.seated(id, waking.match, loaded.seats),
      seats: loaded.seats,
      options: optionsOf(row.options),
      state: row.state,
      version: row.version,
      chain: entries.at(-1)?.chain ?? NO_CHAIN,
      epoch: claim?.epoch ?? row.epoch,
      banks:
        JSON.parse(row.banks ?? 'null') ?? newBanks(optionsOf(row.options).clock, loaded.seats.length, row.changed),
      changed: row.changed,
      upgrade: waking.story.upgrade,
      commands: waking.story.commands,
      campaign: box.campaign,
      record: row.campaign,
      successor: row.successor,
    });
    if (waking.how === 'upgrade') await this.upgrade(room, waking.origin, waking.match);
    this.awake.set(id, room);
    this.parts.metrics.wake.observe((performance.now() - begun) / 1000);
    this.parts.changed?.(room, []);
    return accepted(room);
  }

  /** This connection has gone from that room. */
  part(id: string, member: Member) {
    const room = this.awake.get(id);
    if (room) return room.part(member);
    const present = this.present.get(id);
    present?.delete(member);
    if (present?.size === 0) this.present.delete(id);
  }

  /** The new origin, and the choices that were made since, all in the log. */
  private async upgrade(room: Room, origin: object, match: Match): Promise<void> {
    const data = JSON.stringify({ rules: match.game.version, origin });
    const again = match.choices.map((key) => ({ kind: 'choose', data: key }) as const);
    await room.append([{ kind: 'upgrade', data }, ...again]);
    room.upgrade = { rules: match.game.version, version: room.version - again.length, origin: match.save().checkpoint };
  }

  private async stopped({ room }: LoadedRoom, why: string): Promise<Found> {
    if (room.state !== 'stopped') {
      const sql = "update room set state = 'stopped', deadline = null where id = ?1 and version = ?2";
      await this.parts.store.write({ more: [[sql, [room.id, room.version]]] });
    }
    return refused('choice-impossible', `this game cannot go on under the present rules, and is kept as it is: ${why}`);
  }

  /** A table with people where people or nobody sits, and bots that think elsewhere. */
  private async seated(id: string, match: Match, seats: readonly StoredSeat[]): Promise<OpenTable> {
    const sitters = seats.map(({ sitter }) => (sitter === OPEN ? PERSON : sitter));
    const table = await OpenTable.open(id, 'step', match, sitters, (name) => accepted(thinksElsewhere(name)));
    if (!table.ok) throw new Error(table.message);
    return table.value;
  }

  /** Whether this bot may sit here. */
  checkBot(name: string): Outcome {
    const levels: readonly string[] = LEVELS;
    const most = this.parts.strongest === undefined ? levels.length : levels.indexOf(this.parts.strongest) + 1;
    const allowed = levels.slice(0, most);
    if (allowed.includes(name)) return accepted();
    return refused('no-bot', `no bot "${name}" plays here; known are ${allowed.join(', ')}`, { where: 'by' });
  }

  /** The bot that is asked for a hint: the strongest that may think here. */
  get adviser(): string {
    return this.parts.strongest ?? 'hard';
  }

  /** Opens a new room. The one who asks holds the seats called "me" and is its host. */
  async create(device: Uint8Array, request: RoomRequest<'create'>): Promise<Outcome<{ room: Room; links: Links }>> {
    const opened = this.parts.boxes.open(request.game);
    if (!opened) {
      const message = `there is no game "${request.game}"; known are ${this.parts.boxes.names.join(', ')}`;
      return refused('unknown-game', message, { where: 'game' });
    }
    const { game } = await opened;
    const opening = openRoom(game, device, request, (bot) => this.checkBot(bot), this.parts.now());
    if (!opening.ok) return opening;
    const { id, links, statements } = opening.value;
    await this.parts.store.write({ more: statements });
    const found = await this.find(id);
    return found.ok ? accepted({ room: found.value, links }) : found;
  }

  /** Opens the room of the next chapter, once: the same people, bots and ways back; the game begins at once. */
  async follow(room: Room): Promise<Outcome<string>> {
    if (room.successor !== null) return accepted(room.successor);
    const opening = openNextChapter(room, this.parts.now());
    if (!opening.ok) return opening;
    const { id, statements } = opening.value;
    await this.parts.store.write({ more: statements });
    room.successor = id;
    return accepted(id);
  }

  private drop(room: Room, why: 'failed' | 'fenced'): void {
    if (why === 'fenced') this.parts.metrics.fenced.add();
    room.end();
    if (this.awake.get(room.id) === room) this.awake.delete(room.id);
  }

  /** Puts to sleep whom nobody needs: empty for a minute, silent for ten, or too many awake, the longest idle first. */
  async tidy(now = performance.now()): Promise<void> {
    const idle = [...this.awake.values()].filter((room) => room.busy === 0).sort((a, b) => a.used - b.used);
    let tooMany = this.awake.size - AWAKE;
    for (const room of idle) {
      const silent = now - room.used;
      const isDue = silent > (room.members.size === 0 ? SLEEP_AFTER : SILENCE);
      if (!isDue && tooMany <= 0) continue;
      tooMany--;
      await this.sleep(room);
    }
  }

  /** Its members stay connected: the next message wakes it. */
  async sleep(room: Room, force = false): Promise<void> {
    await room
      .enter(async () => {
        if (room.busy > 1 && !force) return; // somebody has come meanwhile
        await room.storeCheckpoint();
        room.end();
        this.awake.delete(room.id);
        if (room.members.size === 0) this.present.delete(room.id);
        await this.parts.release?.([room.id]);
      })
      .catch(() => undefined);
  }

  /** What is in memory may belong to others by now. */
  forget(): void {
    for (const room of [...this.awake.values()]) this.drop(room, 'failed');
  }

  /** At the end of the process: checkpoints are written, rooms released. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all([...this.awake.values()].map((room) => this.sleep(room, true)));
  }
}

const noRoom = () =>
  refused('no-room', 'there is no such room; it may have been removed after a year unused', { where: 'room' });

function thinksElsewhere(name: string) {
  return {
    name,
    think(): never {
      throw new Error(`${name} thinks in a thread of its own`);
    },
  };
}
