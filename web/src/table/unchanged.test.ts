import { expect, test } from 'vitest';
import { withUnchanged } from './unchanged.ts';

const before = { round: 3, zones: [{ rats: [1, 2] }, { rats: [] }], nemesis: { health: 4 } };
const copy = <T>(value: T): T => structuredClone(value);

test('a view in which nothing changed is the view before it', () => {
  expect(withUnchanged(before, copy(before))).toBe(before);
});

test('what changed is new, and everything beside it is the same object', () => {
  const after = copy(before);
  after.zones[0]?.rats.push(3);
  const shared = withUnchanged(before, copy(after));
  expect(shared).toEqual(after);
  expect(shared).not.toBe(before);
  expect(shared.nemesis).toBe(before.nemesis);
  expect(shared.zones[1]).toBe(before.zones[1]);
  expect(shared.zones[0]).not.toBe(before.zones[0]);
});

test.each([
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: [] }, { a: {} }],
  [null, { a: 1 }],
  [{ a: null }, { a: 0 }],
])('%j becomes %j and nothing else', (old, now) => {
  expect(withUnchanged(old, copy(now))).toStrictEqual(now);
});
