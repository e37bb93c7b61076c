/** `smallfolk serve`: page and rooms from one process and one file. Reads options, starts, stops. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@smallfolk/bots';
import { files } from './pages.ts';
import { SmallfolkServer } from './server.ts';
import { Sqlite } from './sqlite.ts';
import type { Database } from './store.ts';

const PORT = 4321;
const HOST = '127.0.0.1';

const USAGE = `usage: smallfolk serve [--data <folder>] [--host ${HOST}] [--port ${PORT}] [--proxy] [--bots easy|fair|hard] [--open-metrics]

  --data     the folder in which rooms are kept (one file, and hourly copies of it)
  --host     0.0.0.0 lets others in; also by HOST
  --port     also by PORT
  --proxy    a proxy stands before us: believe its x-forwarded-for and x-forwarded-proto
  --bots     the strongest bot that may play here: bots are the load of a server
  --node     the name of this node, where several share DATABASE_URL: its sockets are at /ws/<name>
  --open-metrics   /metrics for everybody, not only for this machine`;

interface Wanted {
  readonly data: string;
  readonly host: string;
  readonly port: number;
  readonly proxy: boolean;
  readonly bots: string | undefined;
  readonly openMetrics: boolean;
  readonly node: string | undefined;
}

/** What is wanted, by the arguments or the environment (PORT, HOST); or a sentence that says what is wrong with it. */
export function optionsFrom(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): Wanted | string {
  const flag = { type: 'boolean' } as const;
  const text = { type: 'string' } as const;
  let values: Partial<Record<'data' | 'host' | 'port' | 'bots' | 'node', string>> & {
    proxy?: boolean;
    'open-metrics'?: boolean;
  };
  try {
    const options = { data: text, host: text, port: text, proxy: flag, bots: text, 'open-metrics': flag, node: text };
    values = parseArgs({ args: [...args], options }).values;
  } catch (problem) {
    return `${problem instanceof Error ? problem.message : problem}\n${USAGE}`;
  }
  const said = values.port ?? (env.PORT || undefined);
  const port = Number(said ?? PORT);
  if (said?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return `${values.port === undefined ? 'PORT' : '--port'}: ${said} is not a port; give a number from 0 to 65535`;
  }
  if (values.bots !== undefined && !LEVELS.some((level) => level === values.bots)) {
    return `--bots: ${values.bots} is no bot; give one of ${LEVELS.join(', ')}`;
  }
  return {
    data: values.data ?? home,
    host: values.host ?? (env.HOST || HOST),
    port,
    proxy: values.proxy ?? false,
    bots: values.bots,
    openMetrics: values['open-metrics'] ?? false,
    node: values.node,
  };
}

export interface Around {
  /** The built page. */
  readonly folder?: string | undefined;
  /** Where rooms are kept if nothing else is said. */
  readonly home: string;
  readonly shelf: URL;
}

/** PostgreSQL where DATABASE_URL names one, else one file in the folder. */
async function databaseOf(data: string, url: string | undefined): Promise<Database> {
  if (!url) return Sqlite.open(join(data, 'rooms.sqlite'));
  const { Postgres } = await import('./postgres.ts');
  return Postgres.open(url);
}

/** Serves until it is interrupted. Returns the exit code. */
export async function serve(args: readonly string[], { folder, home, shelf }: Around): Promise<number> {
  const options = optionsFrom(args, process.env, home);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  let server: SmallfolkServer;
  try {
    const database = await databaseOf(options.data, process.env.DATABASE_URL);
    const pages = folder === undefined ? undefined : files(folder);
    server = await SmallfolkServer.start({ ...options, database, pages, shelf, say: (line) => console.error(line) });
  } catch (problem) {
    const taken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
    console.error(
      taken ? `port ${options.port} is taken; choose another with --port or PORT` : `cannot serve: ${problem}`,
    );
    return 1;
  }
  console.log(`Smallfolk is at ${server.url}\nRooms are kept in ${options.data}. Press Ctrl+C to end.`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await server.close();
  return 0;
}
