/**
 * A game at the table: asks the table, wherever its rules run, shows what happened event by event, and holds what the
 * components draw. It knows no rules. Here the game goes on from question to question; everything else that happens at a
 * table has a file of its own beside this one.
 */
import { type Option, SETTLE, type Seat } from '@smallfolk/kernel';
import { type OpenDecision, PERSON, type ProtocolError, type Snapshot, type TableSave } from '@smallfolk/protocol';
import type { Replay } from '../../replay/replay.svelte.ts';
import { sounds } from '../../sound/sound.svelte.ts';
import type { Kept } from '../../store/games.ts';
import type { Answer, Opening, Seen, Table } from '../table.ts';
import { Advice } from './advice.svelte.ts';
import { Answering } from './answering.svelte.ts';
import { Company } from './company.svelte.ts';
import { Loading } from './loading.svelte.ts';
import { Log } from './log.svelte.ts';
import { Passing } from './passing.svelte.ts';
import { Sending } from './sending.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { TakingBack } from './taking-back.svelte.ts';
import { Telling } from './telling.svelte.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export class Session {
  readonly table: Table;
  trouble = $state.raw<Trouble>();
  ready = $state(false);
  /** What the person who sits here sees now, or saw at the event being shown. */
  view = $state.raw<unknown>();
  snapshot = $state.raw<Snapshot>();
  /** The game is over and watched from its start. */
  replay = $state.raw<Replay>();
  /** Whoever is to choose has just taken their last choice back. */
  tookBack = $state(false);
  /** Whether the last choice is stored. */
  kept = $state<Kept>('kept');
  readonly log = new Log(this);
  readonly showing = new Showing();
  readonly telling = new Telling(this);
  readonly advice = new Advice(this);
  readonly answering = new Answering(this);
  readonly sending = new Sending();
  readonly takingBack = new TakingBack(this);
  readonly passing = new Passing(this);
  private readonly company = new Company();
  private readonly loading = new Loading(this.company);
  /** A bot is thinking. */
  private thinking = $state(false);
  /** What is shown now; what others do meanwhile is shown after it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(table: Table) {
    this.table = table;
    table.listen({
      changed: (seen) => void this.inTurn(() => this.changed(seen)),
      lost: (trouble) => {
        this.trouble = trouble;
      },
    });
  }

  get id() {
    return this.table.id;
  }

  get first() {
    return this.table.first;
  }

  get game() {
    return this.loading.game;
  }

  get world() {
    return this.loading.world;
  }

  get seats() {
    return this.company.seats;
  }

  get names() {
    return this.company.names;
  }

  get given() {
    return this.company.given;
  }

  get speech() {
    return this.company.speech;
  }

  get language() {
    return this.company.language;
  }

  get busy() {
    return this.thinking || this.sending.long;
  }

  /** Through whose eyes the table is shown. */
  get seat(): Seat {
    return this.snapshot?.seat ?? 0;
  }

  private toDecide(): Seat | undefined {
    return this.snapshot?.decision?.seat;
  }

  /** The decision of the person who sits here, once everything before it has been shown. */
  readonly decision: OpenDecision | undefined = $derived.by(() => {
    const decision = this.snapshot?.decision;
    if (this.busy || this.showing.running || this.passing.curtain !== undefined) return undefined;
    return decision && 'options' in decision ? decision : undefined;
  });

  /** Whose turn it is, if not that of the person who sits here. */
  get waitingFor(): string | undefined {
    const seat = this.toDecide();
    return seat === undefined || seat === this.seat ? undefined : this.names[seat];
  }

  get result() {
    return this.showing.running ? undefined : this.snapshot?.result;
  }

  /** Lays the table. Returns false, with the trouble told, if it cannot be played like this. */
  async open(opening: Opening = {}): Promise<boolean> {
    this.trouble = undefined;
    const found = await this.table.find();
    if (!found.ok) return this.fail(found.trouble);
    this.company.given = this.table.names;
    const [missing, opened] = await Promise.all([this.loading.load(found), this.table.open(opening)]);
    if (missing) return this.fail(missing);
    if (!opened.ok) return this.fail('trouble' in opened ? opened.trouble : troubleOf(opened.error, this.game));
    const { snapshot } = opened.value;
    try {
      await this.loading.prepare(snapshot.view);
    } catch {
      return this.fail({ kind: 'load' });
    }
    this.company.sit(snapshot.seats, this.table.here);
    this.retell(snapshot);
    await this.keep(snapshot);
    this.ready = true;
    if (this.table.here.length > 1) this.passing.curtain = this.toDecide();
    void this.inTurn(() => this.proceed());
    return true;
  }

  private fail(trouble: Trouble): false {
    this.sending.end();
    this.thinking = false;
    this.trouble = trouble;
    return false;
  }

  refuse(error: ProtocolError): void {
    this.fail(troubleOf(error, this.game));
  }

  /** One thing after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }

  /** Asks the table for something once all before it is shown. */
  request(ask: () => Promise<Answer>, answered: (seen: Seen) => Promise<void>): Promise<void> {
    return this.inTurn(() => this.send(ask, answered));
  }

  private async send(ask: () => Promise<Answer>, answered: (seen: Seen) => Promise<void>): Promise<void> {
    this.sending.begin();
    const told = await ask();
    return told.ok ? answered(told.value) : this.refuse(told.error);
  }

  async choose(picks: readonly Option[]): Promise<void> {
    const { snapshot, decision } = this;
    if (!snapshot || !decision || this.sending.now) return;
    await this.request(
      () => this.table.choose(picks, snapshot.choices),
      (seen) => this.changed(seen),
    );
  }

  /** Stored first, then shown; and all at once, so that the table is drawn once. */
  private async changed({ snapshot, film, anew }: Seen): Promise<void> {
    await this.keep(snapshot);
    this.sending.end();
    this.drop();
    this.tookBack = anew === true && snapshot.choices < (this.snapshot?.choices ?? 0);
    if (anew) this.retell(snapshot);
    else this.snapshot = snapshot;
    await this.telling.show(film);
    await this.proceed();
  }

  /** What was picked, pointed at or advised belongs to a question that is answered or taken back. */
  drop(): void {
    this.answering.drop();
    this.advice.drop();
  }

  /** Lets the bots play until a person is to decide or the game is over. */
  private async proceed(): Promise<void> {
    while (this.table.step && this.snapshot?.decision) {
      const seat = this.snapshot.decision.seat;
      if (this.snapshot.seats[seat] === PERSON) break;
      if (!(await this.takingBack.moment())) return;
      this.thinking = true;
      const told = await this.table.step();
      if (!told.ok) return this.refuse(told.error);
      await this.keep(told.value.snapshot);
      this.snapshot = told.value.snapshot;
      this.thinking = false;
      await this.telling.show(told.value.film);
    }
    const { snapshot } = this;
    if (snapshot && this.answering.settles) {
      return this.send(
        () => this.table.choose([SETTLE], snapshot.choices),
        (seen) => this.changed(seen),
      );
    }
    const seat = this.toDecide();
    if (seat !== undefined && seat !== this.seat && this.table.here.includes(seat)) this.passing.to = seat;
    else this.telling.ask();
  }

  /** Shows the table as it stands, and the log from its first line. */
  retell(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.view = snapshot.view;
    this.log.restart(snapshot.events);
  }

  /** Speaks another language from now on, old lines of the log included. */
  async speak(): Promise<void> {
    if (!this.speech) return;
    try {
      await this.loading.learn();
      this.log.retell();
    } catch {
      this.trouble = { kind: 'load' };
    }
  }

  /** Somebody else sits here, or has a name by now; lines of the log that are told already call them by it too. */
  introduce(sitters: readonly string[]): void {
    if (!this.ready) return;
    this.company.given = this.table.names;
    this.company.sit(sitters, this.table.here);
    this.log.retell();
  }

  /** Stores the game, with where it stands in a few words, and loads what it is shown with. */
  async keep({ view }: Snapshot): Promise<void> {
    const { speech, world, language } = this;
    this.kept = await this.table.keep(speech ? (world?.where?.(view, language, speech) ?? '') : '');
    // What cannot be loaded now is missed, and asked for again with the next choice.
    await this.loading.prepare(view).catch(() => {});
  }

  /** All choices, for a file or a link. */
  save(): Promise<TableSave | undefined> {
    return this.table.save();
  }

  close(): void {
    this.showing.skip();
    this.takingBack.stop();
    void sounds.lie(undefined);
    this.table.close();
  }
}
