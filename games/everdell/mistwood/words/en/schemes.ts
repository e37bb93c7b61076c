/** Nightweave's schemes in English: what they do, what foils them, and what happens with them. */
import { cards, does, goods, list, resource, whose } from '../../../words/en/grammar.ts';
import type { Entry } from '../../../words/entry.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';

const TWO_CARDS = 'Foil: 2 hand cards, before the roll.';

export const things = {
  'the-scheme-thickens': {
    name: 'The Scheme Thickens',
    effect: 'At each of her preparations she draws an instant scheme and then a seasonal one.',
  },
  unproductive: { name: 'Unproductive', effect: 'Each green card you play gives her points for her level.' },
  'clerical-errors': { name: 'Clerical Errors', effect: 'Each blue card you play gives her points for her level.' },
  recession: { name: 'Recession', effect: 'Each purple card you play gives her points for her level.' },
  fatigue: { name: 'Fatigue', effect: 'Each red card you play or visit gives her points for her level.' },
  'berry-jam': {
    name: 'Berry Jam',
    effect:
      'Webs where berries or any resource can be had: a worker there costs you a resource and gives her a point. She keeps away.',
  },
  'sticky-goo': {
    name: 'Sticky Goo',
    effect:
      'Webs where resin or any resource can be had: a worker there costs you a resource and gives her a point. She keeps away.',
  },
  'forest-bandits': {
    name: 'Forest Bandits',
    effect: 'Webs on the forest: a worker there gives her 2 points. She keeps away.',
  },
  'spiders-in-the-trees': {
    name: 'Spiders in the Trees',
    effect: 'Webs on the forest: a worker there costs you a card or a resource.',
  },
  'invisible-trap': {
    name: 'Invisible Trap',
    effect: 'Webs on the basic locations: a worker there gives her a point, unless you give up a card or a resource.',
  },
  'spider-tax': {
    name: 'Spider Tax',
    effect: 'Webs on the four basic locations for one worker: yours there gives her a point. She keeps away.',
  },
  'order-from-above': {
    name: 'Order from Above',
    effect: 'Webs on the four basic locations for one worker: they are closed to you.',
  },
  plague: {
    name: 'Plague',
    effect: 'Webs on all worker spots of cards: one costs you two cards or resources. She keeps away.',
  },
  lobbyist: {
    name: 'Lobbyist',
    effect: 'Playing or using a blue card costs you a card or a resource, and you draw no blue cards.',
  },
  'predators-eyes': {
    name: 'Predator’s Eyes',
    effect: 'To play a Critter by an occupied token you discard two other hand cards.',
  },
  'spiders-in-the-ground': {
    name: 'Spiders in the Ground',
    effect: 'Before you play a green card, even a free one, you give up two cards or resources.',
  },
  'corrupt-courts': {
    name: 'Corrupt Courts',
    effect:
      'At once 3, 2 or 1 points for her if you are in spring, summer or autumn; each event costs you a card or a resource.',
  },
  'in-the-web': {
    name: 'In the Web',
    effect: 'Three random hand cards are turned away: they fill your hand, but you cannot use them.',
  },
  'bad-press': {
    name: 'Bad Press',
    effect: 'No tan card lies in the Meadow, and one from your hand costs a card or a resource more.',
  },
  'poisoned-jam': {
    name: 'Poisoned Jam',
    effect:
      'One of your deployed workers goes to her, and she uses it once; without one, the next that you place. Foil: 2 pebbles, or any 3 cards or resources.',
  },
  pickpocket: {
    name: 'Pickpocket',
    effect: 'Half of your hand, at random, becomes hers. Foil: for each card that she leaves you she takes a point.',
  },
  theft: {
    name: 'Theft!',
    effect: `You lose 3 of what the die shows: 1-3 twigs, 4-6 resin, 7 berries, 8 pebbles. ${TWO_CARDS}`,
  },
  'quick-theft': {
    name: 'Quick Theft',
    effect: `You lose 3 of what the die shows: 1-2 twigs, 3 resin, 4-5 berries, 6-8 pebbles. ${TWO_CARDS}`,
  },
  thief: {
    name: 'Thief!',
    effect: `You lose 3 of what the die shows: 1-2 twigs, 3-4 resin, 5-7 berries, 8 pebbles. ${TWO_CARDS}`,
  },
  'finders-keepers': {
    name: 'Finders Keepers!',
    effect: `You lose 3 of what the die shows: 1 twigs, 2-3 resin, 4-6 berries, 7-8 pebbles. ${TWO_CARDS}`,
  },
  copycat: {
    name: 'Copycat',
    effect: '2 points for her for each card in your hand. Foil: discard any number of them first.',
  },
  ransom: {
    name: 'Ransom',
    effect:
      'A worker of yours is locked up until you prepare; if none is at home, a deployed one, and she takes points for her level. Foil: 2 berries, or any 3 cards or resources.',
  },
  cheat: {
    name: 'Cheat',
    effect:
      'She takes an event by the die: 1-4 a basic one, 5-8 a special one, from the left or from the right. Foil: any 3 cards or resources, before the roll.',
  },
  'eight-legged-nightmare': {
    name: 'Eight-legged Nightmare',
    effect:
      'The whole Meadow is replaced, you discard all tan cards of your hand, and she takes points for her level. Foil: 3 resources.',
  },
  'paralysing-fear': {
    name: 'Paralysing Fear',
    effect: 'All Critters of your city lie face down and count for nothing. Foil: a card or a resource for each.',
  },
  closed: {
    name: 'Closed',
    effect: 'All Constructions of your city lie face down and count for nothing. Foil: a card or a resource for each.',
  },
  borrowed: {
    name: 'Borrowed',
    effect: 'Three random hand cards become hers. Foil: one fewer for each resource.',
  },
  industrious: {
    name: 'Industrious',
    effect: 'The top three deck cards go into her city, even a full one. Foil: one fewer for each hand card.',
  },
  takeover: {
    name: 'Takeover',
    effect:
      'She takes a purple card of your city, or your most valuable one. Foil: a worker from home guards it until you prepare.',
  },
} as const satisfies Record<string, Entry>;

