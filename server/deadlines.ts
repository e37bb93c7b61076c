/** Deadlines: found in the store by their index, so that no restart forgets one. */
import { LEVELS } from '@smallfolk/bots';
import { OPEN, PERSON } from '@smallfolk/protocol';
import { deadlineOf, given, resumed, timeUp } from './clock.ts';
import type { Draft } from './log.ts';
import type { Room } from './room.ts';
import { STATEMENTS } from './statements.ts';
import type { Statement } from './store.ts';

/** What passed while no server ran gets so much more, in milliseconds. */
const GRACE = 3_600_000;

/** When no server ran: from, until. */
export interface Gap {
  readonly from: number;
  readonly until: number;
}

/** Whatever is due in this room now: a pause that ends, time that is up. */
export async function lookAtClock(room: Room, gap: Gap): Promise<void> {
  const now = room.now();
  const due = deadlineOf(room.options.clock, room.banks);
  if (due === null || due > now || room.state !== 'playing') return;
  const { turn } = room;
  if (turn === null) return;
  if (room.banks.paused) {
    room.banks = resumed(room.banks, now);
    await room.append([{ kind: 'pause', data: 'over' }]);
  } else if (due > gap.from && due < gap.until) {
    room.banks = given(room.banks, now + GRACE - due);
    await room.append([{ kind: 'time', seat: turn, data: String(GRACE) }]);
  } else {
    room.banks = timeUp(room.banks);
    const drafts: Draft[] = [{ kind: 'time', seat: turn, data: 'up' }];
    const more: Statement[] = [];
    if (room.options.clock.late === 'bot' && room.sitter(turn) === PERSON) {
      const bot = LEVELS[1] ?? OPEN;
      const seats = room.seats.map((place) => (place.seat === turn ? { ...place, sitter: bot } : place));
      await room.reseat(seats);
      drafts.push({ kind: 'bot', seat: turn, data: bot });
      more.push(...seats.filter(({ seat }) => seat === turn).map((place) => STATEMENTS.putSeat(room.id, place)));
    }
    await room.append(drafts, more);
  }
  room.telling.tell(room.match.eventCount);
}
