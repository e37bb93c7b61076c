/** What happens, line by line, in English. */
import { inEnglish } from '@smallfolk/kernel';
import type { EventName } from '../../rules/events.ts';
import { diceOf, type Said, type Sign } from '../telling.ts';

const MARKERS: Readonly<Record<string, string>> = { stunned: 'stunned', webbed: 'webbed', charmed: 'charmed' };
const PURPOSES: Readonly<Record<string, string>> = {
  attack: 'attack',
  defense: 'defense',
  search: 'search',
  trap: 'mousetrap',
  water: 'out of the water',
  recover: 'recover',
  deed: 'a try',
  luck: 'luck',
};
const SIGNS: Readonly<Record<Sign, string>> = {
  cheese: 'cheese',
  sword: 'sword',
  shield: 'shield',
  bow: 'bow',
  star: 'star',
};
const WHY: Readonly<Record<string, (e: Said) => string>> = {
  only: () => '',
  closest: (e) => `, not ${e.name('instead')}: nearer`,
  fresh: (e) => `, not ${e.name('instead')}: that one was attacked already`,
  higher: (e) => `, not ${e.name('instead')}: equally near, and higher on the track`,
  highest: (e) => `, not ${e.name('instead')}: higher on the track`,
  wanted: () => ', whoever is nearer: so the chapter says',
  hidden: (e) => `, because ${e.name('instead')} lurks in the shadows`,
};

/** Facts of a chapter that the people at the table want to hear of; the others are only for its rules. */
const FLAGS: Readonly<Record<string, string>> = {
  dented: 'The grating has dented the thimble.',
  'magpie-gone': 'The magpie is gone for this night.',
  feast: 'The feast goes on; nobody has noticed the mice yet.',
  'brodie-awake': 'Brodie is awake.',
  'valve-open': 'The valve is open.',
  'burner-lit': 'The burner is lit.',
  'hearth-burns': 'The king’s hearth burns.',
  'burns:guard-room': 'The hearth of the guards burns.',
  'burns:kitchen': 'The kitchen hearth burns.',
  'burns:dining-hall': 'The great hearth burns.',
  'crack-open': 'The crack is open.',
  'king-free': 'King Alder is free.',
};

const some = (count: number, thing: string): string => `${count} ${inEnglish(count, thing, `${thing}s`)}`;
const dice = (e: Said): string => `${e.num('dice')} ${inEnglish(e.num('dice'), 'die', 'dice')}`;
const wounds = (e: Said): string => some(e.num('wounds'), e.is('poison') ? 'poison wound' : 'wound');

