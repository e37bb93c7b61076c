/** A PostgreSQL of its own for the tests, on a socket of this machine, gone when they end. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [INITDB] = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse();
const BIN = INITDB && dirname(INITDB);

/** Debian's package is there; where it is not, the tests that need it are skipped in plain sight. */
export const hasPostgres = BIN !== undefined && existsSync(join(BIN, 'postgres'));

export interface TestPostgres {
  readonly folder: string;
  /** A fresh database. */
  fresh(): string;
  /** Of the database server itself, to freeze or kill it. */
  readonly pid: number;
  stop(): void;
}

interface Where {
  readonly within?: readonly string[];
  readonly listen?: { readonly addresses: readonly string[]; readonly from: string };
}

let count = 0;

/** `within` is a command before every other, such as one that enters a namespace; `listen` an address for others there. */
export function startPostgres({ within = [], listen }: Where = {}): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'smallfolk-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'smallfolk', '--auth=trust', '-E', 'UTF8', '--no-locale');
  // Only over a socket in this folder: nothing listens on the network, unless in a namespace of its own.
  if (listen) appendFileSync(join(data, 'pg_hba.conf'), `host all all ${listen.from} trust\n`);
  const addresses = listen?.addresses.join(',') ?? '';
  const settings = `-c listen_addresses='${addresses}' -c unix_socket_directories='${folder}'`;
  runWithin(within, 'pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
  const pid = Number(spawnSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).stdout);
  const url = (name: string) => `postgresql://smallfolk@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    folder,
    pid,
    fresh: () => {
      const name = `t${++count}`;
      run('createdb', '-h', folder, '-U', 'smallfolk', name);
      return url(name);
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function run(program: string, ...args: string[]): void {
  runWithin([], program, ...args);
}

function runWithin(within: readonly string[], program: string, ...args: string[]): void {
  const command = [join(BIN ?? '', program), ...args];
  const own = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const [first = '', ...rest] = [...within, ...own];
  const { status, stderr } = spawnSync(first, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/tmp',
  });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
