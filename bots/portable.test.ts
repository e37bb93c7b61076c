/** Bots run in Node and in a Web Worker alike, so nothing they consist of may need Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** What measures bots runs in Node only, and no bot imports it. */
const NODE_ONLY = ['bench.ts'];

test('no bot imports anything but the kernel and other files of this folder', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = files.filter((file) => !NODE_ONLY.includes(file));
  expect(sources.length).toBeGreaterThan(5);
  for (const file of sources) {
    const imported = [...readFileSync(FOLDER + file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    for (const name of imported) {
      expect(`${file}: ${name}`).toMatch(/: (@smallfolk\/kernel|\.\/[\w-]+\.ts)$/);
      for (const barred of NODE_ONLY) expect(name).not.toBe(`./${barred}`);
    }
  }
});
