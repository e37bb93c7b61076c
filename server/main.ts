/** `smallfolk serve`: page and rooms from one process and one file. Reads options, starts, stops. */
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@smallfolk/bots';
import { type Checked, checkRooms, told } from './check.ts';
import { copyAll, copyRooms, restoreRooms, type Shelf } from './copies.ts';
import { files } from './pages.ts';
import { SmallfolkServer } from './server.ts';
import { Sqlite } from './sqlite.ts';
import type { Database } from './store.ts';

const PORT = 4321;
const HOST = '127.0.0.1';

const USAGE = `usage: smallfolk serve [--data <folder>] [--host ${HOST}] [--port ${PORT}] [--proxy] [--bots easy|fair|hard] [--contact <address>] [--open-metrics]

  --check            play every stored room again, compare, say what a deploy would do, and end
  --backup <file>    make a copy that has been played again, while others are served or not, and end
  --restore <file>   put a copy in the place of the rooms (nobody may be serving them), and end
  --copy-to <url>    copy all rooms from the file into an empty PostgreSQL, and end

  --data     the folder in which rooms are kept (one file, and hourly copies of it)
  --host     0.0.0.0 lets others in; also by HOST
  --port     also by PORT
  --proxy    a proxy stands before us: believe its x-forwarded-for and x-forwarded-proto
  --bots     the strongest bot that may play here: bots are the load of a server
  --node     the name of this node, where several share DATABASE_URL: its sockets are at /ws/<name>
  --contact  whom push services may write to about our messages: mailto:you@example.org or https://example.org
  --open-metrics   /metrics for everybody, not only for this machine
  --help     these lines`;

interface Wanted {
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly proxy: boolean;
  readonly bots: string | undefined;
  readonly openMetrics: boolean;
  readonly node: string | undefined;
  readonly push: { readonly contact: string | undefined };
  /** Something to be done instead of serving. */
  readonly task: Task | undefined;
}

type Task =
  | { readonly do: 'check' }
  | { readonly do: 'backup'; readonly file: string }
  | { readonly do: 'restore'; readonly file: string }
  | { readonly do: 'copy'; readonly url: string };

/** What is wanted, by the arguments or the environment (PORT, HOST); or a sentence that says what is wrong with it. */
export function optionsFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): Wanted | string {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  let values: Partial<
    Record<'data' | 'host' | 'port' | 'bots' | 'node' | 'contact' | 'backup' | 'restore' | 'copy-to', string>
  > & {
    proxy?: boolean;
    check?: boolean;
    help?: boolean;
    'open-metrics'?: boolean;
  };
  try {
    const options = {
      data: text,
      host: text,
      port: text,
      proxy: flag,
      bots: text,
      'open-metrics': flag,
      node: text,
      contact: text,
      help: flag,
      check: flag,
      backup: text,
      restore: text,
      'copy-to': text,
    };
    values = parseArgs({ args: [...args], options }).values;
  } catch (problem) {
    return `${problem instanceof Error ? problem.message : problem}\n${USAGE}`;
  }
  if (values.help) return USAGE;
  const wrong = wrongIn(values);
  if (wrong) return wrong;
  const said = values.port ?? (env.PORT || undefined);
  const port = Number(said ?? PORT);
  if (said?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return `${values.port === undefined ? 'PORT' : '--port'}: ${said} is not a port; give a number from 0 to 65535`;
  }
  if (values.bots !== undefined && !LEVELS.some((level) => level === values.bots)) {
    return `--bots: ${values.bots} is no bot; give one of ${LEVELS.join(', ')}`;
  }
  if (values.contact !== undefined && !/^(?:mailto:.+@.+|https:\/\/.+)/.test(values.contact)) {
    return `--contact: ${values.contact} is no address; give mailto:you@example.org or https://example.org`;
  }
  return {
    data: values.data ?? home,
    host: values.host ?? (env.HOST || HOST),
    port,
    proxy: values.proxy ?? false,
    bots: values.bots,
    openMetrics: values['open-metrics'] ?? false,
    node: values.node,
    push: { contact: values.contact },
    task: taskOf(values),
  };
}

const TASKS = ['check', 'backup', 'restore', 'copy-to'] as const;

/** What is empty, or not as it has to be. */
function wrongIn(values: Readonly<Record<string, string | boolean | undefined>>): string | undefined {
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) return `--${empty[0]}: nothing is given`;
  const tasks = TASKS.filter((task) => values[task] !== undefined);
  if (tasks.length > 1) return `--${tasks.join(' and --')}: one at a time`;
  const { node, 'copy-to': url } = values;
  if (typeof node === 'string' && !/^[\w-]+$/.test(node)) {
    return `--node: ${node} cannot stand in an address; take letters, digits, - and _`;
  }
  return typeof url === 'string' ? wrongAddress('--copy-to', url) : undefined;
}

