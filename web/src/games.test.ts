import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isGame, labelOf, SHELF, speechOf } from './games.ts';

test('the page has the games of the shelf, and no other', async () => {
  expect(SHELF.length).toBeGreaterThan(2);
  for (const { name, words } of SHELF) expect(isGame(name)).toBe(words !== undefined);
  expect(isGame('chess')).toBe(false);
  expect(labelOf('chess')).toBeUndefined();
  await expect(speechOf('chess', 'en')).rejects.toThrow('there is no game "chess"');
});

test.each(SHELF.filter(({ cover }) => cover !== undefined))('the cover of $name is drawn', ({ cover }) => {
  expect(existsSync(fileURLToPath(new URL(`../public/covers/${cover}.svg`, import.meta.url)))).toBe(true);
});
