import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { playMatch } from '@smallfolk/bots';
import { type Box, parseSetup, seedOf } from '@smallfolk/kernel';
import { afterAll, expect, test } from 'vitest';
import { run } from '../testing/running.ts';
import { makeGame, namingOf, onShelf } from './make.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'smallfolk-new-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'games'));
cpSync(join(ROOT, 'games/index.ts'), join(root, 'games/index.ts'));
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
const files = makeGame(root, 'mole-run');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('a new game has the layout of all games, its rulebook and its place on the shelf', () => {
  for (const part of ['state', 'rules', 'content', 'bot', 'words', 'testing', 'README.md', 'index.ts', 'game.ts'])
    expect(existsSync(join(root, 'games/mole-run', part))).toBe(true);
  expect(read('docs/rules/mole-run.md')).toContain('<!-- game: mole-run; status: in progress -->\n\n# Mole run\n');
  const shelf = read('games/index.ts');
  expect(shelf).toContain("import { label as moleRun } from './mole-run/label.ts';\n");
  expect(shelf).toMatch(/labels: readonly Label\[\] = \[[^\]]*, moleRun\];/);
  expect(shelf).toContain("  'mole-run': async () => (await import('./mole-run/index.ts')).box,\n};");
});

test('nothing in it speaks of the template any more, and rules have its letter', () => {
  for (const file of files.filter((file) => file.includes('mole-run'))) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/hoard|\bH\d/i);
  }
  expect(read('games/mole-run/rules/turn.test.ts')).toContain("test('M1: a player takes one to three acorns");
});

test('it can be played, and its own tests pass', { timeout: 120_000 }, async () => {
  const { box }: { box: Box } = await import(pathToFileURL(join(root, 'games/mole-run/index.ts')).href);
  const setup = parseSetup(box.game, box.first);
  expect(setup.ok && playMatch(box.game, setup.value, seedOf('new'), ['greedy', 'random']).result?.winners).toEqual([
    0,
  ]);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', root, 'games/mole-run'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(stdout).toContain('2 passed');
  expect(status).toBe(0);
});

test('what is there already, or is no name, is refused, and nothing changes', async () => {
  const before = read('games/index.ts');
  expect(() => makeGame(root, 'mole-run')).toThrow('is there already');
  for (const name of ['Mole', 'mole_run', '-mole', 'mole--run', '../mole', ''])
    expect(() => makeGame(root, name)).toThrow('is no name for a game');
  expect(read('games/index.ts')).toBe(before);
  expect(() => onShelf('export const shelf = 1;', namingOf('a'))).toThrow('nothing was changed');
  const { code, err } = await run(['new', 'Ratcatcher']);
  expect([code, err]).toEqual([2, expect.stringContaining('is no name for a game')]);
});
