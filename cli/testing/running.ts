/** For tests: runs `smallfolk` as a real process, as a user or another program would. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Some versions of Node announce on stderr that they run TypeScript. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...QUIET, MAIN, ...args], { env: { ...process.env, ...env } });
}

/** Runs to the end with that input. */
export async function run(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = start(args, env);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return ended(child);
}

export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => out.push(piece));
  child.stderr.on('data', (piece: Buffer) => err.push(piece));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}
