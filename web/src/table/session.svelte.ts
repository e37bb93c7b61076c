/**
 * A game at the table: asks the engine, stores every choice before it is shown, shows what happened event by event,
 * and holds what the components draw. It knows the protocol and no rules.
 */
import { type Decision, DONE, keyOf, type Option, type Seat } from '@smallfolk/kernel';
import { type OpenDecision, PERSON, type ProtocolError, type Snapshot, type TableSave } from '@smallfolk/protocol';
import { type AnyWorld, worldOf } from '../boards/index.ts';
import { Engine, type Film, type Told } from '../engine/engine.ts';
import { isGame, speechOf } from '../games.ts';
import { fetchGame, newId } from '../store/games.ts';
import type { Shared } from '../store/share.ts';
import { words } from '../words/index.svelte.ts';
import { Company } from './company.svelte.ts';
import { Advice } from './hint.svelte.ts';
import { historyOf } from './history.ts';
import { Keeping } from './keeping.svelte.ts';
import { Log } from './log.svelte.ts';
import { midway, nextPick, toggled } from './picks.ts';
import { Showing } from './showing.svelte.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { withUnchanged } from './unchanged.ts';

export interface Beginning {
  readonly game: string;
  readonly setup: Readonly<Record<string, string | number>>;
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly seed?: string | undefined;
  readonly practice?: boolean | undefined;
  /** The ready-made first game, which explains itself. */
  readonly first?: boolean | undefined;
}

/** So long an answer may take before the table says that it is waited for, in milliseconds. */
const NOTICED = 150;

export class Session {
  trouble = $state.raw<Trouble>();
  ready = $state(false);
  /** What the person who sits here sees now, or saw at the event being shown. */
  view = $state.raw<unknown>();
  snapshot = $state.raw<Snapshot>();
  selection = $state.raw<readonly Option[]>([]);
  previewed = $state.raw<Option>();
  busy = $state(false);
  /** The table is covered until this seat says that it is there. */
  curtain = $state<Seat>();
  announcement = $state('');
  world = $state.raw<AnyWorld>();
  readonly log = new Log(this);
  readonly showing = new Showing();
  readonly advice = new Advice(this);
  private readonly company = new Company();
  private readonly keeping: Keeping;
  first = false;
  game = '';
  save: TableSave | undefined;
  private readonly engine: Engine;
  /** What came from a file or a link, until it is stored. */
  private adopted: Shared | undefined;
  /** An answer is on its way. */
  sending = $state.raw<ReturnType<typeof setTimeout>>();

  /** An engine that is running already saves the time of starting one. */
  constructor(id: string = newId(), engine = new Engine()) {
    this.keeping = new Keeping(id);
    this.engine = engine;
  }

  get id() {
    return this.keeping.id;
  }

