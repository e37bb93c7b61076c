/** Those who are away are told: by real messages to a push service of this machine, which reads them as a browser does. */
import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Postgres } from './postgres.ts';
import type { SmallfolkServer } from './server.ts';
import { Client } from './testing/client.ts';
import { hasPostgres, startPostgres } from './testing/postgres.ts';
import { decrypted, type PushService, pushService } from './testing/push-service.ts';
import { type Folder, newFolder, serveHere } from './testing/serving.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let folder: Folder;
let service: PushService;
let server: SmallfolkServer;
let time = 0;
beforeEach(async () => {
  time = Date.now();
  folder = newFolder();
  service = await pushService();
  server = await serving();
});
afterEach(async () => {
  await server.close();
  await service.close();
  folder.remove();
});

const serving = () => serveHere(folder, { now: () => time, push: { services: [service.origin] } });
const look = async (later = 0) => {
  time += later;
  await server.notices?.look();
};
const kinds = () => service.delivered.map(({ text }) => JSON.parse(text).kind);

/** Zosia is here and Bence, who is to be told at `path`, has gone; it is his turn. */
async function turnOfAbsent(clock?: object, paths = ['/bence']) {
  const zosia = await Client.connect(server.url);
  const bence = await Client.connect(server.url);
  const { room, links } = await zosia.must({
    do: 'create',
    game: 'tic-tac-toe',
    seats: ['me', 'open'],
    ...(clock && { clock: clock as never }),
  });
  await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
  await bence.must({ do: 'sit', room: room.id, seat: 1, name: 'Bence' });
  for (const path of paths) await bence.must({ do: 'notify', subscription: service.browser(path) });
  await zosia.must({ do: 'begin', room: room.id });
  await bence.close();
  await zosia.must({ do: 'choose', table: room.id, answer: 'mark square=4' });
  return { zosia, room: room.id, device: bence.device };
}

const subscriptions = async () => (await server.store.database.read('select * from subscription')).length;
const notices = async () => (await server.store.database.read('select * from notice')).length;

test('the example of RFC 8291 is read', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decrypted(body, { pair, auth })).toBe('When I grow up, I want to be a watermelon');
});

test('after a minute away it is told once, and holds room, game and kind only', async () => {
  const { room } = await turnOfAbsent(undefined, ['/phone', '/laptop']);
  await look();
  expect(service.delivered).toEqual([]);
  await look(MINUTE);
  expect(service.delivered.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  for (const { text, headers } of service.delivered) {
    expect(JSON.parse(text)).toEqual({ room, game: 'tic-tac-toe', kind: 'turn' });
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(headers)).not.toContain(room);
  }
  await look(DAY);
  expect(service.delivered).toHaveLength(2);
  expect(await notices()).toBe(0);
});

test('who is back, or has chosen, or whose seat a bot has, is not told', async () => {
  const { room, device, zosia } = await turnOfAbsent();
  const back = await Client.connect(server.url, device);
  await back.must({ do: 'join', room });
  await look(MINUTE);
  expect(service.delivered).toEqual([]);
  await back.must({ do: 'choose', table: room, answer: 'mark square=0' });
  await back.close();
  await zosia.must({ do: 'choose', table: room, answer: 'mark square=1' });
  await zosia.must({ do: 'replace', room, seat: 1, by: 'easy' });
  await look(2 * MINUTE);
  expect(service.delivered).toEqual([]);
});

test('who goes while it is their turn is told too, once', async () => {
  const { room, device, zosia } = await turnOfAbsent();
  let bence = await Client.connect(server.url, device);
  await bence.must({ do: 'join', room });
  await look(MINUTE);
  await bence.must({ do: 'choose', table: room, answer: 'mark square=0' });
  await zosia.must({ do: 'choose', table: room, answer: 'mark square=1' });
  expect(await notices()).toBe(0);
  await bence.close();
  await expect.poll(notices).toBe(1);
  await look(MINUTE);
  expect(kinds()).toEqual(['turn']);
  bence = await Client.connect(server.url, device);
  await bence.must({ do: 'join', room });
  await bence.close();
  await look(2 * MINUTE);
  expect(kinds()).toEqual(['turn']);
});