function wrongAddress(where: string, url: string): string | undefined {
  if (/^postgres(?:ql)?:\/\//.test(url)) return undefined;
  return `${where}: ${url} is no address of a PostgreSQL; give postgresql://somebody@machine/database`;
}

export interface Around {
  /** Builds the page if need be, and says in which folder it is; only where rooms are served. */
  page?(): Promise<string>;
  /** Where rooms are kept if nothing else is said. */
  readonly home: string;
  readonly shelf: URL;
}

function taskOf(values: { check?: boolean; backup?: string; restore?: string; 'copy-to'?: string }): Task | undefined {
  if (values.backup !== undefined) return { do: 'backup', file: values.backup };
  if (values.restore !== undefined) return { do: 'restore', file: values.restore };
  if (values['copy-to'] !== undefined) return { do: 'copy', url: values['copy-to'] };
  return values.check ? { do: 'check' } : undefined;
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
}

/** Does something with the rooms instead of serving them. */
async function carryOut(task: Task, data: string, module: URL): Promise<number> {
  const { shelf } = await import(module.href);
  const file = join(data, 'rooms.sqlite');
  if (task.do === 'restore') return tell(await restoreRooms(task.file, file, shelf));
  // What is copied into a database comes from the file, also where DATABASE_URL names that database already.
  const url = task.do === 'copy' ? undefined : process.env.DATABASE_URL;
  if (!url && !existsSync(file)) throw new Error(`there are no rooms in ${data}`);
  const database = await databaseOf(data, url);
  try {
    if (task.do === 'check') return tell(await checkRooms(database, shelf));
    if (task.do === 'backup' && isSameFile(task.file, file)) {
      throw new Error(`--backup: ${task.file} holds the rooms themselves; give the copy another name`);
    }
    if (task.do === 'backup') return tell(await copyRooms(database, task.file, shelf));
    return await copyInto(task.url, database, shelf);
  } finally {
    await database.close();
  }
}

/** Copies the rooms into an empty PostgreSQL and plays them again there. */
async function copyInto(url: string, database: Database, shelf: Shelf): Promise<number> {
  const to = await openPostgres(url);
  try {
    console.log(`${await copyAll(database, to)} rows copied`);
    return tell(await checkRooms(to, shelf));
  } finally {
    await to.close();
  }
}

function tell(checked: Checked): number {
  console.log(told(checked));
  return checked.failed.length === 0 ? 0 : 1;
}

/** PostgreSQL where DATABASE_URL names one, else one file in the folder. */
async function databaseOf(data: string, url: string | undefined, open = Sqlite.open): Promise<Database> {
  if (!url) return open(join(data, 'rooms.sqlite'));
  const wrong = wrongAddress('DATABASE_URL', url);
  if (wrong) throw new Error(wrong);
  return openPostgres(url);
}

async function openPostgres(url: string): Promise<Database> {
  const { Postgres } = await import('./postgres.ts');
  return Postgres.open(url).catch((problem: Error) => {
    throw new Error(`the database does not open: ${problem.message}`, { cause: problem });
  });
}

/** Where others find this machine: an address that means "everywhere" leads nowhere. */
function addressesOf(url: string): readonly string[] {
  const { hostname, port } = new URL(url);
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [url];
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const others = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [...others.map(({ address }) => `http://${address}:${port}/`), `http://127.0.0.1:${port}/`];
}

/** Links for friends begin with the address that their page was opened at. */
export function welcome(url: string): string {
  const [first, ...more] = addressesOf(url);
  if (more.length === 0) return `Smallfolk is at ${first}`;
  return `Smallfolk is at ${first} (here also ${more.join(', ')}).\nOpen it at the address that your friends can reach: links begin with it.`;
}

function whyNot(problem: unknown, { port, host }: Wanted): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port or PORT`;
  if (code === 'EACCES') return `port ${port} is not for everybody; choose one from 1024 on with --port or PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is no address of this machine; --host 0.0.0.0 lets others in`;
  return `cannot serve: ${problem instanceof Error ? problem.message : problem}`;
}

/** Serves until it is interrupted. Returns the exit code. */
export async function serve(args: readonly string[], { page, home, shelf }: Around): Promise<number> {
  const options = optionsFrom(args, process.env, home);
  if (options === USAGE) {
    console.log(options);
    return 0;
  }
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  if (options.task) {
    return carryOut(options.task, options.data, shelf).catch((problem) => {
      console.error(problem instanceof Error ? problem.message : problem);
      return 1;
    });
  }
  let server: SmallfolkServer;
  let database: Database | undefined;
  try {
    database = await databaseOf(options.data, process.env.DATABASE_URL, Sqlite.openAlone);
    const pages = page && files(await page());
    server = await SmallfolkServer.start({
      ...options,
      database,
      pages,
      shelf,
      copies: join(options.data, 'copies'),
      say: (line) => console.error(line),
    });
  } catch (problem) {
    console.error(whyNot(problem, options));
    await database?.close();
    return 1;
  }
  const kept = process.env.DATABASE_URL ? 'the database that DATABASE_URL names' : options.data;
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  // Only now: whoever reads this may end it at once, in order.
  console.log(`${welcome(server.url)}\nRooms are kept in ${kept}. Press Ctrl+C to end.`);
  await ended;
  await server.close();
  return 0;
}
