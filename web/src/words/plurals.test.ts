/** Whatever is counted on the page has the form that its count asks for: 0, 1, 2, 5, 22, in every language. */
import { LANGUAGES, type Language } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import * as everdell from '../boards/everdell/words/speech.ts';
import * as ratcatcher from '../boards/ratcatcher/words/speech.ts';
import { messages as en } from './en.ts';
import { messages as hu } from './hu.ts';
import { messages as pl } from './pl.ts';

const COUNTS = [0, 1, 2, 5, 22];
const TABLE = { en, pl, hu };
const said = (say: (count: number) => string) => COUNTS.map((count) => say(count));

test('the table itself', () => {
  expect(said((n) => TABLE.en.players(n, n))).toEqual([
    '0 players',
    '1 player',
    '2 players',
    '5 players',
    '22 players',
  ]);
  expect(said((n) => TABLE.pl.players(n, n))).toEqual(['0 graczy', '1 gracz', '2 graczy', '5 graczy', '22 graczy']);
  expect(said((n) => TABLE.hu.players(n, n)).slice(1)).toEqual(['1 játékos', '2 játékos', '5 játékos', '22 játékos']);
});

test('The Ratcatcher', async () => {
  for (const language of LANGUAGES) await ratcatcher.learn(language);
  const dice = (language: Language) => said((n) => ratcatcher.speechOf(language).dice(n));
  expect(dice('en')).toEqual(['0 dice', '1 die', '2 dice', '5 dice', '22 dice']);
  expect(dice('pl')).toEqual(['0 kości', '1 kość', '2 kości', '5 kości', '22 kości']);
  expect(dice('hu')).toEqual(COUNTS.map((n) => `${n} kocka`));
  const rats = (language: Language) => said((n) => ratcatcher.speechOf(language).rats(n));
  expect(rats('en')).toEqual(['0 rats', '1 rat', '2 rats', '5 rats', '22 rats']);
  expect(rats('pl')).toEqual(['0 szczurów', '1 szczur', '2 szczury', '5 szczurów', '22 szczury']);
});

test('Everdell, for those who listen too', async () => {
  for (const language of LANGUAGES) await everdell.learnSpeech(language);
  const twigs = (language: Language) => said((n) => `${n} ${everdell.speechOf(language).goods.twig(n)}`);
  expect(twigs('en')).toEqual(['0 twigs', '1 twig', '2 twigs', '5 twigs', '22 twigs']);
  expect(twigs('pl')).toEqual(['0 gałązek', '1 gałązka', '2 gałązki', '5 gałązek', '22 gałązki']);
  expect(twigs('hu')).toEqual(COUNTS.map((n) => `${n} gally`));
  const points = (language: Language) => said((n) => everdell.speechOf(language).points(n));
  expect(points('en')).toEqual(['0 points', '1 point', '2 points', '5 points', '22 points']);
  expect(points('pl')).toEqual(['0 punktów', '1 punkt', '2 punkty', '5 punktów', '22 punkty']);
});

/** One wording for one and another for the rest, told apart without asking the language; what is multiplied has no form. */
const BY_HAND = /(\w+)(?:\([^)]*\))? (?:[!=]== -?1|> 1|< 2) (?:\|\| [^?]*)?\?\s*['"`](?!.*×)/g;
/** Compared with one, but no count of what is spoken of. */
const NO_COUNTS = new Set(['step', 'seats', 'max', 'life', 'of']);

test('no language counts by hand: the forms come from the rules of the language', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const files = ['web/src', 'games', 'cli'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(words|speech|phrases)\/.*\.ts$/.test(file) && !/node_modules|\.test\.ts/.test(file))
      .map((file) => `${root}${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(30);
  const byHand = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const tables = /% 100? *[<>]=? *1\d|last >= 2 && last <= 4/.test(source) ? [file] : [];
    const pairs = [...source.matchAll(BY_HAND)].filter(([, what]) => !NO_COUNTS.has(what ?? ''));
    return [...tables, ...pairs.map(([found]) => `${file}: ${found}`)];
  });
  expect(byHand).toEqual([]);
});
