/**
 * The activity deck. Nobody publishes the printed cards, so these eighteen are our own: they keep all that the rulebook
 * says of the deck (nine winter cards, five of them with the worker symbol) and were tuned by playing.
 */
import type { ActivityCard, Clearing, Points, Target } from './card.ts';

type Basic = '3-twigs' | '2-resin' | '1-pebble' | '1-berry-1-card';

const withPoints = <T extends Target>(target: T, points?: Points): T => (points ? { ...target, points } : target);
const basic = (at: Basic, points?: Points) => withPoints({ to: 'basic', at: `basic-${at}` } as Target, points);
const forest = (at: Clearing, points?: Points) => withPoints({ to: 'forest', at } as Target, points);
const journey = (worth: 3 | 4 | 5): Target => ({ to: 'journey', at: `journey-${worth}` });
const ownCity: Target = { to: 'own-city' };
const openCard: Target = { to: 'open-card' };
const basicEvent: Target = { to: 'basic-event' };
const specialEvent: Target = { to: 'special-event' };
const havenForLevel: Target = { to: 'haven', points: 'level' };

export const ACTIVITY: readonly ActivityCard[] = [
  {
    id: 'snare-in-the-twigs',
    season: 'winter',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: {
      winter: [basic('3-twigs'), forest('upper-left')],
      spring: [basic('3-twigs', 'level'), ownCity],
      summer: [forest('upper-left', 'level'), ownCity],
      autumn: [journey(3), basic('3-twigs', 'level')],
    },
    fallback: ['haven', 'level'],
  },
  {
    id: 'resin-trap',
    season: 'winter',
    symbol: 'worker',
    arrows: 'counter-clockwise',
    lines: {
      winter: [basic('2-resin'), forest('upper-right')],
      spring: [basic('2-resin', 1), basicEvent],
      summer: [openCard, basic('2-resin')],
      autumn: [basicEvent, basic('2-resin', 'level')],
    },
    fallback: ['haven', 'draw'],
  },
  {
    id: 'under-every-stone',
    season: 'winter',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: {
      winter: [basic('1-pebble'), forest('lower-left')],
      spring: [forest('lower-left'), openCard],
      summer: [basic('1-pebble', 'level'), basicEvent],
      autumn: [forest('lower-left', 'level'), ownCity],
    },
    fallback: ['haven', 'discard'],
  },
  {
    id: 'berry-thieves',
    season: 'winter',
    symbol: 'worker',
    arrows: 'counter-clockwise',
    lines: {
      winter: [basic('1-berry-1-card'), forest('upper-left')],
      spring: [openCard, basic('1-berry-1-card')],
      summer: [basicEvent, forest('upper-right')],
      autumn: [basic('1-berry-1-card'), journey(4)],
    },
    fallback: ['haven', 'level'],
  },
  {
    id: 'silk-on-the-path',
    season: 'winter',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: {
      winter: [forest('upper-left'), basic('1-pebble')],
      spring: [forest('lower-right'), ownCity],
      summer: [forest('lower-right', 'level'), ownCity],
      autumn: [forest('upper-left', 'level'), ownCity],
    },
    fallback: ['haven', 'draw'],
  },
  {
    id: 'into-the-meadow',
    season: 'winter',
    symbol: 'nightweave',
    arrows: 'clockwise',
    lines: {
      winter: ['enter', 'play-hand'],
      spring: ['enter', 'play-meadow'],
      summer: ['enter', 'play-meadow-and-discard'],
      autumn: ['enter', 'discard'],
    },
    fallback: ['draw', 'level'],
  },
  {
    id: 'shadow-in-the-grass',
    season: 'winter',
    symbol: 'nightweave',
    arrows: 'counter-clockwise',
    lines: {
      winter: ['enter', 'play-meadow-and-draw'],
      spring: ['enter', 'play-hand'],
      summer: ['enter', 'play-meadow'],
      autumn: ['enter', 'draw'],
    },
    fallback: ['discard', 'level'],
  },
  {
    id: 'whispers-at-dusk',
    season: 'winter',
    arrows: 'counter-clockwise',
    lines: {
      winter: ['play-meadow-and-draw', 'draw'],
      spring: ['play-meadow', 'play-hand'],
      summer: ['play-hand', 'draw'],
      autumn: ['play-meadow', 'discard'],
    },
    fallback: ['draw', 'level'],
  },
  {
    id: 'an-unasked-guest',
    season: 'winter',
    arrows: 'clockwise',
    lines: {
      winter: ['play-meadow', 'play-hand'],
      spring: ['play-meadow-and-discard', 'draw'],
      summer: ['play-hand', 'discard'],
      autumn: ['discard', 'draw'],
    },
    fallback: ['draw', 'level'],
  },
  {
    id: 'names-on-a-list',
    season: 'spring',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: {
      spring: [specialEvent, basicEvent],
      summer: [forest('lower-left'), specialEvent],
      autumn: [forest('lower-left', 'level'), basicEvent],
    },
    fallback: ['haven', 'level'],
  },
  {
    id: 'rooms-for-spiders',
    season: 'spring',
    symbol: 'worker',
    arrows: 'counter-clockwise',
    lines: {
      spring: [ownCity, forest('lower-left')],
      summer: [openCard, ownCity],
      autumn: [forest('lower-right'), ownCity],
    },
    fallback: ['haven', 'draw'],
  },
  {
    id: 'borrowed-finery',
    season: 'spring',
    arrows: 'counter-clockwise',
    lines: {
      spring: ['play-meadow-and-draw', 'discard'],
      summer: ['play-meadow', 'draw'],
      autumn: ['play-hand', 'discard'],
    },
    fallback: ['draw', 'level'],
  },
  {
    id: 'summer-roads',
    season: 'summer',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: {
      summer: [forest('upper-right', 'level'), basic('1-berry-1-card')],
      autumn: [forest('upper-right', 'level'), journey(4)],
    },
    fallback: ['haven', 'discard'],
  },
  {
    id: 'mischief-at-the-fair',
    season: 'summer',
    symbol: 'worker',
    arrows: 'counter-clockwise',
    lines: {
      summer: [specialEvent, havenForLevel],
      autumn: [specialEvent, havenForLevel],
    },
    fallback: ['haven', 'level'],
  },
  {
    id: 'a-drawer-of-secrets',
    season: 'summer',
    arrows: 'clockwise',
    lines: {
      summer: ['play-meadow-and-discard', 'play-hand'],
      autumn: ['draw', 'discard'],
    },
    fallback: ['draw', 'level'],
  },
  {
    id: 'the-last-road',
    season: 'autumn',
    symbol: 'worker',
    arrows: 'counter-clockwise',
    lines: { autumn: [basic('1-pebble', 'level'), journey(5)] },
    fallback: ['haven', 'level'],
  },
  {
    id: 'a-watcher-at-the-door',
    season: 'autumn',
    symbol: 'worker',
    arrows: 'clockwise',
    lines: { autumn: [openCard, basic('3-twigs', 'level')] },
    fallback: ['haven', 'draw'],
  },
  {
    id: 'the-great-web',
    season: 'autumn',
    symbol: 'nightweave',
    arrows: 'counter-clockwise',
    lines: { autumn: ['enter', 'discard'] },
    fallback: ['draw', 'level'],
  },
];
