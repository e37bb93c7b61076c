/** A server for a test: in this process with a file of its own, or as a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerOptions, SmallfolkServer } from '../server.ts';
import { Sqlite } from '../sqlite.ts';

export const SHELF = new URL('./shelf.ts', import.meta.url);
const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));

export interface Folder {
  readonly path: string;
  readonly file: string;
  remove(): void;
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'smallfolk-test-'));
  return { path, file: join(path, 'rooms.sqlite'), remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** In this process, on any free port of this machine. */
export async function serveHere(folder: Folder, options: Partial<ServerOptions> = {}): Promise<SmallfolkServer> {
  const database = options.database ?? (await Sqlite.openAlone(folder.file));
  return SmallfolkServer.start({ shelf: SHELF, host: '127.0.0.1', port: 0, perAddress: 10_000, ...options, database });
}

/** A process that has loaded everything and opens its store when it is told to. */
export interface Standby {
  begin(): Promise<Process>;
  /** It is not needed any more. */
  dismiss(): void;
}

export interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  /** SIGKILL, and wait until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  end(): Promise<number | null>;
}

/** As a process of its own. */
export async function serveThere({ file }: Pick<Folder, 'file'>, before: readonly string[] = []): Promise<Process> {
  return running(started(file, before, []));
}

/** One of several nodes on a database, behind a command that enters a namespace if need be. */
export async function serveNode(url: string, name: string, before: readonly string[] = []): Promise<Process> {
  return running(started(url, before, [name]));
}

export function standby(folder: Folder): Standby {
  const child = started(folder.file, [], ['--wait']);
  return {
    begin: () => {
      child.stdin?.write('begin\n');
      return running(child);
    },
    dismiss: () => child.kill('SIGKILL'),
  };
}

function started(file: string, before: readonly string[], after: readonly string[]): ChildProcess {
  const [command = '', ...args] = [...before, process.execPath, PROCESS, file, '0', ...after];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Whatever a test does, no process outlives it. */
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

async function running(child: ChildProcess): Promise<Process> {
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
    void exited.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    end: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
