/**
 * The desk: holds the open tables and answers every message about them, one after the other. The line engine, the
 * terminal and the browser's Web Worker each have one. Nothing that is sent to it can make it throw.
 */
import {
  type Box,
  inSlices,
  isRecord,
  isSeed,
  Match,
  newSeed,
  type Opener,
  type Outcome,
  parseLegacy,
  parseSetup,
  type Refusal,
  refused,
  seedOf,
} from '@smallfolk/kernel';
import { bugError, messageOf, reporting } from './bug.ts';
import {
  type Answers,
  type Command,
  ERRORS,
  type ErrorCode,
  type Failure,
  type GameInfo,
  type Message,
  PROTOCOL,
  type Reply,
  type Request,
  type RequestId,
} from './messages.ts';
import { idOf, LIMITS, parseLine, parseRequest } from './parse.ts';
import { type BotMaker, makeBot, OpenTable } from './table.ts';

export interface DeskParts {
  /** The games that can be opened, by name. */
  readonly shelf: Readonly<Record<string, Opener>>;
  /** Without it no bots play here. */
  readonly bots?: BotMaker;
  /** The bot that is asked for a hint if the message names none. */
  readonly adviser?: string;
}

/** What a request comes to: the answer, or why not. */
type Result<C extends Command> = Promise<Outcome<Answers[C]>>;

export class Desk {
  private readonly parts: DeskParts;
  private readonly tables = new Map<string, OpenTable>();
  /** The answer to the last message, which the next one waits for. */
  private last: Promise<unknown> = Promise.resolve();
  private thinking = new AbortController();

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  /** Answers a message of a typed client. */
  ask<C extends Command>(message: Message<C>): Promise<Reply<C>> {
    return this.answer(message) as Promise<Reply<C>>;
  }

  /** Answers a line of text. */
  answerLine(line: string): Promise<Reply> {
    const parsed = parseLine(line);
    return parsed.ok ? this.answer(parsed.value) : this.inTurn(async () => failure(null, parsed));
  }

  /** Answers whatever was sent, after everything sent before it, but `stop` at once. */
  answer(message: unknown): Promise<Reply> {
    const id = idOf(message);
    const parsed = parseRequest(message);
    if (!parsed.ok) return this.inTurn(async () => failure(id, parsed));
    const request = parsed.value;
    if (request.do === 'stop') {
      this.thinking.abort();
      return Promise.resolve({ id, ok: true, do: 'stop' });
    }
    return this.inTurn(() => this.carryOut(id, request));
  }

  private inTurn(work: () => Promise<Reply>): Promise<Reply> {
    const reply = this.last.then(work);
    this.last = reply;
    return reply;
  }

  private async carryOut(id: RequestId | null, request: Request): Promise<Reply> {
    this.thinking = new AbortController();
    try {
      const outcome: Outcome<object> = await this.dispatch(request);
      if (!outcome.ok) return failure(id, outcome);
      return { id, ok: true, do: request.do, ...outcome.value } as Reply;
    } catch (bug) {
      return { id, ok: false, error: bugError(bug) };
    }
  }

  private dispatch(request: Request): Promise<Outcome<object>> {
    switch (request.do) {
      case 'games':
        return this.games();
      case 'version':
        return this.version(request);
      case 'new':
      case 'position':
        return this.begin(request);
      case 'load':
        return this.load(request);
      case 'view':
        return this.at(request, (table) => snapshot(table, request, table.eventCount));
      case 'options':
        return this.at(request, (table) =>
          map(table.options(request.seat), (decision) => done({ decision: decision ?? null })),
        );
      case 'events':
        return this.at(request, (table) => table.events(request.seat, request.from ?? 0));
      case 'choose':
        return this.at(request, (table) => this.choose(table, request));
      case 'undo':
        return this.at(request, (table) =>
          map(table.undo(request.seat), () => snapshot(table, request, table.eventCount)),
        );
      case 'step':
        return this.at(request, (table) => this.step(table, request));
      case 'hint':
        return this.at(request, (table) => this.hint(table, request));
      case 'save':
        return this.at(request, (table) => done({ save: table.save() }));
      case 'close':
        return this.at(request, (table) => done({ closed: this.tables.delete(table.name) }));
      case 'stop':
      case 'quit':
        return Promise.resolve(done({}));
    }
  }

  private async games(): Result<'games'> {
    const games: GameInfo[] = [];
    for (const name of Object.keys(this.parts.shelf)) {
      const box = await this.open(name);
      if (!box.ok) return box;
      const { game, first } = box.value;
      games.push({ name, version: game.version, fields: game.fields, first });
    }
    return done({ games });
  }

  private async version({ game }: Request<'version'>): Result<'version'> {
    if (game === undefined) return done({ protocol: PROTOCOL });
    return map(await this.open(game), (box) => done({ protocol: PROTOCOL, game, version: box.game.version }));
  }

  private async begin(request: Request<'new' | 'position'>): Result<'new'> {
    const box = await this.open(request.game, request.do === 'new' ? request.setup : undefined);
    if (!box.ok) return box;
    const { game } = box.value;
    const setup = as('bad-setup', parseSetup(game, request.setup));
    if (!setup.ok) return setup;
    const legacy = as('bad-legacy', parseLegacy(game, setup.value, request.legacy));
    if (!legacy.ok) return legacy;
    const options = { practice: request.practice, legacy: legacy.value };
    const seed = seedFrom(request.seed);
    const report = { game: game.name, version: game.version, setup: setup.value, seed, choices: [], doing: request.do };
    const match = await reporting<Outcome<Match>>(
      () => report,
      () => {
        if (request.do === 'new') return done(Match.start(game, setup.value, seed, options));
        if (!game.position) return refused('no-position', `${game.name} starts from no position`);
        const state = game.position(setup.value, request.position);
        return map(as('bad-position', state), (state) => done(Match.from(game, setup.value, seed, state, options)));
      },
    );
    return match.ok ? this.lay(request, match.value, box.value) : match;
  }

