/** The book of a table: of chapters and rooms it has only those in play. */
import { Book, type Printed } from './book.ts';
import type { Chapter } from './chapter.ts';
import { tilesOf } from './room-plans.ts';

/** In their order, and named one by one, so that a bundler takes these and nothing else of the folder. */
const CHAPTERS: ReadonlyMap<string, () => Promise<Chapter>> = new Map([
  ['prologue', async () => (await import('./chapters/prologue.ts')).prologue],
  ['01', async () => (await import('./chapters/01.ts')).chapter01],
  ['02', async () => (await import('./chapters/02.ts')).chapter02],
  ['03', async () => (await import('./chapters/03.ts')).chapter03],
  ['04', async () => (await import('./chapters/04.ts')).chapter04],
  ['05', async () => (await import('./chapters/05.ts')).chapter05],
  ['06', async () => (await import('./chapters/06.ts')).chapter06],
  ['07', async () => (await import('./chapters/07.ts')).chapter07],
  ['08', async () => (await import('./chapters/08.ts')).chapter08],
  ['09', async () => (await import('./chapters/09.ts')).chapter09],
  ['10', async () => (await import('./chapters/10.ts')).chapter10],
  ['11', async () => (await import('./chapters/11.ts')).chapter11],
] satisfies [string, () => Promise<Chapter>][]);

export const ORDER: readonly string[] = [...CHAPTERS.keys()];

export const closedBook = (printed: Omit<Printed, 'chapters' | 'rooms'>): Book =>
  new Book({ ...printed, rooms: [], chapters: [] }, ORDER);

/** Opens a book at a chapter; without one, at all of them. A name that it does not have opens nothing. */
export async function openAt(book: Book, chapter?: unknown): Promise<void> {
  const wanted = chapter === undefined ? ORDER : [String(chapter)];
  await Promise.all(wanted.map((id) => layOpen(book, id)));
}

async function layOpen(book: Book, id: string): Promise<void> {
  const chapter = await CHAPTERS.get(id)?.();
  if (chapter) book.lay(chapter, await tilesOf(chapter.layout.map(({ up }) => up)));
}
