import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Makes this Node say that it is an older one. */
const OLD =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.11.0" } })';
const start = (root: string, ...before: string[]) =>
  spawnSync(process.execPath, [...before, join(root, 'cli/smallfolk.mjs'), '--version'], { encoding: 'utf8' });

test('a Node that runs TypeScript starts the terminal itself', () => {
  expect(start(ROOT)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test("an older one starts it with the project's own Node, or says in a sentence how to get one", () => {
  const { status, stdout, stderr } = start(ROOT, '--import', OLD);
  if (status === 0) expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  else expect(stderr).toContain('npm run ready');

  const bare = mkdtempSync(join(tmpdir(), 'smallfolk-'));
  for (const file of ['cli/smallfolk.mjs', 'scripts/own-node.mjs']) cpSync(join(ROOT, file), join(bare, file));
  expect(start(bare, '--import', OLD)).toMatchObject({
    status: 1,
    stderr: 'Smallfolk needs a newer Node than this one (20.11.0): "npm run ready" fetches one for it alone.\n',
  });
  rmSync(bare, { recursive: true });
});
