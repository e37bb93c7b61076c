/** The seventy-one search cards (M2, M11). */

import { events, partyItems, tricks } from './search/tricks-and-events.ts';
import { items, scrolls } from './search/used.ts';
import { weapons } from './search/weapons.ts';
import { accessories, armour } from './search/worn.ts';
import type { SearchCard } from './search-card.ts';

export const search: readonly SearchCard[] = [
  ...weapons,
  ...armour,
  ...accessories,
  ...items,
  ...scrolls,
  ...tricks,
  ...events,
  ...partyItems,
];
