/** The log in English: a sentence for everything that happens. */
import type { Said } from '../said.ts';
import { cards, categories, count, does, goods, list, player, points, season, whose, workers } from './grammar.ts';

/** In brackets, what brought it about. */
const why = (e: Said) => (e.why ? ` (${e.why})` : '');

/** "Farm and Mine" where the reader knows the cards, "2 cards" where not. */
const known = (e: Said) => list(e.cards()) || cards(e.number('count'));

/** "your Farm", "Bence’s Farm"; whose it is goes without saying if Bence acts. */
function cityCard(e: Said): string {
  const owner = e.who('of');
  return e.own && !owner.you ? e.name('card') : `${whose(owner)} ${e.name('card')}`;
}

/** "You give 2 berries to Bence", "Bence gives you 2 berries". */
function gives(e: Said, what: string): string {
  const [giver, taker] = [does(e.who(), 'give'), e.who('to')];
  return taker.you ? `${giver} you ${what}` : `${giver} ${what} to ${player(taker)}`;
}

function location(e: Said): string {
  if (e.has('event')) return `the event ${e.name('event')}`;
  if (e.has('card')) return cityCard(e);
  return e.name('at');
}

function source(e: Said): string {
  if (e.text('from') === 'meadow') return ' from the Meadow';
  return e.text('from') === 'hand' ? ' from the hand' : '';
}

export const happenings = {
  gain: (e: Said) => `${does(e.who(), 'gain')} ${goods(e.goods('goods'))}${why(e)}.`,
  pay: (e: Said) => `${does(e.who(), 'pay')} ${goods(e.goods('goods'))}${why(e)}.`,
  give: (e: Said) => `${gives(e, goods(e.goods('goods')))}${why(e)}.`,
  points: (e: Said) =>
    e.has('on')
      ? `${points(e.number('count'))} on ${whose(e.who())} ${e.name('by')}.`
      : `${does(e.who(), 'take')} ${points(e.number('count'))}${why(e)}.`,
  draw: (e: Said) => `${does(e.who(), 'draw')} ${known(e)}${why(e)}.`,
  discard: (e: Said) => `${does(e.who(), 'discard')} ${known(e)}${why(e)}.`,
  reveal: (e: Said) => `${does(e.who(), 'reveal')} ${known(e)}${why(e)}.`,
  'give-cards': (e: Said) =>
    e.text('to') === 'discard'
      ? `Nobody can take it. ${does(e.who(), 'discard')} ${known(e)}${why(e)}.`
      : `${gives(e, known(e))}${why(e)}.`,
  'receive-cards': (e: Said) => `You receive ${known(e)} from ${player(e.who('from'))}${why(e)}.`,
  take: (e: Said) => `${does(e.who(), 'take')} ${e.name('card')} from the Meadow${why(e)}.`,
  sweep: (e: Said) => `${does(e.who(), 'discard')} ${e.name('card')} from the Meadow${why(e)}.`,
  refill: (e: Said) => `New in the Meadow: ${e.name('card')} (place ${e.number('spot') + 1}).`,
  refuse: (e: Said) => `${e.name('card')} may not come there: it is discarded, and another card takes its place.`,
  reshuffle: (e: Said) => `The discard pile is shuffled: a new deck of ${cards(e.number('count'))}.`,
  play: (e: Said) => `${does(e.who(), 'play')} ${e.name('card')}${source(e)}.`,
  settle: (e: Said) => `${e.name('card')} goes into ${whose(e.who('into'))} city.`,
  leave: (e: Said) =>
    e.text('to') === 'beneath'
      ? `${e.name('card')} leaves ${whose(e.who())} city and is laid under a card${why(e)}.`
      : `${e.name('card')} leaves ${whose(e.who())} city${why(e)}.`,
  occupy: (e: Said) => `${does(e.who(), 'put')} an occupied token on ${e.name('card')}: ${e.name('for')} is free.`,
  ability: (e: Said) => `${does(e.who(), 'use')} ${e.name('card')} for ${e.name('for')}.`,
  place: (e: Said) =>
    e.has('left')
      ? `${does(e.who(), 'move')} a worker from ${location(e.within('left'))} to ${location(e)}.`
      : `${does(e.who(), 'place')} a worker: ${location(e)}.`,
  achieve: (e: Said) => `${does(e.who(), 'achieve')} the event ${e.name('event')}.`,
  copy: (e: Said) => `${does(e.who(), 'carry', 'carries')} out ${e.name('at')}${why(e)}.`,
  activate: (e: Said) => `${does(e.who(), 'activate')} ${cityCard(e)}.`,
  store: (e: Said) => `${does(e.who(), 'put')} ${goods(e.goods('goods'))} on ${e.name('card')}.`,
  beneath: (e: Said) => `${does(e.who(), 'lay')} under ${e.name('event')}: ${list(e.cards()) || 'nothing'}.`,
  'take-back': (e: Said) => `${does(e.who(), 'bring')} a worker home from ${location(e.within('left'))}${why(e)}.`,
  recall: (e: Said) => `${whose(e.who()).replace(/^y/, 'Y')} workers come home: ${workers(e.number('workers'))}.`,
  season: (e: Said) =>
    `${does(e.who(), 'enter')} ${season[e.season]}${e.number('workers') ? `, with ${count(e.number('workers'), 'new worker', 'new workers')}` : ''}.`,
  pass: (e: Said) => `${does(e.who(), 'pass', 'passes')}.`,
  score: (e: Said) => `${player(e.who())}: ${points(e.number('total'))} (${e.scored(categories)}).`,
  'rugwort-plays': (e: Said) =>
    e.who('into').automaton
      ? `Rugwort rolls ${e.number('die')} and takes ${e.name('card')}.`
      : `Rugwort rolls ${e.number('die')} and sends ${e.name('card')} into ${whose(e.who('into'))} city.`,
  'rugwort-finds-nothing': (e: Said) => `Rugwort rolls ${e.number('die')}: no card lies there.`,
  'fool-drives-out': (e: Said) => `${e.name('card')} plays a trick on Rugwort and is discarded.`,
  'rugwort-prepares': (e: Said) => `Rugwort prepares for ${season[e.season]}.`,
  'rugwort-closes': (e: Said) => `Rugwort’s worker closes place ${e.number('spot') + 1} of the Meadow.`,
  'rugwort-moves': (e: Said) => `Rugwort’s worker goes to ${e.name('at')}.`,
  'rugwort-kidnaps': (e: Said) => `Rugwort kidnaps one of ${whose(e.who('from'))} workers; both leave the game.`,
} as const satisfies Record<string, (e: Said) => string>;

export type HappeningName = keyof typeof happenings;
