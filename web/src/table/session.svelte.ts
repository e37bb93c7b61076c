/**
 * A game at the table: asks the table, wherever its rules run, shows what happened event by event, and holds what the
 * components draw. It knows no rules.
 */
import { DONE, type Option, SETTLE, type Seat, type Setup } from '@smallfolk/kernel';
import { type OpenDecision, PERSON, type ProtocolError, type Snapshot, type TableSave } from '@smallfolk/protocol';
import { type AnyWorld, worldOf } from '../boards/index.ts';
import { viewsOf } from '../engine/course.ts';
import { Engine } from '../engine/engine.ts';
import { isGame, speechOf } from '../games.ts';
import type { Replay } from '../replay/replay.svelte.ts';
import { sounds } from '../sound/sound.svelte.ts';
import type { Kept } from '../store/games.ts';
import { settings } from '../store/settings.svelte.ts';
import { words } from '../words/index.svelte.ts';
import { Company } from './company.svelte.ts';
import { Advice } from './hint.svelte.ts';
import { historyOf } from './history.ts';
import { Lingering } from './lingering.svelte.ts';
import { Log } from './log.svelte.ts';
import { toggled } from './picks.ts';
import { Sending } from './sending.svelte.ts';
import { Showing } from './showing.svelte.ts';
import type { Answer, Found, Frame, Opening, Person, Seen, Table, Wire } from './table.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export class Session {
  readonly table: Table;
  trouble = $state.raw<Trouble>();
  ready = $state(false);
  /** What the person who sits here sees now, or saw at the event being shown. */
  view = $state.raw<unknown>();
  snapshot = $state.raw<Snapshot>();
  selection = $state.raw<readonly Option[]>([]);
  previewed = $state.raw<Option>();
  /** An answer that gives something up and waits to be confirmed, and what it gives up. */
  doubted = $state.raw<{ readonly option: Option; readonly gives: string }>();
  /** A bot is thinking. */
  private thinking = $state(false);
  /** Whoever sits here is finished, and this seat is next: the device waits to be passed on. */
  handing = $state<Seat>();
  /** The table is covered until this seat says that it is there. */
  curtain = $state<Seat>();
  announcement = $state('');
  /** The game is over and watched from its start. */
  replay = $state.raw<Replay>();
  world = $state.raw<AnyWorld>();
  /** Whether the last choice is stored. */
  kept = $state<Kept>('kept');
  /** How it is with those who sit elsewhere, and with the way to them. */
  people = $state.raw<readonly Person[]>([]);
  wire = $state.raw<Wire>({ kind: 'here' });
  readonly log = new Log(this);
  readonly showing = new Showing();
  readonly advice = new Advice(this);
  readonly sending = new Sending();
  readonly lingering = new Lingering();
  private readonly company = new Company();
  game = '';
  private setup: Setup = {};
  /** What is shown now; what others do meanwhile is shown after it. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(table: Table) {
    this.table = table;
    table.listen({
      changed: (seen) => void this.inTurn(() => this.changed(seen)),
      people: (people) => {
        this.people = people;
      },
      wire: (wire) => {
        this.wire = wire;
      },
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

  /** Lays the table. Returns false, with the trouble told, if it cannot be played like this. */
  async open(opening: Opening = {}): Promise<boolean> {
    this.trouble = undefined;
    const found = await this.table.find();
    if (!found.ok) return this.fail(found.trouble);
    this.company.given = this.table.names;
    const [laid, opened] = await Promise.all([this.lay(found), this.table.open(opening)]);
    if (laid) return this.fail(laid);
    if (!opened.ok) return this.fail('trouble' in opened ? opened.trouble : troubleOf(opened.error, this.game));
    const { snapshot } = opened.value;
    try {
      await this.world?.prepare?.(snapshot.view);
    } catch {
      return this.fail({ kind: 'load' });
    }
    this.snapshot = snapshot;
    this.company.sit(snapshot.seats, this.table.here);
    this.view = snapshot.view;
    this.log.restart(snapshot.events);
    await this.keep(snapshot);
    this.ready = true;
    if (this.table.here.length > 1) this.curtain = this.toDecide();
    void this.inTurn(() => this.proceed());
    return true;
  }

  /** The words and the board of the game, with those of its parts that are in play. */
  private async lay({ game, setup }: Extract<Found, { ok: true }>): Promise<Trouble | undefined> {
    this.game = game;
    this.setup = setup;
    if (!isGame(game)) return { kind: 'no-game', name: game };
    try {
      this.world = await worldOf(game, setup);
      await this.learn();
      return undefined;
    } catch {
      return { kind: 'load' };
    }
  }

  private async learn(language = words.language): Promise<void> {
    const [spoken] = await Promise.all([speechOf(this.game, language, this.setup), this.world?.speak?.(language)]);
    this.company.learn(spoken, language);
  }

  private fail(trouble: Trouble): false {
    this.sending.end();
    this.thinking = false;
    this.trouble = trouble;
    return false;
  }

  private refuse(error: ProtocolError): void {
    this.fail(troubleOf(error, this.game));
  }

  /** One thing after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
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
    const free = !this.busy && !this.showing.running && this.curtain === undefined;
    return Boolean(this.snapshot?.canUndo) && free;
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
    const gives = this.givesUp(option);
    if (gives && settings.careful && !this.sending.now) this.doubted = { option, gives };
    else void this.choose([option]);
  }

  /** Whether options of this kind stand behind one button. */
  readonly together = (option: Option): boolean => this.world?.together?.(option) ?? false;

  /** What an option that ends or passes gives up; '' if nothing, undefined if it is not of that kind. */
  givesUp(option: Option): string | undefined {
    const { decision, speech, world, view, language } = this;
    if (!decision || !speech) return undefined;
    return world?.givesUp?.(option, decision, view, language, speech);
  }

  /** It was meant. */
  confirmDoubted(): void {
    const { doubted } = this;
    this.doubted = undefined;
    if (doubted) void this.choose([doubted.option]);
  }

  /** This question and all of its kind are left to the fixed order from now on. */
  async settleAlways(): Promise<void> {
    await settings.set({ settle: true });
    await this.choose([SETTLE]);
  }

  /** The multiple selection is complete. */
  confirm(): void {
    const { decision } = this;
    if (!decision?.some || this.selection.length < decision.some.min) return;
    void this.choose(this.selection);
  }

  private async choose(picks: readonly Option[]): Promise<void> {
    const { snapshot, decision } = this;
    if (!snapshot || !decision || this.sending.now) return;
    await this.inTurn(() =>
      this.send(
        () => this.table.choose(picks, snapshot.choices),
        (seen) => this.changed(seen),
      ),
    );
  }

  private async send(ask: () => Promise<Answer>, answered: (seen: Seen) => Promise<void>): Promise<void> {
    this.sending.begin();
    const told = await ask();
    return told.ok ? answered(told.value) : this.refuse(told.error);
  }

  /** Stored first, then shown; and all at once, so that the table is drawn once. */
  private async changed({ snapshot, film }: Seen): Promise<void> {
    await this.keep(snapshot);
    this.sending.end();
    this.settle();
    this.snapshot = snapshot;
    await this.show(film);
    await this.proceed();
  }

  /** What was picked, pointed at or advised belongs to a question that is answered or taken back. */
  private settle(): void {
    if (this.selection.length > 0) this.selection = [];
    this.previewed = undefined;
    this.doubted = undefined;
    this.advice.drop();
  }

  private async show(film: readonly Frame[]): Promise<void> {
    await this.showing.show(film, {
      more: this.settles,
      weight: (event) => this.world?.weight?.(event) ?? 1,
      shown: ({ event, view }) => {
        this.view = view;
        this.announcement = this.log.add(event, view).text;
        void sounds.play(this.world?.sound?.(event));
      },
    });
    this.view = this.snapshot?.view;
    const { result } = this;
    if (result && film.length > 0) void sounds.play(result.winners.includes(this.seat) ? 'won' : 'lost');
  }

  /** Lets the bots play until a person is to decide or the game is over. */
  private async proceed(): Promise<void> {
    while (this.table.step && this.snapshot?.decision) {
      const seat = this.snapshot.decision.seat;
      if (this.snapshot.seats[seat] === PERSON) break;
      if (!(await this.linger())) return;
      this.thinking = true;
      const told = await this.table.step();
      if (!told.ok) return this.refuse(told.error);
      await this.keep(told.value.snapshot);
      this.snapshot = told.value.snapshot;
      this.thinking = false;
      await this.show(told.value.film);
    }
    const { snapshot } = this;
    if (snapshot && this.settles) {
      return this.send(
        () => this.table.choose([SETTLE], snapshot.choices),
        (seen) => this.changed(seen),
      );
    }
    const seat = this.toDecide();
    if (seat !== undefined && seat !== this.seat && this.table.here.includes(seat)) this.handing = seat;
    else this.ask();
  }

  /** Whether the open question is one that the person leaves to a fixed order of the game. */
  private get settles(): boolean {
    const decision = this.snapshot?.decision;
    const asked = decision && 'options' in decision && decision.seat === this.seat;
    return settings.settle && Boolean(asked && decision.options.some((option) => option.do === SETTLE.do));
  }

  /** Before a bot answers, the choice can be taken back for a moment. False if it was. */
  private async linger(): Promise<boolean> {
    const { snapshot } = this;
    const back = snapshot?.canUndo && !snapshot.practice && settings.takeBack > 0;
    return back ? this.lingering.wait(settings.takeBack) : true;
  }

  /** Whoever sits here is finished and passes the device on. */
  passOn(): void {
    this.curtain = this.handing;
    this.handing = undefined;
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
      const told = await this.table.look?.(seat);
      if (!told?.ok) return told && this.refuse(told.error);
      this.retell(told.value.snapshot);
    }
    this.settle();
    this.curtain = undefined;
    this.ask();
  }

  /** Shows the table as it stands, and the log from its first line. */
  private retell(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.view = snapshot.view;
    this.log.restart(snapshot.events);
  }

  async undo(): Promise<void> {
    if (!this.canUndo || this.sending.now) return;
    this.lingering.takeBack();
    await this.inTurn(() =>
      this.send(
        () => this.table.undo(),
        (seen) => this.takenBack(seen),
      ),
    );
  }

  private async takenBack({ snapshot }: Seen): Promise<void> {
    await this.keep(snapshot);
    this.sending.end();
    this.settle();
    this.handing = undefined;
    this.retell(snapshot);
    this.ask();
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

  /** Where the game stands, in a few words. */
  private async keep({ view }: Snapshot): Promise<void> {
    const { speech, world, language } = this;
    this.kept = await this.table.keep(speech ? (world?.where?.(view, language, speech) ?? '') : '');
  }

  /** All choices, for a file or a link. */
  save(): Promise<TableSave | undefined> {
    return this.table.save();
  }

  /** Where the curves of the chart stood on the way, from playing the game again: [at, value …]. */
  async history(): Promise<number[][]> {
    const { speech } = this;
    const progress = this.world?.progress;
    const save = await this.save();
    if (!progress || !save || !speech) return [];
    const engine = new Engine();
    const course = await engine.extra('course', { save, seat: this.seat });
    engine.close();
    return historyOf(viewsOf(course ?? []).slice(1), (view) => progress(view, this.language, speech));
  }

  close(): void {
    this.showing.skip();
    this.lingering.takeBack();
    void sounds.lie(undefined);
    this.table.close();
  }
}
