/** Whatever a server may refuse in a room is said in the reader's language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const WORDS = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>('./refusals/words/*.ts', {
  eager: true,
});
/** What the page itself sees to, and what only a program can do wrong. */
const UNSAID = new Set([
  'moved',
  'bad-message',
  'bad-json',
  'too-long',
  'unknown-command',
  'no-table',
  'too-many-tables',
  'bad-position',
  'no-position',
]);

const root = new URL('../../../', import.meta.url);
const sources = [
  ...readdirSync(new URL('server/', root))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/${name}`),
  'protocol/table.ts',
];
const codes = new Set(
  sources.flatMap((path) => {
    const text = readFileSync(new URL(path, root), 'utf8');
    return [...text.matchAll(/refused\(\s*'([a-z-]+)'/g)].map(([, code]) => code ?? '');
  }),
);

describe.each(['en', 'pl', 'hu'])('%s', (language) => {
  test('every refusal has its sentence', () => {
    expect(codes.size).toBeGreaterThan(12);
    const said = WORDS[`./refusals/words/${language}.ts`]?.messages;
    expect([...codes].filter((code) => !UNSAID.has(code) && !said?.[code])).toEqual([]);
  });

  test('none is said that others do not say', () => {
    const english = Object.keys(WORDS['./refusals/words/en.ts']?.messages ?? {});
    expect(Object.keys(WORDS[`./refusals/words/${language}.ts`]?.messages ?? {})).toEqual(english);
  });
});
