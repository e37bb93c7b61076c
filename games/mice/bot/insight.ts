/** What this game tells a bot beyond its rules: how the company stands, and which options look promising. */
import type { Insight } from '@smallfolk/kernel';
import type { Book } from '../content/book.ts';
import type { State } from '../state/state.ts';

export function insightOf(_book: Book): Insight<State> {
  return {};
}
