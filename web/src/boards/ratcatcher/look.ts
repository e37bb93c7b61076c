/** How the options of this game look in the decision bar and in the menu of a zone. */

import type { Language } from '@smallfolk/kernel';
import type { Reward } from '@smallfolk/ratcatcher/content/reward.ts';
import { tallyman } from '@smallfolk/ratcatcher/content/tallyman.ts';
import type { HuntOption } from '@smallfolk/ratcatcher/state/options.ts';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { RatcatcherWords } from '@smallfolk/ratcatcher/words/ratcatcher-words.ts';
import type { OptionLook } from '../../table/board.ts';
import type { Decision, Option } from './props.ts';
import { type Speech, speechOf } from './words/speech.ts';
import { upgradeOf } from './words/upgrade.ts';

/** The drawing of something that can be gained. */
export function symbolOfGain(gain: Reward['gain'], view: View): string {
  switch (gain) {
    case 'yellow':
    case 'purple':
      return `ability-${view.catcher[gain].id}`;
    case 'ability':
      return `ability-${view.catcher.yellow.id}`;
    case 'dice':
      return 'die-6';
    case 'movement':
      return 'i-boot-prints';
    case 'question':
    case 'held':
      return 'mystery';
    default:
      return gain;
  }
}

/** What it is called: a token by the ability that it serves. */
export function gainName(gain: Reward['gain'], view: View, language: Language, words: RatcatcherWords): string {
  return gain === 'yellow' || gain === 'purple'
    ? words.name('ability', view.catcher[gain].id)
    : speechOf(language).gains[gain];
}

/** A colour, 'nemesis' or the id of a peculiar rat. */
export function symbolOfRat(rat: string, view: View): string {
  return rat === 'nemesis' ? `nemesis-${view.nemesis.id}` : `rat-${rat}`;
}

const SLOT_SIGNS: Readonly<Record<string, string>> = {
  attack: 'die-6',
  movement: 'i-boot-prints',
  health: 'i-hearts',
  accuracy: 'i-on-target',
  defence: 'i-shield',
};

function symbolOfSlot(slot: string, view: View): string {
  if (slot === 'trap') return `trap-${view.catcher.trap}`;
  if (slot === 'yellow' || slot === 'purple') return `ability-${view.catcher[slot].id}`;
  return SLOT_SIGNS[slot] ?? 'cheese';
}

export function look(
  offered: Option,
  decision: Decision,
  view: View,
  language: Language,
  words: RatcatcherWords,
): OptionLook {
  const option = offered as HuntOption; // the rules of this game offer nothing else
  const speech = speechOf(language);
  const { catcher } = view;
  switch (option.do) {
    case 'move': {
      const { bite, wounds } = view.odds.leave[catcher.zone] ?? { bite: 0, wounds: false };
      return {
        symbol: 'i-boot-prints',
        title: speech.walkTo(words.name('zone', option.to)),
        note: inside(view, option.to, language, words),
        ...(bite > 0 && { detail: wounds ? speech.losesHealth : speech.bites(bite, catcher.defence), danger: wounds }),
      };
    }
    case 'attack': {
      const { rats, dice } = view.odds.attack;
      const { caught = [], wound } = dice[option.dice - 1] ?? {};
      const shown = caught.flatMap((chance, n) => (n < 2 || n + 1 === rats || rats <= 3 ? [{ n, chance }] : []));
      const likely = shown.filter(({ n, chance }) => n === 0 || chance >= 0.005);
      const odds = likely.map(({ n, chance }) => ({ name: speech.atLeast(n + 1, rats), chance }));
      if (wound !== undefined) odds.push({ name: speech.wounds, chance: wound });
      return { symbol: 'i-crossed-swords', title: speech.attackWith(option.dice), odds };
    }
    case 'trap':
      return {
        symbol: `trap-${catcher.trap}`,
        title: speech.trapIn(words.name('zone', option.zone)),
        note: whole(speech.points(catcher.trapCost)),
      };
    case 'use': {
      const ability = catcher[option.colour];
      return {
        symbol: `ability-${ability.id}`,
        title: speech.useIn(words.name('ability', ability.id), words.name('zone', option.zone)),
        note: speech.tokens(ability.tokens, ability.maximum),
      };
    }
    case 'collect':
      return { symbol: 'cheese' };
    case 'trade': {
      const line = tallyman[option.line];
      if (!line) return { symbol: 'cage-small' };
      const { gain, count = 1 } = line.reward;
      return {
        symbol: symbolOfGain(gain, view),
        title: speech.buy(speech.gain(gainName(gain, view, language, words), count)),
        detail: speech.rats(line.price),
      };
    }
    case 'claim':
      return { symbol: `rat-${option.rat}` };
    case 'end':
      return { symbol: 'i-moon', title: speech.endTurn, ...endingThreat(view, language) };
    case 'hit':
    case 'catch':
      return { symbol: symbolOfRat(option.rat, view) };
    case 'slot':
      return slotLook(option.slot, decision, view, speech);
    case 'colour':
      return { symbol: symbolOfSlot(option.colour, view) };
    case 'appear':
      return { symbol: `nemesis-${view.nemesis.id}` };
    case 'place':
      return { symbol: 'i-clockwise-rotation' };
    case 'connector':
      return { symbol: 'i-exit-door' };
    case 'send':
      return { symbol: 'i-paw-print' };
    case 'pay':
      return { symbol: `rat-${option.rat}` };
    case 'settle':
      return { symbol: 'i-rathead' };
    case 'gain':
      return { symbol: symbolOfGain(option.gain, view) };
    case 'roll-again':
      return { symbol: 'die-6' };
    case 'keep':
    case 'decline':
      return {};
  }
}

/** What a cheese there brings; a stolen one brings nothing. */
function slotLook(slot: string, { ask }: Decision, view: View, speech: Speech): OptionLook {
  const detail = ask === 'cheese-slot' ? upgradeOf(slot, view, speech) : undefined;
  return { symbol: symbolOfSlot(slot, view), ...(detail && { detail }) };
}

/** A few words that stand together in one line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0');

/** What certainly bites if the turn ends here. */
function endingThreat(view: View, language: Language): OptionLook {
  const { wounds } = view.odds.endTurn;
  return wounds > 0 ? { detail: speechOf(language).willBite(wounds), danger: true } : {};
}

/** The most telling thing in a zone. */
function inside(view: View, id: number, language: Language, words: RatcatcherWords): string {
  const zone = view.zones.find((each) => each.zone === id);
  if (!zone) return '';
  if (zone.nemesis) return words.name('nemesis', view.nemesis.id);
  const rats = zone.white + zone.brown + zone.black + zone.peculiars.length;
  const parts = [
    ...(zone.cheese > 0 ? [words.name('piece', 'cheese')] : []),
    ...(rats > 0 ? [speechOf(language).rats(rats)] : []),
  ];
  return parts.map(whole).join(', ');
}
