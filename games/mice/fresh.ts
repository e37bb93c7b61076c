/** A table that has just been laid: it knows how a chapter is set up, and that is enough for its first question. */
import { closedBook, openAt } from './content/by-chapter.ts';
import { facts } from './content/facts.data.ts';
import { makeCore, type Play } from './core.ts';

const book = closedBook(facts);
export const NOTHING_AHEAD: Play = {
  rounds() {
    throw new Error('a table that has just been laid plays no rounds');
  },
  outlookOf: () => null,
  perilOf: () => null,
};
const game = makeCore(book, NOTHING_AHEAD);

export async function gameAt(chapter: unknown): Promise<typeof game> {
  await openAt(book, chapter);
  return game;
}
