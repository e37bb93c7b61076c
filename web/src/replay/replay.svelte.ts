/** A finished game, watched: where one is in it, forwards and back, at any speed, through anybody's eyes. */
import type { Seat } from '@smallfolk/kernel';
import { begun } from '../store/share.ts';
import { LocalTable } from '../table/local.ts';
import { Session } from '../table/session/session.svelte.ts';
import { ReplayTable } from './table.ts';
import { Turning } from './turning.svelte.ts';

/** How long a choice stands at single speed, in milliseconds. */
const TIME = 1200;
export const SPEEDS = [1, 2, 4, 8] as const;

export class Replay {
  /** So many choices have been made. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  of = $state(0);
  readonly session: Session;
  readonly turning: Turning;
  private readonly table: ReplayTable;
  /** How many events each station has behind it. */
  private told = $state.raw<readonly number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.table = new ReplayTable(id);
    this.session = new Session(this.table);
    this.session.replay = this;
    this.turning = new Turning(id);
  }

  async open(): Promise<boolean> {
    const opened = await this.session.open();
    if (opened) this.learn();
    if (opened) await this.turning.recall();
    return opened;
  }

  private learn(): void {
    const { stations } = this.table;
    this.of = stations.length - 1;
    let count = 0;
    this.told = stations.map(({ events }) => {
      count += events.length;
      return count;
    });
  }

  viewAt(at: number): unknown {
    return this.table.views[at];
  }

  get eyes(): readonly Seat[] {
    return this.table.eyes;
  }

  /** What had happened by now: events before this number. */
  get events(): number {
    return this.told[this.at] ?? 0;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.of, Math.round(to)));
    this.session.view = this.table.views[this.at];
    if (this.at === this.of) this.pause();
  }

  /** To the choice that brought this event about. */
  goToEvent(number: number): void {
    this.pause();
    this.go(this.told.findIndex((count) => count > number));
  }

  play(): void {
    if (this.at === this.of) this.go(0);
    this.playing = true;
    this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.tick();
    }, TIME / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  async lookThrough(seat: Seat): Promise<void> {
    const told = await this.table.look(seat);
    if (!told.ok) return;
    this.session.snapshot = told.value.snapshot;
    this.learn();
    this.go(this.at);
    this.session.log.restart(told.value.snapshot.events);
  }

  /** The game as it stood here, as a practice game of its own. */
  async playOn(): Promise<Session | undefined> {
    const save = await this.table.save();
    if (!save) return undefined;
    const session = new Session(new LocalTable({ shared: { save: begun(save, this.at), names: this.table.names } }));
    return (await session.open()) ? session : undefined;
  }

  close(): void {
    this.pause();
    this.turning.stop();
    this.session.close();
  }
}
