/** Brodie the cat (M204-M216): a paw marker that takes no room, pounces and chases. */
import { chase, pounce } from '../../rules/cat.ts';
import type { MinionKind } from '../minion-kind.ts';

export const brodie: MinionKind = {
  id: 'brodie',
  size: 'marker',
  figure: 'paw',
  figures: 1,
  boss: true,
  inPlay: 2,
  cards: [
    { id: 'brodie-pounce', reach: 'melee', battle: 3, defense: 4, life: 1, turn: pounce },
    { id: 'brodie-chase', reach: 'melee', battle: 3, defense: 4, life: 1, turn: chase },
  ],
  keepsCheese: true,
  provenance: 'rulebook (behaviour); published (numbers)',
};
