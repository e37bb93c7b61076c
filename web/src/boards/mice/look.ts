/** What the decision bar shows of an option: its sign, what it costs, how likely it is. */

import type { Language } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { MiceWords } from '@smallfolk/mice/words/words.ts';
import type { OptionLook } from '../../table/board.ts';
import { figureOf, hasFigure } from './drawings.ts';
import { pictureOf, pictureOfItem, pictureOfToken } from './pictures.ts';
import { abilityOf, cardOf } from './printed.ts';
import type { Decision, Option } from './props.ts';
import { chanceOf, costOf } from './reach.ts';
import { type Speech, speechOf } from './words/speech.ts';

const SIGNS: Readonly<Record<string, string>> = {
  move: 's-move',
  climb: 's-move',
  stand: 's-move',
  scurry: 's-scurry',
  attack: 's-battle',
  search: 's-search',
  recover: 's-recover',
  explore: 's-door',
  ability: 's-star',
  learn: 's-star',
  'level-up': 's-star',
  share: 's-share',
  deed: 's-search',
  grape: 'item-grape',
  throw: 's-scurry',
  equip: 'b-body',
  end: 's-end',
  stop: 's-end',
  done: 's-tick',
  yes: 's-tick',
  enough: 's-tick',
};

/** Somebody, or a card, where the option names one. */
function symbolOf(option: Option, view: MiceView): string | undefined {
  const who = option.hero ?? option.mouse ?? option.minion ?? option.target;
  const kind = typeof who === 'number' ? view.minions.find(({ id }) => id === who)?.kind : who;
  if (typeof kind === 'string' && hasFigure(kind) && option.do !== 'attack') return figureOf(kind).symbol;
  if (SIGNS[option.do]) return SIGNS[option.do];
  if (typeof option.item === 'string') return pictureOfItem(option.item);
  if (typeof option.token === 'string') return pictureOfToken(option.token);
  return typeof option.card === 'string' && option.card ? pictureOf(cardOf(option.card)) : undefined;
}

/** Without the chance, where that is drawn beside it. */
export const plainly = (said: string): string => said.replace(/ \(\d+\s?%\)$/, '');

/** A blow in a few words: whom, and with what where there is a choice. */
function blow(option: Option, { options }: Decision, view: MiceView, words: MiceWords): Partial<OptionLook> {
  const target = view.minions.find(({ id }) => id === option.target);
  if (option.do !== 'attack' || !target) return {};
  const weapons = new Set(options.flatMap((other) => (other.do === 'attack' ? [other.weapon] : [])));
  return {
    title: words.one(target.kind),
    note: weapons.size > 1 ? `${target.space}, ${words.name(String(option.weapon))}` : target.space,
  };
}

/** A step in a few words: where to. What it costs stands beside it. */
const step = (option: Option, view: MiceView, words: MiceWords, speech: Speech): Partial<OptionLook> =>
  option.do === 'move' ? { title: `${speech.kinds.move}: ${words.place(view.room, String(option.to))}` } : {};

/** So likely at least is what is worth a warning. */
const WORTH = 0.05;

/** What awaits whoever stays where it is. */
function staying(option: Option, { outlook }: MiceView, speech: Speech, said: string): Partial<OptionLook> {
  const { wound = 0, capture = 0 } = outlook?.danger ?? {};
  if (option.do !== 'end' || wound < WORTH) return {};
  const [chance, say] = capture >= WORTH ? [capture, speech.mayBeCaptured] : [wound, speech.mayBeHurt];
  return { title: said.replace(/ \(.*\)$/, ''), detail: say(Math.round(chance * 100)), danger: true };
}

export function look(
  option: Option,
  decision: Decision,
  view: MiceView,
  language: Language,
  words: MiceWords,
): OptionLook {
  const speech = speechOf(language);
  const symbol = symbolOf(option, view);
  const chance = chanceOf(option, view);
  const cost = costOf(option, view);
  const price = option.do === 'ability' && typeof option.card === 'string' ? abilityOf(option.card)?.cost : undefined;
  const note = cost !== undefined ? speech.steps(cost) : price ? speech.cheese(price) : undefined;
  return {
    ...(symbol && { symbol }),
    ...(note && { note }),
    ...(chance !== undefined && {
      title: plainly(words.option(option, decision, view)),
      odds: [{ name: option.do === 'attack' ? (speech.kinds.attack ?? '') : speech.signs.star, chance }],
    }),
    ...step(option, view, words, speech),
    ...blow(option, decision, view, words),
    ...staying(option, view, speech, words.option(option, decision, view)),
  };
}
