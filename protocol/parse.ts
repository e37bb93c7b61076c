/** The one place where messages from outside are validated: any text or JSON becomes a request or a refusal. */
import { accepted, isRecord, type Outcome, refused } from '@smallfolk/kernel';
import { type Command, type Request, type RequestId, TABLE } from './messages.ts';
import { Reader } from './reader.ts';

/** What is longer, deeper or more than this is refused. */
export const LIMITS = {
  /** Characters in one line. */
  line: 1_000_000,
  /** Lists and objects within each other. */
  depth: 64,
  /** Characters in an option's key, a name or a seed. */
  text: 1000,
  name: 64,
  seats: 16,
  /** Tables open at one desk. */
  tables: 64,
  /** Milliseconds a bot may think about a hint. */
  hint: 60_000,
} as const;

const PARSERS: { readonly [C in Command]: (read: Reader) => Omit<Request<C>, 'do'> } = {
  games: () => ({}),
  version: (read) => ({ game: read.maybeText('game', LIMITS.name) }),
  new: beginning,
  position: (read) => ({ ...beginning(read), position: read.anything('position') }),
  load: (read) => ({ ...opening(read), save: read.anything('save'), recover: read.flag('recover') }),
  view: seated,
  options: looking,
  events: seated,
  choose: (read) => ({
    ...seated(read),
    answer: read.answer('answer', LIMITS.text),
    at: read.maybeWhole('at', 0, Number.MAX_SAFE_INTEGER),
  }),
  undo: seated,
  step: seated,
  hint: (read) => ({
    ...looking(read),
    bot: read.maybeText('bot', LIMITS.name),
    ms: read.maybeWhole('ms', 1, LIMITS.hint),
  }),
  save: atTable,
  close: atTable,
  stop: () => ({}),
  quit: () => ({}),
};

export const COMMANDS = Object.keys(PARSERS) as readonly Command[];

function atTable(read: Reader) {
  return { table: read.maybeText('table', LIMITS.name) ?? TABLE };
}

function looking(read: Reader) {
  return { ...atTable(read), seat: read.maybeWhole('seat', -1, LIMITS.seats - 1) };
}

function seated(read: Reader) {
  return {
    ...looking(read),
    from: read.maybeWhole('from', 0, Number.MAX_SAFE_INTEGER),
  };
}

function opening(read: Reader) {
  return {
    ...seated(read),
    seats: read.texts('seats', LIMITS.seats, LIMITS.name),
    pace: read.oneOf('pace', ['all', 'step']),
  };
}

function beginning(read: Reader) {
  return {
    ...opening(read),
    game: read.text('game', LIMITS.name),
    setup: read.record('setup'),
    seed: read.maybeWord('seed', LIMITS.text),
    practice: read.flag('practice'),
    legacy: read.maybeAnything('legacy'),
  };
}

/** The id of a message, where one can be read. */
export function idOf(message: unknown): RequestId | null {
  const id = isRecord(message) && Object.hasOwn(message, 'id') ? message.id : undefined;
  if (typeof id === 'string') return id.length <= LIMITS.name ? id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

/** A request with all that was left out filled in. */
export function parseRequest(message: unknown): Outcome<Request> {
  if (!isRecord(message)) return refused('bad-message', 'a message is a JSON object such as {"do":"games"}');
  if (isDeeperThan(message, LIMITS.depth)) {
    return refused('bad-message', `lists and objects within each other more than ${LIMITS.depth} deep are not read`);
  }
  if (message.id !== undefined && idOf(message) === null) {
    const longest = `at most ${LIMITS.name} characters`;
    return refused('bad-message', `id: this is a whole number or a text of ${longest}`, { where: 'id' });
  }
  const command = COMMANDS.find((known) => known === message.do);
  if (command === undefined) {
    return refused('unknown-command', `do: there is no such command; known are ${COMMANDS.join(', ')}`, {
      where: 'do',
    });
  }
  const read = new Reader(message);
  return read.finish({ do: command, ...PARSERS[command](read) } as Request);
}

/** The JSON in a line of text. */
export function parseLine(line: string): Outcome<unknown> {
  if (line.length > LIMITS.line) return refused('too-long', `a line has at most ${LIMITS.line} characters`);
  try {
    return accepted(JSON.parse(line));
  } catch {
    return refused('bad-json', 'this line is not JSON; a message is one JSON object in one line');
  }
}

export function isDeeperThan(data: unknown, depth: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return depth === 0 || Object.values(data).some((item) => isDeeperThan(item, depth - 1));
}
