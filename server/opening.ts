/** Opening a room: who sits where, which links lead there, and all that is written for it, in one transaction. */
import {
  accepted,
  type Game,
  newSeed,
  type Outcome,
  parseSetup,
  refused,
  type Seat,
  type Setup,
} from '@smallfolk/kernel';
import { type Links, ME, OPEN, PERSON, type RoomRequest } from '@smallfolk/protocol';
import { checkedChapter } from './chapters.ts';
import { newBanks } from './clock.ts';
import { NO_CHAIN, placed } from './log.ts';
import { cleanName, hashOfSecret, newRoomId, newSecret } from './people.ts';
import type { Room, RoomOptions } from './room.ts';
import { STATEMENTS } from './statements.ts';
import type { Statement, StoredRoom, StoredSeat } from './store.ts';

/** A room that is there once these statements are written. */
interface Opening {
  readonly id: string;
  readonly statements: readonly Statement[];
}

/** A new room, as somebody asked for it. Who asks holds the seats called "me" and is its host. */
export function openRoom(
  game: Game,
  device: Uint8Array,
  request: RoomRequest<'create'>,
  checkBot: (name: string) => Outcome,
  now: number,
): Outcome<Opening & { readonly links: Links }> {
  const setup = parseSetup(game, request.setup);
  if (!setup.ok) return { ...setup, code: 'bad-setup' };
  const seated = seatsOf(game.seats(setup.value), request, checkBot);
  if (!seated.ok) return seated;
  const { seats, keys } = seated.value;
  const { clock, watch, delay, hints } = request;
  const mine = keys.map(({ seat }) => seat);
  const options = { clock, watch, delay, hints, host: mine[0] ?? -1 };
  const { id, statements } = newRoom({ game, setup: setup.value, options, seats, campaign: null }, now);
  const [sit, looking] = [newSecret(), newSecret()];
  const invite = (secret: string, role: 'sit' | 'watch') =>
    STATEMENTS.invite(hashOfSecret(secret), { room: id, seat: null, role, expires: null });
  const more = [
    ...(mine.length === 0 ? [-1] : mine).map((seat) => STATEMENTS.hold(device, id, seat)),
    invite(sit, 'sit'),
    ...(watch === 'nobody' ? [] : [invite(looking, 'watch')]),
  ];
  const links = { sit, watch: watch === 'nobody' ? undefined : looking, seats: keys };
  return accepted({ id, statements: [...statements, ...more], links });
}

/** The room of the chapter that follows on this one, for the same people, bots and ways back. */
export function openNextChapter(room: Room, now: number): Outcome<Opening> {
  const chapter = room.nextChapter();
  if (!chapter) return refused('not-here', 'no chapter follows on this game, or it is not over yet');
  const setup = checkedChapter(room.match, chapter);
  if (!setup.ok) return setup;
  const { game, options, seats } = room;
  const campaign = JSON.stringify(chapter.record);
  const { id, statements } = newRoom({ game, setup: setup.value, options, seats, campaign }, now);
  const more = [STATEMENTS.holdToo(room.id, id), STATEMENTS.succeed(room.id, id)];
  return accepted({ id, statements: [...statements, ...more] });
}

interface NewRoom {
  readonly game: Game;
  readonly setup: Setup;
  readonly options: RoomOptions;
  readonly seats: readonly StoredSeat[];
  readonly campaign: string | null;
}

/** The room itself with its seats. Where nobody is expected any more, the game begins at once. */
function newRoom({ game, setup, options, seats, campaign }: NewRoom, now: number): Opening {
  const id = newRoomId(now);
  const begins = !seats.some(({ sitter }) => sitter === OPEN);
  const entries = begins ? [placed({ kind: 'begin' }, 1, now, NO_CHAIN)] : [];
  const row: StoredRoom = {
    id,
    game: game.name,
    rules: game.version,
    setup: JSON.stringify(setup),
    seed: newSeed(),
    options: JSON.stringify(options),
    state: begins ? 'playing' : 'open',
    version: entries.length,
    turn: null,
    deadline: null,
    banks: JSON.stringify(newBanks(options.clock, seats.length, now)),
    checkpoint: null,
    result: null,
    owner: null,
    epoch: 0,
    created: now,
    changed: now,
    campaign,
    successor: null,
  };
  const statements = [
    STATEMENTS.createRoom(row),
    ...entries.map((entry) => STATEMENTS.putEntry(id, entry)),
    ...seats.map((seat) => STATEMENTS.putSeat(id, seat)),
  ];
  return { id, statements };
}

interface Seated {
  readonly seats: readonly StoredSeat[];
  /** The ways back to the seats of who asks. */
  readonly keys: readonly { readonly seat: Seat; readonly secret: string }[];
}

function seatsOf(
  count: number,
  { seats, name }: RoomRequest<'create'>,
  checkBot: (name: string) => Outcome,
): Outcome<Seated> {
  if (seats.length !== count) {
    const message = `seats: set up like this there are ${count} seats, but ${seats.length} are given`;
    return refused('bad-seats', message, { where: 'seats' });
  }
  const keys: { seat: Seat; secret: string }[] = [];
  const stored: StoredSeat[] = [];
  for (const [seat, wanted] of seats.entries()) {
    if (wanted === ME) {
      const secret = newSecret();
      keys.push({ seat, secret });
      stored.push({ seat, sitter: PERSON, name: cleanName(name) ?? null, key_hash: hashOfSecret(secret) });
      continue;
    }
    const bot = wanted === OPEN ? accepted() : checkBot(wanted);
    if (!bot.ok) return { ...bot, where: `seats[${seat}]` };
    stored.push({ seat, sitter: wanted, name: null, key_hash: null });
  }
  return accepted({ seats: stored, keys });
}
