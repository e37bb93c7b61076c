/**
 * Those who look on, later: for each room with a delay a second match is played from the log, as far as that long ago.
 * What is later never reaches it, so nothing of it can leave the server.
 */
import { type Game, Match, SPECTATOR } from '@smallfolk/kernel';
import type { Snapshot } from '@smallfolk/protocol';
import { saveOf, storyOf } from './log.ts';
import type { Room } from './room.ts';
import type { Entry, LoadedRoom, Store } from './store.ts';

interface Following {
  readonly room: Room;
  readonly loaded: LoadedRoom;
  readonly entries: Entry[];
  shown: number;
  match: Match;
  timer: NodeJS.Timeout | undefined;
}

export class Watchers {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly followed = new Map<string, Following>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Follows the log of this room: in its queue, so that nothing is written meanwhile, and before anybody is shown it. */
  async follow(room: Room): Promise<void> {
    if (this.followed.get(room.id)?.room === room) return;
    this.end(room.id);
    const loaded = await this.store.room(room.id);
    if (!loaded) return;
    const entries = [...loaded.entries];
    const known = entries.at(-1)?.version ?? 0;
    if (known < room.version) entries.push(...(await this.store.entriesAfter(room.id, known)));
    const shown = this.due(entries, room.options.delay);
    const match = played(room.game, loaded, entries.slice(0, shown));
    if (!match) return;
    const following: Following = { room, loaded, entries, shown, match, timer: undefined };
    this.followed.set(room.id, following);
    this.tell(following, 0);
    this.schedule(following);
  }

  /** What has just been written is kept until its time comes. */
  add(room: Room, entries: readonly Entry[]) {
    const following = this.followed.get(room.id);
    if (!following) return;
    if (room.watchers === 0) return this.end(room.id);
    const last = following.entries.at(-1)?.version ?? 0;
    following.entries.push(...entries.filter(({ version }) => version > last));
    if (!following.timer) this.schedule(following);
  }

  private due(entries: readonly Entry[], delay: number): number {
    const until = this.now() - delay;
    const later = entries.findIndex(({ at }) => at > until);
    return later < 0 ? entries.length : later;
  }

  private schedule(following: Following): void {
    clearTimeout(following.timer);
    following.timer = undefined;
    const next = following.entries[following.shown];
    if (!next) return;
    const wait = Math.max(1, next.at + following.room.options.delay - this.now());
    following.timer = setTimeout(() => this.goOn(following), Math.min(wait, 3_600_000));
    following.timer.unref();
  }

  private goOn(following: Following) {
    const { room, entries, loaded } = following;
    if (room.gone || room.watchers === 0) return this.end(room.id);
    const shown = this.due(entries, room.options.delay);
    const news = entries.slice(following.shown, shown);
    const since = following.match.eventCount;
    const simple = news.every(({ kind }) => kind !== 'undo' && kind !== 'upgrade');
    following.shown = shown;
    if (simple) for (const { kind, data } of news) if (kind === 'choose') following.match.choose(data ?? '');
    if (!simple) following.match = played(room.game, loaded, entries.slice(0, shown)) ?? following.match;
    if (news.length > 0) this.tell(following, simple ? since : 0);
    this.schedule(following);
  }

  private tell(following: Following, since: number): void {
    const text = `{"tell":"changed",${this.fields(following, since)}}`;
    for (const [member, { as }] of following.room.members) if (as === 'watcher') member.send(text);
  }

  /** The fields of an answer to somebody who looks on later. */
  shown(room: Room, from: number): string {
    const following = this.followed.get(room.id);
    return following ? this.fields(following, from) : `"room":${JSON.stringify(room.infoForLater())}`;
  }

  private fields({ room, match }: Following, from: number): string {
    return `"room":${JSON.stringify(room.infoForLater())},"snapshot":${JSON.stringify(snapshotOf(room, match, from))}`;
  }

  end(id: string): void {
    clearTimeout(this.followed.get(id)?.timer);
    this.followed.delete(id);
  }

  close(): void {
    for (const id of [...this.followed.keys()]) this.end(id);
  }
}

function played(game: Game, { room }: LoadedRoom, entries: readonly Entry[]): Match | undefined {
  const match = Match.load(game, saveOf(room, storyOf(entries)));
  return match.ok ? match.value : undefined;
}

function snapshotOf(room: Room, match: Match, from: number): Snapshot {
  const { result } = match;
  return {
    table: room.id,
    game: match.game.name,
    version: match.game.version,
    setup: match.setup,
    seats: room.seats.map(({ sitter }) => sitter),
    practice: false,
    seat: SPECTATOR,
    view: match.view(SPECTATOR),
    decision: match.decisionFor(SPECTATOR),
    result,
    events: match.events(SPECTATOR, from),
    from,
    next: match.eventCount,
    choices: match.choices.length,
    canUndo: false,
    commitment: match.commitment,
    seed: result && match.seed,
  };
}
