/**
 * Serves page and rooms on one port, on this machine only unless told otherwise; builds the page first if it is missing
 * or older than its sources. `npm start`, or `smallfolk serve [--data <folder>] [--port 4321] [--host 127.0.0.1]`.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(here, 'dist');
const PORT = 4321;
const HOST = '127.0.0.1';
/** The games that are served, as a module: bots think in threads, which open the same boxes. */
const SHELF = new URL('../games/index.ts', import.meta.url);

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built folder, with rooms if there is a file for them. Port 0 takes any free one. */
export async function listen({
  folder = DIST,
  port = PORT,
  host = HOST,
  rooms = ':memory:',
  shelf = SHELF,
} = {}): Promise<Serving> {
  const { files, SmallfolkServer, Sqlite } = await import('@smallfolk/server');
  const kept = rooms === ':memory:' ? join(mkdtempSync(join(tmpdir(), 'smallfolk-')), 'rooms.sqlite') : rooms;
  const database = await Sqlite.open(kept);
  const server = await SmallfolkServer.start({
    database,
    shelf,
    host,
    port,
    pages: files(folder),
    perAddress: 1000,
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      if (rooms === ':memory:') rmSync(dirname(kept), { recursive: true, force: true });
    },
  };
}

/** The sources that the page is built from. */
const SOURCES = [
  'src',
  'art',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  '../kernel',
  '../games',
  '../bots',
  '../protocol',
  '../docs/rules',
];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules')
      .map((name) => newest(join(path, name))),
  );
}

/** Builds the page into the folder if it is missing there or older than its sources. */
export async function built(folder = DIST, say: (text: string) => void = console.log): Promise<void> {
  const index = join(folder, 'index.html');
  const time = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (time > Math.max(...SOURCES.map((source) => newest(join(here, source))))) return;
  say('building the page …');
  const { build } = await import('vite');
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder } });
}

/** The command: page and rooms together, until it is interrupted. Returns the exit code. */
export async function serve(args: string[]): Promise<number> {
  const { serve: start } = await import('@smallfolk/server');
  const page = () => built().then(() => DIST);
  return start(args, { page, home: join(dataHome(), 'rooms'), shelf: SHELF });
}

/** `SMALLFOLK_HOME`, or the place where the system wants such data. */
function dataHome(): string {
  const { SMALLFOLK_HOME, XDG_DATA_HOME } = process.env;
  return SMALLFOLK_HOME || join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'smallfolk');
}

if (import.meta.main) process.exitCode = await serve(process.argv.slice(2));
