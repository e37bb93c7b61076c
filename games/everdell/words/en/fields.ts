/** The questions of the set-up, in English. */
import type { FieldWords } from '../fields.ts';
import { levels } from './levels.ts';

export const fields = {
  seats: { name: 'Players', values: { 1: '1, alone', 2: '2', 3: '3', 4: '4' } },
  start: {
    name: 'First player',
    values: { lot: 'by lot', 1: 'Player 1', 2: 'Player 2', 3: 'Player 3', 4: 'Player 4' },
  },
  opponent: {
    name: 'Opponent that plays itself',
    values: {
      rugwort: ({ seats }) =>
        seats === 1 ? 'Rugwort' : seats === undefined ? 'Rugwort, if you are alone' : 'nobody: each for themselves',
      nightweave: 'Nightweave',
    },
    about: { rugwort: 'He takes on one person alone; two or more play against each other.' },
  },
  rugwort: {
    name: 'Rugwort’s year',
    values: { 1: '1: the Rascal', 2: '2: the Rotten', 3: '3: the Rapscallion' },
    about: {
      1: 'He takes 3 points for each special event that you leave to him.',
      2: 'He takes 6 points for each special event that you leave to him, and goes farther on the Journey.',
      3: 'As in the second year, and in autumn he kidnaps one of your workers.',
    },
  },
  farms: {
    name: 'Seasonal Farms',
    values: { plain: 'as ever', seasonal: 'of the four seasons' },
    about: { seasonal: 'Eight different Farms, most of them with two abilities: one is chosen each time.' },
  },
  corrin: {
    name: 'Corrin Evertail',
    values: { no: 'without', yes: 'his five cards' },
    about: { yes: 'Five strong cards in the deck, linked to colours instead of names.' },
  },
  legends: {
    name: 'More Legends',
    values: { no: 'none', yes: 'two for each player' },
    about: {
      yes: 'A legendary Critter and a legendary Construction beside your city, paid for or in place of their banner card.',
    },
  },
  abilities: {
    name: 'Worker abilities',
    values: { no: 'none', yes: 'one for each player' },
    about: { yes: 'Stoats, Butterflies, Spiders or Pigs, by lot. In return no worker arrives in spring.' },
  },
  spring: {
    name: 'Worker of spring',
    values: { no: 'stays away', yes: 'comes nevertheless' },
    about: { yes: 'A little easier: with an ability no worker comes in spring, but against her one may.' },
  },
  level: {
    name: 'Nightweave’s level',
    values: levels,
    about: {
      0: 'She takes no extra points.',
      1: 'A point wherever a card names her level, 1 for each card worth nothing, 4 for a special event.',
      2: '2 points wherever a card names her level, 1 for each card that is purple or worth nothing, 5 for a special event.',
      3: '3 points wherever a card names her level, 2 for each purple card, 1 for each worth nothing, 6 for a special event.',
      4: '4 points wherever a card names her level, 3 for each purple card, 2 for each worth nothing, 6 for a special event.',
    },
  },
  victory: {
    name: 'Two against Nightweave',
    values: { together: 'win together', each: 'each for themselves' },
    about: { together: 'You win only if both are ahead of her.', each: 'Whoever is ahead of all others wins.' },
  },
  personality: {
    name: 'Nightweave’s personality',
    values: {
      none: 'none',
      nasty: 'Nasty',
      pessimist: 'Pessimist',
      infernal: 'Infernal',
      mean: 'Mean',
      gambler: 'Gambler',
      idler: 'Idler',
      privileged: 'Privileged',
      needy: 'Needy',
    },
    about: {
      nasty: 'Taking a card beside her gives her points for its value, at least 1; each can be bought off.',
      pessimist: 'You fill the gap of a card taken beside her with a hand card of the same colour.',
      infernal:
        'The hardest, worth more than a level: when she prepares she takes all cards that touch her by an edge.',
      mean: 'Cards beside her cannot be taken; when she plays one she takes points for her level.',
      gambler: 'After you take a card beside her the die moves her on another one, which she keeps.',
      idler: 'The cards beside her are replaced when she comes, and whenever you take one of them.',
      privileged: 'Playing a card beside her costs a berry more.',
      needy: 'To take a card beside her you give her a point token.',
    },
  },
  plan: {
    name: 'Nightweave’s plan',
    values: {
      none: 'none',
      'masked-ball': 'Masked Ball',
      'web-barricade': 'Web Barricade',
      'hypnotic-gaze': 'Hypnotic Gaze',
      'the-scheme-thickens': 'The Scheme Thickens',
      'weavers-whim': 'Weaver’s Whim',
      'bounty-hunter': 'Bounty Hunter',
      'overwhelming-swarm': 'Overwhelming Swarm',
      'trial-of-strength': 'Trial of Strength',
      unraveller: 'Unraveller',
      'growing-web': 'Growing Web',
      'sly-one': 'Sly One',
      extortion: 'Extortion',
      connections: 'Connections',
    },
    about: {
      'masked-ball': 'Each time she enters, webs on the events: each costs a card or a resource more.',
      'web-barricade': 'A green card you play acts once and then never again, unless you pay a card or a resource.',
      'hypnotic-gaze': 'When she enters, two random hand cards of yours go: one is discarded, one is hers.',
      'the-scheme-thickens': 'At each of her preparations an instant scheme and then a seasonal one.',
      'weavers-whim': 'When she enters, the Meadow is replaced and she shows another personality.',
      'bounty-hunter':
        'When she enters she takes a card of your city worth at least 1 point, unless you give up two cards or resources.',
      'overwhelming-swarm': 'Each time she enters, a web on a location: your workers there bring her points.',
      'trial-of-strength':
        'When she enters she plays a random hand card of yours; for two points or resources you choose which.',
      unraveller:
        'Open cards fill no space of hers, and she plays one from the Meadow when she enters; visits to them bring her level.',
      'growing-web': 'Each purple card you play gives her its points.',
      'sly-one': 'When she enters, a deck card to her spoils for each resource you have beyond 3.',
      extortion: 'Whenever her spot is blocked she takes points for her level, unless you pay a card or a resource.',
      connections: 'When she enters, a deck card to her spoils for each card in your hand: play with few cards.',
    },
  },
  schemes: {
    name: 'Nightweave’s schemes',
    values: { no: 'none', yes: 'one each season' },
    about: {
      yes: 'Whenever she prepares she draws one of 33 schemes: some act once and can be foiled, some hold for a season.',
    },
  },
} as const satisfies Record<string, FieldWords>;

export type FieldName = keyof typeof fields;
