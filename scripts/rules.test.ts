import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { parseRulebook } from '../cli/rulebook/rulebook.ts';
import { coverageOf, isWanting, report, rulesActingIn, rulesNamedIn, straysOf } from './rules.ts';

// Real processes on a busy machine take their time.
vi.setConfig({ testTimeout: 120_000 });

// Written so that the tool, should it ever read this file, finds no test of a rule in it.
const named = (name: string, call = 'test') => rulesNamedIn(`${call}('${name}', () => {})`);

test('a test names one rule, a list of them, or a range', () => {
  expect(named('R12: a rat')).toEqual(['R12']);
  expect(named('R66, R67: two rats')).toEqual(['R66', 'R67']);
  expect(named('R112-R115: a pack')).toEqual(['R112', 'R113', 'R114', 'R115']);
  expect(named('R8–10, ER2 and EC3: many')).toEqual(['R8', 'R9', 'R10', 'ER2', 'EC3']);
  expect(named('R5a: half')).toEqual(['R5a']);
  expect(named('E7, R1, 2 and 4-5: numbers go on with the letters before them')).toEqual([
    'E7',
    'R1',
    'R2',
    'R4',
    'R5',
  ]);
});

test('it, test.each and template strings count too', () => {
  expect(named('R1: a', 'it')).toEqual(['R1']);
  expect(named('R1: a', 'test.each([[1, (2)]])')).toEqual(['R1']);
  expect(rulesNamedIn('test(`R2: a name is there`, () => {})')).toEqual(['R2']);
  expect(rulesNamedIn('test(\n  "R3: it\'s there",\n  () => {})')).toEqual(['R3']);
});

test('what is no test of a rule does not count', () => {
  expect(named('a rat of R12: x')).toEqual([]);
  expect(named('R12 without a colon')).toEqual([]);
  expect(named('12: no letters')).toEqual([]);
  expect(named('R12: a', 'describe')).toEqual([]);
  expect(named('R12: a', 'test.skip')).toEqual([]);
  expect(named('R12: a', 'test.todo')).toEqual([]);
  expect(rulesNamedIn("// test('R12: a', () => {})\n/* test('R13: b') */")).toEqual([]);
});

const BOOK = `<!-- game: rats; status: complete -->
# Rats
The letter **R** and **R1** in a sentence are no rules.
## Beginning
- **R1** Rats run.
  They run far.
- **R2** Rats eat.

## End
- **R3** Rats sleep.
`;

test('a rulebook is read with its chapters, and rules may have several lines', () => {
  const book = parseRulebook(BOOK);
  expect(book).toMatchObject({ game: 'rats', complete: true, twice: [] });
  expect([...(book?.rules ?? [])]).toEqual([
    ['R1', { text: 'Rats run.\nThey run far.', chapter: 'Beginning' }],
    ['R2', { text: 'Rats eat.', chapter: 'Beginning' }],
    ['R3', { text: 'Rats sleep.', chapter: 'End' }],
  ]);
  expect(parseRulebook('# no head\n- **R1** x')).toBeUndefined();
  expect(parseRulebook(`${BOOK}- **R1** again`)?.twice).toEqual(['R1']);
});

test('a complete game with a rule that no test names is wanting, one in progress is not', () => {
  const book = parseRulebook(BOOK);
  if (!book) throw new Error('no book');
  const some = coverageOf(book, ["test('R1, R2: x')", "test('R9: y')"]);
  expect(some).toMatchObject({ rules: 3, missing: ['R3'], unknown: ['R9'] });
  expect(isWanting(some)).toBe(true);
  expect(report(some)).toContain('2 of 3 rules have a test that names them\n  without a test: R3');
  expect(isWanting({ ...some, complete: false })).toBe(false);
  expect(isWanting(coverageOf(book, ["test('R1-R3: x')"]))).toBe(false);
});

test('a second book of the same game makes its rules known to the first', () => {
  const [book, more] = [parseRulebook(BOOK), parseRulebook('<!-- game: rats; status: in progress -->\n- **X1** Mist.')];
  if (!book || !more) throw new Error('no book');
  const tests = ["test('R1-R3: x')", "test('X1: y')", "test('X2: z')"];
  expect(coverageOf(book, tests, [book, more])).toMatchObject({ missing: [], unknown: ['X2'] });
  expect(coverageOf(more, tests, [book, more])).toMatchObject({ missing: [], unknown: ['X2'] });
});

test('a rule number without a rulebook, or that is in none, is noticed', () => {
  const book = parseRulebook(BOOK);
  if (!book) throw new Error('no book');
  const code = "t.emit?.({ type: 'ran', rule: 'R1' }); choose(s, 'eat', options, { rule: 'R7' });\n// rule: 'R8'";
  expect(rulesActingIn(code)).toEqual(['R1', 'R7']);
  expect(straysOf('rats', ["{ rule: 'R1' }"], [book])).toBeUndefined();
  expect(straysOf('rats', [code], [book])).toBe('rats: the code names R7, but its rulebook does not have them');
  expect(straysOf('cats', [code], [book])).toBe('cats: the code names R1, R7, but there is no docs/rules/cats.md');
  expect(straysOf('cats', ['no numbers'], [book])).toBeUndefined();
});

test('the tool reads the rulebooks of this repository', () => {
  const tool = fileURLToPath(new URL('./rules.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^ratcatcher: .* \(.*\): \d+ of \d+ rules/m);
});
