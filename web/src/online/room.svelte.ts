/** A room as this page knows it: who is here, what it is, and the ways to change it. */
import { type Seat, SPECTATOR } from '@smallfolk/kernel';
import {
  type Links,
  type News,
  OPEN,
  PERSON,
  type ProtocolError,
  type Reaction,
  type RoomAnswers,
  type RoomInfo,
  type RoomNews,
  renewed,
  type Shot,
  type Snapshot,
  type Told,
  type You,
} from '@smallfolk/protocol';
import { type Asked, type Replied, wire } from './wire.ts';

/** The table whole, or what is new at it. */
export type Shown = RoomAnswers['choose'];
/** What changes a room, or one's place in it. */
type Changing = 'begin' | 'leave' | 'replace' | 'host' | 'pause' | 'more' | 'join' | 'sit' | 'create';

export interface Shouted {
  readonly id: number;
  readonly seat: Seat;
  readonly reaction: Reaction;
}

/** So long a reaction stays, in milliseconds. */
const STAYS = 2500;

export class OnlineRoom {
  readonly room: string;
  info = $state.raw<RoomInfo>();
  you = $state.raw<You>();
  /** Links that were told once: to be shown while this page is open. */
  links = $state.raw<Links>({});
  reactions = $state.raw<readonly Shouted[]>([]);
  error = $state.raw<ProtocolError>();
  /** The last that was seen of the table. */
  snapshot: Snapshot | undefined;
  /** The room of the next chapter, once somebody has opened it. */
  successor = $state.raw<string>();
  /** Came by a link that leads to a seat: whoever only looks on may think better of it. */
  maySit = $state(false);
  /** The server went back to an older copy. */
  forked = $state(false);
  /** The version of the room at which that was. */
  private seenAt = 0;
  /** Told of every change of the table that others made, with what happened on the way. */
  onchange: ((shots: readonly Shot[]) => void) | undefined;
  private readonly stop: () => void;
  private count = 0;
  /** Of the link by which somebody came who has no seat: they need it again when the way was broken. */
  private secret: string | undefined;

  constructor(room: string) {
    this.room = room;
    this.stop = wire.listen({ room, told: (told) => this.told(told), again: () => void this.again() });
  }

  /** Whether this reader may void links and free seats: whoever opened the room, or took it over. */
  get isHost(): boolean {
    return this.you?.mine.includes(this.info?.host ?? Number.NaN) ?? false;
  }

  /** So many minutes later those see the table who look on. */
  get late(): number {
    return Math.round((this.info?.delay ?? 0) / 60_000);
  }

  async join(secret?: string, seat?: Seat): Promise<boolean> {
    const { room } = this;
    this.secret = secret ?? this.secret;
    const by = this.secret && this.you?.as !== 'seat' ? { secret: this.secret } : {};
    const reply = await wire.ask({ do: 'join', room, ...by, ...(seat !== undefined && { seat }) });
    const joined = this.taken(reply);
    if (joined && this.secret && this.you?.as === 'guest') this.maySit = true;
    return joined;
  }

  /**
   * Whose seat is free by now, or played by a bot, is told nothing more of it; whoever took theirs back on another device is
   * told again: they come in anew, as who they are now.
   */
  async regain(): Promise<void> {
    const { you, info } = this;
    if (!you || !info) return;
    const sits = you.as === 'seat';
    const sitters = (sits ? [you.seat] : you.mine).map((seat) => info.people[seat]?.sitter);
    if (sitters.includes(PERSON) === sits) return;
    if (sitters.includes(OPEN)) this.links = {}; // the way back is void
    if (await this.join()) this.onchange?.([]);
    else {
      this.error = undefined;
      this.you = { as: 'guest', seat: SPECTATOR, mine: [], host: false };
    }
  }

