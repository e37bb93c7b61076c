/** Where messages of a socket are validated: any JSON becomes a request of a room or a refusal. */
import { isRecord, type Outcome, refused } from '@smallfolk/kernel';
import { idOf, isDeeperThan, LIMITS } from './parse.ts';
import { Reader } from './reader.ts';
import {
  type ClockRule,
  LATE,
  type PushSubscriptionData,
  REACTIONS,
  ROLES,
  type RoomCommand,
  type RoomRequest,
  WATCHING,
} from './rooms.ts';

/** What is longer or deeper than this is refused on a socket. */
export const ROOM_LIMITS = {
  /** Bytes of a message. */
  message: 16_384,
  depth: 16,
  /** A room's id, a secret, the id of a command. */
  secret: 64,
  /** Milliseconds by which those who look on may be late. */
  delay: 3_600_000,
} as const;

const DAY = 86_400_000;
const MINUTE = 60_000;

const PARSERS: { readonly [C in RoomCommand]: (read: Reader) => Omit<RoomRequest<C>, 'do'> } = {
  hello: (read) => ({
    protocol: read.whole('protocol', 0, 1_000_000),
    device: read.maybeText('device', ROOM_LIMITS.secret),
    language: read.maybeText('language', 16),
    changes: read.flag('changes'),
  }),
  ping: () => ({}),
  games: () => ({}),
  rooms: () => ({}),
  create: (read) => ({
    game: read.text('game', LIMITS.name),
    setup: read.record('setup'),
    seats: read.texts('seats', LIMITS.seats, LIMITS.name) ?? [],
    clock: clock(read),
    watch: read.oneOf('watch', WATCHING),
    delay: read.maybeWhole('delay', 0, ROOM_LIMITS.delay) ?? 0,
    hints: read.flag('hints'),
    name: read.maybeText('name', LIMITS.name),
  }),
  join: (read) => ({
    ...inRoom(read),
    secret: read.maybeText('secret', ROOM_LIMITS.secret),
    seat: read.maybeWhole('seat', -1, LIMITS.seats - 1),
  }),
  sit: (read) => ({ ...inRoom(read), seat: seat(read), name: read.maybeText('name', LIMITS.name) }),
  begin: inRoom,
  resume: (read) => ({
    ...inRoom(read),
    version: read.whole('version', 0, Number.MAX_SAFE_INTEGER),
    check: read.text('check', 16),
    from: read.whole('from', 0, Number.MAX_SAFE_INTEGER),
  }),
  leave: (read) => ({ ...inRoom(read), seat: read.maybeWhole('seat', 0, LIMITS.seats - 1) }),
  replace: (read) => ({ ...inRoom(read), seat: seat(read), by: read.text('by', LIMITS.name) }),
  host: (read) => ({ ...inRoom(read), seat: seat(read) }),
  invite: (read) => ({
    ...inRoom(read),
    role: read.oneOf('role', ROLES),
    seat: read.maybeWhole('seat', 0, LIMITS.seats - 1),
  }),
  pause: (read) => ({ ...inRoom(read), until: read.maybeWhole('until', 0, Number.MAX_SAFE_INTEGER) }),
  more: (read) => ({ ...inRoom(read), seat: seat(read), ms: read.whole('ms', MINUTE, 30 * DAY) }),
  remind: (read) => ({ ...inRoom(read), seat: seat(read) }),
  react: (read) => ({ ...inRoom(read), reaction: read.oneOf('reaction', REACTIONS) }),
  next: inRoom,
  notify: (read) => ({ subscription: subscription(read) }),
  forget: () => ({}),
  choose: (read) => ({
    ...atTable(read),
    answer: read.answer('answer', LIMITS.text),
    ...command(read),
  }),
  undo: (read) => ({ ...atTable(read), ...command(read) }),
  view: atTable,
  hint: atTable,
  save: atTable,
};

export const ROOM_COMMANDS = Object.keys(PARSERS) as readonly RoomCommand[];

function inRoom(read: Reader) {
  return { room: read.text('room', ROOM_LIMITS.secret) };
}

function seat(read: Reader) {
  return read.whole('seat', 0, LIMITS.seats - 1);
}

function atTable(read: Reader) {
  return {
    table: read.text('table', ROOM_LIMITS.secret),
    from: read.maybeWhole('from', 0, Number.MAX_SAFE_INTEGER),
  };
}

function command(read: Reader) {
  return {
    at: read.maybeWhole('at', 0, Number.MAX_SAFE_INTEGER),
    command: read.maybeText('command', ROOM_LIMITS.secret),
  };
}

/** `{ kind: 'days', days: 2, bank: 5, late: 'wait' }`, `{ kind: 'minutes', minutes: 10, more: 1 }`, or nothing. */
function clock(read: Reader): ClockRule {
  const fields = read.inside('clock');
  const kind = fields.oneOf('kind', ['none', 'days', 'minutes']);
  const late = fields.oneOf('late', LATE);
  if (kind === 'days') {
    const turn = fields.whole('days', 1, 30) * DAY;
    return { kind, late, turn, bank: (fields.maybeWhole('bank', 0, 60) ?? 0) * DAY };
  }
  if (kind === 'minutes') {
    const bank = fields.whole('minutes', 1, 600) * MINUTE;
    return { kind, late, bank, turn: (fields.maybeWhole('more', 0, 60) ?? 0) * MINUTE };
  }
  return { kind, late, turn: 0, bank: 0 };
}

function subscription(read: Reader): PushSubscriptionData | null {
  if (read.isNull('subscription')) return null;
  const fields = read.inside('subscription');
  const keys = fields.inside('keys');
  return {
    endpoint: fields.text('endpoint', LIMITS.text),
    keys: { p256dh: keys.text('p256dh', 128), auth: keys.text('auth', 64) },
  };
}

/** A request with all that was left out filled in. */
export function parseRoomRequest(message: unknown): Outcome<RoomRequest> {
  if (!isRecord(message)) return refused('bad-message', 'a message is a JSON object such as {"do":"rooms"}');
  if (isDeeperThan(message, ROOM_LIMITS.depth)) {
    const depth = ROOM_LIMITS.depth;
    return refused('bad-message', `lists and objects within each other more than ${depth} deep are not read`);
  }
  if (message.id !== undefined && idOf(message) === null) {
    const longest = `at most ${LIMITS.name} characters`;
    return refused('bad-message', `id: this is a whole number or a text of ${longest}`, { where: 'id' });
  }
  const known = ROOM_COMMANDS.find((name) => name === message.do);
  if (known === undefined) {
    const message = `do: there is no such command in a room; known are ${ROOM_COMMANDS.join(', ')}`;
    return refused('unknown-command', message, { where: 'do' });
  }
  const read = new Reader(message);
  return read.finish({ do: known, ...PARSERS[known](read) } as RoomRequest);
}
