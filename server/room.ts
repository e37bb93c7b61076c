/**
 * One room: a table, a log, a queue, and the people who are here. Commands come one at a time; what they change is
 * written and flushed before anybody is told, the sender included.
 */
import type { Campaign, Game, Match, Seat } from '@smallfolk/kernel';
import {
  type ClockRule,
  OPEN,
  type OpenTable,
  PERSON,
  type Person,
  type RoomInfo,
  type RoomNews,
  type RoomState,
  type Watching,
  type You,
} from '@smallfolk/protocol';
import { type Chapter, chapterAfter } from './chapters.ts';
import { type Banks, clockState, deadlineOf, passed } from './clock.ts';
import type { Camera } from './film.ts';
import { Jotted } from './jotted.ts';
import { checkOf, type Draft, placed, REMEMBERED, type Upgrade } from './log.ts';
import { STATEMENTS } from './statements.ts';
import type { Change, Entry, Statement, Store, StoredSeat } from './store.ts';
import { Telling } from './telling.ts';
import { Turns } from './turns.ts';

/** A connection, as a room knows it. */
export interface Member {
  readonly device: Uint8Array;
  /** It takes what changed instead of the whole. */
  readonly changes: boolean;
  send(text: string): void;
}

/** What a room was set up with. */
export interface RoomOptions {
  readonly clock: ClockRule;
  readonly watch: Watching;
  readonly delay: number;
  readonly hints: boolean;
  /** The seat of the host; -1: somebody who looks on. */
  readonly host: Seat;
}

/** The world around a room. */
export interface Surroundings {
  readonly store: Store;
  now(): number;
  /** What is in memory may be ahead of the disk, or of another owner: it must be built anew from the log. */
  dropped(room: Room, why: 'failed' | 'fenced'): void;
  /** After every commit: bots may be to think, watchers to be told later, a deadline to be looked after. */
  changed(room: Room, entries: readonly Entry[]): void;
  /** A table for the match with these people and bots. */
  seated(id: string, match: Match, seats: readonly StoredSeat[]): Promise<OpenTable>;
}

/** All that a room is made of when it wakes. */
export interface Woken {
  readonly id: string;
  readonly members: Map<Member, You>;
  readonly game: Game;
  readonly match: Match;
  readonly table: OpenTable;
  readonly seats: readonly StoredSeat[];
  readonly options: RoomOptions;
  readonly state: RoomState;
  readonly version: number;
  readonly chain: Uint8Array;
  readonly epoch: number;
  readonly banks: Banks;
  readonly changed: number;
  readonly upgrade?: Upgrade | undefined;
  readonly commands: ReadonlyMap<Seat, readonly string[]>;
  readonly camera: Camera;
  /** Of the game, if it has one; and how it stood when this chapter began. */
  readonly campaign: Campaign | undefined;
  readonly record: string | null;
  readonly successor: string | null;
}

/** It could not be written; nobody was told, and the next message finds the room as its log has it. */
export class Unavailable extends Error {}

/** A checkpoint is stored every so many entries. */
const CHECKPOINT_EVERY = 32;
/** A notice waits so long for somebody to come back. */
const NOTICE_AFTER = 60_000;

export class Room {
  readonly id: string;
  readonly game: Game;
  readonly match: Match;
  readonly epoch: number;
  readonly members: Map<Member, You>;
  readonly telling: Telling;
  table: OpenTable;
  seats: readonly StoredSeat[];
  options: RoomOptions;
  state: RoomState;
  version: number;
  banks: Banks;
  upgrade: Upgrade | undefined;
  /** When something last happened here, for putting it to sleep. */
  used = performance.now();
  /** Somebody thinks for this room: it must not sleep. */
  thinking = 0;
  /** The room of the chapter that followed. */
  successor: string | null;
  private readonly campaign: Campaign | undefined;
  private readonly record: string | null;
  private readonly around: Surroundings;
  private readonly commands: Map<Seat, string[]>;
  private readonly away = new Map<Seat, number>();
  private chain: Uint8Array;
  private lastAt: number;
  private readonly turns = new Turns();
  /** The turn of which somebody who is away is told: seat, and since when. */
  private noticed = '';
  private readonly banksText = new Jotted<Banks>();
  private readonly optionsText = new Jotted<RoomOptions>();
  gone = false;