  async sit(seat: Seat, name: string): Promise<boolean> {
    const { room } = this;
    if (this.you?.as === 'watcher' && !(await this.join())) return false;
    const reply = await wire.ask({ do: 'sit', room, seat, ...(name.trim() && { name: name.trim() }) });
    const sat = this.taken(reply);
    if (sat) this.onchange?.([]);
    return sat;
  }

  /** Asks something of the room that changes it. */
  async change(message: Asked<'begin' | 'leave' | 'replace' | 'host' | 'pause' | 'more'>): Promise<boolean> {
    return this.taken(await wire.ask(message));
  }

  async invite(role: 'sit' | 'watch' | 'seat'): Promise<void> {
    const reply = await wire.ask({ do: 'invite', room: this.room, role });
    if (reply.ok) this.links = { ...this.links, ...reply.links };
    else this.error = reply.error;
  }

  /** Opens the next chapter of a campaign; everybody here is led there. */
  async next(): Promise<void> {
    const reply = await wire.ask({ do: 'next', room: this.room });
    if (reply.ok) this.successor = reply.successor;
    else this.error = reply.error;
  }

  react(reaction: Reaction): void {
    void wire.ask({ do: 'react', room: this.room, reaction });
  }

  /** Takes over what an answer says of the room. */
  taken(reply: Replied<Changing>): boolean {
    if (!reply.ok) {
      this.error = reply.error;
      return false;
    }
    this.error = undefined;
    this.seen(reply);
    if ('you' in reply) this.you = reply.you;
    if ('links' in reply) this.links = { ...this.links, ...reply.links };
    return true;
  }

  /** Takes over what was told of the table. Returns what is to be shown of it, event by event. */
  seen({ room, snapshot, news }: Shown): readonly Shot[] {
    if (news) return this.renew(room, news);
    this.info = room;
    if (!snapshot) return [];
    this.snapshot = snapshot;
    this.seenAt = room.version;
    return snapshot.events.map((event) => ({ event, view: snapshot.view }));
  }

  private renew(room: RoomNews, news: News): readonly Shot[] {
    if (!this.info || !this.snapshot || this.seenAt !== news.since) {
      void this.look().then((shots) => this.onchange?.(shots));
      return [];
    }
    const { snapshot, shots } = renewed(this.snapshot, news);
    this.info = { ...this.info, ...room };
    this.snapshot = snapshot;
    this.seenAt = room.version;
    return shots;
  }

  /** Something was missed: the whole table is looked at. Returns what is to be shown of it. */
  async look(): Promise<readonly Shot[]> {
    const reply = await wire.ask({ do: 'view', table: this.room, from: this.snapshot?.next ?? 0 });
    return reply.ok ? this.seen(reply) : [];
  }

  private told(told: Told): void {
    if (told.tell === 'people') this.info = told.room;
    else if (told.tell === 'changed') {
      const shots = this.seen(told); // whether anybody listens or not
      this.onchange?.(shots);
    } else if (told.tell === 'next') this.successor = told.successor;
    else if (told.tell === 'reaction') this.shout(told.seat, told.reaction);
  }

  private shout(seat: Seat, reaction: Reaction): void {
    const id = ++this.count;
    this.reactions = [...this.reactions.filter((other) => other.seat !== seat), { id, seat, reaction }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((other) => other.id !== id);
    }, STAYS);
  }

  /** Back after the way was broken: one message repairs everything. */
  private async again(): Promise<void> {
    const { info, snapshot, room, you } = this;
    if (!info || !you) return;
    const { version, check } = info;
    if (you.as !== 'seat') {
      if (await this.join(undefined, you.as === 'watcher' ? you.seat : undefined)) this.onchange?.([]);
      return;
    }
    const reply = await wire.ask({ do: 'resume', room, version, check, from: snapshot?.next ?? 0 });
    if (!reply.ok) {
      this.error = reply.error;
      return;
    }
    this.you = reply.you;
    this.forked = reply.forked;
    const isNews = reply.room.version !== version;
    const shots = this.seen(reply);
    if (isNews) this.onchange?.(shots);
  }

  close(): void {
    this.stop();
  }
}
