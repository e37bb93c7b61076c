/** Nobody sees more than their seat sees: every byte sent in many games is looked at. */
import { isDeepStrictEqual } from 'node:util';
import { Match, Random, SPECTATOR, seedOf } from '@smallfolk/kernel';
import { type News, renewed, type Snapshot } from '@smallfolk/protocol';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, serveHere } from './testing/serving.ts';
import { shelf } from './testing/shelf.ts';

const GAMES = Number(process.env.GAMES ?? 12);
/** Of a long run a part: `SHARD=2/4` is the second quarter. */
const [SHARD = 1, SHARDS = 1] = (process.env.SHARD ?? '1/1').split('/').map(Number);
const FIRST = Math.floor((GAMES * (SHARD - 1)) / SHARDS);
const LAST = Math.floor((GAMES * SHARD) / SHARDS);

test(`${LAST - FIRST} games: no seed, no secret, no hand of another seat in any byte sent`, async () => {
  const folder = newFolder();
  const server = await serveHere(folder, { messagesPerSecond: 100_000, generous: 10_000 });
  const chance = Random.of(seedOf(`secrets ${FIRST}`));
  let bytes = 0;
  let newly = 0;
  for (let n = FIRST; n < LAST; n++) {
    const everdell = n % 4 === 0;
    const players = everdell ? 3 : 2 + (n % 3);
    const clients = await Promise.all(
      Array.from({ length: players + 1 }, (_, i) =>
        Client.connect(server.url, undefined, { changes: i % 2 === n % 2 }),
      ),
    );
    const [host] = clients;
    const watcher = clients.at(-1);
    if (!host || !watcher) throw new Error('nobody came');
    const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : 'open'));
    const asked = everdell
      ? { game: 'everdell', setup: { seats: players } }
      : { game: 'crumbs', setup: { mice: players } };
    const created = await host.must({ do: 'create', ...asked, seats, watch: 'anyone' });
    const room = created.room.id;
    for (const [seat, client] of clients.slice(0, players).entries()) {
      if (seat === 0) continue;
      await client.must({ do: 'join', room, secret: created.links.sit ?? '' });
      await client.must({ do: 'sit', room, seat });
    }
    await watcher.must({ do: 'join', room });
    await host.must({ do: 'begin', room });
    const [row] = await server.store.database.read('select seed, setup from room where id = ?1', [room]);
    const seed = String(row?.seed);
    for (let move = 0; move < (everdell ? 60 : 400); move++) {
      const turn = host.snapshot?.decision?.seat;
      if (turn === undefined) break;
      const client = clients[turn];
      await client?.until(({ snapshot }) => snapshot?.choices === host.snapshot?.choices);
      const decision = client?.snapshot?.decision;
      if (!client || !decision || !('keys' in decision)) throw new Error('not asked');
      await client.must({ do: 'choose', table: room, answer: chance.below(decision.keys.length) });
      await host.until(({ snapshot }) => (snapshot?.choices ?? 0) > move);
    }
    // Played again from the log, to compare with what each one was sent at every moment.
    const stored = await server.store.room(room);
    const box = await shelf[asked.game]?.();
    if (!stored || !box) throw new Error('the room is gone');
    const match = Match.start(box.game, JSON.parse(String(row?.setup)), seed);
    const views: Map<number, unknown>[] = [];
    const look = () =>
      new Map(
        [SPECTATOR, ...Array(players).keys()].map((seat) => [seat, JSON.parse(JSON.stringify(match.view(seat)))]),
      );
    views.push(look());
    for (const { kind, data } of stored.entries) {
      if (kind !== 'choose') continue;
      match.choose(data ?? '');
      views.push(look());
    }
    for (const [i, client] of clients.entries()) {
      const seat = i === players ? SPECTATOR : i;
      let snapshot: Snapshot | undefined;
      for (const text of client.heard) {
        bytes += text.length;
        const message: { snapshot?: Snapshot; news?: News } = JSON.parse(text);
        const { news } = message;
        if (news) newly++;
        snapshot = (news && snapshot ? renewed(snapshot, news).snapshot : message.snapshot) ?? snapshot;
        if (!snapshot?.result && text.includes(seed)) throw new Error(`the seed of game ${n}: ${text}`);
        for (const other of clients) {
          if (other !== client && text.includes(other.device)) throw new Error(`a device in game ${n}: ${text}`);
        }
        if (!snapshot) continue;
        if (!message.snapshot && !news) continue;
        expect(snapshot.seat).toBe(seat);
        const seen = views[snapshot.choices]?.get(seat);
        if (!isDeepStrictEqual(snapshot.view, seen)) expect(snapshot.view).toEqual(seen); // which is slow, and says where
        if (snapshot.decision && snapshot.decision.seat !== seat)
          expect(snapshot.decision).not.toHaveProperty('options');
      }
      await client.close();
    }
  }
  expect(newly).toBeGreaterThan((LAST - FIRST) * 20);
  console.log(
    `secrets: ${LAST - FIRST} games, ${bytes} bytes looked at, 0 of them secret (by hand: GAMES=1000 npx vitest run server/secrets)`,
  );
  await server.close();
  folder.remove();
}, 3_600_000);
