/** What the parts of the table mean, in English. */
import type { Told } from '../terms.ts';

export const en: Told = {
  worker: {
    title: 'Workers',
    text: 'You send them to locations, events and red cards. They stay there until you prepare for the next season.',
  },
  hand: { text: 'Nobody ever holds more than 8 cards: beyond that you draw nothing.' },
  deck: {
    title: 'Deck',
    text: 'Cards are drawn from here unless the Meadow is named. When it is empty, the discard pile becomes the new deck.',
  },
  discards: { title: 'Discard pile', text: 'It lies face down, and nobody looks through it.' },
  meadow: {
    text: 'Eight cards for everyone: they are played from here just as from the hand, and each is replaced at once.',
  },
  places: {
    text: 'A worker here brings what the sign shows. A log is shared by any number of workers, a stump is exclusive: it holds one.',
  },
  forest: { text: 'Other clearings in every game. Each takes one worker; with four players two, of different people.' },
  haven: { text: 'Discard as many cards as you like: every two bring one resource of any kind.' },
  journey: { text: 'In autumn: discard as many cards as the milestone says, and its points are yours at the end.' },
  'basic events': {
    text: 'With enough cards of one colour in your city a worker achieves it: 3 points, for the first who does.',
  },
  'special events': {
    text: 'With the two pictured cards in your city a worker achieves it. Each goes to one player only.',
  },
  city: { text: 'A city has 15 spaces. A Wanderer needs none; Husband and Wife share one.' },
  points: { title: 'Points of a card', text: 'Every card in your city counts them at the end, negative ones too.' },
  critter: { text: 'Costs berries, or nothing at all if its home stands free in your city.' },
  construction: {
    text: 'Costs twigs, resin and pebbles. Once in the game the Critter named on it may move in without paying.',
  },
  unique: { text: 'A city holds only one copy of it.' },
  common: { text: 'A city may hold any number of copies.' },
  home: {
    title: 'Home',
    text: 'The linked card. With this Construction unoccupied in your city the Critter is free: it moves in, and an occupied token marks the home.',
  },
  occupied: {
    title: 'Occupied',
    text: 'The occupied token: somebody has moved in here free of charge. Nobody else can, even if that Critter leaves.',
  },
  'season winter': { text: 'Where everyone begins, with two workers. Those on the tree wait for the seasons to come.' },
  'season spring': {
    text: 'Preparing for it brings your workers home, one new worker, and every green card of your city produces.',
  },
  'season summer': {
    text: 'Preparing for it brings your workers home, one new worker, and up to two cards of the Meadow into your hand. No production.',
  },
  'season autumn': {
    text: 'The last season: two new workers, every green card produces, and the Journey is open to you.',
  },
  'good twig': { title: 'Twigs', text: 'The most common resource: most Constructions need some.' },
  'good resin': { title: 'Resin', text: 'A resource for Constructions, rarer than twigs.' },
  'good pebble': { title: 'Pebbles', text: 'The rarest resource: only one basic location gives it.' },
  'good berry': {
    title: 'Berries',
    text: 'Critters are paid with berries, unless their home stands empty in your city.',
  },
  'good token': { title: 'Point tokens', text: 'Each is worth a point at the end.' },
  'kind tan': { title: 'Tan: Traveler', text: 'Acts once, when it is played.' },
  'kind green': {
    title: 'Green: Production',
    text: 'Acts when it is played, and again when you prepare for spring and for autumn.',
  },
  'kind red': {
    title: 'Red: Destination',
    text: 'A location for a worker. With the door ajar it is open to guests too, and its owner gets a point for each.',
  },
  'kind blue': { title: 'Blue: Governance', text: 'Works all the time: a discount, or a gift for what you play.' },
  'kind purple': { title: 'Purple: Prosperity', text: 'Counts more points at the end, for what stands in your city.' },
};
