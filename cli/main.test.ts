import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../package.json' with { type: 'json' };
import { run } from './testing/running.ts';

test('the version is the one that the list of changes tells of first', async () => {
  const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  expect(/^## (\d+\.\d+\.\d+)$/m.exec(changes)?.[1]).toBe(about.version);
  expect((await run(['--version'])).out).toBe(`${about.version}\n`);
});

test('help names every command, and one that is not there is refused', async () => {
  const { out } = await run(['help']);
  const main = readFileSync(new URL('./main.ts', import.meta.url), 'utf8');
  const commands = [...main.matchAll(/^ {2}(\w+): async/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(10);
  for (const name of commands.filter((name) => !['shelf', 'help', 'version'].includes(name ?? '')))
    expect(out).toContain(`smallfolk ${name}`);
  const { code, err } = await run(['dance']);
  expect([code, err]).toEqual([2, expect.stringContaining('There is no command "dance"')]);
});
