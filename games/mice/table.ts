/** What a table plays by: everything that is printed, but of chapters and rooms only those in play. */
import { closedBook, openAt } from './content/by-chapter.ts';
import { printed } from './content/printed.ts';
import { makeCore } from './core.ts';
import { play } from './play.ts';

export const book = closedBook(printed);
const game = makeCore(book, play);

export async function gameAt(chapter: unknown): Promise<typeof game> {
  await openAt(book, chapter);
  return game;
}
