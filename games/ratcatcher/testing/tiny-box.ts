/**
 * A small set of pieces for the tests of the rules, so that they do not depend on how the real ones are balanced.
 * Every township is a row of three zones, west - middle - east; north and south connectors belong to the middle one.
 */

import type { Content } from '../content/content.ts';
import type { Nemesis } from '../content/nemesis.ts';
import type { PeculiarRat } from '../content/peculiar-rat.ts';
import type { Ratcatcher } from '../content/ratcatcher.ts';
import { type Edge, type Township, township, type ZoneSymbol, zone } from '../content/township.ts';
import { attackZone } from '../rules/attack.ts';
import { raise } from '../rules/tracker.ts';
import { mapOf } from '../state/city-map.ts';

type Symbols = readonly ZoneSymbol[];
type Row = readonly [west: Symbols, middle: Symbols, east: Symbols];

const NOTHING: Symbols = [];

function row(
  number: number,
  expansion: Township['expansion'],
  [west, middle, east]: Row,
  more: Partial<Township> = {},
): Township {
  const strip = (from: number, symbols: Symbols) =>
    zone(
      [
        [from, 0],
        [from + 80, 0],
        [from + 80, 240],
        [from, 240],
      ],
      ...symbols,
    );
  return township(number, {
    expansion,
    zones: [strip(0, west), strip(80, middle), strip(160, east)],
    paths: [
      [0, 1],
      [1, 2],
    ],
    connectors: { north: 1, east: 2, south: 1, west: 0 } satisfies Record<Edge, number>,
    editions: 'both',
    provenance: 'own',
    ...more,
  });
}

const townships: readonly Township[] = [
  row(0, 2, [['cheese'], ['start'], ['nest']]),
  row(0, 3, [['cheese'], ['start'], ['nest', 'nest']], { face: 'hard' }),
  row(1, 1, [['cheese'], NOTHING, ['nest']]),
  row(2, 2, [['yellow'], ['question'], ['spawn']]),
  row(3, 3, [['purple'], ['health'], ['cheese']]),
  row(4, 4, [NOTHING, NOTHING, NOTHING]),
  row(5, 1, [NOTHING, NOTHING, NOTHING], { connectors: { west: 0 } }),
  row(6, 1, [NOTHING, ['cheese', 'question', 'question'], NOTHING], { editions: 'first' }),
  row(7, 2, [['nest'], ['cheese'], ['spawn', 'nest']], { connectors: { west: 0, east: 2 } }),
];

/** A well-balanced one; its glue holds rats in a zone, its bomb is an attack with two dice. */
const tess: Ratcatcher = {
  id: 'tess',
  attack: 3,
  movement: 4,
  health: 4,
  accuracy: 4,
  defence: 1,
  traps: 2,
  upgrades: { attack: [1, 2], movement: [1], health: [1], accuracy: [2], defence: [1], trap: [1] },
  trap: {
    id: 'snap',
    cost: 2,
    dice: 2,
    accuracy: 5,
    upgraded: { dice: 3, accuracy: 4 },
    sprung(t, source, caught) {
      t.emit?.({ type: 'power', power: 'snap', zone: source.zone, count: caught, rule: 'R172' });
    },
  },
  yellow: {
    id: 'glue',
    tokens: 2,
    token: 'placed',
    zones: (t) => [t.state.catcher.zone, ...(mapOf(t).neighbours[t.state.catcher.zone] ?? [])],
    effects: { movement: (_t, glue, movement, _kind, from) => (from === glue.zone ? 0 : movement) },
  },
  purple: {
    id: 'bomb',
    tokens: 3,
    token: 'returned',
    *use(t, at) {
      yield* attackZone(t, at, { dice: 2, accuracy: 4, by: 'purple', rule: 'R102' });
    },
  },
  provenance: 'own',
};

/** One with hardly any slots: black ones (R81) everywhere but at the abilities and one attribute. */
const bare: Ratcatcher = {
  ...tess,
  id: 'bare',
  defence: 0,
  upgrades: { attack: [], movement: [1], health: [], accuracy: [], defence: [], trap: [] },
};

const king: Nemesis = {
  id: 'king',
  health: 5,
  bite: 3,
  accuracy: 4,
  defence: 2,
  spawn: 2,
  target: ['ratcatcher'],
  tracker: [
    [],
    ['peculiar'],
    ['bite'],
    ['nemesis'],
    ['mutation'],
    ['peculiar'],
    ['spawn'],
    ['movement'],
    ['defence', 'accuracy', 'health'],
    ['loss'],
  ],
  steps: {
    mutation(t) {
      raise(t, 'defence', 'R248');
      t.state.nemesis.counters[0] = (t.state.nemesis.counters[0] ?? 0) + 1;
    },
  },
  counters: ['mutations'],
  provenance: 'own',
};

const gourmet: Nemesis = { ...king, id: 'gourmet', target: ['cheese'] };

const peculiarRats: readonly PeculiarRat[] = [
  {
    id: 'brute',
    movement: 2,
    defence: 3,
    bite: 2,
    target: ['ratcatcher'],
    rewards: [{ gain: 'dice', count: 2 }, { gain: 'question' }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'nipper',
    movement: 3,
    defence: 1,
    bite: 3,
    target: ['ratcatcher'],
    biter: true,
    rewards: [{ gain: 'health', count: 3 }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'magpie',
    movement: 3,
    defence: 2,
    bite: 1,
    target: ['health', 'yellow', 'purple', 'cheese'],
    collects: ['health', 'yellow', 'purple', 'cheese'],
    rewards: [{ gain: 'held' }],
    editions: 'both',
    provenance: 'own',
  },
  {
    id: 'sweet-tooth',
    movement: 1,
    defence: 0,
    bite: 0,
    target: ['cheese'],
    rewards: [{ gain: 'yellow', count: 5 }, { gain: 'cheese' }],
    editions: 'first',
    provenance: 'own',
  },
];

export const tiny: Content = {
  townships,
  ratcatchers: [tess, bare],
  nemeses: [king, gourmet],
  peculiarRats,
  tallyman: [
    { price: 3, reward: { gain: 'health' }, provenance: 'own' },
    { price: 4, reward: { gain: 'ability' }, provenance: 'own' },
    { price: 2, reward: { gain: 'dice' }, provenance: 'own' },
    { price: 6, reward: { gain: 'cheese' }, provenance: 'own' },
  ],
  questions: {
    first: { cheese: 5, health: 5, yellow: 5, purple: 5, peculiar: 5, nest: 5 },
    second: { cheese: 4, health: 3, yellow: 3, purple: 3, peculiar: 3, nest: 4 },
  },
  tokens: { cheese: 18, health: 5, yellow: 4, purple: 4 },
};
