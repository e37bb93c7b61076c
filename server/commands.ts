/** What people may do in a room, each as one step of its queue: check, write, tell. */
import { accepted, type Outcome, refused, type Seat } from '@smallfolk/kernel';
import { type Links, OPEN, PERSON, type RoomRequest, type You } from '@smallfolk/protocol';
import { given, pausedUntil, resumed } from './clock.ts';
import { cleanName, hashOfSecret, newSecret } from './people.ts';
import type { Member, Room } from './room.ts';
import { STATEMENTS } from './statements.ts';
import type { Statement, StoredSeat } from './store.ts';

/** The fields of an answer, as the inside of a JSON object. */
export type Fields = string;
type Done = Promise<Outcome<Fields>>;

export const fieldsOf = (answer: object): Fields => JSON.stringify(answer).slice(1, -1);

/** Without a clock, others may give a seat away after this long, in milliseconds. */
const LONG_AWAY = 24 * 3_600_000;

export async function choose(room: Room, member: Member, you: You, request: RoomRequest<'choose'>): Done {
  const { answer, at, command, from } = request;
  if (you.as !== 'seat') return notSeated();
  if (room.knows(you.seat, command)) return accepted(room.telling.shown(member, you, from ?? room.match.eventCount));
  const begun = isUnderWay(room);
  if (!begun.ok) return begun;
  const { done: chosen, happening } = room.telling.filmed(() =>
    room.table.choose({ do: 'choose', table: room.id, answer, seat: you.seat, at }),
  );
  if (!chosen.ok) return chosen;
  await room.append([{ kind: 'choose', seat: you.seat, data: room.match.choices.at(-1), command }]);
  room.telling.tellOf(happening, member);
  return accepted(room.telling.newly(member, you, happening, from));
}

export async function undo(room: Room, member: Member, you: You, request: RoomRequest<'undo'>): Done {
  const { at, command, from } = request;
  if (you.as !== 'seat') return notSeated();
  if (room.knows(you.seat, command)) return accepted(room.telling.shown(member, you, from ?? room.match.eventCount));
  const begun = isUnderWay(room);
  if (!begun.ok) return begun;
  const made = room.match.choices.length;
  if (at !== undefined && at !== made) {
    return refused('stale', `at: ${made} choices have been made by now, not ${at}; look again`, { where: 'at' });
  }
  const { turn } = room;
  if (turn !== you.seat && !room.mayUndo(you.seat)) {
    return refused('no-undo', 'others have seen the last choice, or are not to take it back: it stands');
  }
  const undone = room.table.undo(you.seat);
  if (!undone.ok) return undone;
  const data = String(room.match.choices.length);
  const unsaid = turn === null || turn === you.seat ? [] : [STATEMENTS.noNotice(room.id, turn)];
  await room.append([{ kind: 'undo', seat: you.seat, data, command }], unsaid);
  room.telling.tell(0, member); // they know events that have not happened: everything is told again
  return accepted(room.telling.shown(member, you, from ?? room.match.eventCount));
}

/** A bot has thought: its choice is entered like anybody's, if the table still stands as it was. */
export async function chooseForBot(room: Room, seat: Seat, key: string, at: number): Promise<void> {
  const { match } = room;
  if (room.state !== 'playing' || match.choices.length !== at || room.turn !== seat) return;
  if (room.sitter(seat) === PERSON) return;
  const { done: chosen, happening } = room.telling.filmed(() => match.choose(key));
  if (!chosen.ok) return;
  room.table.unseen = false; // what was before it stands
  await room.append([{ kind: 'choose', seat, data: key }]);
  room.telling.tellOf(happening);
}

/** The seat is taken by pressing "Sit down"; the first one has it. Who had it and gave it to a bot takes it back. */
export async function sit(
  room: Room,
  member: Member,
  you: You,
  { seat, name }: RoomRequest<'sit'>,
): Promise<Outcome<{ readonly you: You; readonly links: Links }>> {
  const place = room.seats[seat];
  if (!place) return noSuchSeat(room);
  const isBack = you.mine.includes(seat) && place.sitter !== PERSON && place.sitter !== OPEN;
  if (place.sitter !== OPEN && !isBack) {
    const message = `seat: somebody sits in seat ${seat} already; choose another or look on`;
    return refused('seat-taken', message, { where: 'seat' });
  }
  const secret = newSecret();
  const sitting: StoredSeat = {
    seat,
    sitter: PERSON,
    name: cleanName(name) ?? (isBack ? place.name : null),
    key_hash: isBack ? place.key_hash : hashOfSecret(secret),
  };
  await seatChange(room, sitting, { kind: 'sit', seat }, [STATEMENTS.hold(member.device, room.id, seat)]);
  if (room.seats[room.options.host]?.sitter === OPEN) await handOn(room, seat);
  const mine = [...new Set([...you.mine, seat])].sort();
  const now: You = { as: 'seat', seat, mine, host: mine.includes(room.options.host) };
  room.join(member, now);
  room.telling.tell(room.match.eventCount, member);
  return accepted({ you: now, links: isBack ? {} : { seats: [{ seat, secret }] } });
}

