/** The whole game: beside what a table needs it takes positions from outside. Tests, terminal, laboratory and server have this. */
import type { Game } from '@smallfolk/kernel';
import type { Book } from './content/book.ts';
import { book } from './content/index.ts';
import { makeCore } from './core.ts';
import { parsePosition } from './state/position.ts';
import type { State } from './state/state.ts';
import type { MiceView } from './state/view.ts';

export function makeGame(book: Book): Game<State, MiceView> {
  return { ...makeCore(book), position: (setup, description) => parsePosition(book, setup, description) };
}

export const game = makeGame(book);
