/** A room as this page knows it: who is here, what it is, and the ways to change it. */
import type { Seat } from '@smallfolk/kernel';
import type { Links, ProtocolError, Reaction, RoomAnswers, RoomInfo, Snapshot, Told, You } from '@smallfolk/protocol';
import { type Asked, type Replied, wire } from './wire.ts';

type Shown = RoomAnswers['view'];
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
  /** The server went back to an older copy. */
  forked = $state(false);
  /** Told of every change of the table that others made. */
  onchange: ((shown: Shown) => void) | undefined;
  private readonly stop: () => void;
  private count = 0;

  constructor(room: string) {
    this.room = room;
    this.stop = wire.listen({ room, told: (told) => this.told(told), again: () => void this.again() });
  }

  async join(secret?: string, seat?: Seat): Promise<boolean> {
    const { room } = this;
    const reply = await wire.ask({ do: 'join', room, ...(secret && { secret }), ...(seat !== undefined && { seat }) });
    return this.taken(reply);
  }

  async sit(seat: Seat, name: string): Promise<boolean> {
    const { room } = this;
    const reply = await wire.ask({ do: 'sit', room, seat, ...(name.trim() && { name: name.trim() }) });
    const sat = this.taken(reply);
    if (reply.ok) this.onchange?.(reply);
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

  seen(shown: Shown): void {
    this.info = shown.room;
    if (shown.snapshot) this.snapshot = shown.snapshot;
  }

  private told(told: Told): void {
    if (told.tell === 'people') this.info = told.room;
    else if (told.tell === 'changed') {
      this.seen(told);
      this.onchange?.(told);
    } else if (told.tell === 'reaction') this.shout(told.seat, told.reaction);
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
    const { info, snapshot, room } = this;
    if (!info || !this.you) return;
    const { version, check } = info;
    const reply = await wire.ask({ do: 'resume', room, version, check, from: snapshot?.next ?? 0 });
    if (!reply.ok) return;
    this.you = reply.you;
    this.forked = reply.forked;
    const isNews = reply.room.version !== version;
    this.seen(reply);
    if (isNews) this.onchange?.(reply);
  }

  close(): void {
    this.stop();
  }
}
