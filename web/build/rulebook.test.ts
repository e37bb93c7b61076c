/** The rulebooks in their languages: the same book each time, and nothing of it left in English. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import type { Block, Rulebook, Run } from '../src/rules/rulebook.ts';
import { booksIn, headOf, parseRulebook, shelfOf } from './rulebook.ts';

const FOLDER = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const paths = booksIn(FOLDER);
const GAMES = [...paths.keys()].filter((name) => name.startsWith('en/')).map((name) => name.slice(3));
const isWritten = (game: string, language: string) => paths.has(`${language}/${game}`);
const isComplete = (game: string) => headOf(paths.get(`en/${game}`) ?? '').complete;
/** A finished book is there in every language; one in progress may lack some, but those it has are whole. */
const TRANSLATED = GAMES.flatMap((game) =>
  LANGUAGES.filter((language) => language !== 'en' && (isComplete(game) || isWritten(game, language))).map(
    (language) => ({ game, language }),
  ),
);

function book(language: string, game: string): Rulebook {
  const path = paths.get(`${language}/${game}`);
  if (!path) throw new Error(`${game} has no rulebook in "${language}"`);
  return parseRulebook(readFileSync(path, 'utf8'));
}
const blocks = ({ chapters }: Rulebook) => chapters.flatMap((chapter) => chapter.blocks);
const runs = (block: Block): Run[] => [...block.runs, ...(block.rows?.flat(2) ?? [])];
const text = (block: Block) =>
  runs(block)
    .map((run) => run.text)
    .join('');
/** A name, a number or a sign may be the same in two languages; a sentence may not. */
const isSentence = (said: string) => (said.match(/\p{L}{2,}/gu) ?? []).length >= 5;
/** What a block is, without its words: its kind, the number of its rule, the size of its table, the rules it names. */
const shape = (block: Block) => ({
  kind: block.kind,
  rule: block.rule,
  rows: block.rows?.map((row) => row.length),
  names: [...new Set(runs(block).flatMap(({ rule }) => rule ?? []))].sort(),
});

test('there are books to compare', () => {
  expect(GAMES).toEqual(expect.arrayContaining(['everdell', 'ratcatcher']));
});

test.each(TRANSLATED)('$game in "$language" has the chapters and rules of the English book, in its order', (named) => {
  const [here, english] = [book(named.language, named.game), book('en', named.game)];
  expect(here.chapters.map(({ level }) => level)).toEqual(english.chapters.map(({ level }) => level));
  const numbers = (of: Rulebook) => blocks(of).flatMap(({ rule }) => rule ?? []);
  expect(numbers(here)).toEqual(numbers(english));
  for (const [n, chapter] of english.chapters.entries()) {
    expect(here.chapters[n]?.blocks.map(shape), `chapter "${chapter.title}"`).toEqual(chapter.blocks.map(shape));
  }
});

test.each(TRANSLATED)('nothing of $game in "$language" is left in English', (named) => {
  const english = new Set(blocks(book('en', named.game)).map(text).filter(isSentence));
  expect(
    blocks(book(named.language, named.game))
      .map(text)
      .filter((said) => english.has(said)),
  ).toEqual([]);
});

test.each(LANGUAGES)(
  'in "%s" the book of a box is read after that of its game, without a chapter of the same name',
  (language) => {
    const together = shelfOf(FOLDER).get(`${language}/everdell`) ?? [];
    expect(together.map((path) => path.replace(/^.*\//, ''))).toEqual(['everdell.md', 'mistwood.md']);
    const { chapters } = parseRulebook(together.map((path) => readFileSync(path, 'utf8')).join('\n'));
    const ids = chapters.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    const numbers = new Set(chapters.flatMap(({ blocks }) => blocks.flatMap(({ rule }) => rule ?? [])));
    for (const rule of ['E1', 'RU1', 'W1', 'OW123']) expect(numbers).toContain(rule);
  },
);

test.each(
  LANGUAGES.flatMap((language) =>
    GAMES.filter((game) => isWritten(game, language)).map((game) => ({ game, language })),
  ),
)('every link within $game in "$language" leads to a chapter of it', ({ game, language }) => {
  const here = book(language, game);
  const ids = new Set(here.chapters.map(({ id }) => id));
  const lost = blocks(here)
    .flatMap(runs)
    .flatMap(({ chapter }) => (chapter !== undefined && !ids.has(chapter) ? chapter : []));
  expect(lost).toEqual([]);
});
