/** Nightweave’s personalities and plans, in English. */
import type { Entry } from '../../../words/entry.ts';

export const things = {
  nasty: {
    name: 'Nasty',
    effect: 'Taking a card beside her gives her points for its value, at least 1; each can be bought off.',
  },
  pessimist: {
    name: 'Pessimist',
    effect: 'You fill the gap of a card taken beside her with a hand card of the same colour.',
  },
  infernal: { name: 'Infernal', effect: 'When she prepares she takes all cards that touch her by an edge.' },
  mean: {
    name: 'Mean',
    effect: 'Cards beside her cannot be taken; when she plays one she takes points for her level.',
  },
  gambler: {
    name: 'Gambler',
    effect: 'After you take a card beside her the die moves her on another one, which she keeps.',
  },
  idler: {
    name: 'Idler',
    effect: 'The cards beside her are replaced when she comes, and whenever you take one of them.',
  },
  privileged: { name: 'Privileged', effect: 'Playing a card beside her costs a berry more.' },
  needy: { name: 'Needy', effect: 'To take a card beside her you give her a point token.' },
  'masked-ball': {
    name: 'Masked Ball',
    effect: 'Each time she enters, webs on the events: each costs a card or a resource more.',
  },
  'web-barricade': {
    name: 'Web Barricade',
    effect: 'A green card you play acts once and then never again, unless you pay a card or a resource.',
  },
  'hypnotic-gaze': {
    name: 'Hypnotic Gaze',
    effect: 'When she enters, two random hand cards of yours go: one is discarded, one is hers.',
  },
  'weavers-whim': {
    name: 'Weaver’s Whim',
    effect: 'When she enters, the Meadow is replaced and she shows another personality.',
  },
  'bounty-hunter': {
    name: 'Bounty Hunter',
    effect:
      'When she enters she takes a card of your city worth at least 1 point, unless you give up two cards or resources.',
  },
  'overwhelming-swarm': {
    name: 'Overwhelming Swarm',
    effect: 'Each time she enters, a web on a location: your workers there bring her points.',
  },
  'trial-of-strength': {
    name: 'Trial of Strength',
    effect: 'When she enters she plays a random hand card of yours; for two points or resources you choose which.',
  },
  unraveller: {
    name: 'Unraveller',
    effect:
      'Open cards fill no space of hers, and she plays one from the Meadow when she enters; visits to them bring her level.',
  },
  'growing-web': { name: 'Growing Web', effect: 'Each purple card you play gives her its points.' },
  'sly-one': {
    name: 'Sly One',
    effect: 'When she enters, a deck card to her spoils for each resource you have beyond 3.',
  },
  extortion: {
    name: 'Extortion',
    effect: 'Whenever her spot is blocked she takes points for her level, unless you pay a card or a resource.',
  },
  connections: {
    name: 'Connections',
    effect: 'When she enters, a deck card to her spoils for each card in your hand.',
  },
} as const satisfies Record<string, Entry>;

export type ThingName = keyof typeof things;