  constructor(around: Surroundings, woken: Woken) {
    this.around = around;
    this.telling = new Telling(this, woken.camera);
    this.campaign = woken.campaign;
    this.record = woken.record;
    this.successor = woken.successor;
    this.id = woken.id;
    this.members = woken.members;
    this.game = woken.game;
    this.match = woken.match;
    this.table = woken.table;
    this.seats = woken.seats;
    this.options = woken.options;
    this.state = woken.state;
    this.version = woken.version;
    this.chain = woken.chain;
    this.epoch = woken.epoch;
    this.banks = woken.banks;
    this.upgrade = woken.upgrade;
    this.lastAt = woken.changed;
    this.commands = new Map([...woken.commands].map(([seat, known]) => [seat, [...known]]));
    for (const { seat, sitter } of this.seats) {
      if (sitter === PERSON && !this.isHere(seat)) this.away.set(seat, woken.changed);
    }
  }

  /** One after the other, in the order of arrival. */
  enter<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.take(() => {
      this.used = performance.now();
      return this.gone ? Promise.reject(new Unavailable('the room was put away')) : work();
    });
  }

  /** How many work for this room, or wait for their turn. */
  get busy(): number {
    return this.turns.count + this.thinking;
  }

  get turn(): Seat | null {
    return this.state === 'playing' ? (this.match.decision?.seat ?? null) : null;
  }

  get check(): string {
    return checkOf(this.chain);
  }

  sitter(seat: Seat): string {
    return this.seats[seat]?.sitter ?? OPEN;
  }

  now(): number {
    return Math.max(this.lastAt, this.around.now()); // a clock that jumps back does not turn the log around
  }

  /** Was this command of the seat carried out before? */
  knows(seat: Seat, command: string | undefined): boolean {
    return command !== undefined && (this.commands.get(seat)?.includes(command) ?? false);
  }

  /** Writes entries, with the head as it is now, and returns when they are on disk. */
  async append(drafts: readonly Draft[], more: readonly Statement[] = []): Promise<void> {
    const at = this.now();
    const entries: Entry[] = [];
    let chain = this.chain;
    for (const draft of drafts) {
      const entry = placed(draft, this.version + entries.length + 1, at, chain);
      chain = entry.chain;
      entries.push(entry);
    }
    const before = this.version;
    const version = before + entries.length;
    if (this.match.result && this.state === 'playing') this.state = 'over';
    this.banks = passed(this.options.clock, this.banks, this.turn, at);
    const statements = [...more, ...this.notices(version, at)];
    if (Math.floor(before / CHECKPOINT_EVERY) !== Math.floor(version / CHECKPOINT_EVERY)) {
      statements.push(STATEMENTS.checkpoint(this.id, this.epoch, version, this.checkpointText(version)));
    }
    const change: Change = { room: this.headAt(before, version, at), entries, more: statements };
    const written = await this.around.store.write(change).catch(failed);
    if (written !== 'written') {
      this.gone = true;
      this.around.dropped(this, written);
      throw new Unavailable(written);
    }
    this.version = version;
    this.chain = chain;
    this.lastAt = at;
    for (const { seat, command } of drafts)
      if (seat !== undefined && command !== undefined) this.remember(seat, command);
    this.around.changed(this, entries);
  }

  private headAt(before: number, version: number, at: number): NonNullable<Change['room']> {
    const { id, epoch, state, turn, banks, options, match } = this;
    const head = {
      state,
      version,
      turn,
      deadline: deadlineOf(options.clock, banks),
      banks: this.banksText.of(banks),
      rules: match.game.version,
      options: this.optionsText.of(options),
      result: match.result ? JSON.stringify(match.result) : null,
      changed: at,
    };
    return { id, epoch, version: before, head };
  }

  /** If the turn passes to somebody who is away, they shall hear of it. */
  private notices(version: number, at: number): Statement[] {
    const { turn } = this;
    if (turn === null || this.sitter(turn) !== PERSON || this.isHere(turn)) return [];
    const thisTurn = `${turn} ${this.banks.since}`;
    if (this.noticed === thisTurn) return []; // once is enough
    this.noticed = thisTurn;
    return [STATEMENTS.notice(this.id, turn, version, at + NOTICE_AFTER, 'turn')];
  }

  /** What goes on earlier than was agreed is told to whoever is to move, if they are away. */
  noticeAnew(): void {
    this.noticed = '';
  }

  /** Who goes while it is their turn may not have seen that it is. A notice that is lost harms nobody. */
  private noticeAfterParting(): void {
    const statements = this.notices(this.version, this.around.now());
    if (statements.length > 0) void this.around.store.write({ more: statements }).catch(() => undefined);
  }

  /** The state with the chance to come and a fingerprint, to go on from should the rules be corrected. */
  private checkpointText(version: number): string {
    const { checkpoint, choices } = this.match.save();
    const since = choices.slice(checkpoint.choices);
    return JSON.stringify({ version, rules: this.game.version, hash: this.match.hash(), place: checkpoint, since });
  }

  /** Stores a checkpoint now, before the room sleeps. */
  async storeCheckpoint(): Promise<void> {
    const { id, epoch, version } = this;
    if (this.gone || this.state === 'stopped' || version === 0) return;
    const statement = STATEMENTS.checkpoint(id, epoch, version, this.checkpointText(version));
    await this.around.store.write({ more: [statement] });
  }

  private remember(seat: Seat, command: string): void {
    this.commands.set(seat, [...(this.commands.get(seat) ?? []), command].slice(-REMEMBERED));
  }

  /** Others sit here from now on. */
  async reseat(seats: readonly StoredSeat[]): Promise<void> {
    this.seats = seats;
    this.table = await this.around.seated(this.id, this.match, seats);
  }

  // Who is here

  join(member: Member, you: You): void {
    const before = this.members.get(member);
    this.members.set(member, you);
    if (before?.seat !== you.seat && you.as === 'seat') this.away.delete(you.seat);
    this.used = performance.now();
    if (!before || before.as !== you.as || before.seat !== you.seat) this.telling.people();
  }

  part(member: Member): void {
    const you = this.members.get(member);
    this.members.delete(member);
    this.used = performance.now();
    if (you?.as === 'seat' && !this.isHere(you.seat)) this.away.set(you.seat, this.around.now());
    if (you?.as === 'seat' && you.seat === this.turn) this.noticeAfterParting();
    if (you) this.telling.people();
  }

  isHere(seat: Seat): boolean {
    for (const you of this.members.values()) if (you.as === 'seat' && you.seat === seat) return true;
    return false;
  }

  awaySince(seat: Seat): number | undefined {
    return this.away.get(seat);
  }

  get watchers(): number {
    let count = 0;
    for (const { as } of this.members.values()) if (as === 'watcher') count++;
    return count;
  }

  info(): RoomInfo {
    const { id, state, version, check, options, upgrade } = this;
    return {
      id,
      game: this.game.name,
      state,
      version,
      check,
      people: this.seats.map((seat) => this.person(seat)),
      host: options.host,
      watchers: this.watchers,
      watch: options.watch,
      delay: options.delay,
      hints: options.hints,
      clock: clockState(options.clock, this.banks),
      now: this.around.now(),
      goesOn: (this.successor === null && this.nextChapter() !== undefined) || undefined,
      successor: this.successor ?? undefined,
      upgraded: upgrade && { rules: upgrade.rules, version: upgrade.version },
    };
  }

  /**
   * The same for those who look on later. Who is here may be known at once; how far the log is and whose time runs would
   * tell what has happened.
   */
  infoForLater(): RoomInfo {
    const info = this.info();
    const state = info.state === 'over' ? 'playing' : info.state;
    const clock = { ...info.clock, deadline: undefined, banks: [], up: undefined };
    return { ...info, state, version: 0, check: '', clock, goesOn: undefined, successor: undefined };
  }

  /** What follows on this game, once it is over. */
  nextChapter(): Chapter | undefined {
    return this.state === 'over' ? chapterAfter(this.campaign, this.record, this.id, this.match) : undefined;
  }

  /** What of it changes with a choice. */
  news(): RoomNews {
    const { id, version, check, state, options, banks } = this;
    const goesOn = this.nextChapter() !== undefined || undefined;
    return { id, version, check, state, goesOn, clock: clockState(options.clock, banks), now: this.around.now() };
  }

  private person({ seat, sitter, name, key_hash }: StoredSeat): Person {
    const isPerson = sitter === PERSON;
    const here = isPerson ? this.isHere(seat) : sitter !== OPEN;
    const stands = !isPerson && sitter !== OPEN && key_hash !== null ? true : undefined;
    return { seat, sitter, name: name ?? undefined, here, since: here ? undefined : this.away.get(seat), stands };
  }

  /**
   * The turn is this seat's, or nobody else has seen that it has passed on. By the clock that stands: each turn has time
   * added to it.
   */
  mayUndo(seat: Seat): boolean {
    const { table, turn, options } = this;
    if (turn === null || !table.canUndo) return false;
    if (turn === seat) return true;
    const awaited = [PERSON, OPEN].includes(this.sitter(turn)); // a bot begins to think at once
    return awaited && table.unseen && table.last === seat && options.clock.kind !== 'minutes';
  }

  /** No timer outlives the room. */
  end(): void {
    this.gone = true;
    this.telling.end();
  }
}

const failed = () => 'failed' as const;