export const asks = {
  pickpocket: (q: Question) => `${q.about}: how many cards fewer may she take? Each gives her a point.`,
  spare: (q: Question) => `${q.about}: which card stays face up, for a card or a resource?`,
  guard: (q: Question) => `${q.about}: does a worker guard the card?`,
} as const satisfies Record<string, (q: Question) => string>;

export const options = {
  foil: (o: Said) => `All at once: ${goods({ [o.resource]: o.number('count') })}`,
  fewer: (o: Said) => (o.number('count') === 0 ? 'None fewer' : `${cards(o.number('count'))} fewer`),
  spare: (o: Said) => `${o.name('card')} stays face up`,
  guard: (o: Said) => `A worker guards ${o.name('card')}`,
} as const satisfies Record<string, (o: Said) => string>;

const ROWS: Readonly<Record<string, string>> = { basic: 'basic event', special: 'special event' };

export const happenings = {
  'nightweave-schemes': (e: Said) =>
    `Nightweave draws a scheme: ${e.name('scheme')} (${e.text('instant') === 'true' ? 'it acts once' : 'it holds until she prepares again'}).`,
  'nightweave-foiled': (e: Said) => `${does(e.who(), 'foil')} ${e.name('scheme')}.`,
  'nightweave-rolls': (e: Said) =>
    `Nightweave rolls ${e.number('die')} for ${e.name('scheme')}: ${resource[e.resource]}.`,
  'nightweave-pockets': (e: Said) =>
    `Nightweave takes ${list(e.cards()) || cards(e.number('count'))} from ${whose(e.who('from'))} hand.`,
  'nightweave-ties': (e: Said) => `${cards(e.number('count'))} of ${whose(e.who('from'))} hand are turned away.`,
  'nightweave-lures': (e: Said) =>
    `One of ${whose(e.who('from'))} workers goes from ${e.within('left').where} to Nightweave’s board; she will use it first.`,
  'nightweave-frees': (e: Said) => `The one of ${whose(e.who('from'))} workers that Nightweave used comes back.`,
  'nightweave-locks-up': (e: Said) =>
    `One of ${whose(e.who('from'))} workers${e.has('left') ? ` (${e.within('left').where})` : ''} is locked up on Nightweave’s board.`,
  'nightweave-cheats': (e: Said) =>
    `Nightweave rolls ${e.number('die')}: the first ${ROWS[e.text('row')]} from the ${e.text('end')} that is left.`,
  'nightweave-turns-down': (e: Said) =>
    `Face down in ${whose(e.who('from'))} city now: ${list(e.cards()) || 'nothing'}.`,
  'nightweave-guarded': (e: Said) => `${does(e.who(), 'put')} a worker on guard: ${e.name('card')} stays.`,
} as const satisfies Record<string, (e: Said) => string>;

export type AskName = keyof typeof asks;
export type HappeningName = keyof typeof happenings;
export type OptionName = keyof typeof options;
export type ThingName = keyof typeof things;
