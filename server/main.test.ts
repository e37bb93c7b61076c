import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { optionsFrom, welcome } from './main.ts';
import { Client } from './testing/client.ts';
import { hasPostgres, startPostgres } from './testing/postgres.ts';
import { newFolder, serveHere } from './testing/serving.ts';

test('where to listen: as the arguments say, else the environment, else this machine only', () => {
  expect(optionsFrom([], {}, 'home')).toMatchObject({ port: 4321, host: '127.0.0.1', data: 'home' });
  const env = { PORT: '8080', HOST: '0.0.0.0' };
  expect(optionsFrom(['--data', 'rooms'], env, 'home')).toMatchObject({ port: 8080, host: '0.0.0.0', data: 'rooms' });
  expect(optionsFrom(['--port', '9000', '--host', '::1'], env, '')).toMatchObject({ port: 9000, host: '::1' });
  expect(optionsFrom([], { PORT: '', HOST: '' }, '')).toMatchObject({ port: 4321, host: '127.0.0.1' });
});

test('what makes no sense is said in a sentence', () => {
  expect(optionsFrom([], { PORT: 'http' }, '')).toBe('PORT: http is not a port; give a number from 0 to 65535');
  expect(optionsFrom(['--port', '70000'], {}, '')).toBe('--port: 70000 is not a port; give a number from 0 to 65535');
  expect(optionsFrom(['--bots', 'brilliant'], {}, '')).toContain('--bots: brilliant is no bot');
  expect(optionsFrom(['--contact', 'me'], {}, '')).toContain('--contact: me is no address');
  expect(optionsFrom(['--prot', '1'], {}, '')).toContain('usage: smallfolk serve');
  expect(optionsFrom(['--backup', ''], {}, '')).toBe('--backup: nothing is given');
  expect(optionsFrom(['--check', '--backup', 'copy'], {}, '')).toBe('--check and --backup: one at a time');
  expect(optionsFrom(['--node', 'a/b'], {}, '')).toContain('--node: a/b cannot stand in an address');
  expect(optionsFrom(['--copy-to', 'rooms'], {}, '')).toContain('--copy-to: rooms is no address of a PostgreSQL');
});

const SERVE = [fileURLToPath(new URL('../cli/main.ts', import.meta.url)), 'serve', '--data'];

/** What `smallfolk serve` says and how it ends; a command that does not end fails. */
function carriedOut(...args: string[]) {
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SERVE, ...args], options);
  return { status, said: stdout + stderr };
}

test('what is no copy of rooms, and a folder without rooms, are told, and it ends', () => {
  const folder = newFolder();
  const letter = join(folder.path, 'letter.txt');
  writeFileSync(letter, 'Dear moth,\n'.repeat(100));
  const restored = carriedOut(folder.path, '--restore', letter);
  expect(restored).toMatchObject({ status: 1, said: expect.stringContaining(`${letter} cannot be restored from`) });
  expect(readFileSync(letter, 'utf8')).toMatch(/^Dear moth/);
  expect(existsSync(folder.file)).toBe(false);
  const nowhere = join(folder.path, 'mistyped');
  expect(carriedOut(nowhere, '--check')).toEqual({ status: 1, said: `there are no rooms in ${nowhere}\n` });
  expect(existsSync(nowhere)).toBe(false);
  folder.remove();
}, 60_000);

test('a copy is for its owner alone, never put over the rooms themselves, and as clean after it was restored', async () => {
  const folder = newFolder();
  const server = await serveHere(folder);
  const host = await Client.connect(server.url);
  await host.must({ do: 'create', game: 'ratcatcher', setup: {}, seats: ['me'] });
  const over = carriedOut(folder.path, '--backup', folder.file);
  expect(over).toMatchObject({ status: 1, said: expect.stringContaining('holds the rooms themselves') });
  const copy = join(folder.path, 'evening.sqlite');
  expect(carriedOut(folder.path, '--backup', copy).status).toBe(0);
  await host.close();
  await server.close();
  expect(carriedOut(folder.path, '--restore', copy)).toMatchObject({ status: 0 });
  expect([copy, folder.file].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(existsSync(`${copy}-shm`)).toBe(false);
  folder.remove();
}, 60_000);

test('help, and where others find it', () => {
  expect(carriedOut('rooms', '--help')).toMatchObject({ status: 0, said: expect.stringContaining('usage: smallfolk') });
  expect(welcome('http://127.0.0.1:4321/')).toBe('Smallfolk is at http://127.0.0.1:4321/');
  expect(welcome('http://0.0.0.0:4321/')).toMatch(/^Smallfolk is at http:\/\/(?!0)[\d.]+:4321\//);
  expect(welcome('http://[::]:4321/')).toContain('http://127.0.0.1:4321/');
});

test('a folder that cannot be had is told, and it ends', () => {
  const folder = newFolder();
  const letter = join(folder.path, 'letter.txt');
  writeFileSync(letter, 'Dear moth,');
  const places = [letter, ...(process.platform === 'linux' ? ['/proc/nope'] : [])];
  for (const place of places) {
    const said = expect.stringContaining(`cannot serve: nothing can be kept in ${place}: `);
    expect(carriedOut(place, '--port', '0')).toMatchObject({ status: 1, said });
  }
  folder.remove();
}, 150_000);

test.skipIf(!hasPostgres)(
  'rooms are copied into an empty database, into no other, and it ends either way',
  async () => {
    const [folder, postgres] = [newFolder(), startPostgres()];
    try {
      const server = await serveHere(folder);
      const host = await Client.connect(server.url);
      await host.must({ do: 'create', game: 'ratcatcher', setup: {}, seats: ['me'] });
      await host.close();
      await server.close();
      const url = postgres.fresh();
      const copy = () => carriedOut(folder.path, '--copy-to', url);
      expect(copy()).toMatchObject({
        status: 0,
        said: expect.stringContaining('1 room with 1 entry played again: 0 differ'),
      });
      expect(copy()).toMatchObject({ status: 1, said: expect.stringContaining('copy into an empty database') });
    } finally {
      postgres.stop();
      folder.remove();
    }
  },
  180_000,
);
