/** Ids and names of rooms and people. */
import { expect, test } from 'vitest';
import { cleanName, isRoomId, newRoomId } from './people.ts';

test('ids of rooms are all different, and those opened in the same second begin alike', () => {
  const now = Date.UTC(2026, 10, 20, 19, 30, 5);
  const ids = Array.from({ length: 1000 }, () => newRoomId(now));
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every(isRoomId)).toBe(true);
  expect(new Set(ids.map((id) => id.slice(0, 5))).size).toBe(1);
  const rest = ids.map((id) => id.slice(6)); // what cannot be guessed
  expect(new Set(rest).size).toBe(1000);
  expect(newRoomId(now + 86_400_000).slice(0, 5)).not.toBe(ids[0]?.slice(0, 5));
});

test('names are composed, without marks that nobody sees, and at most 24 characters long', () => {
  expect(cleanName('  Zo\u0301\u200bsia\u202e \n Kot ')).toBe('Zósia Kot');
  expect([...(cleanName('🐭'.repeat(40)) ?? '')]).toHaveLength(24);
  expect(cleanName(' \u200b\u0000 ')).toBeUndefined();
});
