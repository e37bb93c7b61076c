/** The reception: answers every message that comes through a connection, in its room's turn. */
import { accepted, type Outcome, refused, type Seat, SPECTATOR } from '@smallfolk/kernel';
import { type GameInfo, PERSON, PROTOCOL, ROOM_LIMITS, type RoomRequest, type You } from '@smallfolk/protocol';
import * as commands from './commands.ts';
import { type Fields, fieldsOf } from './commands.ts';
import { Buckets, Guesses } from './limits.ts';
import { type Notices, noNotices } from './notices.ts';
import { hashOfSecret, isRoomId, isSameHash, isSecret } from './people.ts';
import type { Push } from './push.ts';
import type { Member, Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { STATEMENTS } from './statements.ts';
import type { Invitation, Store } from './store.ts';
import type { Thinkers } from './thinkers.ts';
import type { Boxes } from './waking.ts';
import type { Watchers } from './watchers.ts';

/** Who asks. */
export interface Visitor extends Member {
  readonly address: string;
  /** The rooms that this connection is in. */
  readonly rooms: Set<string>;
  /** To be told to a program that keeps no cookies. */
  readonly newDevice: string | undefined;
}

export interface ReceptionParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly boxes: Boxes;
  readonly thinkers: Thinkers;
  readonly watchers: Watchers;
  now(): number;
  /** So many times as many new rooms are allowed: for measurements, where all come from one address. */
  readonly generous?: number | undefined;
}

const LIMITS = { openRooms: 20, roomsPerHour: 10, roomsPerAddress: 60, watchers: 100 } as const;
const HOUR = 3600;

type Done = Promise<Outcome<Fields>>;

export class Reception {
  /** Whoever sends messages to those who are away. */
  push: Push | undefined;
  notices: Notices | undefined;
  private readonly parts: ReceptionParts;
  private readonly creations: Buckets;
  private readonly addresses: Buckets;
  private readonly guesses = new Guesses();

  constructor(parts: ReceptionParts) {
    this.parts = parts;
    const times = parts.generous ?? 1;
    this.creations = new Buckets(LIMITS.roomsPerHour * times, (LIMITS.roomsPerHour * times) / HOUR);
    this.addresses = new Buckets(LIMITS.roomsPerAddress * times, (LIMITS.roomsPerAddress * times) / HOUR);
  }

  answer(visitor: Visitor, request: RoomRequest): Done {
    switch (request.do) {
      case 'hello':
        return this.hello(visitor, request);
      case 'ping':
        return Promise.resolve(accepted(''));
      case 'games':
        return this.games();
      case 'rooms':
        return this.myRooms(visitor);
      case 'create':
        return this.create(visitor, request);
      case 'join':
        return this.join(visitor, request);
      case 'resume':
        return this.resume(visitor, request);
      case 'notify':
        return this.notify(visitor, request);
      case 'forget':
        return this.forget(visitor);
      case 'hint':
        return this.hint(visitor, request);
      case 'sit':
        return this.sit(visitor, request);
      case 'choose':
        return this.inRoom(visitor, request.table, (room, you) => commands.choose(room, visitor, you, request));
      default:
        return this.inRoom(visitor, 'table' in request ? request.table : request.room, (room, you) =>
          this.carryOut(room, visitor, you, request),
        );
    }
  }

