/** Shards as real processes, and their whole compared byte by byte with what one machine writes. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { ended, run, start } from '../testing/running.ts';

vi.setConfig({ testTimeout: 240_000 });

const SAMPLES = { SMALLFOLK_SAMPLES: '1' };
const FRAGILE = fileURLToPath(new URL('../../lab/testing/fragile.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'smallfolk-shards-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (...names: string[]) => join(root, ...names);
const simulate = (...args: string[]) => run(['simulate', ...args], '', SAMPLES);
const merge = (...args: string[]) => run(['merge', ...args], '', SAMPLES);

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(at(folder))
      .sort()
      .map((name) => [name, readFileSync(at(folder, name), 'utf8')]),
  );
}

/** Plays all shards at once, each in a process of its own. */
async function shards(name: string, count: number, command: readonly string[]): Promise<string[]> {
  const folders = Array.from({ length: count }, (_, place) => at(`${name}-${place + 1}`));
  await Promise.all(
    folders.map((folder, place) => simulate(...command, '--shard', `${place + 1}/${count}`, '--out', folder)),
  );
  return folders;
}

test.each([
  [
    'greedy',
    3,
    ['crumbs', '--seats', 'greedy,random', '--rotate', '--games', '44', '--setup', 'mice=2|3', '--seed', 'a'],
  ],
  ['random', 2, ['crumbs', '--games', '900', '--seed', 'b', '--threads', '2']],
  ['failing', 4, [FRAGILE, '--seats', 'search:5', '--setup', 'bug=throws', '--games', '30', '--seed', 'x']],
])('%s players in %d shards: the whole is the same, byte for byte', async (name, count, command) => {
  const folders = await shards(name, count, command);
  const one = await simulate(...command, '--out', at(`${name}-one`));
  // In any order, even so.
  const whole = await merge(...folders.toReversed(), '--out', at(`${name}-whole`));
  expect(whole.code).toBe(one.code);
  expect(whole.out).toBe(one.out);
  const files = filesIn(`${name}-whole`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['games.jsonl', 'report.html', 'tally.json']));
  expect(files).toEqual(filesIn(`${name}-one`));
});

test('a shard that was killed goes on, and until then the whole is refused', async () => {
  const command = ['crumbs', '--seats', 'search:20,random', '--games', '300', '--seed', 'go on'];
  const shard = (n: number) => [...command, '--shard', `${n}/2`, '--out', at(`killed-${n}`)];
  const child = start(['simulate', ...shard(1)], SAMPLES);
  const end = ended(child);
  const begun = at('killed-1', 'batches.jsonl');
  await vi.waitUntil(() => existsSync(begun) && readFileSync(begun, 'utf8') !== '', { timeout: 60_000, interval: 10 });
  child.kill('SIGINT');
  await end;
  await simulate(...shard(2));
  const folders = [at('killed-1'), at('killed-2')];
  const early = await merge(...folders, '--out', at('killed-whole'));
  expect([early.code, early.err]).toEqual([2, expect.stringMatching(/Shard 1\/2 in .* is not finished/)]);
  await simulate(...shard(1));
  expect((await merge(...folders, '--out', at('killed-whole'))).code).toBe(0);
  await simulate(...command, '--out', at('killed-one'));
  expect(filesIn('killed-whole')).toEqual(filesIn('killed-one'));
});

test('shards that are no whole are refused with a sentence', async () => {
  const first = at('greedy-1');
  const out = ['--out', at('nothing')];
  const said = async (...args: string[]) => (await merge(...args)).err;
  expect(await said(first, ...out)).toContain('Shard 2/3 is missing.');
  expect(await said(first, first, ...out)).toContain('Shard 1/3 is there twice');
  expect(await said(first, at('random-1'), ...out)).toContain('is a part of another simulation');
  expect(await said(at('greedy-one'), ...out)).toContain('holds no shard');
  expect(await said(first)).toContain('--out says where');
});

test.each([
  [['--shard', '0/4', '--seed', 'a', '--out', 'x'], '--shard: "0/4" is not a part of a whole'],
  [['--shard', '5/4', '--seed', 'a', '--out', 'x'], '--shard: "5/4"'],
  [['--shard', '1/4', '--out', 'x'], '--shard: all parts need the same --seed'],
  [['--shard', '1/4', '--seed', 'a'], '--shard: --out says where'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await simulate('crumbs', ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
});
