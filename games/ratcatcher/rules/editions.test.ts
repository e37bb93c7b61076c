/** The table of differences between the editions is complete. */
import { expect, test } from 'vitest';
import { PLAYED_ALIKE, PLAYED_DIFFERENTLY } from './editions.ts';

test('every row D1-D50 is either played differently by a predicate, or says why it is not', () => {
  const rows = [...Object.keys(PLAYED_DIFFERENTLY), ...Object.keys(PLAYED_ALIKE)];
  const all = Array.from({ length: 50 }, (_, row) => `D${row + 1}`);
  expect(rows.sort()).toEqual(all.sort());
});

test('every predicate tells the editions apart', () => {
  for (const [row, holds] of Object.entries(PLAYED_DIFFERENTLY)) {
    expect(holds({ edition: 'first' }), row).not.toBe(holds({ edition: 'second' }));
  }
});
