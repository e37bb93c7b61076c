/** The whole game: every chapter, what it tells bots, and positions from outside. Tests, terminal, laboratory and server have this. */
import type { Game } from '@smallfolk/kernel';
import { insightOf } from './bot/insight.ts';
import type { Book } from './content/book.ts';
import { book } from './content/index.ts';
import { makeCore } from './core.ts';
import { play } from './play.ts';
import type { MiceEvent } from './rules/events.ts';
import { parsePosition } from './state/position.ts';
import type { State } from './state/state.ts';
import type { MiceView } from './state/view.ts';

export function makeGame(book: Book): Game<State, MiceView, MiceEvent> {
  return {
    ...makeCore(book, play),
    position: (setup, description) => parsePosition(book, setup, description),
    insight: insightOf(book),
  };
}

export const game = makeGame(book);
