/** Makes the folder of a new game: the template under another name, its rulebook, and its place on the shelf. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@smallfolk/lab/user-error.ts';

const TEMPLATE = fileURLToPath(new URL('./template/', import.meta.url));

/** What is different from game to game. */
interface Naming {
  /** 'mole-run' */
  readonly name: string;
  /** 'Mole run' */
  readonly title: string;
  /** The letter before the numbers of its rules. */
  readonly letter: string;
  /** As a name in code: 'moleRun'. */
  readonly identifier: string;
}

export function namingOf(name: string): Naming {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UserError(`"${name}" is no name for a game: small letters, digits and single hyphens, as in mole-run.`);
  }
  const spaced = name.replaceAll('-', ' ');
  return {
    name,
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
    letter: name.charAt(0).toUpperCase(),
    identifier: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  };
}

/** Writes everything below the root of the repository; says which files are new or changed. */
export function makeGame(root: string, name: string): string[] {
  const naming = namingOf(name);
  const folder = join(root, 'games', name);
  const rulebook = join(root, 'docs', 'rules', `${name}.md`);
  for (const place of [folder, rulebook]) {
    if (existsSync(place)) throw new UserError(`${place} is there already; nothing was changed.`);
  }
  const shelf = onShelf(readFileSync(join(root, 'games', 'index.ts'), 'utf8'), naming);
  cpSync(TEMPLATE, folder, { recursive: true });
  mkdirSync(dirname(rulebook), { recursive: true });
  renameSync(join(folder, 'rulebook.md'), rulebook);
  writeFileSync(join(folder, 'package.json'), packageOf(naming));
  const written = [...globSync('**', { cwd: folder }).map((path) => join(folder, path)), rulebook];
  const files = written.filter((path) => statSync(path).isFile());
  for (const file of files) writeFileSync(file, renamed(readFileSync(file, 'utf8'), naming));
  writeFileSync(join(root, 'games', 'index.ts'), shelf);
  return [...files.toSorted(), join(root, 'games', 'index.ts')];
}

function renamed(text: string, { name, title, letter }: Naming): string {
  return text
    .replaceAll(/\bhoard\b/g, name)
    .replaceAll(/\bHoard\b/g, title)
    .replaceAll(/\bH(?=\d)/g, letter);
}

function packageOf({ name }: Naming): string {
  const content = {
    name: `@smallfolk/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts', './*.ts': './*.ts' },
    dependencies: { '@smallfolk/kernel': '*' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The shelf with one more game, at its right end. */
export function onShelf(shelf: string, { name, identifier }: Naming): string {
  const imports = [...shelf.matchAll(/^import \{ label as .*\n/gm)].map(([line]) => line);
  const added = `import { label as ${identifier} } from './${name}/label.ts';\n`;
  const sorted = [...imports, added].toSorted((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
  const key = identifier === name ? name : `'${name}'`;
  const steps: [RegExp, string][] = [
    [/(?:^import \{ label as .*\n)+/m, sorted.join('')],
    [/(labels: readonly Label\[\] = \[[^\]]*?),?(\s*\];)/, `$1, ${identifier}$2`],
    [/(export const shelf[^}]*?)(\n};)/, `$1\n  ${key}: async () => (await import('./${name}/index.ts')).box,$2`],
  ];
  return steps.reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new UserError('games/index.ts is not as smallfolk new knows it; nothing was changed.');
    return text.replace(place, replacement);
  }, shelf);
}

const pathIn = (line: string) => /from '(.*)'/.exec(line)?.[1] ?? '';
