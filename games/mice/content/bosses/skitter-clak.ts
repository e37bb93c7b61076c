/** Skitter-Clak: a centipede that lets nobody defend, behind a carapace that blocks twice where a star shines. */
import type { MinionKind } from '../minion-kind.ts';

export const skitterClak: MinionKind = {
  id: 'skitter-clak',
  size: 'large',
  figure: 'centipede',
  figures: 1,
  boss: true,
  inPlay: 1,
  cards: [{ id: 'skitter', reach: 'melee', battle: 2, defense: 2, life: 3, constricts: true }],
  starShield: 2,
  provenance: 'published',
};