  private async carryOut(
    room: Room,
    visitor: Visitor,
    you: You,
    request: Exclude<
      RoomRequest,
      RoomRequest<
        | 'hello'
        | 'ping'
        | 'games'
        | 'rooms'
        | 'create'
        | 'join'
        | 'resume'
        | 'notify'
        | 'forget'
        | 'hint'
        | 'sit'
        | 'choose'
      >
    >,
  ): Done {
    switch (request.do) {
      case 'undo':
        return commands.undo(room, visitor, you, request);
      case 'view':
        return accepted(this.shown(room, visitor, you, request.from ?? room.match.eventCount));
      case 'save':
        if (room.state !== 'over' || (you.as === 'watcher' && room.options.delay > 0)) {
          return refused('not-here', 'a game can be saved from a room when it is over');
        }
        return accepted(fieldsOf({ save: room.table.save() }));
      case 'begin':
        return commands.begin(room, visitor, you);
      case 'leave':
        return commands.leave(room, visitor, you, request);
      case 'replace': {
        const bot = request.by === 'open' ? accepted() : this.parts.rooms.checkBot(request.by);
        return bot.ok ? commands.replace(room, visitor, you, request) : bot;
      }
      case 'host':
        return commands.host(room, visitor, you, request);
      case 'invite': {
        const links = await commands.invite(room, you, request);
        return links.ok ? accepted(fieldsOf({ links: links.value })) : links;
      }
      case 'pause':
        return commands.pause(room, visitor, you, request);
      case 'more':
        return commands.more(room, visitor, you, request);
      case 'remind':
        return this.remind(room, you, request);
      case 'next': {
        if (you.as !== 'seat') return refused('not-here', 'only who sits here may open the next chapter');
        const successor = await this.parts.rooms.follow(room);
        if (!successor.ok) return successor;
        room.telling.tellOfNext(successor.value);
        return accepted(fieldsOf({ successor: successor.value }));
      }
      case 'react':
        if (you.as === 'guest') return refused('not-here', 'sit down or look on first');
        room.telling.react(you, request.reaction);
        return accepted('');
    }
  }

  /** What this connection sees: those who look on later see what was then. */
  private shown(room: Room, visitor: Visitor, you: You, from: number): Fields {
    if (you.as === 'watcher' && room.options.delay > 0) return this.parts.watchers.shown(room, from);
    return room.telling.shown(visitor, you, from);
  }

  private inRoom(visitor: Visitor, id: string, work: (room: Room, you: You) => Done): Done {
    const awake = this.parts.rooms.awakeNow(id);
    if (awake) return this.within(awake, visitor, work);
    return this.find(id).then((found) => (found.ok ? this.within(found.value, visitor, work) : found));
  }

  /** In its turn. */
  private within(room: Room, visitor: Visitor, work: (room: Room, you: You) => Done): Done {
    return room.enter(() => {
      const you = room.members.get(visitor);
      if (you) return work(room, you);
      return Promise.resolve(refused('not-here', 'you are not in this room; send join first', { where: 'room' }));
    });
  }

  private async find(id: string): Promise<Outcome<Room>> {
    if (!isRoomId(id)) return refused('no-room', 'there is no such room', { where: 'room' });
    return this.parts.rooms.find(id);
  }

  private async hello(visitor: Visitor, { protocol, language }: RoomRequest<'hello'>): Done {
    const { push } = this;
    const { store, now } = this.parts;
    if (protocol !== PROTOCOL) {
      const older =
        protocol < PROTOCOL
          ? 'this page is older than the server: load it again'
          : 'this server is older than the page: come back later';
      return refused('bad-message', `protocol: ${older} (${protocol}, here ${PROTOCOL})`, { where: 'protocol' });
    }
    const rooms = await store.myRooms(visitor.device);
    if (rooms.length > 0) await store.write({ more: [STATEMENTS.device(visitor.device, language ?? null, now())] });
    const limits = { message: ROOM_LIMITS.message, silence: 60_000 };
    const device = visitor.newDevice;
    return accepted(fieldsOf({ protocol: PROTOCOL, rooms, now: now(), limits, push: push?.publicKey, device }));
  }

  private async games(): Done {
    const { boxes } = this.parts;
    const games: GameInfo[] = [];
    for (const name of boxes.names) {
      const box = await boxes.open(name);
      if (!box) continue;
      const { game, first } = box;
      games.push({ name, version: game.version, fields: game.fields, first });
    }
    return accepted(fieldsOf({ games }));
  }

  private async myRooms(visitor: Visitor): Done {
    return accepted(fieldsOf({ rooms: await this.parts.store.myRooms(visitor.device) }));
  }

