/** A finished game as a table to look at: it has a course and no questions. */
import { commitment, type Seat, SPECTATOR } from '@smallfolk/kernel';
import type { Snapshot, TableSave } from '@smallfolk/protocol';
import { type Station, viewsOf } from '../engine/course.ts';
import { Engine } from '../engine/engine.ts';
import type { Kept, StoredGame } from '../store/games.ts';
import type { Trouble } from '../table/session/trouble.ts';
import type { Answer, Found, Listener, Table } from '../table/table.ts';
import { fetchPlayed } from './played.ts';

const REFUSED = { ok: false, error: { code: 'over', message: 'the game is over; it can only be watched' } } as const;

export class ReplayTable implements Table {
  readonly id: string;
  readonly first = false;
  readonly here: readonly Seat[] = [];
  names: readonly string[] = [];
  stations: readonly Station[] = [];
  views: readonly unknown[] = [];
  private readonly engine = new Engine();
  private stored: StoredGame | undefined;

  constructor(id: string) {
    this.id = id;
  }

  async find(): Promise<Found> {
    this.stored = await fetchPlayed(this.id);
    // What is not over still has secrets.
    if (!this.stored?.over) return { ok: false, trouble: { kind: 'no-table' } };
    this.names = this.stored.names;
    return { ok: true, game: this.stored.game, setup: this.stored.save.setup };
  }

  open(): Promise<Answer | { ok: false; trouble: Trouble }> {
    const seats = this.stored?.save.seats ?? [];
    return this.look(Math.max(0, seats.indexOf('person')));
  }

  async look(seat: Seat): Promise<Answer> {
    const save = this.stored?.save;
    const stations = save && (await this.engine.extra('course', { save, seat }));
    if (!save || !stations)
      return { ok: false, error: { code: 'choice-impossible', message: 'the rules have changed' } };
    this.stations = stations;
    this.views = viewsOf(stations);
    return { ok: true, value: { snapshot: this.snapshot(save, seat), film: [] } };
  }

  private snapshot(save: TableSave, seat: Seat): Snapshot {
    const { game, version, setup, seats, practice = false, seed } = save;
    const events = this.stations.flatMap(({ events }) => events);
    const view = this.views[0];
    const base = { table: this.id, game, version, setup, seats, practice, seat, view, events, from: 0 };
    return { ...base, next: events.length, choices: 0, canUndo: false, commitment: commitment(seed), seed };
  }

  async choose(): Promise<Answer> {
    return REFUSED;
  }

  async undo(): Promise<Answer> {
    return REFUSED;
  }

  async hint(): Promise<typeof REFUSED> {
    return REFUSED;
  }

  async save(): Promise<TableSave | undefined> {
    return this.stored?.save;
  }

  async keep(): Promise<Kept> {
    return 'kept';
  }

  listen(_listener: Listener): void {
    // Nothing happens any more.
  }

  close(): void {
    this.engine.close();
  }

  /** Every seat can be looked through, and so can nobody's. */
  get eyes(): readonly Seat[] {
    return [...(this.stored?.save.seats ?? []).keys(), SPECTATOR];
  }
}
