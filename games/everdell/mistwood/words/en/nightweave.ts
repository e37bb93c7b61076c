/** Nightweave in English: what she does, and why, so that anybody can check it by hand. */
import { cards, list, player, points, season, whose } from '../../../words/en/grammar.ts';
import type { Entry } from '../../../words/entry.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';

const ACTIVITY = 'An activity card of Nightweave.';

export const things = {
  'snare-in-the-twigs': { name: 'Snare in the Twigs', effect: ACTIVITY },
  'resin-trap': { name: 'Resin Trap', effect: ACTIVITY },
  'under-every-stone': { name: 'Under Every Stone', effect: ACTIVITY },
  'berry-thieves': { name: 'Berry Thieves', effect: ACTIVITY },
  'silk-on-the-path': { name: 'Silk on the Path', effect: ACTIVITY },
  'into-the-meadow': { name: 'Into the Meadow', effect: ACTIVITY },
  'shadow-in-the-grass': { name: 'Shadow in the Grass', effect: ACTIVITY },
  'whispers-at-dusk': { name: 'Whispers at Dusk', effect: ACTIVITY },
  'an-unasked-guest': { name: 'An Unasked Guest', effect: ACTIVITY },
  'names-on-a-list': { name: 'Names on a List', effect: ACTIVITY },
  'rooms-for-spiders': { name: 'Rooms for Spiders', effect: ACTIVITY },
  'borrowed-finery': { name: 'Borrowed Finery', effect: ACTIVITY },
  'summer-roads': { name: 'Summer Roads', effect: ACTIVITY },
  'mischief-at-the-fair': { name: 'Mischief at the Fair', effect: ACTIVITY },
  'a-drawer-of-secrets': { name: 'A Drawer of Secrets', effect: ACTIVITY },
  'the-last-road': { name: 'The Last Road', effect: ACTIVITY },
  'a-watcher-at-the-door': { name: 'A Watcher at the Door', effect: ACTIVITY },
  'the-great-web': { name: 'The Great Web', effect: ACTIVITY },
  nightweave: { name: 'Nightweave', effect: 'A spider who plays by herself: each turn a card says what she tries.' },
  'nightweave-gift': { name: 'gift', effect: 'For each card given to her she takes a point.' },
  'nightweave-discard': { name: 'discarded card', effect: 'For a card discarded as her action she takes a point.' },
  'nightweave-activity': { name: 'activity card', effect: 'Points printed beside the place where her worker goes.' },
  'nightweave-own-city': { name: 'visit in her own city', effect: 'It brings her 2 points.' },
  'nightweave-fallback': {
    name: 'fallback',
    effect: 'Points for her level, where the fallback of her card gives them.',
  },
} as const satisfies Record<string, Entry>;

const CLEARINGS: Readonly<Record<string, string>> = {
  'upper-left': 'upper left',
  'lower-left': 'lower left',
  'upper-right': 'upper right',
  'lower-right': 'lower right',
};

/** What an action is, as it stands on her card. */
const ACTIONS: Readonly<Record<string, (e: Said) => string>> = {
  draw: () => 'draw a card',
  discard: () => 'discard a card for a point',
  'play-hand': () => 'play the top card of her hand',
  'play-meadow': () => 'play a card from the Meadow',
  'play-meadow-and-draw': () => 'play a card from the Meadow and draw one',
  'play-meadow-and-discard': () => 'play a card from the Meadow and discard one for a point',
  enter: () => 'play a card from the Meadow and take its place',
  basic: (e) => `a worker to ${e.name('at')}`,
  forest: (e) => `a worker to the ${CLEARINGS[e.text('at')]} clearing`,
  journey: (e) => `a worker to ${e.name('at')}`,
  haven: () => 'a worker to the Haven',
  'own-city': () => 'a worker to a card of her own city',
  'open-card': () => 'a worker to an open card',
  'basic-event': () => 'a worker to a basic event',
  'special-event': () => 'a worker to a special event',
};

