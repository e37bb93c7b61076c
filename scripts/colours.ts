/**
 * Colours are tokens: components and stylesheets name them, and only a palette says what they are. Fails where a colour is
 * written out elsewhere, and where a token is named that nobody sets.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAINTED =
  /(?<!url\()(?<![\w&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(\s*\d[^()]*\)/gi;

export interface Source {
  readonly file: string;
  readonly text: string;
}

export const isPalette = (file: string): boolean => ['tokens.css', 'palette.css'].includes(basename(file));

/** Where a component or stylesheet writes a colour out: "file:line colour". */
export function writtenOut({ file, text }: Source): string[] {
  if (isPalette(file) || !/\.(?:svelte|css)$/.test(file)) return [];
  return text
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(PAINTED)].map(([colour]) => `${file}:${at + 1} ${colour}`));
}

const SET = /(?<![\w-])(--[\w-]+)['"]?\s*[:=](?!:)/g;
const NAMED = /var\(\s*(--[\w-]+)\s*(,?)/g;

/** Tokens that are named without anything to fall back on, and set nowhere. */
export function unset(sources: readonly Source[]): string[] {
  const set = new Set(sources.flatMap(({ text }) => [...text.matchAll(SET)].map(([, name]) => name)));
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(NAMED)].filter(([, name, or]) => !or && !set.has(name)).map(([, name]) => `${file} ${name}`),
  );
}

export function sources(root = ROOT): Source[] {
  const files = globSync(['web/src/**/*.{svelte,css,ts}', 'web/art/**/*.svg', 'web/public/**/*.svg'], { cwd: root });
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function complaints(): string[] {
  const all = sources();
  return [
    ...all.flatMap(writtenOut).map((where) => `${where}: a colour is named after a token of a palette`),
    ...unset(all).map((where) => `${where}: nobody sets this token`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = complaints();
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'Every colour is a token of a palette.' : `${wrong.length} to be mended.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