export async function begin(room: Room, member: Member, you: You): Done {
  if (!you.host && room.seats.some(({ sitter }) => sitter === OPEN)) {
    return refused('not-here', 'somebody is still expected; only who opened the room may begin before');
  }
  if (you.as !== 'seat' && !you.host) return notSeated();
  if (room.state === 'open') {
    room.state = 'playing';
    await room.append([{ kind: 'begin', seat: you.as === 'seat' ? you.seat : undefined }]);
    room.telling.tell(room.match.eventCount, member);
    room.telling.people(); // that it has begun is no secret to those who look on later
  }
  return accepted(room.telling.shown(member, you, 0));
}

/** Gives one's own seat back. */
export async function leave(room: Room, member: Member, you: You, { seat = you.seat }: RoomRequest<'leave'>): Done {
  if (!you.mine.includes(seat)) return notSeated();
  return vacate(room, member, you, seat, OPEN);
}

/** Gives a seat to a bot, or frees it: one's own, any as the host, that of somebody whose time is up. */
export async function replace(room: Room, member: Member, you: You, { seat, by }: RoomRequest<'replace'>): Done {
  const place = room.seats[seat];
  if (!place) return noSuchSeat(room);
  if (!you.mine.includes(seat) && !you.host && !(you.as === 'seat' && isLongGone(room, seat))) {
    const message = 'seat: only who opened the room may give this seat away, or anybody once its time is up';
    return refused('not-here', message, { where: 'seat' });
  }
  if (place.sitter === by) return accepted(placed(room, member, you));
  return vacate(room, member, you, seat, by);
}

function isLongGone(room: Room, seat: Seat): boolean {
  if (room.banks.up && room.banks.turn === seat) return true;
  const since = room.awaySince(seat);
  return room.options.clock.kind === 'none' && since !== undefined && room.now() - since > LONG_AWAY;
}

async function vacate(room: Room, member: Member, you: You, seat: Seat, by: string): Done {
  const place = room.seats[seat];
  if (!place) return noSuchSeat(room);
  if (by === PERSON) return refused('no-bot', 'by: a bot or "open" is needed', { where: 'by' });
  // Behind a bot the link that leads back stays good; a seat that is free belongs to nobody.
  const left: StoredSeat = by === OPEN ? { seat, sitter: OPEN, name: null, key_hash: null } : { ...place, sitter: by };
  const gone = by === OPEN ? [STATEMENTS.letGo(room.id, seat)] : [];
  // A room is left to somebody who still sits there; where nobody does, to whoever sits down next.
  const heir = room.seats.find((place) => place.seat !== seat && place.sitter === PERSON);
  if (by === OPEN && heir && room.options.host === seat) await handOn(room, heir.seat);
  await seatChange(room, left, by === OPEN ? { kind: 'leave', seat } : { kind: 'bot', seat, data: by }, gone);
  if (by === OPEN) forgetSeat(room, seat);
  const now = room.members.get(member) ?? you;
  room.telling.tell(room.match.eventCount, member);
  return accepted(placed(room, member, now));
}

/** The table, and as what one is there now. */
const placed = (room: Room, member: Member, you: You): Fields =>
  `${room.telling.shown(member, you, room.match.eventCount)},${fieldsOf({ you })}`;

/** Whoever looked through the eyes of this seat is a guest from now on. */
function forgetSeat(room: Room, seat: Seat): void {
  for (const [member, you] of room.members) {
    if (!you.mine.includes(seat)) continue;
    const mine = you.mine.filter((held) => held !== seat);
    const other = mine.find((held) => held >= 0);
    const as = you.seat !== seat ? you.as : other === undefined ? 'guest' : 'seat';
    const through = you.seat !== seat ? you.seat : (other ?? -1);
    room.join(member, { as, seat: through, mine, host: mine.includes(room.options.host) });
  }
}

