/** What the story book tells as a rule of one chapter is held by a test that names it (M293), and its closed ways are closed. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { openBook } from '../words/story/book.ts';
import { story } from '../words/story/en.ts';
import { scene } from './scene.ts';

/** The chapters whose rules have tests of their own: `chapters/00.test.ts` is that of the prologue. */
const COVERED = ['00', '01', '02', '03', '04', '05'];
const idOf = (file: string): string => (file === '00' ? 'prologue' : file);

const GAME = new URL('../', import.meta.url);
const english = await openBook(story);

/** The names of the tests in a file, as they are written. */
const namesIn = (path: string): string[] =>
  [...readFileSync(new URL(path, GAME), 'utf8').matchAll(/(?:\btest|\))\(\s*(['"`])(.*?)\1/g)].map(
    ([, , name = '']) => name,
  );
const elsewhere = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('testing/chapters/'))
  .flatMap(namesIn);

/** What a test calls a told rule: its id, without kind and room; a surge, which has none, by its whole key. */
const callsIt = (key: string): string => (key.startsWith('surge:') ? key : key.replace(/^\w+:(?:[\w-]+\/)?/, ''));
const begins = (name: string, id: string): boolean => (name.split(': ')[0] ?? '').split(', ').includes(id);
const mentions = (name: string, words: string): boolean => new RegExp(`(?<![\\w-])${words}(?![\\w-])`).test(name);

test.each(COVERED)('M293: every told rule of chapter %s has a test that names it', (file) => {
  const chapter = idOf(file);
  const told = Object.keys(english[chapter] ?? {}).filter((key) => /^(?:rule|room|search|surge|deed):[^.]+$/.test(key));
  expect(told).not.toEqual([]);
  const own = namesIn(`testing/chapters/${file}.test.ts`);
  const here = `chapter ${book.chapter(chapter).number}`;
  const isHeld = (id: string) =>
    own.some((name) => begins(name, id)) || elsewhere.some((name) => mentions(name, id) && mentions(name, here));
  expect(told.filter((key) => !isHeld(callsIt(key)))).toEqual([]);
});

/** A closed way from both of its sides: the room, the letter of a space there, and what is not offered. */
function sidesOf(way: string): (readonly [room: string, on: string, way: string])[] {
  const [room = '', edge] = way.replace(/^\w+:/, '').split('/');
  if (edge === undefined)
    return [book.room(room), book.room(book.room(room).plan.reverse)]
      .map(({ id, flip }) => [id, flip.space, 'flip'] as const)
      .map(lettered);
  return book
    .room(room)
    .exits.filter((exit) => exit.edge === edge)
    .map(({ spaces: [space = 0] }) => lettered([room, space, edge]));
}
const lettered = ([room, space, way]: readonly [string, number, string]) =>
  [room, book.room(room).letters[space] ?? '', way] as const;

test.each(book.order)('M293: no mouse leaves by a way that the book calls closed (%s)', (chapter) => {
  const { closed } = book.chapter(chapter);
  const told = Object.keys(english[chapter] ?? {}).filter((key) => key.startsWith('closed:'));
  expect(told.map((key) => key.slice('closed:'.length)).toSorted()).toEqual(closed.toSorted());
  for (const [room, on, way] of closed.flatMap(sidesOf)) {
    const s = scene({ chapter, room, mice: { nez: on }, change: (state) => void state.stash.push('hook-and-line') });
    expect(s.offers({ do: 'explore', way }), `${room}/${on}`).toBe(false);
  }
});
