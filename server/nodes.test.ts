import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenAt } from './log.ts';
import { Postgres } from './postgres.ts';
import type { Entry } from './store.ts';
import { Client } from './testing/client.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { type Process, serveNode } from './testing/serving.ts';

let postgres: TestPostgres;
beforeAll(() => {
  if (hasPostgres) postgres = startPostgres();
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Two nodes on one database, each a process of its own. */
async function twoNodes(): Promise<{ url: string; a: Process; b: Process }> {
  const url = postgres.fresh();
  const [a, b] = await Promise.all([serveNode(url, 'a'), serveNode(url, 'b')]);
  return { url, a, b };
}

/** What is stored of a room, as it should be: no hole, no broken chain. */
async function whole(url: string, room: string): Promise<readonly Entry[]> {
  const database = await Postgres.open(url);
  const rows = await database.read('select * from entry where room = ?1 order by version', [room]);
  await database.close();
  const entries = rows as unknown as Entry[];
  expect(brokenAt(entries)).toBeUndefined();
  return entries;
}

describe.skipIf(!hasPostgres)('two nodes', () => {
  test('a room has one owner; the other node says where it is, and has it when the owner ends', async () => {
    const { url, a, b } = await twoNodes();
    const zosia = await Client.connect(a.url);
    const { room } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'me'] });
    const elsewhere = await Client.connect(b.url, zosia.device);
    expect(await elsewhere.ask({ do: 'join', room: room.id })).toMatchObject({
      error: { code: 'moved', message: '/ws/a' },
    });
    const led = await Client.open(`${a.url.replace('http', 'ws')}ws/a`);
    expect(await led.ask({ do: 'hello', protocol: 1, device: zosia.device })).toMatchObject({ ok: true });
    await zosia.must({ do: 'choose', table: room.id, answer: 4 });
    await a.end();
    expect(await zosia.closed).toBe(1013);
    expect(zosia.told.at(-1)).toMatchObject({ tell: 'closing' });
    const joined = await elsewhere.must({ do: 'join', room: room.id });
    expect(joined.snapshot?.choices).toBe(1);
    await b.kill();
    expect(await whole(url, room.id)).toHaveLength(2);
  }, 60_000);

  test('a node that is killed: its rooms go on elsewhere within 8 seconds', async () => {
    const { url, a, b } = await twoNodes();
    const zosia = await Client.connect(a.url);
    const { room } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'me'] });
    await zosia.must({ do: 'choose', table: room.id, answer: 4 });
    const elsewhere = await Client.connect(b.url, zosia.device);
    await a.kill();
    const begun = performance.now();
    let reply = await elsewhere.ask({ do: 'join', room: room.id });
    while (!reply.ok && performance.now() - begun < 20_000) {
      await wait(200);
      reply = await elsewhere.ask({ do: 'join', room: room.id });
    }
    expect(reply).toMatchObject({ ok: true, snapshot: { choices: 1 } });
    expect(performance.now() - begun).toBeLessThan(8000);
    await b.kill();
    await whole(url, room.id);
  }, 60_000);

  test('an owner frozen beyond its lease writes nothing when it wakes', async () => {
    const { url, a, b } = await twoNodes();
    const zosia = await Client.connect(a.url);
    const { room } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'me'] });
    await zosia.must({ do: 'choose', table: room.id, answer: 'mark square=4' });
    a.child.kill('SIGSTOP');
    const late = zosia.ask({ do: 'choose', table: room.id, answer: 'mark square=0', command: 'late' });
    await wait(6500);
    const elsewhere = await Client.connect(b.url, zosia.device);
    await elsewhere.must({ do: 'join', room: room.id, seat: 1 });
    await elsewhere.must({ do: 'choose', table: room.id, answer: 'mark square=8' });
    a.child.kill('SIGCONT');
    const outcome = await Promise.race([late, zosia.closed, wait(8000)]);
    expect(outcome === 1013 || (outcome as { ok: boolean }).ok === false).toBe(true);
    const entries = await whole(url, room.id);
    expect(entries.filter(({ kind }) => kind === 'choose').map(({ data }) => data)).toEqual([
      'mark square=4',
      'mark square=8',
    ]);
    await Promise.all([a.kill(), b.kill()]);
  }, 60_000);
});