test('who looks twice at once sends it once', async () => {
  await turnOfAbsent();
  await expect.poll(notices).toBe(1);
  time += MINUTE;
  await Promise.all([look(), look()]);
  expect(kinds()).toEqual(['turn']);
});

test('who waits may remind somebody who is away and is to choose, once an hour', async () => {
  const { zosia, room, device } = await turnOfAbsent({ kind: 'days', days: 2 });
  await look(MINUTE);
  const remind = (seat = 1) => zosia.ask({ do: 'remind', room, seat });
  expect(await remind()).toMatchObject({ ok: true });
  await look();
  expect(kinds()).toEqual(['turn', 'remind']);
  expect(JSON.parse(service.delivered[1]?.text ?? '')).toEqual({ room, game: 'tic-tac-toe', kind: 'remind' });
  time += 59 * MINUTE;
  expect(await remind()).toMatchObject({ error: { code: 'reminded', where: 'seat' } });
  time += MINUTE;
  expect(await remind()).toMatchObject({ ok: true });
  // The reminders of the clock come all the same.
  await look();
  await look(DAY);
  expect(kinds()).toEqual(['turn', 'remind', 'remind', 'half']);
  const bence = await Client.connect(server.url, device);
  await bence.must({ do: 'join', room });
  expect(await remind()).toMatchObject({ error: { code: 'not-here' } });
  expect(await bence.ask({ do: 'remind', room, seat: 0 })).toMatchObject({ error: { code: 'not-your-turn' } });
  expect(await bence.ask({ do: 'remind', room, seat: 1 })).toMatchObject({ error: { code: 'not-here' } });
  const guest = await Client.connect(server.url);
  expect(await guest.ask({ do: 'remind', room, seat: 1 })).toMatchObject({ ok: false });
  await bence.must({ do: 'notify', subscription: null });
  await bence.close();
  time += 60 * MINUTE;
  await expect.poll(async () => remind()).toMatchObject({ error: { code: 'no-notice' } });
  await look();
  expect(kinds()).toHaveLength(4);
});

test('nobody is reminded while everybody rests', async () => {
  const { zosia, room, device } = await turnOfAbsent({ kind: 'days', days: 2 });
  const bence = await Client.connect(server.url, device);
  await bence.must({ do: 'join', room });
  for (const one of [zosia, bence]) await one.must({ do: 'pause', room, until: time + DAY });
  await bence.close();
  await expect
    .poll(async () => zosia.ask({ do: 'remind', room, seat: 1 }))
    .toMatchObject({ error: { code: 'not-here', message: expect.stringContaining('away') } });
  await look();
  expect(kinds()).toEqual([]);
});

test('with a clock there are reminders at half and four fifths of the time, across a restart', async () => {
  await turnOfAbsent({ kind: 'days', days: 2, bank: 0 });
  await look(MINUTE);
  expect(kinds()).toEqual(['turn']);
  await look(DAY - 2 * MINUTE);
  expect(kinds()).toEqual(['turn']);
  await server.close();
  server = await serving();
  await look(2 * MINUTE);
  expect(kinds()).toEqual(['turn', 'half']);
  await look(0.6 * DAY);
  expect(kinds()).toEqual(['turn', 'half', 'late']);
  await look(DAY);
  expect(kinds()).toHaveLength(3);
});

test.each([404, 410])('%i ends a subscription', async (status) => {
  await turnOfAbsent(undefined, ['/old', '/new']);
  service.answer('/old', status);
  await look(MINUTE);
  expect(await subscriptions()).toBe(1);
  expect(service.delivered.map(({ path }) => path)).toEqual(['/new']);
  expect(await notices()).toBe(0);
});

test('a service that is down is asked again, later and later, five times in all; who got it gets it once', async () => {
  await turnOfAbsent(undefined, ['/down', '/up']);
  service.answer('/down', 503);
  for (let n = 0; n < 12; n++) await look(60 * MINUTE);
  expect(service.asked.get('/down')).toBe(5);
  expect(service.asked.get('/up')).toBe(1);
  expect(await subscriptions()).toBe(2);
  expect(await notices()).toBe(0);
});

