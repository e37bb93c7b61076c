/** The events in English. The effect says what is asked, what happens and what it scores. */
import type { Entry } from '../entry.ts';

export const events = {
  'grand-tour': { name: 'Grand Tour', effect: '3 red cards in your city: 3 points.' },
  'harvest-festival': { name: 'Harvest Festival', effect: '4 green cards in your city: 3 points.' },
  'city-monument': { name: 'City Monument', effect: '3 blue cards in your city: 3 points.' },
  'cartographers-expedition': { name: 'Cartographer’s Expedition', effect: '3 tan cards in your city: 3 points.' },
  'a-brilliant-marketing-plan': {
    name: 'A Brilliant Marketing Plan',
    effect: 'Shopkeeper and Post Office: give opponents up to 3 resources, 2 points each.',
  },
  'a-well-run-city': {
    name: 'A Well Run City',
    effect: 'Chip Sweep and Clock Tower: bring home one of your workers; 4 points.',
  },
  'an-evening-of-fireworks': {
    name: 'An Evening of Fireworks',
    effect: 'Lookout and Miner Mole: lay up to 3 twigs here, 2 points each.',
  },
  'ancient-scrolls-discovered': {
    name: 'Ancient Scrolls Discovered',
    effect: 'Historian and Ruins: reveal 5 cards, take them or lay them here; 1 point for each card here.',
  },
  'capture-of-the-acorn-thieves': {
    name: 'Capture of the Acorn Thieves',
    effect: 'Courthouse and Ranger: lay up to 2 Critters of your city here, 3 points each.',
  },
  'croak-wart-cure': {
    name: 'Croak Wart Cure',
    effect: 'Undertaker and Barge Toad: pay 2 berries and discard 2 cards of your city; 6 points.',
  },
  'flying-doctor-service': {
    name: 'Flying Doctor Service',
    effect: 'Doctor and Postal Pigeon: at the end 3 points for each couple of Husband and Wife in all cities.',
  },
  'graduation-of-scholars': {
    name: 'Graduation of Scholars',
    effect: 'Teacher and University: lay up to 3 Critters of your hand here, 2 points each.',
  },
  'ministering-to-miscreants': {
    name: 'Ministering to Miscreants',
    effect: 'Monk and Dungeon: at the end 3 points for each prisoner in your Dungeon.',
  },
  'path-of-the-pilgrims': {
    name: 'Path of the Pilgrims',
    effect: 'Monastery and Wanderer: at the end 3 points for each worker on your Monastery.',
  },
  'performer-in-residence': {
    name: 'Performer in Residence',
    effect: 'Inn and Bard: lay up to 3 berries here, 2 points each.',
  },
  'pristine-chapel-ceiling': {
    name: 'Pristine Chapel Ceiling',
    effect:
      'Woodcarver and Chapel: a card and any resource for each point on your Chapel; at the end 2 points for each point there.',
  },
  'remembering-the-fallen': {
    name: 'Remembering the Fallen',
    effect: 'Cemetery and Shepherd: at the end 3 points for each worker on your Cemetery.',
  },
  'tax-relief': { name: 'Tax Relief', effect: 'Judge and Queen: your green cards produce; 3 points.' },
  'the-everdell-games': { name: 'The Everdell Games', effect: '2 cards of each colour in your city: 9 points.' },
  'under-new-management': {
    name: 'Under New Management',
    effect: 'Peddler and General Store: lay up to 3 resources here; twig or berry 1 point, resin or pebble 2.',
  },
} as const satisfies Record<string, Entry>;

export type EventName = keyof typeof events;
