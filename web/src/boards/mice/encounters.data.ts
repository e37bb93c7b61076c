/** The encounter cards as plain data: who comes on which page, and what a surge brings. */
import { book } from '@smallfolk/mice/content/index.ts';

export const encounters = book.printed.encounters.map(({ id, kind, keywords, pages, surge }) => ({
  id,
  kind,
  keywords,
  pages,
  surge,
}));
