import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@smallfolk/games';
import { LANGUAGES, Random, seedOf } from '@smallfolk/kernel';
import { expect, test, vi } from 'vitest';
import { run } from '../testing/running.ts';

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

/** Numbers that somebody may type who only wants to get to the end. What is not offered is asked again. */
function typed(seed: string): string {
  const random = Random.of(seedOf(seed));
  return Array.from({ length: 6000 }, () => `${random.roll()}\n`).join('');
}

const games = Object.keys(shelf).flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

test.for(games)('%s is played to its end through a pipe, told in %s, and checked', async ([game, language]) => {
  const home = mkdtempSync(join(tmpdir(), 'smallfolk-'));
  const env = { SMALLFOLK_HOME: home };
  const box = await shelf[game]?.();
  const seats = box && box.game.seats(box.first) > 1 ? ['--seats', 'person,random'] : [];
  const args = ['play', game, '--new', '--language', language, '--seed', 'tea', ...seats];
  const { code, out, err } = await run(args, typed(`${game} 2`), env);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\bnull\b/);
  const [file] = readdirSync(join(home, 'finished'));
  const checked = await run(['replay', join(home, 'finished', file ?? ''), '--check'], '', env);
  expect(checked).toMatchObject({ code: 0, err: '' });
  const again = await run(['replay', join(home, 'finished', file ?? ''), '--all', '--language', language], '', env);
  expect(again).toMatchObject({ code: 0, err: '' });
  rmSync(home, { recursive: true });
});

test('no game has a set-up field that the terminal uses for something else', async () => {
  const own = ['new', 'ask', 'load', 'seed', 'practice', 'language', 'board', 'open', 'samples', 'help'];
  for (const open of Object.values(shelf)) {
    const { game } = await open();
    expect(own.filter((flag) => game.fields.some(({ name }) => name === flag))).toEqual([]);
  }
});
