/** The log in English. */

import { inEnglish } from '@smallfolk/kernel';
import type { Reward } from '../../content/reward.ts';
import type { Because } from '../../state/events.ts';
import type { EventPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';

/** 'a white rat', '3 white rats', 'The Rat King', 'the Kleptorat'. */
export function rats(rat: string, count: number, say: Say): string {
  if (rat === 'nemesis') return say.foe;
  if (rat === 'rats') return 'the rats';
  if (rat === 'white' || rat === 'brown' || rat === 'black')
    return inEnglish(count, `a ${rat} rat`, `${count} ${rat} rats`);
  return `the ${say.name('peculiar', rat)}`;
}

/** Rats that were spoken of: 'the white rats', 'the white rat', 'the Kleptorat'. */
export function pack(rat: string, count: number, say: Say): string {
  if (rat !== 'white' && rat !== 'brown' && rat !== 'black') return rats(rat, 1, say);
  return `the ${rat} ${inEnglish(count, 'rat', 'rats')}`;
}

export function gain(what: Reward['gain'], count: number): string {
  if (what === 'held') return 'what lies on the card';
  const [one, many] = GAINS[what];
  return `${count} ${inEnglish(count, one, many)}`;
}

const GAINS: Readonly<Record<Exclude<Reward['gain'], 'held'>, readonly [string, string]>> = {
  cheese: ['magic cheese', 'magic cheeses'],
  health: ['health', 'health'],
  yellow: ['yellow token', 'yellow tokens'],
  purple: ['purple token', 'purple tokens'],
  ability: ['ability token', 'ability tokens'],
  dice: ['attack die', 'attack dice'],
  movement: ['movement point', 'movement points'],
  question: ['? token', '? tokens'],
};

/** Why a rat wants this target; the zone is another one that lost the tie. */
const WHY: Readonly<Record<Because, (instead: string) => string>> = {
  only: () => '',
  nearest: () => ', the nearest',
  'nearer-to-you': (instead) => `: as near as ${instead}, and nearer to you`,
  'higher-number': (instead) => `: as near as ${instead}, on the higher township`,
  'your-choice': () => ', as you chose',
  'fixed-order': () => ', by the fixed order',
};

const CAUSES = {
  nest: 'out of the nest',
  spawn: 'out of the spawn',
  question: 'out of the ? nest',
  black: 'born of a black rat',
  chain: 'after the black rat',
  nemesis: 'brought by the nemesis',
  reactivated: 'as the township wakes up',
  power: 'by a special power',
} as const;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const s = (count: number, word: string) => `${count} ${inEnglish(count, word, `${word}s`)}`;
const rolled = (rolls: readonly number[]) => rolls.join(', ');

export const events: EventPhrases = {
  'township-drawn': (e, say) => `You draw ${say.township(e.township)}.`,
  'township-placed': (e, say) => `${say.township(e.township)} joins the City with ${s(e.connections, 'connection')}.`,
  'token-placed': (e, say) => `${sentence(say.name('piece', e.token))} in ${say.zone(e.zone)}.`,
  'token-missing': (e, say) => `No ${say.name('piece', e.token)} is left for ${say.zone(e.zone)}.`,
  'question-revealed': (e, say) =>
    `The ? token in ${say.zone(e.zone)} shows: ${e.shows === 'peculiar' ? say.name('rat', 'peculiar') : say.name('piece', e.shows)}.`,
  'rat-spawned': (e, say) => `${sentence(rats(e.rat, 1, say))} in ${say.zone(e.zone)}, ${CAUSES[e.cause]}.`,
  'peculiar-spawned': (e, say) => `${sentence(rats(e.rat, 1, say))} appears in ${say.zone(e.zone)}.`,
  expansion: (e, say) =>
    `${e.cheese === 0 ? 'No' : `Only ${e.cheese}`} cheese in the City: ${s(e.townships, 'township')} to add, as ${say.township(e.township)} says.`,
  'expansion-impossible': (e) =>
    e.why === 'no-cards' ? 'The township deck is empty: the City grows no more.' : 'No township fits anywhere.',
  'township-active': (e, say) => `${say.township(e.township)} ${e.active ? 'wakes up' : 'falls asleep'}.`,
  turn: (e) => (e.whose === 'ratcatcher' ? `Round ${e.round}: your turn.` : 'The rats’ turn.'),
  refreshed: (e) =>
    `You are refreshed: ${e.dice} ${inEnglish(e.dice, 'die', 'dice')}, ${s(e.movement, 'movement point')}, ${s(e.traps, 'trap')}.`,
  moved: (e, say) => `You walk from ${say.zone(e.from)} to ${say.zone(e.to)}; ${s(e.left, 'point')} left.`,
  'bitten-while-leaving': (e, say) =>
    `Biters snap as you leave ${say.zone(e.zone)}: ${e.bite} against your defence of ${e.defence}${e.wounds > 0 ? '' : ', in vain'}.`,
  'token-collected': (e, say) => `You pick up: ${say.name('piece', e.token)} in ${say.zone(e.zone)}.`,
  'trap-set': (e, say) => `You set a trap in ${say.zone(e.zone)}.`,
  'attack-rolled': (e, say) =>
    `${e.by === 'trap' ? 'The trap rolls' : 'You roll'} ${rolled(e.rolls)} in ${say.zone(e.zone)}, hitting on ${e.accuracy}+: ${s(e.hits, 'hit')}${e.mortal > 0 ? `, ${e.mortal} of them ${inEnglish(e.mortal, 'a six', 'sixes')}` : ''}.`,
  'rolled-again': (e, say) =>
    `All ${e.which} are rolled again because of the ${say.name('peculiar', e.because)}: now ${rolled(e.rolls)}.`,
  'sixes-ordinary': (e, say) =>
    `${say.name('peculiar', e.by)}: ${inEnglish(e.sixes, 'the six is a hit', 'the sixes are hits')} like any other.`,
  'defence-changed': (e, say) =>
    `${say.source(e.source, e.by)}: rats in ${say.zone(e.zone)} have ${Math.abs(e.change)} ${e.change > 0 ? 'more' : 'less'} defence.`,
  'rats-caught': (e, say) => `Caught in ${say.zone(e.zone)}: ${rats(e.rat, e.count, say)}.`,
  'peculiar-caught': (e, say) =>
    `Caught in ${say.zone(e.zone)}: ${rats(e.rat, 1, say)}.${e.reward ? ' Its card is yours.' : ' There is no reward.'}`,
  'nemesis-wounded': (e, say) => `${say.foe} loses ${e.wounds} health and has ${e.health} left.`,
  'cheese-collected': (e, say) => `You take the cheese in ${say.zone(e.zone)}.`,
  'cheese-gained': (e, say) =>
    `Cheese ${e.cheese} of 10${e.slot === '' ? '' : `, put on ${say.name('attribute', e.slot)}`}.`,
  upgraded: (e, say) => `Upgrade: ${say.name('attribute', e.slot)}.`,
  'ability-filled': (e, say) =>
    `${say.name('attribute', e.colour)} ${e.unlocked ? 'unlocked' : 'refilled'}: ${s(e.tokens, 'token')}.`,
  'ability-used': (e, say) => `You use ${say.name('ability', e.ability)} in ${say.zone(e.zone)}.`,
  traded: (e) => `The Tallyman takes ${s(e.price, 'rat')} and gives ${gain(e.gain, e.count)}.`,
  claimed: (e, say) => `You claim the reward of the ${say.name('peculiar', e.rat)}: ${gain(e.gain, e.count)}.`,
  gained: (e) => `You get ${gain(e.gain, e.count)}.`,
  'reward-lost': (e) => `${sentence(gain(e.gain, 1))} cannot be had; the card is gone.`,
  'nemesis-rolled': (e, say) => `${say.foe} rolls ${e.roll} for movement${e.bonus > 0 ? ` and adds ${e.bonus}` : ''}.`,
  'rats-moved': (e, say) => {
    const instead = e.instead === undefined ? '' : say.zone(e.instead);
    const you = e.target === say.view.catcher.zone;
    const aim = you ? ', after you' : e.target === e.to ? '' : `, for ${say.zone(e.target)}`;
    return `${sentence(rats(e.rat, e.count, say))}: ${say.zone(e.from)} to ${say.zone(e.to)}${aim}${WHY[e.because](instead)}.`;
  },
  'rat-took-token': (e, say) =>
    `${sentence(rats(e.rat, 1, say))} takes: ${say.name('piece', e.token)} in ${say.zone(e.zone)}.`,
  'trap-sprung': (e, say) => `The ${say.name('trap', e.trap).toLowerCase()} in ${say.zone(e.zone)} goes off.`,
  'nemesis-bit': (e, say) =>
    `${say.foe} bites: ${rolled(e.rolls)}, hitting on ${e.accuracy}+, against your defence of ${e.defence}${e.wounds > 0 ? '' : ', in vain'}.`,
  'peculiar-bit': (e, say) =>
    `${sentence(rats(e.rat, 1, say))} bites: ${e.bite} against your defence of ${e.defence}${e.wounds > 0 ? '' : ', in vain'}.`,
  'rats-bit': (e) => `The rats bite: ${e.bite} against your defence of ${e.defence}${e.wounds > 0 ? '' : ', in vain'}.`,
  wounded: (e) => `You lose ${e.wounds} health and have ${e.health} left.`,
  'cheese-consumed': (e, say) => `The rats eat the cheese in ${say.zone(e.zone)}: ${e.step} of 10 eaten.`,
  tracker: (e, say) =>
    `Step ${e.step} of the rat tracker: ${e.events.length === 0 ? 'nothing' : e.events.map((each) => say.name('step', each)).join(', ')}.`,
  'nemesis-appeared': (e, say) => `${say.foe} appears in ${say.zone(e.zone)}!`,
  raised: (e, say) => `${say.foe}: ${say.name('step', e.value)}.`,
  'cheese-stolen': (e, say) =>
    `${sentence(rats(e.rat, 1, say))} steals a cheese from ${say.name('attribute', e.slot)}.`,
  'ran-out': (e, say) =>
    `The sack is empty: back come ${s(e.rats, 'rat')} ${e.step === 1 ? 'from sleeping townships' : e.step === 2 ? 'from your cage' : `from ${say.township(e.township ?? 0)}`}.`,
  'ran-out-for-good': (e, say) => `No rat is left for ${say.zone(e.zone)}.`,
  'rats-returned': (e, say) => `The rats of ${say.zone(e.zone)} go back into the sack: ${e.white + e.brown + e.black}.`,
  'peculiar-left': (e, say) => `${sentence(rats(e.rat, 1, say))} slips away from ${say.zone(e.zone)}.`,
  'tokens-returned': (e, say) =>
    `Back to the Reserve from ${say.zone(e.zone)}: ${e.count} × ${say.name('piece', e.token)}.`,
  'questions-removed': (e, say) => `The ? token of ${say.zone(e.zone)} is out of the game.`,
  'traps-returned': (e) => `Back on your board: ${s(e.count, 'trap')}.`,
  pushed: (e, say) => `${sentence(rats(e.rat, e.count, say))}: from ${say.zone(e.from)} to ${say.zone(e.to)}.`,
  'game-over': (e) => results[e.ending],
  power: (e, say) => power(e, say),
};

type Power = Parameters<EventPhrases['power']>[0];

function power(e: Power, say: Say): string {
  const where = e.zone === undefined ? '' : say.zone(e.zone);
  switch (e.what) {
    case 'swallowed-rats':
      return `${say.foe} swallows ${s(e.count ?? 0, 'rat')} in ${where}.`;
    case 'swallowed-tokens':
      return `${say.foe} swallows ${s(e.count ?? 0, 'token')} in ${where}.`;
    case 'healed':
      return `${say.foe} digests the cheese and has ${e.count} health.`;
    case 'dug':
      return `${say.foe} digs a nest in ${where}.`;
    case 'freed':
      return `Out of your cage into ${where}: ${s(e.count ?? 0, 'rat')}.`;
    case 'broke-trap':
      return `The trap in ${where} is broken before it goes off.`;
    default:
      return e.power === 'toxic-ruse'
        ? `The poisoned bait in ${where} is eaten: ${s(e.count ?? 0, 'rat')} caught.`
        : `A power acts in ${where}.`;
  }
}

export const results = {
  'ten-cheese': 'You have won: ten magic cheeses are yours.',
  slain: 'You have won: the nemesis is slain.',
  'tracker-full': 'You have lost: the rats have eaten ten magic cheeses.',
  dead: 'You have lost: the rats have got you.',
} as const;
