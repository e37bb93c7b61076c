/** One game at the terminal: shows what happened, asks, and passes the answers on to the desk. */

import type { GameEvent, Seat } from '@smallfolk/kernel';
import { sure } from '@smallfolk/kernel';
import { UserError } from '@smallfolk/lab/user-error.ts';
import {
  type Desk,
  type OpenDecision,
  PERSON,
  type ProtocolError,
  type Reply,
  type Snapshot,
  type TableSave,
} from '@smallfolk/protocol';
import type { Console } from './console.ts';
import { type Keeper, readFile, writeWhole } from './home.ts';
import type { Narrator } from './narrator.ts';
import type { Phrases } from './words/phrases.ts';

/** The exit code of a program that was ended with Ctrl-C. */
const INTERRUPTED = 130;
/** Milliseconds that a bot may think about a hint. */
const HINT = 3000;

export interface TalkSettings {
  /** Show the table before every question, not only at the start and when it is asked for. */
  readonly boards: boolean;
  /** Nobody minds who sees what: the screen is not handed over. */
  readonly open: boolean;
  /** The command that goes on with a game that was left, where that is not `smallfolk play`. */
  readonly again?: string;
}

/** How the talk ended: over, left (the game is kept), or for another save. */
export type Ending = { readonly how: 'over' | 'left' } | { readonly how: 'load'; readonly snapshot: Snapshot };

const VERBS = ['undo', 'board', 'options', 'why', 'log', 'hint', 'save', 'load', 'help', 'quit'] as const;
type Verb = (typeof VERBS)[number];
const SHORT: Readonly<Record<string, Verb>> = { '?': 'help', exit: 'quit' };

/** The verb that a word means: by itself, or by its first letter, which stands for the first verb that has it. */
function verbOf(word: string): Verb | undefined {
  const typed = word.toLowerCase();
  if (Object.hasOwn(SHORT, typed)) return SHORT[typed];
  return VERBS.find((verb) => verb === typed || verb[0] === typed);
}

export class TableTalk {
  private readonly desk: Desk;
  private readonly console: Console;
  private readonly narrator: Narrator;
  private readonly phrases: Phrases;
  private readonly keeper: Keeper;
  private readonly settings: TalkSettings;
  private now: Snapshot;
  /** Up to which event each seat has been told. */
  private readonly told = new Map<Seat, number>();
  /** Who looks at the screen. */
  private facing: Seat | undefined;
  private keeps = true;
  /** Up to which event the last table that was shown had come. */
  private boardAt = -1;

  constructor(
    desk: Desk,
    console: Console,
    narrator: Narrator,
    phrases: Phrases,
    keeper: Keeper,
    settings: TalkSettings,
    snapshot: Snapshot,
  ) {
    this.desk = desk;
    this.console = console;
    this.narrator = narrator;
    this.phrases = phrases;
    this.keeper = keeper;
    this.settings = settings;
    this.now = snapshot;
    // What happened before this talk is in the log for whoever asks.
    this.toldAll(snapshot.choices === 0 ? 0 : snapshot.next);
  }

  async run(): Promise<Ending> {
    const interrupted = () => {
      this.console.say('');
      this.leave();
      process.exit(INTERRUPTED);
    };
    process.once('SIGINT', interrupted);
    try {
      return await this.talk();
    } finally {
      process.off('SIGINT', interrupted);
    }
  }

  private async talk(): Promise<Ending> {
    await this.keep();
    for (;;) {
      await this.playBots();
      if (this.now.result) return this.end();
      if (!(await this.face())) return this.leave();
      this.ask();
      const ending = await this.listen();
      if (ending) return ending;
      if (!this.handsOver && this.facing !== undefined) await this.tell(this.facing);
    }
  }

  /** Reads lines until one of them has changed something. */
  private async listen(): Promise<Ending | undefined> {
    for (;;) {
      const line = await this.console.ask(this.phrases.prompt);
      if (line === undefined) return this.leave();
      if (line === '') continue;
      const [word = '', ...rest] = line.split(/\s+/);
      switch (verbOf(word)) {
        case 'quit':
          return this.leave();
        case 'load': {
          const snapshot = await this.load(rest.join(' '));
          if (snapshot) return { how: 'load', snapshot };
          break;
        }
        case 'undo':
          if (await this.undo()) return undefined;
          break;
        case 'board':
          await this.narrator.board(this.now);
          break;
        case 'options':
          this.ask();
          break;
        case 'why':
          await this.why(rest[0]);
          break;
        case 'log':
          this.narrator.log(await this.events(), this.now, rest[0]);
          break;
        case 'hint':
          await this.hint();
          break;
        case 'save':
          await this.saveAs(rest.join(' '));
          break;
        case 'help':
          this.console.say(this.phrases.help);
          break;
        case undefined:
          if (await this.answer(line)) return undefined;
      }
    }
  }