async function seatChange(
  room: Room,
  changed: StoredSeat,
  entry: { kind: 'sit' | 'leave' | 'bot'; seat: Seat; data?: string },
  more: readonly Statement[],
): Promise<void> {
  const seats = room.seats.map((place) => (place.seat === changed.seat ? changed : place));
  await room.reseat(seats);
  if (room.banks.turn === changed.seat && room.banks.up)
    room.banks = { ...room.banks, up: undefined, since: room.now() };
  const put = STATEMENTS.putSeat(room.id, changed);
  await room.append([entry], [put, STATEMENTS.noNotice(room.id, changed.seat), ...more]);
}

export async function host(room: Room, member: Member, you: You, { seat }: RoomRequest<'host'>): Done {
  if (!you.host) return notHost();
  if (room.sitter(seat) !== PERSON) return refused('no-seat', `seat: nobody sits in seat ${seat}`, { where: 'seat' });
  await handOn(room, seat);
  room.telling.tell(room.match.eventCount, member);
  return accepted(room.telling.shown(member, room.members.get(member) ?? you, room.match.eventCount));
}

async function handOn(room: Room, seat: Seat): Promise<void> {
  room.options = { ...room.options, host: seat };
  for (const other of room.members.values()) Object.assign(other, { host: other.mine.includes(seat) });
  await room.append([{ kind: 'host', seat }]);
}

/** A new link; the old one of that kind is void. */
export async function invite(room: Room, you: You, { role, seat }: RoomRequest<'invite'>): Promise<Outcome<Links>> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  if (role === 'seat') {
    const place = room.seats[seat ?? you.seat];
    if (!place || !you.mine.includes(place.seat)) return notSeated();
    const changed = { ...place, key_hash: hash };
    room.seats = room.seats.map((other) => (other.seat === place.seat ? changed : other));
    await room.append([], [STATEMENTS.putSeat(room.id, changed)]);
    return accepted({ seats: [{ seat: place.seat, secret }] });
  }
  if (!you.host) return notHost();
  const invitation = { room: room.id, seat: seat ?? null, role, expires: null };
  await room.append([], [STATEMENTS.voidInvitations(room.id, role), STATEMENTS.invite(hash, invitation)]);
  return accepted(role === 'sit' ? { sit: secret } : { watch: secret });
}

/** A rest is taken when everybody who sits has said so; it was a courtesy, so that anybody of them may end it. */
export async function pause(room: Room, member: Member, you: You, { until }: RoomRequest<'pause'>): Done {
  if (you.as !== 'seat') return notSeated();
  const now = room.now();
  const wanted = until ?? now + LONG_AWAY;
  if (wanted <= now) {
    if (room.banks.paused) room.noticeAnew();
    room.banks = resumed(room.banks, now);
    await room.append([{ kind: 'pause', seat: you.seat, data: 'over' }]);
    room.telling.tell(room.match.eventCount, member);
    return accepted(room.telling.shown(member, you, room.match.eventCount));
  }
  const people = room.seats.filter(({ sitter }) => sitter === PERSON).map(({ seat }) => seat);
  const by = [...new Set([...(room.banks.asked?.until === wanted ? room.banks.asked.by : []), ...you.mine])];
  const agreed = people.every((seat) => by.includes(seat));
  room.banks = agreed ? pausedUntil(room.banks, wanted, now) : { ...room.banks, asked: { until: wanted, by } };
  await room.append([{ kind: 'pause', seat: you.seat, data: String(wanted) }]);
  room.telling.tell(room.match.eventCount, member);
  return accepted(room.telling.shown(member, you, room.match.eventCount));
}

/** More time, for somebody else, at once. */
export async function more(room: Room, member: Member, you: You, { seat, ms }: RoomRequest<'more'>): Done {
  if (you.as !== 'seat') return notSeated();
  if (you.mine.includes(seat))
    return refused('not-here', 'seat: the others may give you time, you cannot', { where: 'seat' });
  if (room.banks.turn !== seat)
    return refused('not-your-turn', `seat: seat ${seat} is not to choose`, { where: 'seat' });
  room.banks = given(room.banks, ms);
  await room.append([{ kind: 'time', seat, data: String(ms) }]);
  room.telling.tell(room.match.eventCount, member);
  return accepted(room.telling.shown(member, you, room.match.eventCount));
}

function isUnderWay(room: Room): Outcome {
  if (room.state === 'open')
    return refused('not-here', 'the game has not begun: somebody is expected, or "begin" is to be sent');
  if (room.state === 'stopped')
    return refused('over', 'this game cannot be played on under the present rules; it can be looked at');
  return accepted();
}

const notSeated = () => refused('not-here', 'you do not sit there; sit down on a free seat first');
const notHost = () => refused('not-here', 'only who opened the room may do this');
const noSuchSeat = (room: Room) =>
  refused('no-seat', `seat: there are ${room.seats.length} seats, counted from 0`, { where: 'seat' });
