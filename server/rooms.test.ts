import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Postgres } from './postgres.ts';
import type { SmallfolkServer } from './server.ts';
import { Sqlite } from './sqlite.ts';
import type { Database } from './store.ts';
import { Client } from './testing/client.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { type Folder, newFolder, serveHere } from './testing/serving.ts';

let folder: Folder;
let server: SmallfolkServer;
let database: () => Promise<Database>;
const clients: Client[] = [];

let postgres: TestPostgres | undefined;
beforeAll(() => {
  if (hasPostgres) postgres = startPostgres();
  else
    console.log('PostgreSQL is not installed: half of these tests are skipped (on Debian: apt-get install postgresql)');
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

/** One suite, two stores. */
describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres)('rooms', () => {
    beforeEach(async () => {
      folder = newFolder();
      const url = kind === 'postgres' ? (postgres?.fresh() ?? '') : '';
      database = () => (kind === 'postgres' ? Postgres.open(url) : Sqlite.open(folder.file));
      server = await serveHere(folder, { database: await database() });
    });
    afterEach(async () => {
      for (const client of clients.splice(0)) client.break();
      await server.close();
      folder.remove();
    });

    async function connect(device?: string): Promise<Client> {
      const client = await Client.connect(server.url, device);
      clients.push(client);
      return client;
    }

    /** Two friends at a table of tic-tac-toe: one opened it, one came by the link. */
    async function twoFriends() {
      const zosia = await connect();
      const created = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'open'], name: 'Zosia' });
      const bence = await connect();
      const room = created.room.id;
      await bence.must({ do: 'join', room, secret: created.links.sit ?? '' });
      const sat = await bence.must({ do: 'sit', room, seat: 1, name: 'Bence' });
      await zosia.must({ do: 'begin', room });
      return { zosia, bence, room, created, sat };
    }

    test('a rest that everybody agreed to is seen among my games, and ended by anybody who sits', async () => {
      const zosia = await connect();
      const clock = { kind: 'days', days: 2, bank: 1, late: 'wait' } as const;
      const seats = ['me', 'open'];
      const { room: made, links } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats, clock });
      const room = made.id;
      const bence = await connect();
      await bence.must({ do: 'join', room, secret: links.sit ?? '' });
      await bence.must({ do: 'sit', room, seat: 1 });
      await zosia.must({ do: 'begin', room });
      const until = Date.now() + 3_600_000;
      await zosia.must({ do: 'pause', room, until });
      // Whoever would rather play on says so, and the wish is void.
      expect((await bence.must({ do: 'pause', room, until: 0 })).room.clock.asked).toBeUndefined();
      await zosia.must({ do: 'pause', room, until });
      expect((await bence.must({ do: 'pause', room, until })).room.clock).toMatchObject({ paused: until });
      expect((await bence.must({ do: 'rooms' })).rooms[0]).toMatchObject({ room, paused: until });
      // A move does not end it.
      const moved = await zosia.must({ do: 'choose', table: room, answer: 4 });
      expect(moved.room.clock).toMatchObject({ paused: until });
      const { room: on } = await bence.must({ do: 'pause', room, until: 0 });
      expect(on.clock.paused).toBeUndefined();
      expect(on.clock.deadline).toBeGreaterThan(until);
      expect((await bence.must({ do: 'rooms' })).rooms[0]).not.toHaveProperty('paused');
      const entries = await server.store.entriesAfter(room, 0);
      expect(entries.filter(({ kind }) => kind === 'pause').map(({ data }) => data)).toEqual(
        [until, 'over', until, until, 'over'].map(String),
      );
    });

    test('who opened the room and leaves the table leaves the room to somebody who still sits there', async () => {
      const { zosia, bence, room } = await twoFriends();
      const { room: left } = await zosia.must({ do: 'leave', room, seat: 0 });
      expect(left.host).toBe(1);
      // Bence may now ask somebody else, or a bot.
      expect((await bence.must({ do: 'invite', room, role: 'sit' })).links.sit).toBeDefined();
      await bence.must({ do: 'replace', room, seat: 0, by: 'easy' });
    });

    test('a room that its host has left to nobody is that of whoever sits down next', async () => {
      const zosia = await connect();
      const bence = await connect();
      const asked = { do: 'create', game: 'crumbs', setup: { mice: 3 }, seats: ['me', 'open', 'open'] } as const;
      const { room, links } = await zosia.must(asked);
      await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
      await zosia.must({ do: 'leave', room: room.id });
      const { you } = await bence.must({ do: 'sit', room: room.id, seat: 1 });
      expect(you.host).toBe(true);
      expect((await bence.must({ do: 'begin', room: room.id })).room.state).toBe('playing');
    });

    test('who has sat down before the game begins may stand up again, and is told to be a guest who may sit down', async () => {
      const zosia = await connect();
      const bence = await connect();
      const made = await zosia.must({
        do: 'create',
        game: 'crumbs',
        setup: { mice: 3 },
        seats: ['me', 'open', 'open'],
      });
      const room = made.room.id;
      await bence.must({ do: 'join', room, secret: made.links.sit ?? '' });
      const { links } = await bence.must({ do: 'sit', room, seat: 1 });
      const left = await bence.must({ do: 'leave', room });
      expect(left.you).toEqual({ as: 'guest', seat: -1, mine: [], host: false });
      expect(left.room.people[1]).toMatchObject({ sitter: 'open' });
      // The way back is void, and the seat anybody's.
      const secret = links.seats?.[0]?.secret ?? '';
      expect(await (await connect()).ask({ do: 'join', room, secret })).toMatchObject({
        ok: false,
        error: { code: 'no-invitation' },
      });
      const { you } = await bence.must({ do: 'sit', room, seat: 2 });
      expect(you).toMatchObject({ as: 'seat', seat: 2, mine: [2] });
    });

    test('who sends too fast is told which message was refused, and nothing of it is done', async () => {
      const zosia = await connect();
      const asked = { do: 'create', game: 'tic-tac-toe', seats: ['me', 'me'], name: 'Zosia' } as const;
      const { room } = await zosia.must(asked);
      const pings = Array.from({ length: 60 }, () => zosia.ask({ do: 'ping' }));
      const chosen = await zosia.ask({ do: 'choose', table: room.id, answer: 4 });
      expect(chosen).toMatchObject({ ok: false, error: { code: 'too-fast' } });
      const refused = (await Promise.all(pings)).filter(({ ok }) => !ok);
      expect(refused.length).toBeGreaterThan(10);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { snapshot } = await zosia.must({ do: 'choose', table: room.id, answer: 4 });
      expect(snapshot?.choices).toBe(1);
    });

    describe('a room', () => {
      test('is opened, joined by a link, and played; each choice is told to everybody with their own view', async () => {
        const { zosia, bence, room } = await twoFriends();
        const chosen = await zosia.must({ do: 'choose', table: room, answer: 'mark square=4', at: 0, command: 'a' });
        expect(chosen.snapshot).toMatchObject({ seat: 0, choices: 1, events: [{ type: 'marked', square: 4 }] });
        await bence.until(({ snapshot }) => snapshot?.choices === 1);
        expect(bence.snapshot).toMatchObject({ seat: 1, decision: { seat: 1, ask: 'square' } });
        expect(bence.snapshot?.decision).toHaveProperty('options');
        expect(zosia.snapshot?.decision).not.toHaveProperty('options');
        expect(chosen.room).toMatchObject({
          state: 'playing',
          people: [{ name: 'Zosia' }, { name: 'Bence', here: true }],
        });
      });

      test('begins when its host says so, and nobody chooses before', async () => {
        const zosia = await connect();
        const { room } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'open'] });
        expect(room.state).toBe('open');
        expect(await zosia.ask({ do: 'choose', table: room.id, answer: 0 })).toMatchObject({
          error: { code: 'not-here' },
        });
        expect((await zosia.must({ do: 'begin', room: room.id })).room.state).toBe('playing');
      });

      test('knows a command that comes again, and does it once', async () => {
        const { zosia, room } = await twoFriends();
        const message = { do: 'choose', table: room, answer: 'mark square=4', at: 0, command: 'q8Rw1n' } as const;
        const first = await zosia.must(message);
        const second = await zosia.must(message);
        expect(second.room.version).toBe(first.room.version);
        expect(second.snapshot?.choices).toBe(1);
      });

      test('refuses what is stale, not offered, or of another seat, and nothing changes', async () => {
        const { zosia, bence, room } = await twoFriends();
        const version = zosia.room?.version;
        const table = room;
        expect(await bence.ask({ do: 'choose', table, answer: 0 })).toMatchObject({ error: { code: 'not-your-turn' } });
        expect(await zosia.ask({ do: 'choose', table, answer: 'mark square=9' })).toMatchObject({
          error: { code: 'not-offered' },
        });
        expect(await zosia.ask({ do: 'choose', table, answer: 0, at: 5 })).toMatchObject({ error: { code: 'stale' } });
        expect((await zosia.must({ do: 'view', table })).room.version).toBe(version);
      });

      test('takes a choice back while that is fair, and the log only grows', async () => {
        const zosia = await connect();
        const { room } = await zosia.must({ do: 'create', game: 'everdell', setup: { seats: 1 }, seats: ['me'] });
        for (let i = 0; i < 30 && !zosia.snapshot?.canUndo; i++)
          await zosia.must({ do: 'choose', table: room.id, answer: 0 });
        const { choices = 0 } = zosia.snapshot ?? {};
        expect(zosia.snapshot?.canUndo).toBe(true);
        const version = zosia.room?.version ?? 0;
        const undone = await zosia.must({ do: 'undo', table: room.id });
        expect(undone.snapshot?.choices).toBe(choices - 1);
        expect(undone.room.version).toBe(version + 1);
      });

      test('what was taken back is told anew to the others, also to somebody who was not connected', async () => {
        const seats = ['me', 'open'];
        const zosia = await connect();
        const { room, links } = await zosia.must({
          do: 'create',
          game: 'mice',
          setup: { chapter: '01', players: 2 },
          seats,
        });
        const bence = await connect();
        await bence.must({ do: 'join', room: room.id, secret: links.sit ?? '' });
        await bence.must({ do: 'sit', room: room.id, seat: 1 });
        await zosia.must({ do: 'begin', room: room.id });
        const table = room.id;
        const choose = async (client: Client, kind?: string) => {
          const decision = client.snapshot?.decision;
          const options = decision && 'options' in decision ? decision.options : [];
          const at = Math.max(0, kind ? options.findIndex((option) => option.do === kind) : 0);
          await client.must({ do: 'choose', table, answer: at });
        };
        const seen = () => bence.until(({ room: now }) => now?.version === zosia.room?.version);
        // Until a mouse of hers has gone somewhere, which others see and which may be taken back.
        for (let n = 0; n < 60; n++) {
          const mine = zosia.snapshot?.decision?.seat === 0;
          const events = zosia.snapshot?.next ?? 0;
          await choose(mine ? zosia : bence, 'move');
          await zosia.until(({ room: now }) => now?.version === bence.room?.version || mine);
          await seen();
          if (mine && zosia.snapshot?.canUndo && zosia.snapshot.next > events) break;
        }
        expect(zosia.snapshot?.canUndo).toBe(true);
        const { version = 0, check = '' } = bence.room ?? {};
        const { next = 0 } = bence.snapshot ?? {};
        await zosia.must({ do: 'undo', table });
        await seen();
        expect(bence.snapshot?.next).toBeLessThan(next);
        expect(bence.snapshot?.from).toBe(0);
        expect(bence.snapshot?.canUndo).toBe(false);
        expect(await bence.ask({ do: 'undo', table })).toMatchObject({ error: { code: 'no-undo' } });
        // Something else happens instead; who was away until now knew what was taken back, and is told all.
        await choose(zosia, 'move');
        await seen();
        const away = await connect(bence.device);
        const back = await away.must({ do: 'resume', room: room.id, version, check, from: next });
        expect(back).toMatchObject({ forked: false, snapshot: { from: 0, next: zosia.snapshot?.next } });
        // Who has seen the undo is told the rest only.
        const now = bence.room ?? { version: 0, check: '' };
        const still = await away.must({ do: 'resume', room: room.id, version: now.version, check: now.check, from: 3 });
        expect(still.snapshot?.from).toBe(3);
      });

      test('a slip that passed the turn on is taken back while nobody else has seen it, and not after', async () => {
        const seats = ['me', 'open'];
        const open = async (clock?: { kind: 'minutes'; minutes: number }) => {
          const zosia = await connect();
          const asked = { do: 'create', game: 'tic-tac-toe', seats, ...(clock && { clock }) } as const;
          const { room, links } = await zosia.must(asked);
          await zosia.must({ do: 'begin', room: room.id });
          return { zosia, table: room.id, sit: links.sit ?? '' };
        };
        const { zosia, table, sit } = await open();
        const mark = (square: number) => zosia.must({ do: 'choose', table, answer: `mark square=${square}` });
        expect((await mark(0)).snapshot).toMatchObject({ canUndo: true, decision: { seat: 1 } });
        const undone = await zosia.must({ do: 'undo', table });
        expect(undone.snapshot).toMatchObject({ choices: 0, canUndo: false, decision: { seat: 0 } });
        await mark(4);
        const bence = await connect();
        await bence.must({ do: 'join', room: table, secret: sit });
        await bence.must({ do: 'sit', room: table, seat: 1 });
        expect(await zosia.ask({ do: 'undo', table })).toMatchObject({ error: { code: 'no-undo' } });
        expect((await zosia.must({ do: 'view', table })).snapshot).toMatchObject({ choices: 1, canUndo: false });
        // He knows the table: nobody takes back what the other one did, and nothing that he sees at once.
        expect(await bence.ask({ do: 'undo', table })).toMatchObject({ error: { code: 'no-undo' } });
        await bence.must({ do: 'choose', table, answer: 'mark square=0' });
        expect((await mark(1)).snapshot?.canUndo).toBe(false);
        // A game that is over stays so, also where nobody has seen its end.
        await bence.must({ do: 'choose', table, answer: 'mark square=2' });
        await bence.close();
        await expect.poll(async () => (await zosia.must({ do: 'view', table })).room.people[1]?.here).toBe(false);
        expect((await mark(7)).snapshot).toMatchObject({ canUndo: false, result: { winners: [0] } });
        expect(await zosia.ask({ do: 'undo', table })).toMatchObject({ error: { code: 'no-undo' } });
        // By the clock a turn that has passed on stands.
        const quick = await open({ kind: 'minutes', minutes: 5 });
        const chosen = await quick.zosia.must({ do: 'choose', table: quick.table, answer: 'mark square=0' });
        expect(chosen.snapshot?.canUndo).toBe(false);
        expect(await quick.zosia.ask({ do: 'undo', table: quick.table })).toMatchObject({ error: { code: 'no-undo' } });
      });

      test('what a bot has answered is not taken back', async () => {
        const zosia = await connect();
        const seats = ['me', 'easy'];
        const { room } = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats });
        const chosen = await zosia.must({ do: 'choose', table: room.id, answer: 'mark square=0' });
        expect(chosen.snapshot?.canUndo).toBe(false);
        await zosia.until(({ snapshot }) => snapshot?.choices === 2);
        expect(zosia.snapshot?.canUndo).toBe(false);
        expect(await zosia.ask({ do: 'undo', table: room.id })).toMatchObject({ error: { code: 'no-undo' } });
      });

      test('is the same after the server has ended and begun again; the device finds it among its games', async () => {
        const { zosia, bence, room } = await twoFriends();
        await zosia.must({ do: 'choose', table: room, answer: 4 });
        await bence.until(({ snapshot }) => snapshot?.choices === 1);
        const { version = 0, check = '' } = zosia.room ?? {};
        await server.close();
        server = await serveHere(folder, { database: await database() });
        const again = await connect(zosia.device);
        const { rooms } = await again.must({ do: 'rooms' });
        expect(rooms).toMatchObject([{ room, game: 'tic-tac-toe', state: 'playing', seat: 0, turn: 1 }]);
        const resumed = await again.must({ do: 'resume', room, version, check, from: 0 });
        expect(resumed).toMatchObject({ forked: false, you: { as: 'seat', seat: 0 }, snapshot: { choices: 1 } });
        const other = await again.must({ do: 'resume', room, version, check: 'AAAAAAAA', from: 0 });
        expect(other.forked).toBe(true);
      });

      test('is looked at by those with a link for it, who may only react', async () => {
        const { zosia, room, created } = await twoFriends();
        const ola = await connect();
        const joined = await ola.must({ do: 'join', room, secret: created.links.watch ?? '' });
        expect(joined).toMatchObject({ you: { as: 'watcher', seat: -1 }, snapshot: { seat: -1 } });
        expect(await ola.ask({ do: 'choose', table: room, answer: 0 })).toMatchObject({ error: { code: 'not-here' } });
        expect(await ola.ask({ do: 'sit', room, seat: 1 })).toMatchObject({ error: { code: 'no-invitation' } });
        await ola.must({ do: 'react', room, reaction: 'tea-first' });
        await zosia.until(({ told }) => told.some(({ tell }) => tell === 'reaction'));
      });

      test('lets those who look on see it later, and nothing earlier', async () => {
        const zosia = await connect();
        const created = await zosia.must({
          do: 'create',
          game: 'tic-tac-toe',
          seats: ['me', 'easy'],
          delay: 1500,
          watch: 'anyone',
        });
        const ola = await connect();
        // Whoever is the first to look on sees the table with the very answer.
        const { snapshot } = await ola.must({ do: 'join', room: created.room.id });
        expect(snapshot).toMatchObject({ seat: -1, choices: 0 });
        const begun = performance.now();
        await zosia.must({ do: 'choose', table: created.room.id, answer: 'mark square=4' });
        await ola.until(({ heard }) => heard.join('').includes('"square":4'));
        expect(performance.now() - begun).toBeGreaterThan(1400);
        await ola.until(({ snapshot }) => snapshot?.choices === 2);
        await ola.until(({ told }) => told.some(({ tell }) => tell === 'people'));
        // How long the log is would tell how far the game has come.
        expect(ola.heard.join('')).not.toMatch(/"version":[2-9]/);
        expect(ola.snapshot).toMatchObject({ seat: -1, commitment: zosia.snapshot?.commitment });
      });

      test('tells those who look on later at once that the game has begun, and shows them the table as it was laid', async () => {
        const zosia = await connect();
        const seats = ['me', 'open'];
        const asked = { do: 'create', game: 'tic-tac-toe', seats, delay: 300_000, watch: 'link' } as const;
        const made = await zosia.must(asked);
        const room = made.room.id;
        const ola = await connect();
        expect((await ola.must({ do: 'join', room, secret: made.links.watch ?? '' })).room.state).toBe('open');
        await zosia.must({ do: 'begin', room });
        await zosia.must({ do: 'choose', table: room, answer: 'mark square=4' });
        await ola.until(({ told }) => told.some((one) => one.tell === 'people' && one.room.state === 'playing'));
        const { snapshot } = await ola.must({ do: 'view', table: room, from: 0 });
        expect(snapshot).toMatchObject({ seat: -1, choices: 0 });
      });

      test('tells of the next chapter who sits or looks on now; who looks on later has not seen the end yet', async () => {
        const setup = { acorns: 15 };
        for (const delay of [0, 60_000]) {
          const zosia = await connect();
          const asked = { do: 'create', game: 'acorns', setup, seats: ['me', 'me'], watch: 'anyone', delay } as const;
          const { room } = await zosia.must(asked);
          const ola = await connect();
          await ola.must({ do: 'join', room: room.id });
          for (let n = 0; n < 5; n++) {
            await zosia.must({ do: 'join', room: room.id, seat: n % 2 });
            await zosia.must({ do: 'choose', table: room.id, answer: 'take acorns=3' });
          }
          expect(zosia.room).toMatchObject({ state: 'over', goesOn: true });
          const { successor } = await zosia.must({ do: 'next', room: room.id });
          await zosia.until(({ told }) => told.some(({ tell }) => tell === 'next'));
          // Everything that was sent before has been heard once this is answered.
          await ola.must({ do: 'view', table: room.id });
          expect(ola.heard.join('').includes(successor)).toBe(delay === 0);
          expect(ola.heard.join('').includes('"state":"over"')).toBe(delay === 0);
        }
      });

      test('has bots that think elsewhere and play by themselves', async () => {
        const zosia = await connect();
        const { room } = await zosia.must({
          do: 'create',
          game: 'crumbs',
          setup: { mice: 3 },
          seats: ['me', 'easy', 'fair'],
        });
        for (let i = 0; i < 200 && !zosia.snapshot?.result; i++) {
          await zosia.until(({ snapshot }) => snapshot?.decision?.seat === 0 || snapshot?.result !== undefined);
          if (!zosia.snapshot?.result) await zosia.must({ do: 'choose', table: room.id, answer: 0 });
        }
        expect(zosia.snapshot?.result).toBeDefined();
        expect(zosia.snapshot?.seed).toMatch(/^[0-9a-f]{32}$/);
        expect(zosia.room?.state).toBe('over');
      });
    });

    describe('people', () => {
      test('a seat is taken once; the first one has it', async () => {
        const zosia = await connect();
        const created = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'open'] });
        const room = created.room.id;
        const friends = await Promise.all([connect(), connect(), connect()]);
        for (const friend of friends) await friend.must({ do: 'join', room, secret: created.links.sit ?? '' });
        const sat = await Promise.all(friends.map((friend) => friend.ask({ do: 'sit', room, seat: 1 })));
        expect(sat.filter(({ ok }) => ok)).toHaveLength(1);
        expect(sat.filter((reply) => !reply.ok && reply.error.code === 'seat-taken')).toHaveLength(2);
      });

      test('the way back to a seat is a link, also for another device', async () => {
        const { bence, room, sat } = await twoFriends();
        const secret = sat.links.seats?.[0]?.secret ?? '';
        bence.break();
        const phone = await connect();
        const joined = await phone.must({ do: 'join', room, secret });
        expect(joined.you).toMatchObject({ as: 'seat', seat: 1, mine: [1] });
        expect((await phone.must({ do: 'rooms' })).rooms).toMatchObject([{ room, seat: 1 }]);
      });

      test('a link that is void, wrong or of another room lets nobody in', async () => {
        const { zosia, room, created } = await twoFriends();
        const other = await zosia.must({ do: 'create', game: 'tic-tac-toe', seats: ['me', 'open'] });
        await zosia.must({ do: 'invite', room, role: 'sit' });
        const guest = await connect();
        for (const secret of [created.links.sit, other.links.sit, 'AAAAAAAAAAAAAAAAAAAAAA', '']) {
          const reply = await guest.ask({ do: 'join', room, secret: secret ?? '' });
          expect(reply).toMatchObject({ ok: false, error: { code: 'no-invitation' } });
        }
        expect(await guest.ask({ do: 'join', room: 'AAAAAAAAAAAAAAAA' })).toMatchObject({ error: { code: 'no-room' } });
      });

      test('who stays away is played for by a bot, and takes the seat back', async () => {
        const { zosia, bence, room } = await twoFriends();
        await zosia.must({ do: 'choose', table: room, answer: 4 });
        const device = bence.device;
        await bence.close();
        await zosia.must({ do: 'replace', room, seat: 1, by: 'easy' });
        await zosia.until(({ snapshot }) => snapshot?.choices === 2);
        const back = await connect(device);
        expect((await back.must({ do: 'join', room })).you).toMatchObject({ as: 'guest', mine: [1] });
        const sat = await back.must({ do: 'sit', room, seat: 1 });
        expect(sat).toMatchObject({
          you: { as: 'seat', seat: 1 },
          room: { people: [{}, { sitter: 'person', name: 'Bence' }] },
        });
      });

      test('the host frees a seat; whoever sat there sees no more of it', async () => {
        const { zosia, bence, room } = await twoFriends();
        await zosia.must({ do: 'replace', room, seat: 1, by: 'open' });
        expect(await bence.ask({ do: 'choose', table: room, answer: 0 })).toMatchObject({
          error: { code: 'not-here' },
        });
        const before = bence.heard.length;
        await zosia.must({ do: 'choose', table: room, answer: 4 });
        await bence.must({ do: 'ping' });
        expect(bence.heard.slice(before).join('')).not.toContain('"view"');
      });
    });
  });
});
