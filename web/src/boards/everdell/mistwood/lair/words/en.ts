/** Her half of the table in English. */
import { inEnglish } from '@smallfolk/kernel';

export const en = {
  lair: 'Nightweave’s Lair',
  half: 'Her half',
  level: (name: string) => `Level ${name}`,
  now: (points: number) => `${points} points now`,
  atHome: 'at home',
  inMeadow: (place: number) => `in the Meadow, place ${place}`,
  sits: (place: number, reaches: boolean) =>
    `she sits on place ${place}${reaches ? ', her web reaches the cards around' : ''}`,
  spiderlings: 'Spiderlings',
  brood: (home: number, out: number) => `${home} at home, ${out} out`,
  inHand: 'in hand',
  points: 'points',
  spoils: 'spoils',
  season: (name: string) => `Her season: ${name}`,
  city: 'Her city',
  cityHint: (cards: number) => `${cards} of 15; texts do not count for her`,
  noCity: 'no card yet',
  events: 'Her events',
  allEvents: 'Events',
  what: 'What she does, and why',
  waits: 'She has not moved yet.',
  notNeeded: 'Not needed this time.',
  rules: 'why? Rules',
  personality: 'Personality · all game long',
  plan: 'Plan · all game long',
  scheme: 'Scheme · for this season',
  instant: 'Scheme · at once',
  foil: 'Foil',
  /** How the words of the game begin the sentence that says how a scheme is foiled. */
  foilMark: 'Foil: ',
  tied: (cards: number) => `${cards} of your hand cards are turned away.`,
  captive: 'A worker of yours is locked up until you prepare.',
  owed: 'The next worker that you place goes to her.',
  web: 'a web',
  noFoil: 'There is no price to prevent it.',
  toWin: (need: number, have: number) => `She wins a tie: you need ${need}, you have ${have}.`,
  ahead: (more: number) => `You are ${more} ahead. A tie would be hers.`,
  otherwise: 'else',
  needsWorker: 'needs a spiderling',
  needsHer: 'needs herself',
  clockwise: 'clockwise',
  counter: 'counter-clockwise',
  spoilsHint: 'They move into her city at the end.',
  faceDown: (cards: number) => `${cards} face down`,
  webHere: 'Her web',
  closed: 'Nobody may take it.',
  deeds: {
    draw: 'draw',
    discard: 'discard: a point',
    'play-hand': 'from her hand',
    'play-meadow': 'from the Meadow',
    'play-meadow-and-draw': 'Meadow, draw',
    'play-meadow-and-discard': 'Meadow, discard',
    enter: 'enter the Meadow',
    haven: 'Haven',
    'own-city': 'her own city',
    'open-card': 'open card',
    'basic-event': 'basic event',
    'special-event': 'special event',
    'basic-3-twigs': '3 twigs',
    'basic-2-resin': '2 resin',
    'basic-1-pebble': '1 pebble',
    'basic-1-berry-1-card': 'berry and card',
    'upper-left': 'upper left clearing',
    'lower-left': 'lower left clearing',
    'upper-right': 'upper right clearing',
    'lower-right': 'lower right clearing',
    'journey-3': 'Journey 3',
    'journey-4': 'Journey 4',
    'journey-5': 'Journey 5',
    level: 'points for her level',
  },
  /** As a fallback it brings no point. */
  discards: 'discard',
  /** What is paid to prevent it, or a part of it. */
  foils: {
    nasty: 'a resource or a card for each point',
    'web-barricade': '1 resource or card',
    'hypnotic-gaze': '2 points or resources: you choose which of the two is hers',
    'bounty-hunter': '2 resources or cards: she takes the top card of the deck instead',
    'trial-of-strength': '2 points or resources: you choose the card',
    'sly-one': 'give up resources until 3 are left',
    extortion: '1 resource or card',
    connections: 'discard cards first; those left count',
  },
  pays: {
    resource: 'resources',
    card: 'hand cards',
    point: 'points',
    worker: 'workers',
    or: ' or ',
  },
  costs: {
    more: (goods: string) => `${goods} more`,
    due: (units: number, means: string) => `${units} more (${means})`,
  },
  brings: (points: number) => `a worker here brings her ${points} ${inEnglish(points, 'point', 'points')}`,
  /** What to know in the first game against her. */
  lessons: {
    'nightweave-foil':
      'This can be foiled: pay what the card asks, and it does not happen, or not wholly. You need not. The lit card on her half says what comes otherwise.',
    'nightweave-choose':
      'Here you choose for her. She takes nothing but the spot and its points, so pick what harms you least.',
    'nightweave-first':
      'Nightweave plays first, and by cards. On her half stands the card of her turn, the line of her season lit, and what she did with it, and why. All your own rules stay as they are. You win with more points; a tie is hers.',
    'nightweave-enters':
      'She has come into the Meadow herself: the die showed the place, she took the card for her city and sits there now. The place stays hers until she prepares for a season.',
    'nightweave-beside':
      'Her personality acts on the cards that touch her, corners included: the web lies over them, and a lilac tag says what each costs you more. Away from her everything is as usual.',
    'nightweave-blocked':
      'The spot on her card was not free, so the arrows in the foot of the card sent her on to the next free one. Your workers can keep her away from where you want to go.',
    'nightweave-cannot':
      'Her first action was impossible, so she tried the second. If that fails too, she does what stands behind “else”, as far as possible.',
    'nightweave-plays':
      'She plays a card without paying, and its text does nothing for her: it only fills one of her fifteen spaces and counts its points.',
    'nightweave-event':
      'She claims an event: the one whose requirement she meets best, and among equals the first that the arrows meet. It is gone for you.',
    'nightweave-prepares':
      'She had nobody left to send, so she prepared: her spiderlings came home and more joined, and cards for her new season were mixed into her deck. Her seasons are her own; you prepare when you like.',
    'nightweave-scheme':
      'A scheme lies face up on her half. An instant one strikes now and can be foiled; a seasonal one holds until she prepares again.',
    'nightweave-haven': 'Neither action was possible: she fell back on the last line of her card, which always works.',
    'nightweave-end':
      'She is finished: her spoils have moved into her city. You may play on as long as you can; then the points are compared.',
  },
};