  /** Takes a number, several numbers of a multiple selection, or a key. True once something was chosen. */
  private async answer(line: string): Promise<boolean> {
    const { keys, some } = this.decision;
    const numbers = line.split(/[\s,]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
    const chosen = numbers.map((number) => keys[number - 1]);
    if (!chosen.includes(undefined) && (chosen.length === 1 || some)) {
      const inOrder = numbers.toSorted((a, b) => a - b).map((number) => sure(keys[number - 1]));
      return chosen.length === 1 ? this.choose(sure(inOrder[0])) : this.chooseSet(inOrder);
    }
    if (keys.includes(line)) return this.choose(line);
    this.console.say(this.phrases.notOffered(line));
    return false;
  }

  private async choose(answer: string): Promise<boolean> {
    const seat = this.now.seat;
    const reply = await this.desk.ask({ do: 'choose', answer, seat, at: this.now.choices });
    if (!this.accept(reply)) return false;
    await this.keep();
    return true;
  }

  /** Picks exactly these, and ends the selection. */
  private async chooseSet(keys: readonly string[]): Promise<boolean> {
    const { ask } = this.decision;
    let changed = false;
    for (const key of [...keys, 'done']) {
      const decision = this.now.decision;
      const goesOn = decision && 'keys' in decision && decision.ask === ask && decision.some;
      if (!goesOn) break;
      if (!decision.keys.includes(key)) {
        if (key !== 'done') this.console.say(this.phrases.notOffered(key));
        break;
      }
      if (!(await this.choose(key))) break;
      changed = true;
    }
    return changed;
  }

  private async undo(): Promise<boolean> {
    const reply = await this.desk.ask({ do: 'undo', seat: this.now.seat });
    if (!reply.ok) {
      this.console.say(this.phrases.cannotUndo);
      return false;
    }
    this.now = reply.snapshot;
    for (const [seat, told] of this.told) this.told.set(seat, Math.min(told, this.now.next));
    this.console.say(this.phrases.undone);
    await this.keep();
    return true;
  }

  private async playBots(): Promise<void> {
    let announced: Seat | undefined;
    while (this.now.decision && this.now.seats[this.now.decision.seat] !== PERSON) {
      const { seat } = this.now.decision;
      if (seat !== announced && this.console.screen) {
        this.console.say(this.phrases.thinks(seat, this.now.seats[seat] ?? ''));
      }
      announced = seat;
      const reply = await this.desk.ask({ do: 'step' });
      if (!reply.ok) throw new UserError(this.phrases.bug(reply.error.message));
      this.now = reply.snapshot;
      await this.keep();
      if (!this.handsOver) await this.tell(this.now.seat);
    }
  }

  /** Whether the screen goes from person to person. */
  private get handsOver(): boolean {
    return !this.settings.open && this.now.seats.filter((sitter) => sitter === PERSON).length > 1;
  }

  /** Turns to the person who decides: hides everything until they say that they look. False when nobody does. */
  private async face(): Promise<boolean> {
    const seat = this.now.decision?.seat ?? this.now.seat;
    const turns = seat !== this.facing;
    if (turns && this.handsOver) {
      if (this.facing !== undefined) {
        await this.tell(this.facing);
        if (this.console.screen && (await this.console.ask(this.phrases.hide)) === undefined) return false;
        this.console.clear();
      }
      if ((await this.console.ask(this.phrases.handOver(seat))) === undefined) return false;
      this.console.clear();
    }
    this.facing = seat;
    const reply = await this.desk.ask({ do: 'view', seat });
    if (reply.ok) this.now = reply.snapshot;
    await this.tell(seat);
    if (turns || (this.settings.boards && this.boardAt !== this.now.next && !this.decision.some)) {
      await this.narrator.board(this.now);
      this.boardAt = this.now.next;
    }
    return true;
  }

  /** Tells a seat what it has not been told yet. Around an open screen, all have heard it then. */
  private async tell(seat: Seat): Promise<void> {
    const reply = await this.desk.ask({ do: 'view', seat, from: this.told.get(seat) ?? 0 });
    if (!reply.ok) return;
    this.narrator.happened(reply.snapshot);
    if (this.handsOver) this.told.set(seat, reply.snapshot.next);
    else this.toldAll(reply.snapshot.next);
  }

  private toldAll(next: number): void {
    for (let seat = -1; seat < this.now.seats.length; seat++) this.told.set(seat, next);
  }

  private ask(): void {
    this.narrator.question(this.decision, this.now);
  }

  private get decision(): OpenDecision {
    const { decision } = this.now;
    if (!decision || !('keys' in decision)) throw new Error('nobody here is to decide');
    return decision;
  }

  private async events(): Promise<readonly GameEvent[]> {
    const reply = await this.desk.ask({ do: 'events', seat: this.now.seat });
    return reply.ok ? reply.events : [];
  }

  /** The rule behind the question, behind a line of the log, or by its number. */
  private async why(what: string | undefined): Promise<void> {
    const named = what !== undefined && /^[a-z]+\d+[a-z]?$/i.test(what) ? what.toUpperCase() : undefined;
    const line = what !== undefined && /^\d+$/.test(what) ? (await this.events())[Number(what) - 1] : undefined;
    this.narrator.rule(named ?? (what === undefined ? this.decision.rule : line?.rule));
  }

  private async hint(): Promise<void> {
    const reply = await this.desk.ask({ do: 'hint', seat: this.now.seat, ms: HINT });
    if (reply.ok) this.narrator.hint(reply.hint, this.decision, this.now);
    else this.console.say(reply.error.message);
  }

  private accept(reply: Reply<'choose'>): boolean {
    if (reply.ok) this.now = reply.snapshot;
    else this.console.say(this.sentence(reply.error));
    return reply.ok;
  }

  private sentence(error: ProtocolError): string {
    return error.code === 'bug' ? this.phrases.bug(error.message) : error.message;
  }

  private async save(): Promise<TableSave> {
    const reply = await this.desk.ask({ do: 'save' });
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.save;
  }

  /** Keeps the game as it stands. Says once if that cannot be done. */
  private async keep(): Promise<void> {
    if (!this.keeps) return;
    try {
      this.keeper.keep(await this.save());
    } catch (error) {
      if (error instanceof UserError) throw error;
      this.keeps = false;
      this.console.say(this.phrases.notKept(error instanceof Error ? error.message : String(error)));
    }
  }

  private async saveAs(file: string): Promise<void> {
    if (file === '') {
      this.console.say(this.phrases.keptAs(this.keeper.file));
      return;
    }
    try {
      writeWhole(file, `${JSON.stringify(await this.save())}\n`);
      this.console.say(this.phrases.savedAs(file));
    } catch (error) {
      this.console.say(error instanceof Error ? error.message : String(error));
    }
  }

  /** Another game in place of this one, which stays kept; undefined, and this one goes on, if it cannot be played. */
  private async load(file: string): Promise<Snapshot | undefined> {
    try {
      const save: unknown = JSON.parse(readFile(file) ?? '');
      const reply = await this.desk.ask({ do: 'load', save, pace: 'step' });
      if (reply.ok) return reply.snapshot;
      this.console.say(this.sentence(reply.error));
    } catch {
      this.console.say(this.phrases.unknownFile(file));
    }
    return undefined;
  }

  private async end(): Promise<Ending> {
    const seat = this.facing ?? this.now.seat;
    await this.tell(seat);
    const reply = await this.desk.ask({ do: 'view', seat });
    const { result, seed, commitment } = this.now;
    await this.narrator.board(reply.ok ? reply.snapshot : this.now);
    if (result) this.narrator.result(result, seat);
    if (seed) this.console.say(this.phrases.proof(seed, commitment));
    if (this.keeps) this.console.say(this.phrases.over(this.keeper.file));
    return { how: 'over' };
  }

  private leave(): Ending {
    if (this.keeps) this.console.say(this.phrases.kept(this.settings.again ?? `smallfolk play ${this.now.game}`));
    return { how: 'left' };
  }
}
