import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ended, MAIN } from '../testing/running.ts';

/** Runs a program at a terminal, and types: each pair is what to wait for and what to type then. */
const TYPIST = `
import json, os, pty, sys
command, script = json.loads(sys.argv[1]), json.loads(sys.argv[2])
child, screen = pty.fork()
if child == 0:
    os.execv(command[0], command)
seen, all = '', ''
def read():
    global seen, all
    try:
        piece = os.read(screen, 65536).decode()
    except OSError:
        return False
    seen += piece
    all += piece
    return piece != ''
for awaited, typed in script:
    while awaited not in seen:
        if not read():
            sys.exit('ended before ' + awaited + ': ' + all)
    seen = seen[seen.index(awaited) + len(awaited):]
    os.write(screen, typed.encode())
while read():
    pass
print(json.dumps({'screen': all, 'code': os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}))
`;

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

test('at a screen, hands are wiped off it when it is handed over, and Ctrl-C keeps the game', async ({ skip }) => {
  const pty = spawnSync('python3', ['-c', 'import pty, os; os.waitstatus_to_exitcode']);
  if (pty.status !== 0) skip('python3 with its module pty is not here, so nobody sits at a screen');
  const home = mkdtempSync(join(tmpdir(), 'smallfolk-'));
  const script = [
    ['s to set it up: ', 's\n'],
    ['[2] ', '2\n'],
    ['Who is player 2?', '1\n'],
    ['only player 1 is looking. ', '\n'],
    ['Your choice: ', '1\n'],
    ['Enter hides this. ', '\n'],
    ['only player 2 is looking. ', '\n'],
    ['Your choice: ', '\u0003'],
  ];
  const command = [process.execPath, MAIN, 'play', 'crumbs'];
  const env = { ...process.env, SMALLFOLK_HOME: home, SMALLFOLK_SAMPLES: '1', LC_ALL: 'C.UTF-8' };
  const typist = spawn('python3', ['-c', TYPIST, JSON.stringify(command), JSON.stringify(script)], { env });
  const { out, err } = await ended(typist);
  rmSync(home, { recursive: true });
  expect(err).toBe('');
  const { screen, code } = JSON.parse(out);
  const pages = String(screen).split('\u001b[2J\u001b[3J\u001b[H');
  expect(pages.map((page) => page.includes('Your hand'))).toEqual([false, true, false, true]);
  expect(pages[1]).toContain('Mouse 1 forages and finds');
  expect(pages[3]).not.toContain('and finds');
  expect(pages[3]).toContain('Your game is kept.');
  expect(code).toBe(130);
});
