/** What is told to whom: to each connection the room and the table with its own view, whole or as what changed. */
import { type Seat, SPECTATOR } from '@smallfolk/kernel';
import {
  PERSON,
  type Reaction,
  type Renewal,
  type RoomInfo,
  type Snapshot,
  type Told,
  type You,
} from '@smallfolk/protocol';
import type { Camera } from './film.ts';
import { Happening, type Seen } from './happening.ts';
import type { Member, Room } from './room.ts';

/** Who is here is told at most this often, in milliseconds. */
const PEOPLE_EVERY = 2000;

export class Telling {
  private readonly room: Room;
  private readonly camera: Camera;
  /** What was last shown through each pair of eyes, and at which version to whom: who is a step behind is told the step. */
  private readonly seen = new Map<Seat, Seen>();
  private readonly told = new WeakMap<Member, number>();
  private peopleTold = 0;
  private peopleTimer: NodeJS.Timeout | undefined;

  constructor(room: Room, camera: Camera) {
    this.room = room;
    this.camera = camera;
  }

  /** All that the seat may see. */
  private snapshot(seat: Seat, from: number): Snapshot | undefined {
    const looked = this.room.table.snapshot(seat, from);
    return looked.ok ? this.withUndoOf(looked.value, seat) : undefined;
  }

  private withUndoOf<T extends Renewal>(now: T, seat: Seat): T {
    return now.canUndo && !this.room.mayUndo(seat) ? { ...now, canUndo: false } : now;
  }

  /** Does something at the table, and keeps what everybody who looks on sees meanwhile. */
  filmed<T>(work: () => T): { readonly done: T; readonly happening: Happening } {
    const happening = new Happening(this.room.version, this.room.match.eventCount, this.seen);
    const seats: Seat[] = [];
    for (const [{ changes }, you] of this.room.members) {
      if (changes && this.mayLook(you) && !seats.includes(you.seat)) seats.push(you.seat);
    }
    this.camera.begin(seats);
    try {
      const done = work();
      happening.end(this.camera.end(), (eyes) => this.room.match.views(eyes));
      return { done, happening };
    } finally {
      this.camera.end();
    }
  }

  /** The fields of an answer: the room, and what that connection may see of the table. */
  shown(member: Member, you: You, from: number): string {
    const info = `"room":${JSON.stringify(this.room.info())}`;
    const snapshot = this.mayLook(you) ? this.snapshot(you.seat, from) : undefined;
    if (!snapshot) return info;
    this.note(member, snapshot.seat, snapshot.view);
    return `${info},"snapshot":${JSON.stringify(snapshot)}`;
  }

  /** The same after something happened: what changed, for who has seen all that was before. */
  newly(member: Member, you: You, happening: Happening, from = happening.events): string {
    const known = member.changes && from === happening.events && this.mayLook(you);
    if (!known || !happening.suffices(you.seat, this.told.get(member))) return this.shown(member, you, from);
    const looked = this.room.table.renewed(you.seat);
    if (!looked.ok) return this.shown(member, you, from);
    this.note(member, you.seat, happening.view(you.seat));
    return happening.news(you.seat, this.withUndoOf(looked.value, you.seat), () => this.room.news());
  }

  private note(member: Member, seat: Seat, view: unknown): void {
    if (!member.changes) return;
    this.told.set(member, this.room.version);
    this.seen.set(seat, { version: this.room.version, view });
  }

  /** A guest sees the table only where anyone may; those who look on later are told by somebody else. */
  private mayLook(you: You): boolean {
    if (you.as === 'seat') return this.room.sitter(you.seat) === PERSON; // while a bot plays for them, nobody looks into its cards
    return you.as === 'watcher' && this.room.options.delay === 0;
  }

  private looksOnLater({ as }: You): boolean {
    return as === 'watcher' && this.room.options.delay > 0;
  }

  /** Tells everybody but the sender how the table is now, each with their own view. */
  tell(since: number, sender?: Member): void {
    this.tellEach((member, you) => this.shown(member, you, since), sender);
  }

  /** Tells everybody but the sender what happened. */
  tellOf(happening: Happening, sender?: Member): void {
    this.tellEach((member, you) => this.newly(member, you, happening), sender);
  }

  private tellEach(fields: (member: Member, you: You) => string, sender: Member | undefined): void {
    const texts = new Map<string, string>();
    for (const [member, you] of this.room.members) {
      if (member === sender || this.looksOnLater(you)) continue;
      // Through the same eyes, having seen the same, the same is read.
      const eyes = this.mayLook(you) ? `${you.seat} ${member.changes ? this.told.get(member) : ''}` : 'guest';
      const known = texts.get(eyes);
      const text = known ?? `{"tell":"changed",${fields(member, you)}}`;
      if (known === undefined) texts.set(eyes, text);
      else if (member.changes && eyes !== 'guest') this.told.set(member, this.room.version);
      member.send(text);
    }
  }

  react(you: You, reaction: Reaction): void {
    const seat = you.as === 'seat' ? you.seat : SPECTATOR;
    const text = JSON.stringify({ tell: 'reaction', room: this.room.id, seat, reaction } satisfies Told);
    for (const member of this.room.members.keys()) member.send(text);
  }

  /** Those who look on later do not know yet that this chapter is over. */
  tellOfNext(successor: string): void {
    const text = JSON.stringify({ tell: 'next', room: this.room.id, successor } satisfies Told);
    for (const [member, you] of this.room.members) if (!this.looksOnLater(you)) member.send(text);
  }

  private broadcastPeople(): void {
    const text = (room: RoomInfo) => JSON.stringify({ tell: 'people', room } satisfies Told);
    const now = text(this.room.info());
    const later = this.room.options.delay > 0 ? text(this.room.infoForLater()) : now;
    for (const [member, you] of this.room.members) member.send(this.looksOnLater(you) ? later : now);
  }

  /** Who is here has changed; told soon, and not too often. */
  people(): void {
    if (this.peopleTimer) return;
    const wait = Math.max(0, this.peopleTold + PEOPLE_EVERY - performance.now());
    this.peopleTimer = setTimeout(() => {
      this.peopleTimer = undefined;
      this.peopleTold = performance.now();
      if (!this.room.gone && this.room.members.size > 0) this.broadcastPeople();
    }, wait);
    this.peopleTimer.unref();
  }

  /** No timer outlives the room. */
  end(): void {
    clearTimeout(this.peopleTimer);
  }
}
