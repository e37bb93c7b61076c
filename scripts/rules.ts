#!/usr/bin/env node
/** `npm run rules`: which rules of each rulebook have a test that names them. Fails if a complete game lacks one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Rulebook, rulebooks } from '../cli/rulebook/rulebook.ts';

const ID = String.raw`[A-Z]{1,3}\d+[a-z]?`;
/** A number without letters goes on with those before it: "R1, 2 and 3". */
const MORE = String.raw`(?:[A-Z]{1,3})?\d+[a-z]?`;
const ITEM = String.raw`${MORE}(?:\s*[-–]\s*${MORE})?`;
/** The rules that a test's name begins with: "R66, R67: ..." or "R112-R115: ...". */
const NAMED = new RegExp(String.raw`^(?<list>(?=${ID})${ITEM}(?:\s*(?:,|and|&)\s*${ITEM})*)\s*:`);
/** The first argument of `test(...)` and `it(...)`, or of what `test.each(...)` and `test.for(...)` return. */
const TEST =
  /(?:\b(?<call>(?:test|it)(?:\.\w+)*)|\))\s*\(\s*(?<quote>['"`])(?<name>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export interface Coverage {
  readonly title: string;
  readonly complete: boolean;
  readonly rules: number;
  readonly missing: readonly string[];
  /** Named by tests, but in no rulebook. */
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

/** The rules that the tests in this source name. Tests that are skipped or only planned do not count. */
export function rulesNamedIn(source: string): string[] {
  const named: string[] = [];
  for (const { groups } of source.replaceAll(COMMENT, '').matchAll(TEST)) {
    if (groups?.call && /\.(?:skip|todo|fails)\b/.test(groups.call)) continue;
    const list = NAMED.exec(groups?.name ?? '')?.groups?.list;
    if (list) named.push(...rulesIn(list));
  }
  return named;
}

/** "R112-R115" is four rules, and so is "R8, 9 and 11-12". */
function rulesIn(list: string): string[] {
  let letters = '';
  return [...list.matchAll(new RegExp(ITEM, 'g'))].flatMap(([item]) => {
    const [from = '', to] = item.split(/\s*[-–]\s*/);
    letters = /^[A-Z]+/.exec(from)?.[0] ?? letters;
    const number = from.replace(/^[A-Z]+/, '');
    if (to === undefined) return [letters + number];
    const first = Number.parseInt(number, 10);
    const last = Number.parseInt(to.replace(/^[A-Z]+/, ''), 10);
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => `${letters}${first + at}`);
  });
}

/** A rule of another book of the same game is not unknown. */
export function coverageOf(book: Rulebook, sources: readonly string[], shelf: readonly Rulebook[] = [book]): Coverage {
  const named = new Set(sources.flatMap(rulesNamedIn));
  const known = (id: string) => shelf.some(({ game, rules }) => game === book.game && rules.has(id));
  return {
    title: `${book.game}: ${book.title}`,
    complete: book.complete,
    rules: book.rules.size,
    missing: [...book.rules.keys()].filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known(id)),
    twice: book.twice,
  };
}

/** What is wrong with it: nothing is, while a game is in progress. */
export function isWanting({ complete, missing, unknown, twice }: Coverage): boolean {
  return complete && missing.length + unknown.length + twice.length > 0;
}

export function report(coverage: Coverage): string {
  const { title, complete, rules, missing, unknown, twice } = coverage;
  const lines = [
    `${title} (${complete ? 'complete' : 'in progress'}): ${rules - missing.length} of ${rules} rules have a test that names them`,
  ];
  if (missing.length > 0) lines.push(`  without a test: ${missing.join(', ')}`);
  if (unknown.length > 0) lines.push(`  named by tests, but in no rulebook: ${unknown.join(', ')}`);
  if (twice.length > 0) lines.push(`  numbered twice: ${twice.join(', ')}`);
  return lines.join('\n');
}

/** The numbers that a game's code gives to questions and events: `rule: 'R112'`. */
export function rulesActingIn(source: string): string[] {
  return [...source.replaceAll(COMMENT, '').matchAll(new RegExp(`\\brule: '(${ID})'`, 'g'))].map(([, id = '']) => id);
}

/** What is wrong with the numbers in the code of a game: they stand in no rulebook, or there is none at all. */
export function straysOf(game: string, sources: readonly string[], books: readonly Rulebook[]): string | undefined {
  const ours = books.filter((book) => book.game === game);
  const named = new Set(sources.flatMap((source) => [...rulesActingIn(source), ...rulesNamedIn(source)]));
  const strays = [...named].filter((id) => !ours.some(({ rules }) => rules.has(id)));
  if (strays.length === 0) return undefined;
  const where = ours.length === 0 ? `there is no docs/rules/${game}.md` : 'its rulebook does not have them';
  return `${game}: the code names ${strays.toSorted().join(', ')}, but ${where}`;
}

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));

function sourcesOf(game: string, ending = '.ts'): string[] {
  const folder = join(GAMES, game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const books = rulebooks();
  const coverages = books.map((book) => coverageOf(book, sourcesOf(book.game, '.test.ts'), books));
  for (const coverage of coverages) process.stdout.write(`${report(coverage)}\n`);
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = folders.map(({ name }) => name).filter((name) => existsSync(join(GAMES, name, 'index.ts')));
  const strays = games.flatMap((game) => straysOf(game, sourcesOf(game), books) ?? []);
  for (const stray of strays) process.stdout.write(`${stray}\n`);
  process.exitCode = coverages.some(isWanting) || strays.length > 0 ? 1 : 0;
}
