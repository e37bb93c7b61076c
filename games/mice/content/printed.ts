/** Everything that is printed for The Thimble Lantern besides its chapters and their rooms. */
import { abilities } from './abilities.ts';
import type { Printed } from './book.ts';
import { effects } from './effects.ts';
import { encounters } from './encounters.ts';
import { gifts } from './gifts.ts';
import { heroes } from './heroes.ts';
import { minions } from './minions.ts';
import { search } from './search.ts';

export const printed: Omit<Printed, 'chapters' | 'rooms'> = {
  campaign: 'the-thimble-lantern',
  heroes,
  abilities,
  search,
  encounters,
  minions,
  effects,
  gifts,
};
