/** The places of the board in English: basic locations, Haven, Journey and forest cards. */
import type { Entry } from '../entry.ts';

export const places = {
  'basic-3-twigs': { name: '3 twigs', effect: 'Gain 3 twigs.' },
  'basic-2-twigs-1-card': { name: '2 twigs and a card', effect: 'Gain 2 twigs and draw a card.' },
  'basic-2-resin': { name: '2 resin', effect: 'Gain 2 resin.' },
  'basic-1-resin-1-card': { name: '1 resin and a card', effect: 'Gain 1 resin and draw a card.' },
  'basic-2-cards-1-point': { name: '2 cards and a point', effect: 'Draw 2 cards and take a point.' },
  'basic-1-pebble': { name: '1 pebble', effect: 'Gain 1 pebble.' },
  'basic-1-berry-1-card': { name: '1 berry and a card', effect: 'Gain 1 berry and draw a card.' },
  'basic-1-berry': { name: '1 berry', effect: 'Gain 1 berry.' },
  haven: { name: 'Haven', effect: 'Discard hand cards; one resource of any kind for every 2.' },
  'journey-5': { name: 'Journey 5', effect: 'In autumn: discard 5 cards; the worker stays and scores 5 points.' },
  'journey-4': { name: 'Journey 4', effect: 'In autumn: discard 4 cards; the worker stays and scores 4 points.' },
  'journey-3': { name: 'Journey 3', effect: 'In autumn: discard 3 cards; the worker stays and scores 3 points.' },
  'journey-2': { name: 'Journey 2', effect: 'In autumn: discard 2 cards; the worker stays and scores 2 points.' },
  'forest-2-berries-1-card': { name: 'Berry glade', effect: 'Gain 2 berries and draw a card.' },
  'forest-2-any': { name: 'Rich glade', effect: 'Gain 2 resources of any kind.' },
  'forest-discard-draw-double': {
    name: 'Whispering glade',
    effect: 'Discard any number of hand cards, then draw twice as many.',
  },
  'forest-copy-basic-1-card': {
    name: 'Crossroads',
    effect: 'Carry out any basic location, even an occupied one, and draw a card.',
  },
  'forest-3-cards-1-pebble': { name: 'Pebble brook', effect: 'Draw 3 cards and gain 1 pebble.' },
  'forest-twig-resin-berry': { name: 'Mixed wood', effect: 'Gain 1 twig, 1 resin and 1 berry.' },
  'forest-3-berries': { name: 'Berry thicket', effect: 'Gain 3 berries.' },
  'forest-2-resin-1-twig': { name: 'Pine grove', effect: 'Gain 2 resin and 1 twig.' },
  'forest-2-cards-1-any': { name: 'Wayfarers’ rest', effect: 'Draw 2 cards and gain one resource of any kind.' },
  'forest-discard-3-any': {
    name: 'Trading stump',
    effect: 'Discard up to 3 hand cards for one resource of any kind each.',
  },
  'forest-meadow-2-play-1-cheaper': {
    name: 'Meadow’s edge',
    effect: 'Draw 2 Meadow cards; then you may play one of them for 1 resource less.',
  },
} as const satisfies Record<string, Entry>;

export type PlaceName = keyof typeof places;
