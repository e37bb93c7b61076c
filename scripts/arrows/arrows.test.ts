import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { complaints } from './arrows.ts';
import { cruise, ROOT } from './cruise.ts';
import { edgesOf } from './picture.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A little house of these files, by their path. */
function house(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const SOUND = {
  'kernel/index.ts': 'export const kernel = 1; export type Kernel = number;',
  'games/rats/index.ts': "export { kernel } from '../../kernel/index.ts';",
  'games/cats/index.ts': "export { kernel } from '../../kernel/index.ts';",
  'games/index.ts': "export const shelf = { rats: () => import('./rats/index.ts') };",
  'bots/index.ts': "export { kernel } from '../kernel/index.ts';",
  'protocol/index.ts': "export { kernel } from '../bots/index.ts';",
  'lab/index.ts': "export { shelf } from '../games/index.ts';\nimport 'node:fs';",
  'cli/index.ts': "export { shelf } from '../lab/index.ts';",
  'web/src/boards/rats/index.ts': "export { kernel } from '../../../../games/rats/index.ts';",
};

async function complaintsAbout(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = house({ ...SOUND, ...files });
  const folders = [...new Set(Object.keys({ ...SOUND, ...files }).map((path) => path.split('/')[0] ?? ''))];
  return complaints(await cruise(root, folders));
}

test('a sound house has nothing to complain about', async () => {
  expect(await complaintsAbout({})).toEqual([]);
});

test.each([
  ['the kernel imports a game', 'kernel/a.ts', '../games/rats/index.ts', 'kernel'],
  ['the kernel imports bots', 'kernel/a.ts', '../bots/index.ts', 'kernel stands on nothing'],
  ['a game imports bots', 'games/rats/a.ts', '../../bots/index.ts', 'a game imports only the kernel'],
  ['a game imports another', 'games/rats/a.ts', '../cats/index.ts', 'a game imports only the kernel'],
  ['a game imports the shelf', 'games/rats/a.ts', '../index.ts', 'a game imports only the kernel'],
  ['bots import the protocol', 'bots/a.ts', '../protocol/index.ts', 'bots stands on kernel games'],
  ['the laboratory imports the terminal', 'lab/a.ts', '../cli/index.ts', 'lab stands on'],
  ['the terminal names a game', 'cli/a.ts', '../games/rats/index.ts', 'only shelf and board name a game'],
  ['a page names a game', 'web/src/a.svelte', '../../games/rats/index.ts', 'only shelf and board name a game'],
  ['a board names another game', 'web/src/boards/rats/a.ts', '../../../../games/cats/index.ts', 'its own game'],
  ['the kernel imports Node', 'kernel/a.ts', 'node:fs', 'nothing from outside'],
  ['a bot imports a package', 'bots/a.ts', 'knip', 'nothing from outside'],
  ['an import leads nowhere', 'cli/a.ts', './gone.ts', 'can be found'],
])('%s: that is refused', async (_, file, imported, rule) => {
  const text = file.endsWith('.svelte') ? `<script lang="ts">import '${imported}';</script>` : `import '${imported}';`;
  const said = await complaintsAbout({ [file]: text });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(file);
  expect(said[0]).toContain(rule);
});

test('a cycle of files is told file by file; one of types alone is none', async () => {
  const circle = (type: string) => ({
    'cli/a.ts': `import ${type}{ b } from './b.ts'; export const a: typeof b = 1;`,
    'cli/b.ts': `import ${type}{ c } from './c.ts'; export const b: typeof c = 1;`,
    'cli/c.ts': `import ${type}{ a } from './a.ts'; export const c: number = 1; export type C = typeof a;`,
  });
  expect((await complaintsAbout(circle(''))).join()).toMatch(/cli\/a\.ts → cli\/b\.ts → cli\/c\.ts → cli\/a\.ts/);
  expect(await complaintsAbout(circle('type '))).toEqual([]);
});

test('the picture shows what is imported, without what follows from it', async () => {
  const edges = edgesOf(await cruise(house(SOUND), ['kernel', 'games', 'bots', 'protocol', 'lab', 'cli', 'web']));
  expect(edges.map(([from, to]) => `${from.name} > ${to.name}`).toSorted()).toEqual([
    'bots > kernel',
    'cli > lab',
    'games > games/<game>',
    'games/<game> > kernel',
    'lab > games',
    'protocol > bots',
    'web > games/<game>',
  ]);
});
