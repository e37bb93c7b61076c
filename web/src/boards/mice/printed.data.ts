/** What is printed, as plain data: worked out when the page is built, so that the board brings no rules. */
import { book } from '@smallfolk/mice/content/index.ts';

const { heroes, search, abilities, encounters, minions, rooms } = book.printed;

export const printed = {
  heroes: heroes.map(({ id, classes }) => ({ id, classes })),
  cards: search.map(({ id, kind }) => ({ id, kind })),
  abilities: abilities.map(({ id, cost }) => ({ id, cost })),
  encounters: encounters.map(({ id, kind, surge }) => ({ id, kind, surge })),
  minions: minions.map(({ id, size, boss, cards }) => ({ id, size, boss, cards: cards.map((card) => card.id) })),
  rooms,
};