function action(e: Said): string {
  const what = ACTIONS[e.text('action')]?.(e) ?? e.text('action');
  if (!e.has('points')) return what;
  return `${what}, and ${e.text('points') === 'level' ? 'points for her level' : points(e.number('points'))}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'city-full': 'her city is full',
  'hand-empty': 'her hand is empty',
  'meadow-empty': 'no card lies in the Meadow',
  'deck-empty': 'no card is left in the deck',
  closed: 'a web keeps her away',
  'level-0': 'at level 0 there are none',
  'in-meadow': 'she is in the Meadow already',
  'no-worker': 'she has no worker left',
  'all-blocked': 'every spot of that kind is blocked',
  'no-spot': 'no spot is free in her city',
  'no-open-card': 'no open card has a free spot',
  'no-event': 'no event of that kind is left',
  'event-claimed': 'she has claimed a special event in this season already',
};

const BLOCKED: Readonly<Record<string, string>> = {
  worker: 'a worker stands there',
  web: 'a web keeps her away',
  'no-card': 'no forest card lies there',
};

const RANKS = ['', 'she meets its requirement', 'she has some of its cards', 'none is met, so any will do'];

const arrows = (e: Said) => (e.text('arrows') === 'clockwise' ? 'clockwise' : 'counter-clockwise');

const PARTS: Readonly<Record<string, string>> = {
  haven: 'a worker to the Haven',
  draw: 'draw a card',
  discard: 'discard a card',
  level: 'points for her level',
};

const SOURCES: Readonly<Record<string, string>> = {
  hand: ' from her hand',
  spoils: ' from her spoils',
  top: ' from the top of the deck',
  city: ' from your city',
  'other-hand': ' from your hand',
};

/** The die may show an empty place: then it is the next one clockwise. */
function place(e: Said): string {
  const spot = e.number('spot') + 1;
  if (!e.has('die')) return `place ${spot}`;
  return e.number('die') === spot
    ? `die ${spot}, place ${spot}`
    : `die ${e.number('die')}: empty, so clockwise to place ${spot}`;
}

/** Where a card of hers comes from: "rolls 3 and", "from her hand". */
function source(e: Said): string {
  if (e.has('spot')) return ` from the Meadow (${place(e)})`;
  if (e.text('from') === 'deck') return ` from the deck (die ${e.number('die')}: she stands there herself)`;
  return SOURCES[e.text('from')] ?? '';
}

/** Why she does not play it, by the rule. */
const WHY_DISCARDED: Readonly<Record<string, string>> = {
  W142: ', as her city is full',
  W107: ', as no city takes it',
};

const whyOver = (e: Said) =>
  e.has('idle')
    ? 'Her deck is through, and she has placed nobody'
    : 'She is in the Meadow, and all her workers are placed';

export const asks = {
  'nightweave-own-city': () => 'Nightweave visits her own city: which card?',
  'nightweave-open-card': () => 'Nightweave visits an open card: which one?',
  foil: (q: Question) => `${q.about}: ${q.mayDecline ? 'do you pay to prevent it?' : 'what else do you pay?'}`,
  fill: (q: Question) => `${q.about}: which card do you lay in the gap?`,
  web: (q: Question) => `${q.about}: where does the web go?`,
  gaze: (q: Question) => `${q.about}: which card is discarded?`,
  trial: (q: Question) => `${q.about}: which card does she take?`,
  unravel: (q: Question) => `${q.about}: which open card does she play?`,
} as const satisfies Record<string, (q: Question) => string>;

export const options = {
  fill: (o: Said) => `Lay ${o.name('card')} there`,
  web: (o: Said) => (o.has('event') ? o.name('event') : o.name('at')),
  let: (o: Said) => `${o.name('card')} (place ${o.number('spot') + 1})`,
} as const satisfies Record<string, (o: Said) => string>;

export const happenings = {
  'nightweave-reveals': (e: Said) =>
    `Nightweave reveals ${e.name('activity')} (her ${season[e.season]}; arrows ${arrows(e)}).`,
  'nightweave-reshuffles': (e: Said) => `Nightweave shuffles her ${cards(e.number('count'))} anew.`,
  'nightweave-tries': (e: Said) => `${e.text('which') === 'first' ? 'First' : 'Second'} action: ${action(e)}.`,
  'nightweave-cannot': (e: Said) => `That is impossible: ${REASONS[e.text('why')]}.`,
  'nightweave-falls-back': (e: Said) => `Fallback: ${list(e.list('parts').map((part) => PARTS[part] ?? part))}.`,
  'nightweave-skips': (e: Said) => `Left out: ${PARTS[e.text('part')]}; ${REASONS[e.text('why')]}.`,
  'nightweave-blocked': (e: Said) =>
    `${e.has('at') ? e.name('at') : `The ${CLEARINGS[e.text('clearing')]} clearing`}: ${BLOCKED[e.text('why')]}. The arrows send her on ${arrows(e)}.`,
  'nightweave-ranks': (e: Said) => `She goes for ${e.name('event')}: ${RANKS[e.number('rank')]} (arrows ${arrows(e)}).`,
  'nightweave-plays': (e: Said) =>
    e.who('into').automaton
      ? `Nightweave plays ${e.name('card')}${source(e)}.`
      : `Nightweave sends ${e.name('card')}${source(e)} into ${whose(e.who('into'))} city.`,
  'nightweave-discards': (e: Said) =>
    `Nightweave discards ${e.name('card')}${source(e)}${WHY_DISCARDED[e.text('rule')] ?? ''}.`,
  'nightweave-keeps': (e: Said) =>
    `Nightweave keeps ${e.name('card')}${source(e)} as spoils${e.why ? ` (${e.why})` : ''}.`,
  'nightweave-enters': (e: Said) => `Nightweave stands in the Meadow now, on place ${e.number('spot') + 1}.`,
  'nightweave-prepares': (e: Said) => `${whyOver(e)}: Nightweave prepares for ${season[e.season]}.`,
  'nightweave-takes': (e: Said) => `Nightweave takes ${e.name('card')}${source(e)} into her hand.`,
  'nightweave-fill': (e: Said) => `${e.name('card')} fills the gap on place ${e.number('spot') + 1}.`,
  'nightweave-moves': (e: Said) => `Nightweave moves to place ${e.number('spot') + 1} of the Meadow.`,
  'nightweave-web': (e: Said) => `A web on ${e.has('event') ? e.name('event') : e.name('at')}.`,
  'nightweave-bars': (e: Said) => `A web bars ${e.name('card')} for good.`,
  'nightweave-steals': (e: Said) =>
    `Nightweave takes ${cards(e.number('count'))} from ${whose(e.who('from'))} hand; ${cards(e.number('discarded'))} discarded.`,
  'nightweave-hoards': (e: Said) => `Nightweave lays ${cards(e.number('count'))} of the deck face down to her spoils.`,
  'nightweave-in-vain': (e: Said) =>
    e.text('rule') === 'OW30'
      ? 'No special event is free for a web.'
      : `${e.name('by')} finds nothing here, so nothing happens.`,
  'nightweave-changes': (e: Said) => `Nightweave is in another mood: ${e.name('personality')}.`,
  'nightweave-takes-legend': () => 'A legend joins Nightweave’s hand, unseen.',
  'nightweave-exchanges': (e: Said) => `Nightweave exchanges hands with ${player(e.who('from'))}.`,
  'nightweave-ends': (e: Said) => `${whyOver(e)}: the game is over for ${player(e.who())}.`,
} as const satisfies Record<string, (e: Said) => string>;

export type AskName = keyof typeof asks;
export type HappeningName = keyof typeof happenings;
export type OptionName = keyof typeof options;
export type ThingName = keyof typeof things;