  private async create(visitor: Visitor, request: RoomRequest<'create'>): Done {
    const { store, rooms } = this.parts;
    const device = Buffer.from(visitor.device).toString('base64url');
    if ((await store.openRooms(visitor.device)) >= LIMITS.openRooms) {
      return refused('too-many', `you have ${LIMITS.openRooms} games under way; end or leave one first`);
    }
    if (!this.creations.take(device) || !this.addresses.take(visitor.address)) {
      return refused('too-many', 'many rooms were opened from here within an hour; wait a few minutes');
    }
    const created = await rooms.create(visitor.device, request);
    if (!created.ok) return created;
    const { room, links } = created.value;
    await store.write({ more: [STATEMENTS.device(visitor.device, null, this.parts.now())] });
    const mine = links.seats?.map(({ seat }) => seat) ?? [];
    const you: You =
      mine[0] === undefined
        ? { as: 'watcher', seat: SPECTATOR, mine: [SPECTATOR], host: true }
        : { as: 'seat', seat: mine[0], mine, host: true };
    return room.enter(async () => {
      await this.enter(visitor, room, you);
      return accepted(`${room.telling.shown(visitor, you, 0)},${fieldsOf({ you, links })}`);
    });
  }

  /** As what somebody comes in: who holds a seat, who has a link, or anyone where the room is open to all. */
  private async join(visitor: Visitor, request: RoomRequest<'join'>): Done {
    const { room: id, secret, seat } = request;
    const waits = this.guesses.wait(visitor.address);
    if (secret !== undefined && waits > 0) {
      return refused('too-fast', `too many wrong links came from here; wait ${Math.ceil(waits / 1000)} seconds`);
    }
    const found = await this.find(id);
    if (!found.ok) return found;
    const room = found.value;
    const hash = secret !== undefined && isSecret(secret) ? hashOfSecret(secret) : undefined;
    const invitation = hash && (await this.parts.store.invitation(hash));
    const held = await this.parts.store.heldSeats(visitor.device, id);
    return room.enter(async () => {
      const you = await this.roleOf(room, visitor, { held, hash, invitation, seat });
      if (!you.ok) {
        if (secret !== undefined) this.guesses.add(visitor.address);
        return you;
      }
      await this.enter(visitor, room, you.value);
      return accepted(`${this.shown(room, visitor, you.value, 0)},${fieldsOf({ you: you.value })}`);
    });
  }

  private async roleOf(
    room: Room,
    visitor: Visitor,
    {
      held,
      hash,
      invitation,
      seat,
    }: {
      held: readonly Seat[];
      hash: Uint8Array | undefined;
      invitation: Invitation | undefined;
      seat: Seat | undefined;
    },
  ): Promise<Outcome<You>> {
    const keyed = hash && room.seats.find(({ key_hash }) => isSameHash(key_hash, hash))?.seat;
    if (keyed !== undefined && !held.includes(keyed)) {
      const { store, now } = this.parts;
      await store.write({
        more: [STATEMENTS.hold(visitor.device, room.id, keyed), STATEMENTS.device(visitor.device, null, now())],
      });
    }
    const mine = keyed === undefined || held.includes(keyed) ? held : [...held, keyed].sort();
    const host = mine.includes(room.options.host);
    const sitting = mine.filter((one) => one >= 0 && room.sitter(one) === PERSON);
    const through = [seat, keyed, ...sitting].find((one) => one !== undefined && sitting.includes(one));
    if (through !== undefined) return accepted({ as: 'seat', seat: through, mine, host });
    const role = invitation?.room === room.id ? invitation.role : undefined;
    // Who could sit down may also only look on, where anybody may.
    const onlyLooks = role === 'sit' && seat === SPECTATOR && room.options.watch !== 'nobody';
    if (!onlyLooks && (role === 'sit' || mine.some((one) => one >= 0))) {
      return accepted({ as: 'guest', seat: SPECTATOR, mine, host });
    }
    if (onlyLooks || role === 'watch' || host || room.options.watch === 'anyone') {
      if (room.watchers >= LIMITS.watchers) return refused('too-many', `${LIMITS.watchers} people look on already`);
      return accepted({ as: 'watcher', seat: SPECTATOR, mine, host });
    }
    const message = 'this link leads to no seat of this room, or is void by now; ask who opened the room for a new one';
    return refused('no-invitation', message, { where: 'secret' });
  }

