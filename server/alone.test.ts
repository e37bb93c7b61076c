/** Two processes on one folder would each believe that the rooms are theirs: the second one says so and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newFolder, SHELF } from './testing/serving.ts';

const SERVE = `
  import { serve } from '${new URL('./main.ts', import.meta.url).href}';
  const shelf = new URL('${SHELF.href}');
  process.exit(await serve(['--port', '0', '--data', import.meta.dirname], { home: '', shelf }));`;

function serving(data: string): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env;
  const program = join(data, 'serve.mjs');
  writeFileSync(program, SERVE);
  const child = spawn(process.execPath, [program], { env });
  children.push(child);
  return child;
}

/** Whatever fails, nobody goes on serving. */
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** All that it said, once it said this or ended; a fault if it serves instead. */
function said(child: ChildProcess, what: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (data: unknown) => {
      text += String(data);
      if (text.includes(what)) resolve(text);
      else if (SERVES.test(text)) reject(new Error(`it serves, instead of saying "${what}": ${text}`));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => resolve(text));
  });
}

/** What a server says when it has opened its rooms. */
const SERVES = /Smallfolk is at \S+\n/;

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

test('a second server on the same folder says so and ends; after kill -9 of the first the next one begins at once', async () => {
  const folder = newFolder();
  const first = serving(folder.path);
  expect(await said(first, 'Smallfolk is at')).toContain('Smallfolk is at http');
  const second = serving(folder.path);
  const code = ended(second);
  expect(await said(second, 'nothing has changed')).toBe(
    `cannot serve: another process serves the rooms in ${folder.path}: end it first; nothing has changed\n`,
  );
  expect(await code).toBe(1);
  const gone = ended(first);
  first.kill('SIGKILL');
  await gone;
  const third = serving(folder.path);
  expect(await said(third, 'Smallfolk is at')).toContain('Smallfolk is at http');
  const over = ended(third);
  third.kill('SIGTERM');
  expect(await over).toBe(0);
  folder.remove();
}, 120_000);
