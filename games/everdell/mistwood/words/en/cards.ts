/** The cards of Mistwood in English: name and effect, in our own words. The other languages must have the same cards. */
import type { Entry } from '../../../words/entry.ts';

export const cards = {
  'winter-farm-1': { name: 'Snowbound Farm', effect: 'A Farm. Production: 1 berry, or draw 2 cards.' },
  'winter-farm-2': { name: 'Root Cellar Farm', effect: 'A Farm. Production: 1 berry or 1 pebble.' },
  'spring-farm-1': { name: 'Seedling Farm', effect: 'A Farm. Production: 1 berry.' },
  'spring-farm-2': {
    name: 'Orchard in Bloom',
    effect: 'A Farm. Production: 1 berry, or pay 1 berry for 1 point and 1 card.',
  },
  'summer-farm-1': { name: 'Hay Farm', effect: 'A Farm. Production: 1 berry or 2 twigs.' },
  'summer-farm-2': { name: 'Summer Farm II', effect: 'A Farm. Uses no space. Production: 1 berry.' },
  'autumn-farm-1': { name: 'Pumpkin Farm', effect: 'A Farm. Production: 1 card, and 1 berry or 1 resin.' },
  'autumn-farm-2': {
    name: 'Harvest Farm',
    effect: 'A Farm. Production: 1 berry, or 1 berry for every 2 Farms in this city, itself included.',
  },
  'corrin-evertails-path': {
    name: 'Corrin Evertail’s Path',
    effect: 'Uses no space. Visit: carry out a location on which an opponent’s worker stands. Serves any tan Critter.',
  },
  'corrin-evertail-the-king': {
    name: 'Corrin Evertail the King',
    effect: 'At the end: 1 point for each purple card in the city of one opponent.',
  },
  'corrin-evertails-field': {
    name: 'Corrin Evertail’s Field',
    effect:
      'Production: 1 berry, and 1 for each Farm of your opponents; they draw a card for each of theirs. Serves any green Critter.',
  },
  'corrin-evertail-the-leader': {
    name: 'Corrin Evertail the Leader',
    effect: 'Whenever you draw: you may hand one of the cards to an opponent for a point.',
  },
  'corrin-evertail-the-warrior': {
    name: 'Corrin Evertail the Warrior',
    effect: 'Uses no space. When played: give opponents up to 8 cards and resources, a point for each.',
  },
  'strey-softpaw': {
    name: 'Strey Softpaw',
    effect: 'A Ranger. Visit: carry out up to 2 basic locations or forest cards on which workers stand.',
  },
  'everflame-tomb': {
    name: 'Everflame Tomb',
    effect:
      'A Cemetery. Visit: play any card for free; the worker stays for good. The second spot needs an Undertaker.',
  },
  'click-clacks': {
    name: 'Click Clack’s',
    effect: 'A General Store. Production: 3 berries, and a resource for each Farm in your city.',
  },
  'chipter-swipple': {
    name: 'Chipter Swipple',
    effect: 'A Chip Sweep. Production, once in a turn: activate up to 2 green cards of your city.',
  },
  'mayberry-matriarch': {
    name: 'Mayberry Matriarch',
    effect: 'A Wife. Shares a space with a Husband. At the end: 5 points with a Husband and a Farm in the city.',
  },
  'king-norths-treasury': {
    name: 'King North’s Treasury',
    effect: 'A Clock Tower. When played: 4 points on it. Each one spent makes a card 2 resources cheaper.',
  },
  'jor-goldwing': {
    name: 'Jor Goldwing',
    effect: 'A Bard. When played: a point for each card in your hand, at most 8.',
  },
  'darkdeep-prison': {
    name: 'Darkdeep Prison',
    effect: 'A Dungeon. When played: discard up to 2 Critters of your city, each for 3 points and 3 resources.',
  },
  'tarry-hare': {
    name: 'Tarry Hare',
    effect:
      'A Shopkeeper. After each Critter played into your city: a resource; after each Construction: up to 2 cards.',
  },
  'strongroot-castle': {
    name: 'Strongroot Castle',
    effect: 'A Castle. At the end: 2 points for each Common Construction in your city.',
  },
} as const satisfies Record<string, Entry>;

export type CardName = keyof typeof cards;
