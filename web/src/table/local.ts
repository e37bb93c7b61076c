/**
 * A table on this device: the rules run in a worker, every choice is stored in this browser before it is answered, and
 * one tab plays a game at a time.
 */
import type { Explanation } from '@smallfolk/bots';
import { keyOf, type Option, type Seat } from '@smallfolk/kernel';
import { type Message, PERSON, type TableSave } from '@smallfolk/protocol';
import { Engine, type Told } from '../engine/engine.ts';
import { fetchGame, type Kept, keep, newId, type StoredGame } from '../store/games.ts';
import type { Shared } from '../store/share.ts';
import { whenIdle } from './idle.ts';
import { hold, type Lock } from './one-tab.ts';
import type { Trouble } from './session/trouble.ts';
import type { Answer, Found, Listener, Opening, Table } from './table.ts';

export interface Beginning {
  readonly game: string;
  readonly setup: Readonly<Record<string, string | number>>;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly seed?: string | undefined;
  readonly practice?: boolean | undefined;
  /** The ready-made first game, which explains itself. */
  readonly first?: boolean | undefined;
  /** A chapter of a campaign: which one it is, and what the chapter before has left. */
  readonly campaign?: string | undefined;
  readonly legacy?: unknown;
}

/** Where a table comes from, until it is stored: its beginning, or a file or a link. */
type Source = { readonly start: Beginning } | { readonly shared: Shared };

export class LocalTable implements Table {
  readonly id: string;
  names: readonly string[] = [];
  first = false;
  here: readonly Seat[] = [];
  private readonly source: Source | undefined;
  private readonly engine: Engine;
  private adviser: Engine | undefined;
  private stored: StoredGame | undefined;
  private kept: TableSave | undefined;
  private seat: Seat = 0;
  private lock: Lock | undefined;
  private listener: Listener | undefined;

  /** A stored table by its name, or a new one. An engine that is running already saves the time of starting one. */
  constructor(of: string | Source, engine = new Engine()) {
    this.id = typeof of === 'string' ? of : newId();
    this.source = typeof of === 'string' ? undefined : of;
    this.engine = engine;
  }

  async find(): Promise<Found> {
    const { source } = this;
    this.stored = await fetchGame(this.id);
    if (this.stored) return this.found(this.stored.save, this.stored.names, this.stored.first);
    if (!source) return { ok: false, trouble: { kind: 'no-table' } };
    if ('shared' in source) return this.found(source.shared.save, source.shared.names, false);
    return this.found(source.start, source.start.names, source.start.first ?? false);
  }

  private found({ game, setup }: Pick<Beginning, 'game' | 'setup'>, names: readonly string[], first: boolean): Found {
    this.names = names;
    this.first = first;
    return { ok: true, game: String(game), setup };
  }

  async open({ recover = false, here = false }: Opening): Promise<Answer | { ok: false; trouble: Trouble }> {
    const fresh = !this.stored;
    if (!fresh && !(await this.claim(here))) return { ok: false, trouble: { kind: 'other-tab' } };
    const message = this.opening(recover);
    if (!message) return { ok: false, trouble: { kind: 'no-table' } };
    const told = await this.engine.ask(message);
    if (!told.ok) return told;
    if (fresh && !(await this.claim(true))) return { ok: false, trouble: { kind: 'other-tab' } };
    const { game, setup } = told.snapshot;
    whenIdle([async () => this.engine.known && this.engine.extra('rest', { game, setup })]);
    this.here = told.snapshot.seats.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
    return this.told(told);
  }

  private opening(recover: boolean): Message<'new' | 'load'> | undefined {
    const { source } = this;
    const how = { pace: 'step', from: 0 } as const;
    const save = this.stored?.save ?? (source && 'shared' in source ? source.shared.save : undefined);
    if (save) return { do: 'load', save, recover, ...how };
    if (!source || !('start' in source)) return undefined;
    const { game, setup, seats, seed, practice = false, legacy } = source.start;
    return { do: 'new', game, setup, seats, seed, practice, legacy, seat: Math.max(seats.indexOf(PERSON), -1), ...how };
  }

  async choose(picks: readonly Option[], at: number): Promise<Answer> {
    return this.told(await this.engine.ask({ do: 'choose', picks: picks.map(keyOf), at, seat: this.seat, from: 0 }));
  }

  async undo(): Promise<Answer> {
    const { here, seat } = this;
    return this.told(await this.engine.ask({ do: 'undo', from: 0, ...(here.length === 1 && { seat }) }));
  }

  async step(): Promise<Answer> {
    return this.told(await this.engine.ask({ do: 'step', seat: this.seat, from: 0 }));
  }

  async look(seat: Seat): Promise<Answer> {
    return this.told(await this.engine.ask({ do: 'view', seat, from: 0 }));
  }

  private told(told: Told<'choose' | 'view'>): Answer {
    if (!told.ok) return told;
    const { snapshot, film } = told;
    this.seat = snapshot.seat;
    this.kept = this.engine.known?.save ?? this.kept;
    return { ok: true, value: { snapshot, film } };
  }

  /** In a worker of its own, so that the table goes on meanwhile. */
  async hint(milliseconds: number): Promise<Answer<Explanation>> {
    this.adviser?.close();
    const adviser = new Engine();
    this.adviser = adviser;
    const loaded = await adviser.ask({ do: 'load', save: this.kept, pace: 'step' });
    if (!loaded.ok) return loaded;
    const told = await adviser.ask({ do: 'hint', seat: this.seat, ms: milliseconds });
    return told.ok ? { ok: true, value: told.hint } : told;
  }

  /** Of which campaign this is a chapter. */
  get campaign(): string | undefined {
    const { source, stored } = this;
    return stored ? stored.campaign : source && 'start' in source ? source.start.campaign : undefined;
  }

  async save(): Promise<TableSave | undefined> {
    return this.kept;
  }

  async keep(where: string): Promise<Kept> {
    const { kept, id, names, first, campaign } = this;
    if (!kept) return 'kept';
    const over = kept.result !== undefined;
    const game = { id, game: kept.game, names: [...names], save: kept, updated: Date.now(), over, where, first };
    const estimates = over ? this.stored?.estimates : undefined;
    const title = this.stored?.title;
    return keep({ ...game, ...(title && { title }), ...(campaign && { campaign }), ...(estimates && { estimates }) });
  }

  listen(listener: Listener): void {
    this.listener = listener;
  }

  /** False if another tab plays it. `here`: that tab must let go. */
  private async claim(here: boolean): Promise<boolean> {
    this.lock ??= await hold(`smallfolk-${this.id}`, here, () => {
      this.lock = undefined;
      this.engine.close();
      this.listener?.lost({ kind: 'moved' });
    });
    return this.lock !== undefined;
  }

  close(): void {
    this.engine.close();
    this.adviser?.close();
    this.lock?.release();
  }
}
