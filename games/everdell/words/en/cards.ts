/** The cards in English: name and effect, in our own words. The other languages must have the same cards. */
import type { Entry } from '../entry.ts';

export const cards = {
  architect: {
    name: 'Architect',
    effect: 'At the end: 1 point for each resin and pebble you have left, at most 6.',
  },
  bard: { name: 'Bard', effect: 'When played: you may discard up to 5 hand cards for a point each.' },
  'barge-toad': { name: 'Barge Toad', effect: 'Production: 2 twigs for each Farm in your city.' },
  castle: { name: 'Castle', effect: 'At the end: 1 point for each Common Construction in your city.' },
  cemetery: {
    name: 'Cemetery',
    effect:
      'Visit: reveal 4 cards of the deck or the discard pile, play one for free, discard the rest. The worker stays for good. The second spot needs an Undertaker.',
  },
  chapel: { name: 'Chapel', effect: 'Visit: put a point on the Chapel, then draw 2 cards for each point on it.' },
  'chip-sweep': {
    name: 'Chip Sweep',
    effect: 'Production: activate a green card of your city other than a Chip Sweep.',
  },
  'clock-tower': {
    name: 'Clock Tower',
    effect:
      'Arrives with 3 points. When you prepare for a season you may spend one to repeat a basic or forest location where your worker stands.',
  },
  courthouse: {
    name: 'Courthouse',
    effect: 'After each Construction you play: a twig, a resin or a pebble.',
  },
  crane: { name: 'Crane', effect: 'Discard the Crane to play a Construction for up to 3 resources less.' },
  doctor: { name: 'Doctor', effect: 'Production: you may pay up to 3 berries for a point each.' },
  dungeon: {
    name: 'Dungeon',
    effect:
      'Lock up a Critter of your city to play a card for up to 3 resources less. One cell; a second one with a Ranger.',
  },
  'ever-tree': {
    name: 'Ever Tree',
    effect: 'At the end: 1 point for each purple card in your city. Makes any Critter free, once.',
  },
  fairgrounds: { name: 'Fairgrounds', effect: 'Production: draw 2 cards.' },
  farm: { name: 'Farm', effect: 'Production: 1 berry.' },
  fool: { name: 'Fool', effect: 'Goes into a free space of an opponent’s city and counts −2 points there.' },
  'general-store': { name: 'General Store', effect: 'Production: 1 berry, or 2 if your city has a Farm.' },
  historian: { name: 'Historian', effect: 'After each card you play: draw a card.' },
  husband: {
    name: 'Husband',
    effect: 'Shares a space with a Wife. Production: any resource, if he has a Wife and your city has a Farm.',
  },
  inn: {
    name: 'Inn',
    effect: 'Visit: play a Meadow card for up to 3 resources less. Open to all; the owner gets a point for a guest.',
  },
  innkeeper: { name: 'Innkeeper', effect: 'Discard the Innkeeper to play a Critter for up to 3 berries less.' },
  judge: { name: 'Judge', effect: 'When you play a card, you may pay one resource with another kind.' },
  king: { name: 'King', effect: 'At the end: 1 point for each basic and 2 for each special event of yours.' },
  lookout: { name: 'Lookout', effect: 'Visit: carry out any basic or forest location, even an occupied one.' },
  mine: { name: 'Mine', effect: 'Production: 1 pebble.' },
  'miner-mole': {
    name: 'Miner Mole',
    effect:
      'Production: you may copy a green card of an opponent, as it works in that city, but no Storehouse or Chip Sweep.',
  },
  monastery: {
    name: 'Monastery',
    effect:
      'Visit: give 2 resources to an opponent for 4 points. The worker stays for good. The second spot needs a Monk.',
  },
  monk: {
    name: 'Monk',
    effect:
      'Production: you may give an opponent up to 2 berries for 2 points each. Opens the second spot of the Monastery.',
  },
  palace: { name: 'Palace', effect: 'At the end: 1 point for each Unique Construction in your city.' },
  peddler: { name: 'Peddler', effect: 'Production: you may pay up to 2 resources for as many of any kind.' },
  'post-office': {
    name: 'Post Office',
    effect:
      'Visit: give 2 hand cards to an opponent, discard any number, draw up to the hand limit. Open to all; the owner gets a point for a guest.',
  },
  'postal-pigeon': {
    name: 'Postal Pigeon',
    effect: 'When played: reveal 2 cards; you may play one worth 3 points or less for free. Discard the rest.',
  },
  queen: {
    name: 'Queen',
    effect: 'Visit: play a card worth 3 points or less from your hand or the Meadow for free.',
  },
  ranger: {
    name: 'Ranger',
    effect:
      'When played: move one of your deployed workers and carry out its new location. Opens the second cell of the Dungeon.',
  },
  'resin-refinery': { name: 'Resin Refinery', effect: 'Production: 1 resin.' },
  ruins: {
    name: 'Ruins',
    effect: 'When played: discard a Construction of your city, gain its printed cost and draw 2 cards.',
  },
  school: { name: 'School', effect: 'At the end: 1 point for each Common Critter in your city.' },
  shepherd: {
    name: 'Shepherd',
    effect: 'You pay an opponent for it. When played: 3 berries, and a point for each point on your Chapel.',
  },
  shopkeeper: { name: 'Shopkeeper', effect: 'After each Critter you play into your city: 1 berry.' },
  storehouse: {
    name: 'Storehouse',
    effect: 'Production: put 3 twigs, 2 resin, 1 pebble or 2 berries on it. Visit: take everything on it.',
  },
  teacher: { name: 'Teacher', effect: 'Production: draw 2 cards, keep one, give the other to an opponent.' },
  theater: { name: 'Theater', effect: 'At the end: 1 point for each Unique Critter in your city.' },
  'twig-barge': { name: 'Twig Barge', effect: 'Production: 2 twigs.' },
  undertaker: {
    name: 'Undertaker',
    effect:
      'When played: discard 3 Meadow cards, refill, then draw one Meadow card. Opens the second spot of the Cemetery.',
  },
  university: {
    name: 'University',
    effect: 'Visit: discard another card of your city; gain its printed cost, any resource and a point.',
  },
  wanderer: { name: 'Wanderer', effect: 'Needs no space. When played: draw 3 cards.' },
  wife: { name: 'Wife', effect: 'Shares a space with a Husband. At the end: 3 points, if she has a Husband.' },
  woodcarver: { name: 'Woodcarver', effect: 'Production: you may pay up to 3 twigs for a point each.' },
} as const satisfies Record<string, Entry>;

export type CardName = keyof typeof cards;
