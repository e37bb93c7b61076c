/** A campaign in rooms: the same company from chapter to chapter, with what the last one left. */
import { Random, seedOf } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { Client } from './testing/client.ts';
import { newFolder, serveHere } from './testing/serving.ts';

test('Mice and Mystics: a finished chapter opens the next one for the same people; nothing else does', async () => {
  const folder = newFolder();
  let server = await serveHere(folder, { messagesPerSecond: 100_000 });
  const zosia = await Client.connect(server.url, undefined, { keep: false, changes: true });
  const bence = await Client.connect(server.url, undefined, { keep: false, changes: true });
  const asked = { do: 'create', game: 'mice', setup: { chapter: 'prologue', players: 2 }, name: 'Zosia' } as const;
  const { room, links } = await zosia.must({ ...asked, seats: ['me', 'open'], watch: 'anyone' });
  await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
  const sat = await bence.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  await zosia.must({ do: 'begin', room: room.id });
  const early = await zosia.ask({ do: 'next', room: room.id });
  expect(early).toMatchObject({ error: { code: 'not-here' } });

  const chance = Random.of(seedOf('chapters'));
  const people = [zosia, bence];
  for (let n = 0; n < 20_000 && !zosia.snapshot?.result; n++) {
    const turn = zosia.snapshot?.decision?.seat ?? 0;
    const one = people[turn];
    await one?.until(({ snapshot }) => snapshot?.choices === zosia.snapshot?.choices);
    const decision = one?.snapshot?.decision;
    if (!one || !decision || !('keys' in decision)) throw new Error('nobody is asked');
    await one.must({ do: 'choose', table: room.id, answer: chance.below(decision.keys.length) });
    await zosia.until(({ snapshot }) => (snapshot?.choices ?? 0) > n);
  }
  const won = (zosia.snapshot?.result?.winners.length ?? 0) > 0;
  expect(zosia.room).toMatchObject({ state: 'over', goesOn: true });

  const watcher = await Client.connect(server.url);
  await watcher.must({ do: 'join', room: room.id });
  expect(await watcher.ask({ do: 'next', room: room.id })).toMatchObject({ error: { code: 'not-here' } });
  const both = await Promise.all(people.map((one) => one.must({ do: 'next', room: room.id })));
  const [successor = ''] = new Set(both.map((one) => one.successor));
  expect(both.every((one) => one.successor === successor)).toBe(true);
  await watcher.until(({ told }) => told.some((one) => one.tell === 'next' && one.successor === successor));

  // Everybody has their seat there, by the same device and by the same way back.
  const begun = await zosia.must({ do: 'join', room: successor });
  expect(begun.you).toMatchObject({ as: 'seat', seat: 0, host: true });
  expect(begun.room.people.map(({ name }) => name)).toEqual(['Zosia', 'Bence']);
  expect(begun.snapshot?.setup).toMatchObject({ chapter: won ? '01' : 'prologue', players: 2 });
  const phone = await Client.connect(server.url);
  const back = await phone.must({ do: 'join', room: successor, secret: sat.links.seats?.[0]?.secret ?? '' });
  expect(back.you).toMatchObject({ as: 'seat', seat: 1 });

  // What was left is there after a restart too.
  const before = begun.snapshot?.view;
  await server.close();
  server = await serveHere(folder, { messagesPerSecond: 100_000 });
  const again = await Client.connect(server.url, zosia.device);
  expect((await again.must({ do: 'join', room: successor })).snapshot?.view).toEqual(before);
  const rooms = await again.must({ do: 'rooms' });
  expect(rooms.rooms.map(({ room: id }) => id).sort()).toEqual([room.id, successor].sort());
  await server.close();
  folder.remove();
}, 300_000);
