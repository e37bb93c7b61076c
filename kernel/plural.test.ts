import { expect, test } from 'vitest';
import { inEnglish, inPolish, plural } from './plural.ts';

const COUNTS = [0, 1, 2, 5, 12, 22, 101];

test('a word has the form that its count asks for, in each language', () => {
  expect(COUNTS.map((n) => inEnglish(n, 'rat', 'rats'))).toEqual([
    'rats',
    'rat',
    'rats',
    'rats',
    'rats',
    'rats',
    'rats',
  ]);
  expect(COUNTS.map((n) => inPolish(n, 'szczur', 'szczury', 'szczurów'))).toEqual([
    'szczurów',
    'szczur',
    'szczury',
    'szczurów',
    'szczurów',
    'szczury',
    'szczurów',
  ]);
  expect(COUNTS.map((n) => plural('hu', n, { other: 'patkány' }))).toEqual(COUNTS.map(() => 'patkány'));
});

test('a debt is spoken of like what is owed', () => {
  expect(inEnglish(-1, 'point', 'points')).toBe('point');
  expect(inPolish(-2, 'punkt', 'punkty', 'punktów')).toBe('punkty');
});