export const happenings = {
  joined: (e: Said) => `${e.name('mouse')} comes along.`,
  learned: (e: Said) => `${e.name('mouse')} learns ${e.name('card')}.`,
  worn: (e: Said) => `${e.name('mouse')} puts on ${e.name('card')}.`,
  'taken-off': (e: Said) => `${e.name('mouse')} puts ${e.name('card')} into the pack.`,
  packed: (e: Said) => `${e.name('mouse')} packs ${e.name('card')}.`,
  discarded: (e: Said) => `${e.name('mouse')} discards ${e.name('card')}.`,
  drew: (e: Said) => `${e.name('mouse')} finds ${e.name('card')}.`,
  trick: (e: Said) => `${e.name('mouse')} plays ${e.name('card')}.`,
  used: (e: Said) => `${e.name('mouse')} uses ${e.name('card')}.`,
  kept: (e: Said) => `${e.name('mouse')} keeps ${e.name('card')}.`,
  event: (e: Said) => `Event: ${e.name('card')}.`,
  ability: (e: Said) => `${e.name('mouse')} uses ${e.name('card')} for ${e.num('cost')} cheese.`,
  round: (e: Said) => `Round ${e.num('round')}.`,
  turn: (e: Said) => `${e.name('card')}: turn.`,
  skipped: (e: Said) => `${e.name('card')} is captured and misses its turn.`,
  initiative: (e: Said) => `Initiative: ${(e.raw('track') as string[]).map((card) => e.n.name(card)).join(', ')}.`,
  'card-added': (e: Said) => `${e.name('card')}: place ${e.num('place')} of the track.`,
  'card-moved': (e: Said) => `${e.name('card')}: the card moves above ${e.name('above')}.`,
  'card-removed': (e: Said) => `${e.name('card')}: the card leaves the track.`,
  ambush: (e: Said) => `Ambush! ${e.name('card')}: up by ${e.num('die')}, to place ${e.num('place')}.`,
  'movement-die': (e: Said) => `${e.name('mouse')} rolls ${e.num('die')} and has ${e.num('points')} movement.`,
  scurry: (e: Said) => `${e.name('mouse')} scurries: ${e.num('die')}, ${e.num('points')} movement.`,
  moved: (e: Said) => `${e.name('mouse')} moves ${e.way('way')}.`,
  'stood-up': (e: Said) => `${e.name('mouse')} stands up.`,
  'knocked-down': (e: Said) => `${e.name('mouse')} is knocked down.`,
  'still-webbed': (e: Said) => `${e.name('mouse')} does not get out of the web.`,
  'charmed-turn': (e: Said) => `${e.name('mouse')} is charmed and turns on a friend.`,
  climbed: (e: Said) =>
    e.is('success')
      ? `${e.name('mouse')} climbs out to ${e.place('to')}.`
      : `${e.name('mouse')} does not get out of the water.`,
  pushed: (e: Said) =>
    e.str('to') === 'off'
      ? `The current carries ${e.name('mouse')} off.`
      : `The current pushes ${e.name('mouse')} to ${e.place('to')}.`,
  thrown: (e: Said) => `${e.name('mouse')} flies from ${e.place('from')} to ${e.place('to')}.`,
  arrived: (e: Said) => `${e.name('mouse')} is on ${e.place('space')}.`,
  returned: (e: Said) => `${e.name('mouse')} is back, on ${e.place('space')}.`,
  rescued: (e: Said) => `${e.name('mouse')} is rescued, on ${e.place('space')}.`,
  captured: (e: Said) => `${e.name('mouse')} is captured.`,
  abducted: (e: Said) => `${e.name('mouse')} is carried off.`,
  'trap-laid': (e: Said) => `A mousetrap lies on ${e.place('space')}.`,
  'trap-tested': (e: Said) =>
    e.is('passed') ? `${e.name('mouse')} passes the trap.` : `The trap springs on ${e.name('mouse')}.`,
  'set-trap': (e: Said) => `${e.name('mouse')} sets a trap on ${e.place('space')}.`,
  'set-trap-sprung': (e: Said) => `${e.who('minion')} walks into the trap.`,
  attack: (e: Said) => `${e.who('by')} attacks ${e.who('target')} with ${e.name('weapon')}: ${dice(e)}.`,
  rolled: (e: Said) => `${e.who('who')}, ${PURPOSES[e.str('purpose')] ?? ''}: ${diceOf(e, SIGNS)}`,
  hits: (e: Said) => `${some(e.num('hits'), 'hit')} on ${e.who('target')}.`,
  blocked: (e: Said) => `${e.who('target')}: ${some(e.num('hits'), 'hit')}, ${e.num('wounds')} not blocked.`,
  'minion-wounded': (e: Said) => `${e.one('kind')}: ${wounds(e)}.`,
  'boss-wounded': (e: Said) => `${e.name('card')}: ${e.num('wounds')} of ${e.num('life')} wounds.`,
  defeated: (e: Said) => `${e.one('kind')} on ${e.place('space')} is defeated.`,
  left: (e: Said) => `${e.one('kind')} leaves ${e.place('space')}.`,
  placed: (e: Said) => `${e.one('kind')} on ${e.place('space')}.`,
  'minion-up': (e: Said) => `${e.one('kind')} on ${e.place('space')} gets up.`,
  'minion-down': (e: Said) => `${e.one('kind')} on ${e.place('space')} is knocked down.`,
  'minion-die': (e: Said) => `${e.one('kind')} rolls ${e.num('die')}.`,
  'goes-for': (e: Said) =>
    `${e.who('minion')} goes for ${e.name('mouse')}${e.is('instead') ? `, not ${e.name('instead')}: equally near, and ${e.name('mouse')} is higher on the track` : e.is('wanted') ? ', whoever is nearer: so the chapter says' : ''}.`,
  'minion-moved': (e: Said) => `${e.one('kind')} moves ${e.way('way')}.`,
  'minion-attack': (e: Said) =>
    `${e.who('minion')} attacks ${e.name('mouse')}${WHY[e.str('why')]?.(e) ?? ''}: ${dice(e)}.`,
  'cat-strikes': (e: Said) =>
    `${e.name('card')}: everybody on ${(e.raw('spaces') as string[]).join(', ')}, ${dice(e)}.`,
  wounded: (e: Said) => `${e.name('mouse')} takes ${wounds(e)} (${e.num('has')} of ${e.num('life')}).`,
  healed: (e: Said) => `${e.name('mouse')} loses ${wounds(e)}.`,
  stolen: (e: Said) =>
    `${e.num('cheese')} cheese is stolen from ${e.name('mouse')}${e.is('greedy') ? ' for the wheel' : ''}.`,
  marked: (e: Said) => `${e.name('mouse')} is ${MARKERS[e.str('marker')] ?? ''}.`,
  unmarked: (e: Said) => `${e.name('mouse')} is no longer ${MARKERS[e.str('marker')] ?? ''}.`,
  cheese: (e: Said) =>
    e.num('gained') > 0
      ? `${e.name('mouse')} gains ${e.num('gained')} cheese.`
      : `${e.name('mouse')} gives up ${-e.num('gained')} cheese.`,
  wheel: (e: Said) => (e.num('wheel') === 0 ? 'The wheel is empty.' : `The wheel holds ${e.num('wheel')} cheese.`),
  surge: () => 'Surge!',
  'quiet-surge': () => 'Nobody comes.',
  'set-encounter': () => 'Somebody is waiting here.',
  'special-surge': (e: Said) => `${e.n.surge() || e.name('id')}.`,
  'card-surge': (e: Said) => `The surge of ${e.name('card')}.`,
  hourglass: (e: Said) =>
    `The hourglass stands on page ${e.num('page')}${e.num('end') > 0 ? ` of ${e.num('end')}` : ''}.`,
  'end-marker': (e: Said) => `The End marker stands on page ${e.num('page')}.`,
  encounter: (e: Said) => `Encounter on page ${e.num('page')}: ${e.name('card')}.`,
  explored: (e: Said) => `${e.name('mouse')} leads the way: ${e.name('to')}.`,
  turned: (e: Said) => `The tile is turned over: ${e.name('to')}.`,
  searched: (e: Said) =>
    e.is('success') ? `${e.name('mouse')} searches with success.` : `${e.name('mouse')} searches and finds nothing.`,
  found: (e: Said) => `${e.name('mouse')}: ${e.name('search')}.`,
  stashed: (e: Said) => `${e.name('item')} is in the party stash.`,
  'item-lost': (e: Said) => `${e.name('item')} goes back into the search deck.`,
  laid: (e: Said) => `${e.name('item')} lies from ${e.place('at')} to ${e.place('to')}.`,
  'taken-back': (e: Said) => `${e.name('mouse')} takes ${e.name('item')} back.`,
  grape: (e: Said) =>
    e.is('burst') ? `The Grape bursts on ${e.place('space')}.` : `The Grape rolls onto ${e.place('space')}.`,
  share: (e: Said) => `${e.name('mouse')} and ${e.name('with')} share.`,
  handed: (e: Said) =>
    `${e.name('from')} gives ${e.is('card') ? e.name('card') : `${e.num('cheese')} cheese`} to ${e.name('to')}.`,
  'token-taken': (e: Said) => `${e.name('mouse')} carries ${e.name('token')}.`,
  'token-laid': (e: Said) => `${e.name('token')} lies on ${e.place('space')}.`,
  'token-spent': (e: Said) => `${e.name('token')} is used up.`,
  effect: (e: Said) => `${e.name('id')} holds: ${e.who('on')}.`,
  deed: (e: Said) => `${e.name('mouse')}: ${e.name('deed')}.`,
  'deed-result': (e: Said) => `${some(e.num('stars'), 'star')}: ${e.is('success') ? 'it works' : 'not enough'}.`,
  'chapter-rule': (e: Said) => `${e.name('id')}.`,
  counter: (e: Said) => `${e.name('id')}: ${e.num('value')}.`,
  flag: (e: Said) => (e.is('set') ? (FLAGS[e.str('flag')] ?? '') : ''),
  achievement: (e: Said) => `Earned: ${e.name('id')}.`,
  master: (e: Said) => `${e.name('mouse')} is ${e.name('of')}.`,
  text: (e: Said) => `The story goes on: ${e.n.heading(e.str('key'))}.`,
  'chapter-over': (e: Said) => (e.str('ending') === 'won' ? 'The chapter is won.' : 'The chapter is lost.'),
} satisfies Record<EventName, (e: Said) => string>;
