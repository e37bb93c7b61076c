/** The eighteen encounter cards (M23, M24): twelve normal, six difficult, all our own. */
import type { Encounter, Group } from './encounter.ts';

const rats = (count: number): Group => ({ minion: 'rat-warrior', count });
const elites = (count: number): Group => ({ minion: 'elite-rat-warrior', count });
const roaches = (count: number): Group => ({ minion: 'roach', count });
const greedy = (count: number): Group => ({ minion: 'roach', count, greedy: true });
const spider: Group = { minion: 'spider', count: 1 };
const centipede: Group = { minion: 'cave-centipede', count: 1 };

export const encounters: readonly Encounter[] = [
  {
    id: 'rat-patrol',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [rats(3)],
      '3-4': [rats(4)],
      '5-8': [rats(4), elites(1)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'crumb-thieves',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [roaches(5)],
      '3-4': [roaches(6)],
      '5-8': [roaches(8)],
    },
    surge: [roaches(3)],
    provenance: 'own',
  },
  {
    id: 'many-legs',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [centipede],
      '3-4': [centipede, roaches(2)],
      '5-8': [centipede, rats(2)],
    },
    surge: [roaches(2)],
    provenance: 'own',
  },
  {
    id: 'grey-threads',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [spider, roaches(1)],
      '3-4': [spider, roaches(3)],
      '5-8': [spider, rats(3)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'iron-jaws',
    kind: 'normal',
    keywords: ['mousetraps'],
    pages: {
      '1-2': [rats(3)],
      '3-4': [rats(3)],
      '5-8': [rats(3), elites(1)],
    },
    surge: [centipede],
    provenance: 'own',
  },
  {
    id: 'greedy-feet',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [greedy(4)],
      '3-4': [greedy(5)],
      '5-8': [greedy(6)],
    },
    surge: [greedy(2)],
    provenance: 'own',
  },
  {
    id: 'odd-company',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [rats(2), roaches(2)],
      '3-4': [rats(2), roaches(4)],
      '5-8': [rats(3), roaches(4)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'bolts-from-afar',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [rats(2), elites(1)],
      '3-4': [rats(2), elites(2)],
      '5-8': [rats(2), elites(3)],
    },
    surge: [elites(1)],
    provenance: 'own',
  },
  {
    id: 'out-of-the-wall',
    kind: 'normal',
    keywords: ['ambush'],
    pages: {
      '1-2': [rats(2), roaches(1)],
      '3-4': [rats(3), roaches(1)],
      '5-8': [rats(4)],
    },
    surge: [spider],
    provenance: 'own',
  },
  {
    id: 'rustling',
    kind: 'normal',
    keywords: ['ambush'],
    pages: {
      '1-2': [roaches(4)],
      '3-4': [roaches(6)],
      '5-8': [roaches(7)],
    },
    surge: [roaches(2)],
    provenance: 'own',
  },
  {
    id: 'night-watch',
    kind: 'normal',
    keywords: [],
    pages: {
      '1-2': [rats(1), elites(2)],
      '3-4': [rats(3), elites(1)],
      '5-8': [rats(3), elites(2)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'baited-floor',
    kind: 'normal',
    keywords: ['mousetraps'],
    pages: {
      '1-2': [roaches(3), rats(1)],
      '3-4': [roaches(4), rats(1)],
      '5-8': [roaches(5), rats(2)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'the-captains-own',
    kind: 'difficult',
    keywords: [],
    pages: {
      '1-2': [rats(2), elites(2)],
      '3-4': [rats(3), elites(2)],
      '5-8': [rats(3), elites(3)],
    },
    surge: [elites(2)],
    provenance: 'own',
  },
  {
    id: 'her-pantry',
    kind: 'difficult',
    keywords: [],
    pages: {
      '1-2': [spider, roaches(3)],
      '3-4': [spider, roaches(4)],
      '5-8': [spider, centipede, roaches(2)],
    },
    surge: [centipede],
    provenance: 'own',
  },
  {
    id: 'from-both-sides',
    kind: 'difficult',
    keywords: ['ambush'],
    pages: {
      '1-2': [rats(3), roaches(2)],
      '3-4': [rats(4), roaches(2)],
      '5-8': [rats(4), elites(1), roaches(2)],
    },
    surge: [rats(2)],
    provenance: 'own',
  },
  {
    id: 'the-long-guest',
    kind: 'difficult',
    keywords: ['ambush'],
    pages: {
      '1-2': [centipede, rats(1)],
      '3-4': [centipede, rats(2)],
      '5-8': [centipede, rats(3)],
    },
    surge: [spider],
    provenance: 'own',
  },
  {
    id: 'snare-and-volley',
    kind: 'difficult',
    keywords: ['mousetraps'],
    pages: {
      '1-2': [elites(3)],
      '3-4': [rats(1), elites(3)],
      '5-8': [rats(1), elites(4)],
    },
    surge: [elites(2)],
    provenance: 'own',
  },
  {
    id: 'black-tide',
    kind: 'difficult',
    keywords: ['ambush'],
    pages: {
      '1-2': [greedy(5)],
      '3-4': [greedy(6)],
      '5-8': [greedy(7), rats(1)],
    },
    surge: [greedy(2)],
    provenance: 'own',
  },
];
