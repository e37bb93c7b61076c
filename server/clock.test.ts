import type { ClockRule } from '@smallfolk/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadlineOf, given, newBanks, passed, pausedUntil, resumed, timeUp } from './clock.ts';
import { lookAtClock } from './deadlines.ts';
import type { SmallfolkServer } from './server.ts';
import { Client } from './testing/client.ts';
import { type Folder, newFolder, serveHere } from './testing/serving.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const days: ClockRule = { kind: 'days', turn: 2 * DAY, bank: 6 * DAY, late: 'wait' };
const minutes: ClockRule = { kind: 'minutes', turn: MINUTE, bank: 20 * MINUTE, late: 'wait' };

describe('time', () => {
  test('days: a turn has its own days, and what is over them comes out of the bank', () => {
    const begun = passed(days, newBanks(days, 2, 0), 0, 0);
    expect(deadlineOf(days, begun)).toBe(8 * DAY);
    const next = passed(days, begun, 1, 3 * DAY);
    expect(next.left).toEqual([5 * DAY, 6 * DAY]);
    expect(passed(days, next, 0, 4 * DAY).left).toEqual([5 * DAY, 6 * DAY]);
  });

  test('minutes: every turn adds one', () => {
    const begun = passed(minutes, newBanks(minutes, 2, 0), 0, 0);
    expect(passed(minutes, begun, 1, 5 * MINUTE).left[0]).toBe(16 * MINUTE);
  });

  test('a pause counts for nobody, time that is given counts at once', () => {
    const begun = passed(days, newBanks(days, 2, 0), 0, 0);
    const paused = pausedUntil(begun, 10 * DAY, DAY);
    expect(deadlineOf(days, paused)).toBe(10 * DAY);
    expect(deadlineOf(days, resumed(paused, 10 * DAY))).toBe(17 * DAY);
    expect(deadlineOf(days, given(begun, DAY))).toBe(9 * DAY);
  });
});

describe('a rest', () => {
  const begun = passed(days, newBanks(days, 2, 0), 0, 0);

  test('whoever moves in it pays nothing for it, and it goes on for the next', () => {
    const moved = passed(days, pausedUntil(begun, 20 * DAY, DAY), 1, 12 * DAY);
    expect(moved.left).toEqual([6 * DAY, 6 * DAY]);
    expect(deadlineOf(days, moved)).toBe(20 * DAY);
    expect(deadlineOf(days, resumed(moved, 20 * DAY))).toBe(28 * DAY);
    expect(passed(days, moved, null, 13 * DAY).paused).toBeUndefined();
  });

  test('it ends although the time was up before it began', () => {
    const paused = pausedUntil(timeUp(begun), 20 * DAY, 9 * DAY);
    expect(deadlineOf(days, paused)).toBe(20 * DAY);
    expect(deadlineOf(days, resumed(paused, 20 * DAY))).toBe(19 * DAY);
  });
});

describe('deadlines', () => {
  let folder: Folder;
  let server: SmallfolkServer;
  let now = Date.UTC(2026, 0, 1);
  beforeEach(async () => {
    folder = newFolder();
    server = await serveHere(folder, { now: () => now });
  });
  afterEach(async () => {
    await server.close();
    folder.remove();
  });

  test('a wish to rest is told to the others, who may agree to that very hour', async () => {
    const { zosia, bence, id } = await room('wait');
    const until = now + DAY;
    const { room: asked } = await zosia.must({ do: 'pause', room: id, until });
    expect(asked.clock).toMatchObject({ asked: { until, by: [0] } });
    expect(asked.clock.paused).toBeUndefined();
    const { room: agreed } = await bence.must({ do: 'pause', room: id, until });
    expect(agreed.clock).toMatchObject({ paused: until });
    expect(agreed.clock.asked).toBeUndefined();
    await zosia.close();
    await bence.close();
  });

  async function room(late: 'wait' | 'bot') {
    const zosia = await Client.connect(server.url);
    const clock = { kind: 'days', days: 2, bank: 1, late } as const;
    const created = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'open'], clock });
    const id = created.room.id;
    const bence = await Client.connect(server.url);
    await bence.must({ do: 'join', room: id, secret: created.links.sit ?? '' });
    await bence.must({ do: 'sit', room: id, seat: 1 });
    await zosia.must({ do: 'begin', room: id });
    await zosia.must({ do: 'choose', table: id, answer: 4 });
    return { zosia, bence, id };
  }

  test('when time is up the others may give the seat away; who returns takes it back', async () => {
    const { zosia, bence, id } = await room('wait');
    expect(await zosia.must({ do: 'view', table: id })).toMatchObject({ room: { clock: { deadline: now + 3 * DAY } } });
    now += 4 * DAY;
    await zosia.until(({ told }) => told.some((one) => one.tell === 'changed' && one.room.clock.up === true));
    await zosia.must({ do: 'replace', room: id, seat: 1, by: 'easy' });
    await zosia.until(({ snapshot }) => (snapshot?.choices ?? 0) >= 2);
    expect((await bence.must({ do: 'sit', room: id, seat: 1 })).you).toMatchObject({ as: 'seat', seat: 1 });
  });

  test('or a bot plays on at once', async () => {
    const { zosia } = await room('bot');
    now += 4 * DAY;
    await zosia.until(({ snapshot }) => (snapshot?.choices ?? 0) >= 2);
  });

  test('what passed while no server ran gets an hour more; a clock that jumps back turns nothing around', async () => {
    const { zosia, id } = await room('bot');
    const { device } = zosia;
    await server.close();
    now += 10 * DAY;
    server = await serveHere(folder, { now: () => now });
    const found = await server.rooms.find(id);
    if (!found.ok) throw new Error(found.message);
    await found.value
      .enter(() => lookAtClock(found.value, { from: now - 10 * DAY, until: now }))
      .catch(() => undefined);
    const again = await Client.connect(server.url, device);
    const { room: info } = await again.must({ do: 'join', room: id });
    expect(info.clock.deadline).toBe(now + 3_600_000);
    expect(info.people[1]?.sitter).toBe('person');
    now -= 5 * DAY;
    await again.must({ do: 'more', room: id, seat: 1, ms: MINUTE });
    const entries = await server.store.entriesAfter(id, 0);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
  });
});