  get kept() {
    return this.keeping.kept;
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

  /** The rules, words and board of a game. */
  private async lay(game: string): Promise<boolean> {
    this.game = game;
    if (!isGame(game)) {
      this.trouble = { kind: 'no-game', name: game };
      return false;
    }
    try {
      this.world = await worldOf(game);
      await this.learn();
      return true;
    } catch {
      this.trouble = { kind: 'load' };
      return false;
    }
  }

  private async learn(language = words.language): Promise<void> {
    const [spoken] = await Promise.all([speechOf(this.game, language), this.world?.speak?.(language)]);
    this.company.learn(spoken, language);
  }

  /** A new game. Returns false, with the trouble told, if it cannot be played like this. */
  async begin(start: Beginning): Promise<boolean> {
    if (!(await this.lay(start.game))) return false;
    this.company.given = start.names;
    this.first = start.first ?? false;
    const { game, setup, seats, seed, practice } = start;
    const seat = Math.max(seats.indexOf(PERSON), -1);
    const told = await this.engine.ask({
      do: 'new',
      game,
      setup,
      seats,
      pace: 'step',
      seat,
      from: 0,
      seed,
      practice: practice ?? false,
    });
    return this.opened(told);
  }

  /** A stored game. */
  async resume(options: { recover?: boolean; here?: boolean } = {}): Promise<boolean> {
    this.trouble = undefined;
    const stored = await fetchGame(this.id);
    if (!stored && this.adopted) return this.adopt(this.adopted, options.recover);
    if (!stored) {
      this.trouble = { kind: 'no-table' };
      return false;
    }
    if (!(await this.claim(options.here ?? false)) || !(await this.lay(stored.game))) return false;
    this.company.given = stored.names;
    this.first = stored.first;
    return this.load(stored.save, options.recover ?? false);
  }

  /** A game from a file or a link; it becomes a table of its own. */
  async adopt(shared: Shared, recover = false): Promise<boolean> {
    this.adopted = shared;
    if (!(await this.lay(String(shared.save.game)))) return false;
    this.company.given = shared.names;
    return this.load(shared.save, recover);
  }

  private async load(save: TableSave, recover: boolean): Promise<boolean> {
    return this.opened(await this.engine.ask({ do: 'load', save, recover, pace: 'step', from: 0 }));
  }

  private async opened(told: Told<'new' | 'load'>): Promise<boolean> {
    if (!told.ok) {
      this.refuse(told.error);
      return false;
    }
    if (!(await this.claim(true))) return false;
    const { snapshot } = told;
    this.snapshot = snapshot;
    this.company.sit(snapshot.seats);
    this.view = snapshot.view;
    this.log.restart(snapshot.events);
    await this.store(told.save);
    this.ready = true;
    if (this.persons.length > 1) this.curtain = this.toDecide();
    void this.proceed();
    return true;
  }

  private get persons(): Seat[] {
    return this.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
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
    if (this.busy || this.showing.running || this.curtain !== undefined) return undefined;
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

  get canUndo(): boolean {
    return Boolean(this.snapshot?.canUndo) && !this.busy && !this.showing.running;
  }

  /** Chosen, in the bar or on the board. In a multiple selection, put in or taken out. */
  answer(option: Option): void {
    const { decision } = this;
    if (!decision) return;
    const some = decision.some;
    if (some && option.do !== DONE.do) {
      this.selection = toggled(this.selection, option, some);
      return;
    }
    void this.choose([option]);
  }

  /** The multiple selection is complete. */
  confirm(): void {
    const { decision } = this;
    if (!decision?.some || this.selection.length < decision.some.min) return;
    void this.choose(this.selection);
  }

  /** Sends the answer; a selection is sent item by item in the order in which the rules offer them. */
  private async choose(picks: readonly Option[]): Promise<void> {
    const snapshot = this.snapshot;
    const decision = this.decision;
    if (!snapshot || !decision || this.sending) return;
    this.send();
    const films: Film[] = [];
    let told: Told<'choose'>;
    let now: Snapshot = snapshot;
    let asked: Decision = decision;
    for (;;) {
      const option = asked.some ? nextPick(asked, picks) : picks[0];
      if (!option) break;
      told = await this.engine.ask({ do: 'choose', answer: keyOf(option), at: now.choices, seat: this.seat });
      if (!told.ok) return this.refuse(told.error);
      films.push(told.film);
      now = told.snapshot;
      this.save = told.save ?? this.save;
      const next = midway(now);
      if (!asked.some || next?.ask !== asked.ask) break;
      asked = next;
    }
    await this.changed(now, films);
  }

  /** The question stays on the table until its answer is there, unless that takes long enough to be noticed. */
  private send(): void {
    this.sending = setTimeout(() => {
      this.busy = true;
    }, NOTICED);
  }

  private sent(): void {
    clearTimeout(this.sending);
    this.sending = undefined;
    this.busy = false;
  }

  /** Stored first, then shown; and all at once, so that the table is drawn once. */
  private async changed(snapshot: Snapshot, films: readonly Film[]): Promise<void> {
    await this.store(this.save, snapshot);
    this.sent();
    this.settle();
    this.snapshot = snapshot;
    await this.show(films);
    await this.proceed();
  }

  /** What was picked, pointed at or advised belongs to a question that is answered or taken back. */
  private settle(): void {
    if (this.selection.length > 0) this.selection = [];
    this.previewed = undefined;
    this.advice.drop();
  }

  /** Shows the table like this; what has not changed since stays the same thing. */
  private look(view: unknown): void {
    this.view = withUnchanged(this.view, view);
  }

  private async show(films: readonly Film[]): Promise<void> {
    await this.showing.show(films, {
      weight: (event) => this.world?.weight?.(event) ?? 1,
      shown: ({ event, view }) => {
        this.look(view);
        this.announcement = this.log.add(event, view).text;
      },
    });
    this.look(this.snapshot?.view);
  }

  /** Lets the bots play until a person is to decide or the game is over. */
  private async proceed(): Promise<void> {
    while (this.snapshot?.decision) {
      const seat = this.snapshot.decision.seat;
      if (this.snapshot.seats[seat] === PERSON) break;
      this.busy = true;
      const told = await this.engine.ask({ do: 'step', seat: this.seat });
      if (!told.ok) return this.refuse(told.error);
      await this.store(told.save, told.snapshot);
      this.snapshot = told.snapshot;
      this.busy = false;
      await this.show([told.film]);
    }
    this.busy = false;
    const seat = this.toDecide();
    if (seat !== undefined && seat !== this.seat && this.persons.includes(seat)) this.curtain = seat;
    else this.ask();
  }

  /** Says the question to those who listen. */
  private ask(): void {
    const { decision, view, speech, snapshot } = this;
    if (decision && speech) this.announcement = speech.ask(decision, view);
    else if (snapshot?.result && speech) this.announcement = speech.result(snapshot.result, this.seat);
    if (this.decision) this.previewed = undefined;
  }

  /** The next person has taken the device: from now on the table is shown through their eyes. */
  async takeSeat(): Promise<void> {
    const seat = this.curtain;
    if (seat === undefined) return;
    if (seat !== this.seat) {
      const told = await this.engine.ask({ do: 'view', seat, from: 0 });
      if (!told.ok) return this.refuse(told.error);
      this.snapshot = told.snapshot;
      this.view = told.snapshot.view;
      this.log.restart(told.snapshot.events);
    }
    this.settle();
    this.curtain = undefined;
    this.ask();
  }

  async undo(): Promise<void> {
    if (!this.canUndo || this.sending) return;
    this.send();
    for (;;) {
      const told = await this.engine.ask({
        do: 'undo',
        from: 0,
        ...(this.persons.length === 1 && { seat: this.seat }),
      });
      if (!told.ok) return this.refuse(told.error);
      const { snapshot } = told;
      this.save = told.save ?? this.save;
      if (midway(snapshot) && snapshot.canUndo) continue;
      await this.store(this.save, snapshot);
      this.sent();
      this.settle();
      this.snapshot = snapshot;
      this.look(snapshot.view);
      this.log.restart(snapshot.events);
      return this.ask();
    }
  }

  /** Speaks another language from now on, old lines of the log included. */
  async speak(): Promise<void> {
    if (!this.speech) return;
    try {
      await this.learn();
      this.log.retell();
    } catch {
      this.trouble = { kind: 'load' };
    }
  }

  private async store(save: TableSave | undefined, snapshot = this.snapshot): Promise<void> {
    if (!save || !snapshot) return;
    this.save = save;
    await this.keeping.store({
      game: this.game,
      names: [...this.given],
      save,
      over: snapshot.result !== undefined,
      where: this.speech ? (this.world?.where?.(snapshot.view, this.language, this.speech) ?? '') : '',
      first: this.first,
    });
  }

  /** Where the curves of the chart stood on the way, from playing the game again: [at, value …]. */
  async history(): Promise<number[][]> {
    const progress = this.world?.progress;
    if (!progress || !this.save) return [];
    const views = await this.engine.extra('views', { save: this.save, seat: this.seat });
    return historyOf(views ?? [], progress, this.language);
  }

  private refuse(error: ProtocolError): void {
    this.sent();
    this.trouble = troubleOf(error, this.game);
  }

  /** One tab plays a game. `here`: whoever else has it must let go. */
  private async claim(here: boolean): Promise<boolean> {
    const claimed = await this.keeping.claim(here, () => {
      this.engine.close();
      this.trouble = { kind: 'moved' };
    });
    if (!claimed) this.trouble = { kind: 'other-tab' };
    return claimed;
  }

  close(): void {
    this.showing.skip();
    this.engine.close();
    this.advice.close();
    this.keeping.release();
  }
}