  private async load(request: Request<'load'>): Result<'load'> {
    const { save, recover } = request;
    const game = field(save, 'game');
    if (typeof game !== 'string')
      return refused('bad-save', 'save: this is not a saved game of Smallfolk', { where: 'save' });
    // A save that begins at a position, or goes on from one, needs the whole game.
    const whole = recover || field(save, 'origin') !== undefined;
    const box = await this.open(game, whole ? undefined : field(save, 'setup'));
    if (!box.ok) return box;
    const report = () => ({
      game,
      seed: String(field(save, 'seed')),
      choices: savedTexts(save, 'choices'),
      doing: 'load',
    });
    const match = await reporting(report, async () =>
      as('bad-save', await inSlices(Match.replaying(box.value.game, save, { recover }))),
    );
    if (!match.ok) return match;
    const seats = request.seats ?? savedTexts(save, 'seats');
    return this.lay({ ...request, seats }, match.value, box.value);
  }

  /** Opens the table for a match and lets the bots that come first play. */
  private async lay(request: Request<'new' | 'position' | 'load'>, match: Match, { insight }: Box): Result<'new'> {
    if (!this.tables.has(request.table) && this.tables.size >= LIMITS.tables) {
      return refused('too-many-tables', `${LIMITS.tables} tables are open; close one first`);
    }
    const opened = await OpenTable.open(request.table, request.pace, match, request.seats, this.parts.bots, insight);
    if (!opened.ok) return opened;
    const table = opened.value;
    return reporting(
      () => table.report(request.do),
      async () => {
        if (request.pace === 'all') await table.playBots(this.thinking.signal);
        const outcome = snapshot(table, request, 0);
        if (outcome.ok) this.tables.set(table.name, table);
        return outcome;
      },
    );
  }

  private async choose(table: OpenTable, request: Request<'choose'>): Result<'choose'> {
    const before = table.eventCount;
    const chosen = table.choose(request);
    if (!chosen.ok) return chosen;
    if (table.pace === 'all') await table.playBots(this.thinking.signal);
    return snapshot(table, request, before);
  }

  private async step(table: OpenTable, request: Request<'step'>): Result<'step'> {
    const looking = table.options(request.seat);
    if (!looking.ok) return looking; // before anything is played: a refusal changes nothing
    const before = table.eventCount;
    const played = await table.step(this.thinking.signal);
    if (!played.ok) return played;
    return map(snapshot(table, request, before), (answer) => done({ ...answer, played: played.value }));
  }

  private async hint(table: OpenTable, request: Request<'hint'>): Result<'hint'> {
    const name = request.bot ?? this.parts.adviser ?? 'hard';
    const bot = as('no-bot', await makeBot(this.parts.bots, name, newSeed()));
    if (!bot.ok) return bot;
    return map(await table.hint(request, bot.value, this.thinking.signal), (hint) => done({ hint }));
  }

  private async at<T>(
    request: { readonly table: string },
    act: (table: OpenTable) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const table = this.tables.get(request.table);
    if (table) {
      return reporting(
        () => table.report(JSON.stringify(request)),
        () => act(table),
      );
    }
    return refused('no-table', `no table "${request.table}" is open; send new, load or position first`, {
      where: 'table',
    });
  }

  /** With what the set-up needs, which comes from outside and is not checked yet; without one, with everything. */
  private async open(name: string, setup?: unknown): Promise<Outcome<Box>> {
    const opener = Object.hasOwn(this.parts.shelf, name) ? this.parts.shelf[name] : undefined;
    if (!opener) {
      const known = Object.keys(this.parts.shelf).join(', ');
      return refused('unknown-game', `there is no game "${name}"; known are ${known}`, { where: 'game' });
    }
    try {
      return done(await opener(isRecord(setup) ? setup : undefined));
    } catch (error) {
      return refused('unavailable', `the game "${name}" could not be opened: ${messageOf(error)}`, { where: 'game' });
    }
  }
}

function snapshot(
  table: OpenTable,
  { seat, from }: { seat?: number | undefined; from?: number | undefined },
  since: number,
) {
  return map(table.snapshot(seat, from ?? since), (snapshot) => done({ snapshot }));
}

const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

function map<T, U>(outcome: Outcome<T>, next: (value: T) => Outcome<U>): Outcome<U> {
  return outcome.ok ? next(outcome.value) : outcome;
}

/** A refusal of a game in the protocol's terms: its own code where that is one of ours. */
function as<T>(code: ErrorCode, outcome: Outcome<T>): Outcome<T> {
  return outcome.ok || isErrorCode(outcome.code) ? outcome : { ...outcome, code };
}

function isErrorCode(code: string): code is ErrorCode {
  return ERRORS.some((known) => known === code);
}

function failure(id: RequestId | null, { code, message, where, offered }: Refusal): Failure {
  const error = { code: isErrorCode(code) ? code : 'bad-message', message, where, offered } as const;
  return { id, ok: false, error };
}

function seedFrom(text: string | undefined): string {
  if (text === undefined) return newSeed();
  return isSeed(text) ? text : seedOf(text);
}

function field(data: unknown, name: string): unknown {
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

function savedTexts(save: unknown, name: string): readonly string[] | undefined {
  const texts = field(save, name);
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : undefined;
}
