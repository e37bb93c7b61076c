import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

async function lines(pieces: readonly (string | Buffer)[], longest = 10): Promise<string[]> {
  async function* input() {
    yield* pieces;
  }
  return Array.fromAsync(linesOf(input(), longest));
}

test('lines come out whole, however they are cut', async () => {
  expect(await lines(['a', 'b\nc', 'd\n', '\n', 'e'])).toEqual(['ab', 'cd', '', 'e']);
  expect(await lines(['a\r\nb\r', '\nc'])).toEqual(['a', 'b', 'c']);
  expect(await lines([])).toEqual([]);
});

test('letters of several bytes may be cut in the middle', async () => {
  const bytes = Buffer.from('ő\nzażółć');
  expect(await lines([...bytes].map((byte) => Buffer.of(byte)))).toEqual(['ő', 'zażółć']);
});

test('of a line that is too long only so much is kept that one sees it', async () => {
  expect(await lines(['x'.repeat(1000), 'y'.repeat(1000), '\nshort\n'])).toEqual(['x'.repeat(11), 'short']);
  expect(await lines(['x'.repeat(10), '\n'])).toEqual(['x'.repeat(10)]);
});
