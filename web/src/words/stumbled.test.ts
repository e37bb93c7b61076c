/** Words over which the first players stumbled, as they want to read them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learn, speechOf } from '../boards/ratcatcher/words/speech.ts';
import { labelOf } from '../games.ts';
import { messages as hu } from './hu.ts';
import { messages as pl } from './pl.ts';

test('Polish', async () => {
  await learn('pl');
  expect(speechOf('pl').losesHealth).toContain('ugryzą, gdy wyjdziesz');
  expect(pl.hintOf('Koniec tury')).toBe('Radzę: Koniec tury');
  expect(pl.playNow).toBe('Graj');
  expect(labelOf('mice')?.says.pl.title).toBe('Magia i Myszy');
});

test('Hungarian', () => {
  expect([hu.undo, hu.reload, hu.more, hu.playHere]).toEqual([
    'Visszavonás',
    'Újratöltés',
    'További beállítások',
    'Inkább itt játszom',
  ]);
  expect(hu.badLink).toContain('csonka');
  const rulebook = readFileSync(new URL('../../../docs/rules/hu/ratcatcher.md', import.meta.url), 'utf8');
  expect(rulebook).toMatch(/\*\*R44\*\*.*nem szomszédosak/);
});
