/** The book of this box: The Thimble Lantern, with everything that is printed for it. */
import { abilities } from './abilities.ts';
import { Book } from './book.ts';
import { chapters } from './chapters.ts';
import { effects } from './effects.ts';
import { encounters } from './encounters.ts';
import { gifts } from './gifts.ts';
import { heroes } from './heroes.ts';
import { minions } from './minions.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';

export const book = new Book({
  campaign: 'the-thimble-lantern',
  heroes,
  abilities,
  search,
  encounters,
  minions,
  rooms,
  chapters,
  effects,
  gifts,
});
