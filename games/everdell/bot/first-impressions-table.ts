/**
 * What experience says about cards, places and answers, as powers of e. Fitted (softmax, by how often a search with 200
 * imagined games looked at each option) to 780 games for two in which searches played each other; docs/bots.md tells how.
 */

/** Playing it in winter or spring, and later; having it in the hand; visiting or activating it. */
export type CardTaste = readonly [early: number, late: number, keep: number, use: number];

export const CARD_TASTE: Readonly<Record<string, CardTaste>> = {
  architect: [0.45, 0.6, 0.43, 0],
  bard: [-1.87, -1.59, -0.83, 0],
  'barge-toad': [-0.38, -0.33, -0.29, 0.44],
  castle: [0.27, 1.48, 0.62, 0],
  cemetery: [-1.88, -1.94, -0.49, 0.94],
  chapel: [-1, -0.94, 0.09, -0.42],
  'chip-sweep': [0.29, 0.43, -0.05, 0.29],
  'clock-tower': [-0.2, -0.35, -0.35, 0],
  courthouse: [1.35, 0.42, 0.21, 0],
  crane: [1.54, 1.05, 0.36, 0],
  doctor: [0.55, 0.71, 0.37, 0.1],
  dungeon: [-0.4, -0.63, -0.31, 0],
  'ever-tree': [0.22, 1.34, 0.73, 0],
  fairgrounds: [0.48, 0.08, 0.19, -0.34],
  farm: [1.06, 0.17, -0.23, -0.23],
  fool: [-1, 0.25, -0.82, 0],
  'general-store': [0.92, 0.3, -0.13, 0.57],
  historian: [1.01, 0.36, 0.08, 0],
  husband: [0.05, 0.3, 0.09, -0.23],
  inn: [-0.21, -0.42, 0.17, 0.28],
  innkeeper: [1.09, 0.94, 0.31, 0],
  judge: [1.64, 0.76, 0.33, 0],
  king: [-0.2, 0.69, 0.69, 0],
  lookout: [-0.72, -0.65, 0.14, -0.14],
  mine: [1.42, 0.47, 0.07, -0.09],
  'miner-mole': [-0.67, -0.39, -0.22, 0.44],
  monastery: [-1.63, -1.53, -0.08, 0.44],
  monk: [-1.34, -1.15, -0.58, 0.42],
  palace: [0.05, 0.88, 0.63, 0],
  peddler: [-0.69, -0.4, -0.22, -0.25],
  'post-office': [-0.42, -0.64, 0.15, -1.16],
  'postal-pigeon': [0.31, -0.17, -0.77, 0],
  queen: [-0.4, 0.14, 0.5, 0.57],
  ranger: [-0.28, 0.12, -0.39, 0],
  'resin-refinery': [0.61, -0.22, -0.13, -0.25],
  ruins: [-1.13, -0.82, -0.89, 0],
  school: [0.84, 1.63, 0.5, 0],
  shepherd: [-0.17, -0.53, -0.39, 0],
  shopkeeper: [1.12, 0.19, 0.11, 0],
  storehouse: [0.08, -0.23, 0.08, -0.36],
  teacher: [0.56, 0.59, 0.19, -0.38],
  theater: [0.58, 1.33, 0.6, 0],
  'twig-barge': [1.48, 0.28, -0.06, 0.1],
  undertaker: [-1.02, -0.57, -0.34, 0],
  university: [0.42, 0.12, 0.42, 1.28],
  wanderer: [-1.05, 0.03, -0.33, 0],
  wife: [-0.16, 0.33, 0.65, 0],
  woodcarver: [0.3, 0.37, 0.26, 0.33],
};

/** Sending a worker there in winter, spring, summer, autumn; and for each card in the hand. */
export type PlaceTaste = readonly [number, number, number, number, perCard: number];

