import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMMANDS, ERRORS, LIMITS, PROTOCOL, type Reply } from '@smallfolk/protocol';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { messages } from '../../protocol/arbitrary.ts';
import { ended, MAIN, run, start } from '../testing/running.ts';

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

const ENGINE = ['engine', '--samples'];
const GAME = '{"id":"game","do":"new","game":"tic-tac-toe"}\n';

async function answers(input: string): Promise<Reply[]> {
  const { code, out, err } = await run(ENGINE, input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

const codes = (replies: readonly Reply[]) => replies.map((reply) => (reply.ok ? reply.do : reply.error.code));

test('the session in docs/protocol.md happens letter by letter', async () => {
  const document = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const session = /```session\n(.*?)```/s.exec(document)?.[1]?.trimEnd().split('\n') ?? [];
  const sent = session.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const told = session.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  expect(sent.length).toBeGreaterThan(10);
  const { code, out } = await run(ENGINE, `${sent.join('\n')}\n`);
  expect(out.trimEnd().split('\n')).toEqual(told);
  expect(code).toBe(0);
});

test('docs/protocol.md names every command and every error', () => {
  const document = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  for (const code of ERRORS) expect(document).toContain(`\`${code}\``);
  expect(PROTOCOL).toBe(1);
});

test('what is no message is refused, and the table stands as before', async () => {
  const long = `{"do":"new","game":"${'x'.repeat(10_000_000)}"}`;
  const deep = `{"do":"position","game":"crumbs","position":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const impossible = '{"do":"position","game":"tic-tac-toe","position":{"squares":[1,1,1,1,1,1,1,1,1]}}';
  const bad = ['{', '[]', 'null', '"new"', '\u0000', long, deep, '{"do":"fly"}', '{"do":"choose"}', impossible];
  const replies = await answers(`${GAME}${bad.join('\n')}\n\n  \r\n{"id":"end","do":"view"}\n`);
  expect(codes(replies)).toEqual([
    'new',
    'bad-json',
    'bad-message',
    'bad-message',
    'bad-message',
    'bad-json',
    'too-long',
    'bad-message',
    'unknown-command',
    'bad-message',
    'bad-position',
    'view',
  ]);
  expect(replies.at(-1)).toMatchObject({ id: 'end', snapshot: { game: 'tic-tac-toe', choices: 0 } });
});

test('a line may come in pieces, end without a line feed, and hold letters of several bytes', async () => {
  const child = start(ENGINE);
  const end = ended(child);
  const bytes = Buffer.from('{"id":"zażółć gęślą","do":"version"}\n{"id":"ő","do":"version"}');
  for (const byte of bytes) child.stdin.write(Buffer.of(byte));
  child.stdin.end();
  const replies = (await end).out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  expect(replies).toEqual(['zażółć gęślą', 'ő']);
});

test('quit ends the engine at once, whatever comes behind it', async () => {
  const child = start(ENGINE);
  const end = ended(child);
  child.stdin.write('{"id":1,"do":"quit"}\n{"id":2,"do":"version"}\n');
  expect(await end).toEqual({ code: 0, out: '{"id":1,"ok":true,"do":"quit"}\n', err: '' });
});

test('stop is heard while a bot thinks', async () => {
  const child = start(ENGINE);
  const end = ended(child);
  child.stdin.write(`${GAME}{"id":1,"do":"hint","bot":"search:100000000"}\n`);
  await once(child.stdout, 'data');
  await new Promise((resume) => setTimeout(resume, 300));
  child.stdin.end('{"id":2,"do":"stop"}\n');
  const replies = (await end).out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies).toMatchObject([
    { id: 'game' },
    { id: 2 },
    { id: 1, ok: true, hint: { iterations: expect.any(Number) } },
  ]);
});

test('a reader that goes away ends the engine without noise', async () => {
  const child = start(ENGINE);
  const end = ended(child);
  child.stdout.destroy();
  for (let n = 0; n < 2000; n++) child.stdin.write('{"do":"games"}\n');
  child.stdin.on('error', () => {});
  child.stdin.end();
  expect(await end).toMatchObject({ code: 0, err: '' });
});

test('10,000 messages of every kind are answered one by one, and the engine goes on', async () => {
  const seed = Date.now() & 0x7fffffff;
  const lines = fc.sample(messages(), { numRuns: 10_000, seed }).map((line) => line.replaceAll(/[\r\n]/g, ' '));
  const sent = lines.filter((line) => line.trim() !== '');
  const replies = await answers(`${sent.join('\n')}\n${GAME}`);
  expect(replies.length, `seed ${seed}`).toBe(sent.length + 1);
  const known = new Set<string>(ERRORS);
  for (const reply of replies) if (!reply.ok) expect(known, `seed ${seed}`).toContain(reply.error.code);
  expect(codes(replies), `seed ${seed}`).not.toContain('bug');
  expect(replies.at(-1)).toMatchObject({ id: 'game', ok: true });
  // The noise was not all noise: every command was carried out, and refused for many reasons.
  const seen = [...new Set(codes(replies))];
  expect(COMMANDS.filter((command) => !seen.includes(command))).toEqual(['quit']);
  expect(seen.filter((code) => known.has(code)).length).toBeGreaterThan(14);
  expect(sent.every((line) => line.length <= LIMITS.line)).toBe(true);
});

test('a stranger in Python plays whole games through the engine', ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('python3 is not here, so no stranger can play');
  const script = fileURLToPath(new URL('./stranger.py', import.meta.url));
  for (const game of ['crumbs', 'tic-tac-toe']) {
    const command = [script, game, '5', 'tea', '--', process.execPath, MAIN, ...ENGINE];
    const { status, stdout, stderr } = spawnSync('python3', command, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const games = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(5);
    for (const { result, choices } of games) {
      expect(result.winners).toBeInstanceOf(Array);
      expect(choices).toBeGreaterThan(4);
    }
  }
});
