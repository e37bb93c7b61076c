/** The laboratory as its users meet it: real processes, real files, real interruptions. */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Match, type Save } from '@smallfolk/kernel';
import { box } from '@smallfolk/lab/testing/fragile.ts';
import { afterAll, expect, test } from 'vitest';
import { ended, run, start } from '../testing/running.ts';

const SAMPLES = { SMALLFOLK_SAMPLES: '1' };
const FRAGILE = fileURLToPath(new URL('../../lab/testing/fragile.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'smallfolk-laboratory-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const simulate = (...args: string[]) => run(['simulate', ...args], '', SAMPLES);
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const linesOf = (folder: string) =>
  read(folder, 'games.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { game: number; seed: string; winners?: number[]; failed?: string });

function expectSame(a: string, b: string): void {
  for (const file of ['games.jsonl', 'tally.json', 'report.html']) expect(read(a, file)).toBe(read(b, file));
}

test('the same seed plays the same games on any number of threads', { timeout: 120_000 }, async () => {
  const command = ['crumbs', '--seats', 'greedy,random', '--games', '60', '--seed', 'threads', '--out'];
  const one = await simulate(...command, join(root, 'one'), '--threads', '1');
  const three = await simulate(...command, join(root, 'three'), '--threads', '3');
  expect([one.code, three.code]).toEqual([0, 0]);
  expect(three.out).toBe(one.out);
  expectSame('one', 'three');
  expect(linesOf('one').map(({ game }) => game)).toEqual(Array.from({ length: 60 }, (_, game) => game));
  const other = await simulate(...command.with(6, 'other'), join(root, 'other'));
  expect(other.out).not.toBe(one.out);
});

test.each([
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)(
  'after %s the same command goes on, and it ends as if nothing had been',
  { timeout: 120_000 },
  async (signal, code) => {
    const command = [
      'crumbs',
      '--seats',
      'search:20,random',
      '--games',
      '300',
      '--seed',
      'go on',
      '--threads',
      '2',
      '--out',
    ];
    const folder = join(root, signal);
    const child = start(['simulate', ...command, folder], SAMPLES);
    const end = ended(child);
    while (!existsSync(join(folder, 'games.jsonl')) || read(signal, 'games.jsonl').split('\n').length < 5)
      await pause(10);
    const second = await simulate(...command, folder);
    expect([second.code, second.err]).toEqual([2, expect.stringContaining('Another simulation')]);
    child.kill(signal);
    expect((await end).code).toBe(code);
    if (signal === 'SIGINT') {
      expect((await end).err).toMatch(/Broken off after \d+ of 300 games/);
      const kept = linesOf(signal).length;
      expect(kept).toBeGreaterThan(3);
      expect(kept).toBeLessThan(300);
      expect(read(signal, 'report.html')).toContain(`${kept} games`);
    }
    expect((await simulate(...command, folder)).code).toBe(0);
    const whole = await simulate(...command, join(root, `${signal}-whole`));
    expect(whole.code).toBe(0);
    expectSame(signal, `${signal}-whole`);
  },
);

test('a rule that throws is told with its seed, the rest is kept, and the save shows the bug', {
  timeout: 120_000,
}, async () => {
  const folder = join(root, 'throws');
  const { code, err } = await simulate(
    FRAGILE,
    '--setup',
    'bug=throws',
    '--games',
    '120',
    '--seed',
    'x',
    '--out',
    folder,
  );
  expect(code).toBe(1);
  const lines = linesOf('throws');
  const failed = lines.filter((line) => line.failed !== undefined);
  expect(lines).toHaveLength(120);
  expect(failed.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.winners).length).toBe(120 - failed.length);
  for (const { game, seed } of failed) {
    expect(err).toContain(`Game ${game} failed (seed ${seed}): the table cracked.`);
    const save = JSON.parse(read('throws', `failed-${game}.json`)) as Save;
    expect(() => Match.load(box.game, save)).toThrow('the table cracked');
  }
  expect(read('throws', 'report.html')).toContain('the table cracked');
});

test.each([
  ['exits', 'it ended its thread: exit code 3', '600'],
  ['endless', 'no end after 1 s', '1'],
])(
  'a game that %s is told with its seed, and all others are played',
  { timeout: 120_000 },
  async (bug, message, patience) => {
    const folder = join(root, bug);
    const args = ['--setup', `bug=${bug}`, '--games', '24', '--seed', 'x', '--patience', patience, '--out', folder];
    const { code, err } = await simulate(FRAGILE, ...args);
    const none = await simulate(FRAGILE, ...args.with(1, 'bug=none').with(9, join(root, `${bug}-none`)));
    expect([code, none.code]).toEqual([1, 0]);
    const lines = linesOf(bug);
    const sound = linesOf(`${bug}-none`);
    const failed = lines.filter((line) => line.failed !== undefined);
    expect(failed.length).toBeGreaterThan(0);
    for (const { game, seed, failed: why } of failed) {
      expect(why).toBe(message);
      expect(err).toContain(`Game ${game} failed (seed ${seed}): ${message}.`);
    }
    const played = lines.filter((line) => line.winners);
    expect(played.length).toBe(24 - failed.length);
    for (const line of played) expect(line.winners).toEqual(sound[line.game]?.winners);
  },
);

test('a full disk stops the run, which says where, and exits with an error', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(root, 'full-'));
  symlinkSync('/dev/full', join(folder, 'games.jsonl'));
  const { code, err } = await simulate('crumbs', '--games', '100', '--out', folder);
  expect(code).toBe(1);
  expect(err).toMatch(/Stopped after 0 of 100 games, at game 0: .*(no space|ENOSPC)/);
});

test('a star plays all combinations that the game allows, and sums them up', { timeout: 120_000 }, async () => {
  const folder = join(root, 'star');
  const { code, out } = await simulate(
    FRAGILE,
    '--setup',
    'bug=none|exits,size=*',
    '--games',
    '1',
    '--seed',
    '3',
    '--out',
    folder,
  );
  expect(code).toBe(0);
  const setups = linesOf('star').map((line) => (line as unknown as { setup: unknown }).setup);
  expect(setups).toEqual([
    { bug: 'none', size: 1 },
    { bug: 'none', size: 2 },
    { bug: 'exits', size: 1 },
  ]);
  expect(out).toMatch(/^all with bug none: 2 games/m);
  expect(out).toMatch(/^all with size 1: 2 games/m);
  expect(out).toMatch(/^all: 3 games/m);
});

test('players that rotate have every seat equally often', { timeout: 120_000 }, async () => {
  const folder = join(root, 'rotate');
  await simulate('crumbs', '--seats', 'random,greedy', '--rotate', '--games', '10', '--seed', 'r', '--out', folder);
  const first = linesOf('rotate').map((line) => (line as unknown as { seats: string[] }).seats[0]);
  expect(first.filter((name) => name === 'random')).toHaveLength(5);
});

test('the report stands by itself, and names from a game are no markup in it', async () => {
  const report = read('throws', 'report.html');
  expect(report).toContain('Fragile &amp; &lt;small&gt;');
  expect(report).not.toMatch(/<b>end|<small>:|https?:|<script|<link|@import|url\(/);
  expect(report).toContain("default-src 'none'");
});

test.each([
  [['nothing'], 'There is no game "nothing"'],
  [['./nothing.ts'], './nothing.ts cannot be opened'],
  [['crumbs', '--seats', 'stockfish'], 'there is no bot "stockfish"'],
  [['crumbs', '--seats', 'random,greedy,random'], '3 players, but crumbs has 2 seats'],
  [['crumbs', '--games', '0'], '--games: "0" is not a whole number above 0'],
  [['crumbs', '--threads', 'all'], '--threads: "all"'],
  [['crumbs', '--setup', 'mice=9'], 'mice: "9" is not possible'],
  [['crumbs', '--setup', 'mice'], '"mice" is not of the form field=value'],
  [['crumbs', '--setup', 'cats=2'], 'crumbs has no set-up field "cats"'],
  [['crumbs', '--cats'], "Unknown option '--cats'"],
  [['crumbs', 'crumbs'], 'One game at a time'],
  [['crumbs', '--out', '/dev/null/report'], '--out: nothing can be written to /dev/null/report'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err, out } = await simulate(...args);
  expect(err).toContain(sentence);
  expect([code, out]).toEqual([2, '']);
});

test('a folder that holds another simulation is left alone, unless told to begin anew', {
  timeout: 120_000,
}, async () => {
  const folder = join(root, 'taken');
  const args = ['crumbs', '--games', '20', '--out', folder, '--seed'];
  await simulate(...args, 'a');
  const before = read('taken', 'games.jsonl');
  const refused = await simulate(...args, 'b');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('holds another simulation')]);
  expect(read('taken', 'games.jsonl')).toBe(before);
  expect((await simulate(...args, 'b', '--fresh')).code).toBe(0);
  expect(read('taken', 'games.jsonl')).not.toBe(before);
  expect((await simulate(...args.with(2, '30'), 'b')).code).toBe(0);
  expect(linesOf('taken')).toHaveLength(30);
});
