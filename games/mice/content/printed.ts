/** Everything that is printed for The Thimble Lantern besides its chapters. */
import { abilities } from './abilities.ts';
import type { Printed } from './book.ts';
import { effects } from './effects.ts';
import { encounters } from './encounters.ts';
import { gifts } from './gifts.ts';
import { heroes } from './heroes.ts';
import { minions } from './minions.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';

export const printed: Omit<Printed, 'chapters'> = {
  campaign: 'the-thimble-lantern',
  heroes,
  abilities,
  search,
  encounters,
  minions,
  rooms,
  effects,
  gifts,
};