export const PLACE_TASTE: Readonly<Record<string, PlaceTaste>> = {
  'basic-1-berry': [-1.41, -1.27, -1.07, -1.23, -0.06],
  'basic-1-berry-1-card': [-0.6, -0.57, -0.42, -0.46, -0.05],
  'basic-1-pebble': [-0.47, -0.61, -0.62, -0.6, -0.01],
  'basic-1-resin-1-card': [-1.03, -0.75, -0.58, -0.59, -0.04],
  'basic-2-cards-1-point': [-0.29, -0.02, 0.4, 0.49, -0.12],
  'basic-2-resin': [-0.25, 0.08, -0.03, -0.18, 0.01],
  'basic-2-twigs-1-card': [-0.51, -0.37, -0.3, -0.55, -0.04],
  'basic-3-twigs': [0.27, 0.09, -0.09, -0.48, 0],
  'forest-2-any': [0.91, 0.59, 0.46, 0.02, 0.01],
  'forest-2-berries-1-card': [1.31, 0.73, 0.48, 0.27, 0],
  'forest-2-cards-1-any': [-0.05, 0.01, 0.15, -0.07, -0.1],
  'forest-2-resin-1-twig': [1.1, 0.92, 0.57, 0.15, 0.04],
  'forest-3-berries': [1.92, 1.13, 0.53, 0.14, 0.11],
  'forest-3-cards-1-pebble': [0.73, 0.41, 0.26, 0.25, -0.08],
  'forest-copy-basic-1-card': [0.51, 0.65, 0.67, 0.45, -0.05],
  'forest-discard-3-any': [-1.1, -0.82, -0.67, -0.73, 0.13],
  'forest-discard-draw-double': [-0.96, -0.56, -0.23, -0.43, -0.1],
  'forest-meadow-2-play-1-cheaper': [0.04, 0.37, 0.39, 0.08, -0.05],
  'forest-twig-resin-berry': [1.69, 1.16, 0.63, 0.18, 0.06],
  haven: [-2.23, -1.89, -1.49, -1.66, 0.05],
  'journey-2': [0, 0, 0, 1.19, -0.01],
  'journey-3': [0, 0, 0, 1.3, 0.09],
  'journey-4': [0, 0, 0, 1.65, 0.18],
  'journey-5': [0, 0, 0, 0.37, 0.48],
};

/** What a place brings towards a price: twigs, resin, pebbles, berries, and resources of any kind. */
export const PLACE_GOODS: Readonly<Record<string, readonly number[]>> = {
  'basic-3-twigs': [3, 0, 0, 0, 0],
  'basic-2-twigs-1-card': [2, 0, 0, 0, 0],
  'basic-2-resin': [0, 2, 0, 0, 0],
  'basic-1-resin-1-card': [0, 1, 0, 0, 0],
  'basic-1-pebble': [0, 0, 1, 0, 0],
  'basic-1-berry-1-card': [0, 0, 0, 1, 0],
  'basic-1-berry': [0, 0, 0, 1, 0],
  'forest-2-berries-1-card': [0, 0, 0, 2, 0],
  'forest-2-any': [0, 0, 0, 0, 2],
  'forest-3-cards-1-pebble': [0, 0, 1, 0, 0],
  'forest-twig-resin-berry': [1, 1, 0, 1, 0],
  'forest-3-berries': [0, 0, 0, 3, 0],
  'forest-2-resin-1-twig': [1, 2, 0, 0, 0],
  'forest-2-cards-1-any': [0, 0, 0, 0, 1],
  'forest-discard-3-any': [0, 0, 0, 0, 3],
};

/** What to do with a turn, by season. */
export const DOING = {
  play: [0.76, 1.07, 1.14, 1.7],
  place: [-0.42, -0.71, -0.94, -0.43],
  visit: [0.33, 0.52, -0.15, 0.13],
  achieve: [1.06, 2.04, 1.52, 2.26],
  prepare: [-0.89, -0.24, 0.43, 0],
  pass: [0, 0, 0, -3.54],
} as const;

/** Stopping or declining, by what was asked. */
export const STOPPING: Readonly<Record<string, number>> = {
  copy: -2.01,
  discard: 0.03,
  'give-one': -0.74,
  'meadow-draw': -1.47,
  'play-cheaper': -1.59,
  'play-free': -2.03,
  scholars: -2.92,
  scrolls: 0.47,
  spend: -0.36,
  start: -1.5,
  thieves: -1.2,
  worker: -1.93,
};

/** How to pay. */
export const WAY: Readonly<Record<string, number>> = {
  cost: 0.11,
  crane: -1,
  dungeon: -0.23,
  innkeeper: -0.66,
  judge: 0.2,
  occupy: 1.6,
};

/** Having one more of a resource, and taking one more where a number is asked. */
export const NEED: Readonly<Record<string, number>> = { twig: -0.84, resin: -0.27, pebble: 0.17, berry: -0.17 };
export const ONE_MORE = 1.18;

/** Playing a card: for nothing, for each unit of its price, into one of the last spaces, there for each of its points. */
export const PLAYING = { free: 0.83, price: -0.03, tight: -0.96, tightPoints: 0.14 } as const;
/** Goods with which more cards can be paid: for each of them, and for each point of the best. */
export const UNLOCKING = { cards: 0.14, points: 0.08 } as const;
/** Parting with a card of the city, for each of its points. */
export const PARTING = -0.8;
