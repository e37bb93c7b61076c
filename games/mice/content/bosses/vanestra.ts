/** Vanestra: four cards, of which two are in play at a time (OM17): Charm, Sting, Web and Call. */

import { callMinion } from '../../rules/calling.ts';
import { mark } from '../../rules/harm.ts';
import type { MinionKind } from '../minion-kind.ts';

export const vanestra: MinionKind = {
  id: 'vanestra',
  size: 'large',
  figure: 'spider',
  figures: 1,
  boss: true,
  inPlay: 2,
  cards: [
    {
      id: 'vanestra-charm',
      reach: 'ranged',
      battle: 3,
      defense: 4,
      life: 1,
      wounded: (t, _figure, mouse) => mark(t, mouse, 'charmed', 'M230'),
    },
    { id: 'vanestra-sting', reach: 'melee', battle: 4, defense: 4, life: 1, harm: 'poison' },
    {
      id: 'vanestra-web',
      reach: 'ranged',
      battle: 3,
      defense: 4,
      life: 1,
      wounded: (t, _figure, mouse) => mark(t, mouse, 'webbed', 'M226'),
    },
    {
      id: 'vanestra-call',
      reach: 'melee',
      battle: 4,
      defense: 4,
      life: 1,
      *attacked(t) {
        yield* callMinion(t, 'rat-warrior', 'nearest', 'event');
      },
    },
  ],
  provenance: 'published (numbers, effects, two at a time); own (moment of Call)',
};
