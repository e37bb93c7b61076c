/** What the story book tells as a rule of one chapter is held by a test that names it (M293), and its closed ways are closed. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { book } from '../content/index.ts';
import { openBook } from '../words/story/book.ts';
import { story } from '../words/story/en.ts';
import { scene } from './scene.ts';

/** `chapters/00.test.ts` is that of the prologue. */
const fileOf = (chapter: string): string => (chapter === 'prologue' ? '00' : chapter);

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

test.each(book.order)('M293: every told rule of chapter %s has a test that names it', (chapter) => {
  const told = Object.keys(english[chapter] ?? {}).filter((key) => /^(?:rule|room|search|surge|deed):[^.]+$/.test(key));
  expect(told).not.toEqual([]);
  const own = namesIn(`testing/chapters/${fileOf(chapter)}.test.ts`);
  const here = `chapter ${book.chapter(chapter).number}`;
  // What an earlier deed brings is mostly the same in several chapters.
  const isHeld = (key: string, id = callsIt(key)) =>
    own.some((name) => begins(name, id)) ||
    elsewhere.some((name) => mentions(name, id) && (key.startsWith('deed:') || mentions(name, here)));
  expect(told.filter((key) => !isHeld(key))).toEqual([]);
});

/** Where a mouse could try a closed way, on either side of a tile: room, space and way. */
function triesAt(way: string): (readonly [room: string, space: number, way: string])[] {
  const [id = '', edge] = way.replace(/^\w+:/, '').split('/');
  const room = book.room(id);
  if (edge === undefined) return [room, book.room(room.plan.reverse)].map((side) => [side.id, side.flip.space, 'flip']);
  return room.exits
    .filter((exit) => exit.edge === edge)
    .flatMap(({ spaces }) => spaces.map((space) => [id, space, edge]));
}

test.each(book.order)('M293: no mouse leaves by a way that the book calls closed (%s)', (chapter) => {
  const { closed } = book.chapter(chapter);
  const told = Object.keys(english[chapter] ?? {}).filter((key) => key.startsWith('closed:'));
  expect(told.map((key) => key.slice('closed:'.length)).toSorted()).toEqual(closed.toSorted());
  for (const [room, space, way] of closed.flatMap(triesAt)) {
    const on = book.room(room).letters[space] ?? '';
    const s = scene({ chapter, room, mice: { nez: on }, change: (state) => void state.stash.push('hook-and-line') });
    expect(s.offers({ do: 'explore', way }), `${room}/${on}`).toBe(false);
  }
});

test('M185, M293: no chapter sets more minions at once than there are figures', () => {
  for (const chapter of book.printed.chapters) {
    const rooms = Object.entries(chapter.rooms).map(
      ([id, { encounter }]) => [id, encounter.kind === 'set' ? encounter.groups : []] as const,
    );
    for (const [id, groups] of [['start', chapter.start.minions ?? []] as const, ...rooms]) {
      const figures = new Map<string, number>();
      for (const { minion, count } of groups) {
        const { figure } = book.kind(minion);
        figures.set(figure, (figures.get(figure) ?? 0) + count);
      }
      for (const [figure, wanted] of figures) {
        const there = Math.max(
          ...book.printed.minions.filter((kind) => kind.figure === figure).map((kind) => kind.figures),
        );
        expect(wanted, `${chapter.id}/${id}: ${figure}`).toBeLessThanOrEqual(there);
      }
    }
  }
});