test('a service that says when is asked again then, and the message arrives', async () => {
  await turnOfAbsent();
  service.answer('/bence', 429, { 'retry-after': '600' });
  await look(MINUTE);
  service.answer('/bence', 201);
  await look(9 * MINUTE);
  expect(service.delivered).toEqual([]);
  await look(2 * MINUTE);
  expect(kinds()).toEqual(['turn']);
});

test('redirects are not followed', async () => {
  await turnOfAbsent();
  service.browser('/elsewhere');
  service.answer('/bence', 307, { location: `${service.origin}/elsewhere` });
  await look(MINUTE);
  expect(service.asked.get('/elsewhere')).toBeUndefined();
  expect(await notices()).toBe(0);
});

test('only push services of browsers, only well-formed keys; null ends it; keys stay the same across a restart', async () => {
  const client = await Client.connect(server.url);
  const good = service.browser('/x');
  const { endpoint, keys } = good;
  for (const wrong of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://a@fcm.googleapis.com/x',
    'nonsense',
  ]) {
    const reply = await client.ask({ do: 'notify', subscription: { endpoint: wrong, keys } });
    expect(reply).toMatchObject({ error: { where: 'subscription.endpoint' } });
  }
  const short = await client.ask({ do: 'notify', subscription: { endpoint, keys: { ...keys, auth: 'AAAA' } } });
  expect(short).toMatchObject({ error: { where: 'subscription.keys' } });
  expect(await subscriptions()).toBe(0);
  for (const real of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ]) {
    await client.must({ do: 'notify', subscription: { endpoint: real, keys } });
  }
  for (let n = 0; n < 12; n++) await client.must({ do: 'notify', subscription: service.browser(`/${n}`) });
  expect(await subscriptions()).toBe(10);
  await client.must({ do: 'notify', subscription: null });
  expect(await subscriptions()).toBe(0);

  const before = await client.must({ do: 'hello', protocol: 1 });
  expect(Buffer.from(before.push ?? '', 'base64url')).toHaveLength(65);
  await server.close();
  server = await serving();
  const again = await Client.connect(server.url);
  expect((await again.must({ do: 'hello', protocol: 1 })).push).toBe(before.push);
});

test('a key of the server that begins with a zero is a key like any other', async () => {
  const pair = createECDH('prime256v1');
  do pair.generateKeys();
  while (pair.getPrivateKey().length === 32);
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
  await server.store.setMeta('push', JSON.stringify(keys));
  await server.close();
  server = await serving();
  await turnOfAbsent();
  await look(MINUTE);
  expect(kinds()).toEqual(['turn']);
});

test('what nobody has seen for 90 days is forgotten; a game that nobody has looked at for a year too', async () => {
  const { room } = await turnOfAbsent();
  time += 91 * DAY;
  await server.notices?.tidy();
  expect(await subscriptions()).toBe(0);
  const { forgetUnused } = await import('./forgetting.ts');
  await forgetUnused(server.store, time);
  expect(await server.store.room(room)).toBeDefined();
  await forgetUnused(server.store, time + 300 * DAY);
  expect(await server.store.room(room)).toBeUndefined();
  for (const table of ['entry', 'seat', 'holder', 'invitation', 'notice', 'device'])
    expect(await server.store.database.read(`select * from ${table}`)).toEqual([]);
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test('two nodes: only the owner tells', async () => {
    const postgres = startPostgres();
    const url = postgres.fresh();
    const push = { services: [service.origin] };
    const first = server;
    const start = async (node: string) =>
      serveHere(folder, { database: await Postgres.open(url), node, now: () => time, push });
    server = await start('a');
    const other = await start('b');
    try {
      await turnOfAbsent();
      time += MINUTE;
      await other.notices?.look();
      expect(service.delivered).toEqual([]);
      await look();
      await other.notices?.look();
      expect(kinds()).toEqual(['turn']);
    } finally {
      await other.close();
      await server.close();
      server = first;
      postgres.stop();
    }
  }, 60_000);
});
