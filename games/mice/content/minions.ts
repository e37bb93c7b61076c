/** The five kinds of minion (M6, M7, M170) and the figures of the bosses on top of them (M200-M203). */
import { mark } from '../rules/harm.ts';
import { changeWithAbove } from '../rules/track.ts';
import { brodie } from './bosses/brodie.ts';
import { captainVurst } from './bosses/captain-vurst.ts';
import { skitterClak } from './bosses/skitter-clak.ts';
import { vanestra } from './bosses/vanestra.ts';
import type { MinionKind } from './minion-kind.ts';

const ratWarrior: MinionKind = {
  id: 'rat-warrior',
  size: 'small',
  figure: 'rat',
  figures: 6,
  boss: false,
  inPlay: 1,
  cards: [
    {
      id: 'rat-warrior',
      reach: 'melee',
      battle: 2,
      defense: 2,
      life: 1,
      afterTurn: (t) => changeWithAbove(t, 'rat-warrior'), // M281
    },
  ],
  provenance: 'rulebook (battle, defense, ability); published (life, figures)',
};

const eliteRatWarrior: MinionKind = {
  id: 'elite-rat-warrior',
  size: 'small',
  figure: 'rat',
  figures: 4,
  boss: false,
  inPlay: 1,
  cards: [
    {
      id: 'elite-rat-warrior',
      reach: 'ranged',
      battle: 3,
      defense: 2,
      life: 1,
      afterTurn: (t) => changeWithAbove(t, 'elite-rat-warrior'),
    },
  ],
  provenance: 'rulebook (four markers); published (rest)',
};

const roach: MinionKind = {
  id: 'roach',
  size: 'small',
  figure: 'roach',
  figures: 8,
  boss: false,
  inPlay: 1,
  cards: [{ id: 'roach', reach: 'melee', battle: 2, defense: 1, life: 1, harm: 'steal' }],
  provenance: 'published; rulebook (greedy)',
};

const spider: MinionKind = {
  id: 'spider',
  size: 'large',
  figure: 'spider',
  figures: 1,
  boss: false,
  inPlay: 1,
  cards: [{ id: 'spider', reach: 'melee', battle: 2, defense: 3, life: 3, harm: 'poison' }],
  provenance: 'rulebook (large); published (rest)',
};

const caveCentipede: MinionKind = {
  id: 'cave-centipede',
  size: 'large',
  figure: 'centipede',
  figures: 1,
  boss: false,
  inPlay: 1,
  cards: [
    {
      id: 'cave-centipede',
      reach: 'melee',
      battle: 3,
      defense: 2,
      life: 4,
      wounded: (t, _figure, mouse) => mark(t, mouse, 'stunned', 'M282'),
    },
  ],
  provenance: 'rulebook (large, battle, defense, ability); published (life)',
};

export const minions: readonly MinionKind[] = [
  ratWarrior,
  eliteRatWarrior,
  roach,
  spider,
  caveCentipede,
  brodie,
  captainVurst,
  skitterClak,
  vanestra,
];
