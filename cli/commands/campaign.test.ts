import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../testing/running.ts';

vi.setConfig({ testTimeout: 120_000 });

const JOURNEY = fileURLToPath(new URL('../../lab/testing/journey.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'smallfolk-campaign-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const campaign = (args: readonly string[], input = '') =>
  run(['campaign', JOURNEY, ...args, '--language', 'en'], input, { SMALLFOLK_HOME: home });
const said = async (args: readonly string[], input = '') => (await campaign(args, input)).out;

test('chapters open one after the other, and what was left is carried on', async () => {
  expect(await said([])).toContain('No campaign has begun');
  expect((await campaign(['continue'])).code).toBe(2);

  const begun = await said(['new', '--weather', 'foul']);
  expect(begun).toContain('Nothing is carried yet.\nOpen:\n  1  hill 1\n');
  expect(begun).not.toContain('hill 2');

  // Two nuts, then left in the middle: the same command goes on with the match.
  await said(['continue', '--seed', 'a'], 'gather\ngather\nquit\n');
  expect(await said([])).toContain('A chapter is not finished: hill 1');
  const first = await said(['continue'], 'climb\n');
  expect(first).toContain('Played:\n  hill 1: won\nCarried:\n  2 nuts\nOpen:\n  1  hill 1\n  2  hill 2\n');

  // A chapter that is not open is refused; a lost one stays to be played.
  const closed = await campaign(['continue', '3']);
  expect([closed.code, closed.err]).toEqual([2, expect.stringContaining('"3" is not open; open are hill 1, hill 2')]);
  expect(await said(['continue'], 'gather\nturn-back\n')).toContain('hill 2: lost\nCarried:\n  3 nuts\n');
  expect(await said(['continue'], 'climb\n')).toContain('hill 2: won\nCarried:\n  3 nuts\n');
  expect(await said(['continue', '1'], 'gather\nclimb\n')).toContain('Carried:\n  4 nuts\n');
  expect(await said([])).toContain('  3  hill 3\n');
});

test('another campaign begins with nothing, and the last one played is gone on with', async () => {
  await said(['new']);
  expect(await said([])).toContain('Nothing is carried yet.');
});

test('bots play a campaign to its end, and it is verified', async () => {
  const { code, out } = await campaign([
    'simulate',
    '--seats',
    'random',
    '--times',
    '2',
    '--tries',
    '9',
    '--seed',
    'a',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('campaign 2 of 2');
  expect(out).toMatch(/hill 3: tried \d+, won \d+/);
  expect((await campaign(['simulate', '--seats', 'person'])).err).toContain('"person" is no bot');
});

test('a game without a campaign says so', async () => {
  const { code, err } = await run(['campaign', 'tic-tac-toe'], '', { SMALLFOLK_SAMPLES: '1', SMALLFOLK_HOME: home });
  expect([code, err]).toEqual([2, expect.stringContaining('tic-tac-toe has no campaign')]);
  expect((await campaign(['later'])).err).toContain('new, continue, simulate, export <file>');
});

test('a campaign is handed on as one file with its matches, and taken in once it is verified', async () => {
  await said(['new']);
  await said(['continue', '--seed', 'b'], 'gather\nclimb\n');
  const file = join(home, 'handed.json');
  expect((await campaign(['export', file])).code).toBe(0);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(record.saves)).toEqual([record.played[0].name]);
  expect(await said(['import', file])).toContain('hill 1: won\nCarried:\n  1 nut');

  const richer = { ...record, played: [{ ...record.played[0], leaves: { nuts: 9, climbed: 1 } }] };
  writeFileSync(file, JSON.stringify(richer));
  const refused = await campaign(['import', file]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('played[0].leaves')]);
  writeFileSync(file, 'nothing');
  expect((await campaign(['import', file])).err).toContain('this is not a campaign of Smallfolk');
  expect((await campaign(['import', join(home, 'nowhere.json')])).err).toContain('cannot be read');
});