  private async enter(visitor: Visitor, room: Room, you: You): Promise<void> {
    if (you.as === 'watcher' && room.options.delay > 0) await this.parts.watchers.follow(room);
    visitor.rooms.add(room.id);
    room.join(visitor, you);
  }

  private async sit(visitor: Visitor, request: RoomRequest<'sit'>): Done {
    return this.inRoom(visitor, request.room, async (room, you) => {
      if (you.as === 'watcher') return refused('no-invitation', 'you may look on; to sit down you need a link for it');
      const sat = await commands.sit(room, visitor, you, request);
      if (!sat.ok) return sat;
      await this.parts.store.write({ more: [STATEMENTS.device(visitor.device, null, this.parts.now())] });
      return accepted(`${room.telling.shown(visitor, sat.value.you, 0)},${fieldsOf(sat.value)}`);
    });
  }

  /** Back after a gap: one message repairs everything. It says if the log is not the one that was seen. */
  private async resume(visitor: Visitor, { room: id, version, check, from }: RoomRequest<'resume'>): Done {
    const found = await this.find(id);
    if (!found.ok) return found;
    const room = found.value;
    const held = await this.parts.store.heldSeats(visitor.device, id);
    const { checkOf, NO_CHAIN } = await import('./log.ts');
    const chain = version === 0 ? NO_CHAIN : await this.parts.store.chainAt(id, version);
    const forked = !chain || checkOf(chain) !== check;
    const anew = forked || (await this.parts.store.undoneSince(id, version));
    return room.enter(async () => {
      const known = room.members.get(visitor);
      const you = known
        ? accepted(known)
        : await this.roleOf(room, visitor, { held, hash: undefined, invitation: undefined, seat: undefined });
      if (!you.ok) return you;
      await this.enter(visitor, room, you.value);
      return accepted(
        `${this.shown(room, visitor, you.value, anew ? 0 : from)},${fieldsOf({ you: you.value, forked })}`,
      );
    });
  }

  private async hint(visitor: Visitor, { table }: RoomRequest<'hint'>): Done {
    const found = await this.find(table);
    if (!found.ok) return found;
    const room = found.value;
    const you = room.members.get(visitor);
    if (!you) return refused('not-here', 'you are not in this room; send join first', { where: 'table' });
    if (!room.options.hints) return refused('no-bot', 'there are no hints in this room');
    if (you.as !== 'seat' || room.turn !== you.seat) return refused('not-your-turn', 'a hint is for who is to choose');
    const thought = await this.parts.thinkers.think({
      room: room.id,
      bot: this.parts.rooms.adviser,
      seat: you.seat,
      save: room.match.save(),
      explain: true,
    });
    if (!thought) return refused('unavailable', 'no advice could be found this time; ask again');
    return accepted(fieldsOf({ hint: thought.explanation }));
  }

  private async notify(visitor: Visitor, request: RoomRequest<'notify'>): Done {
    const { push } = this;
    const { store, now } = this.parts;
    if (!push) return refused('unavailable', 'this server sends no messages to those who are away');
    const done = await push.subscribe(visitor.device, request);
    if (!done.ok) return done;
    await store.write({ more: [STATEMENTS.device(visitor.device, null, now())] });
    return accepted('');
  }

  private async remind(room: Room, you: You, { seat }: RoomRequest<'remind'>): Done {
    if (you.as !== 'seat' || you.mine.includes(seat)) {
      return refused('not-here', 'only who sits here and waits may remind somebody else');
    }
    const reminded = this.notices ? await this.notices.remind(room, seat) : noNotices();
    return reminded.ok ? accepted('') : reminded;
  }

  /** All that is known of this device, at once. Its seats stay, with the links that lead back to them. */
  private async forget(visitor: Visitor): Done {
    const gone = ['device where hash', 'holder where device', 'subscription where device'];
    await this.parts.store.write({ more: gone.map((what) => [`delete from ${what} = ?1`, [visitor.device]]) });
    return accepted('');
  }
}
