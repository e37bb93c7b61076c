/**
 * What is to be said to those who are away: a notice is written with the move, and sent if a minute later they are still
 * away and still to choose; with a clock again at half and at four fifths of the time. One at a time for each seat.
 */
import { accepted, type Outcome, refused, type Seat } from '@smallfolk/kernel';
import { type NoticeKind, PERSON } from '@smallfolk/protocol';
import { deadlineOf } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { Push, Sent, Subscription } from './push.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { STATEMENTS } from './statements.ts';
import type { Statement, Store } from './store.ts';
import { Turns } from './turns.ts';

interface Due {
  readonly room: string;
  readonly seat: Seat;
  readonly version: number;
  readonly due: number;
  readonly kind: NoticeKind;
  readonly tries: number;
}

interface NoticeParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly push: Push;
  readonly metrics: Metrics;
  now(): number;
}

/** What share of the time has gone when somebody is told. */
const SHARES: Readonly<Record<NoticeKind, number>> = { turn: 0, half: 0.5, late: 0.8, remind: 0 };
const REMINDERS = ['half', 'late'] as const;
const AT_ONCE = 50;
const MOST_TRIES = 5;
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 3_600_000;
const DAY = 86_400_000;
/** Somebody who waits may remind a seat so often. */
const REMIND_EVERY = 3_600_000;

export class Notices {
  private readonly parts: NoticeParts;
  /** Who has got a notice that is tried again for others. */
  private readonly got = new Map<string, Set<string>>();

  private readonly turns = new Turns();
  /** When each seat was last reminded by somebody who waits. */
  private readonly reminded = new Map<string, number>();

  constructor(parts: NoticeParts) {
    this.parts = parts;
  }

  /** Whoever waits for this seat would like it to be told now. */
  async remind(room: Room, seat: Seat): Promise<Outcome> {
    const { store, push } = this.parts;
    const now = this.parts.now();
    const about = { where: 'seat' };
    if (room.turn !== seat) return refused('not-your-turn', `seat: seat ${seat} is not to choose`, about);
    if (!isAwaited(room, seat) || room.banks.paused) {
      return refused('not-here', `seat: nobody is away from seat ${seat} who could come now`, about);
    }
    const key = `${room.id} ${seat}`;
    if (now - (this.reminded.get(key) ?? 0) < REMIND_EVERY) {
      return refused('reminded', 'seat: they were reminded less than an hour ago', about);
    }
    if ((await push.subscriptionsOf(room.id, seat)).length === 0) return noNotices();
    this.reminded.set(key, now);
    await store.write({ more: [STATEMENTS.notice(room.id, seat, room.version, now, 'remind')] });
    return accepted();
  }

  /** Sends whatever is due, for the rooms of this node; what is on its way to a slow service is not sent once more meanwhile. */
  look(): Promise<void> {
    return this.turns.take(async () => {
      await Promise.all((await this.due()).map((due) => this.consider(due)));
    });
  }

  /** Only where somebody wants to be told: nobody's room is woken for nothing. */
  private async due(): Promise<readonly Due[]> {
    const rows = await this.parts.store.database.read(
      `select room, seat, version, due, kind, tries from notice where due <= ?1 and exists (
        select 1 from holder join subscription on subscription.device = holder.device
        where holder.room = notice.room and holder.seat = notice.seat) order by due limit ${AT_ONCE}`,
      [this.parts.now()],
    );
    return rows as unknown as readonly Due[]; // the table says what is in it
  }

  private async consider(due: Due): Promise<void> {
    const found = await this.parts.rooms.find(due.room);
    if (!found.ok && found.code === 'moved') return; // its owner tells them
    const room = found.ok ? found.value : undefined;
    if (!room || !isAwaited(room, due.seat)) return this.replace(due, undefined);
    const at = timeOf(room, due.kind);
    // A pause, or time that others gave, has moved it.
    if (at !== undefined && at > this.parts.now()) return this.replace(due, { ...due, due: at });
    const failed = await this.tell(room, due);
    if (failed && due.tries + 1 < MOST_TRIES) {
      const wait = Math.min(LONGEST_WAIT, Math.max(failed.wait ?? 0, FIRST_WAIT * 4 ** due.tries));
      return this.replace(due, { ...due, due: this.parts.now() + wait, tries: due.tries + 1 });
    }
    this.got.delete(keyOf(due));
    await this.replace(due, nextOf(room, due, this.parts.now()));
  }

  /** To all browsers of whoever holds the seat; what has to be tried again, if anything. */
  private async tell(room: Room, due: Due): Promise<Sent | undefined> {
    const { push, metrics } = this.parts;
    const had = this.got.get(keyOf(due)) ?? new Set<string>();
    this.got.set(keyOf(due), had);
    const all = await push.subscriptionsOf(due.room, due.seat);
    const waiting = all.filter(({ endpoint }) => !had.has(endpoint));
    const notice = { room: due.room, game: room.game.name, kind: due.kind };
    const sent = await Promise.all(
      waiting.map(async (subscription: Subscription) => {
        const outcome = await push.send(subscription, notice);
        metrics.notices.add(outcome.result);
        if (outcome.result !== 'later') had.add(subscription.endpoint);
        if (outcome.result === 'gone') await push.end(subscription);
        return outcome;
      }),
    );
    return sent.find(({ result }) => result === 'later');
  }

  /** Unless another notice has been written meanwhile. */
  private async replace({ room, seat, version, due, kind }: Due, next: Due | undefined): Promise<void> {
    const same = 'room = ?1 and seat = ?2 and version = ?3 and due = ?4 and kind = ?5';
    const here = [room, seat, version, due, kind];
    const statement: Statement = next
      ? [`update notice set due = ?6, kind = ?7, tries = ?8 where ${same}`, [...here, next.due, next.kind, next.tries]]
      : [`delete from notice where ${same}`, here];
    await this.parts.store.write({ more: [statement] });
  }

  /** What nobody wanted to hear is not kept. */
  async tidy(): Promise<void> {
    for (const [key, at] of this.reminded) if (this.parts.now() - at >= REMIND_EVERY) this.reminded.delete(key);
    await this.parts.store.write({ more: [['delete from notice where due < ?1', [this.parts.now() - DAY]]] });
    await this.parts.push.forgetUnseen();
  }
}

export const noNotices = () =>
  refused('no-notice', 'seat: they have not asked to be told when it is their turn; write to them yourself', {
    where: 'seat',
  });

const keyOf = ({ room, seat, version, kind }: Due) => `${room} ${seat} ${version} ${kind}`;

/** Still to choose, and still away. */
function isAwaited(room: Room, seat: Seat): boolean {
  return room.turn === seat && room.sitter(seat) === PERSON && !room.isHere(seat);
}

/** When so much of the time has gone; undefined where no clock runs. */
function timeOf({ options, banks }: Room, kind: NoticeKind): number | undefined {
  const deadline = deadlineOf(options.clock, banks);
  if (deadline === null || SHARES[kind] === 0) return undefined;
  return banks.paused ? deadline : Math.round(banks.since + (deadline - banks.since) * SHARES[kind]);
}

/** The next reminder that lies ahead. */
function nextOf(room: Room, last: Due, now: number): Due | undefined {
  for (const kind of REMINDERS) {
    const due = timeOf(room, kind);
    if (due !== undefined && SHARES[kind] > SHARES[last.kind] && due > now) return { ...last, kind, due, tries: 0 };
  }
  return undefined;
}
