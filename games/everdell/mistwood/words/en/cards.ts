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
} as const satisfies Record<string, Entry>;

export type CardName = keyof typeof cards;
