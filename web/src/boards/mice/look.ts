/** What the decision bar shows of an option: its sign, what it costs, how likely it is. */
import type { Decision, Language, Option } from '@smallfolk/kernel';
import type { MiceView } from '@smallfolk/mice/state/view.ts';
import type { OptionLook } from '../../table/board.ts';
import { figureOf, hasFigure } from './drawings.ts';
import { pictureOf, pictureOfItem, pictureOfToken } from './pictures.ts';
import { abilityOf, cardOf } from './printed.ts';
import { chanceOf, costOf } from './reach.ts';
import { speechOf } from './words/speech.ts';

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

export function look(option: Option, _decision: Decision, view: MiceView, language: Language): OptionLook {
  const speech = speechOf(language);
  const symbol = symbolOf(option, view);
  const chance = chanceOf(option, view);
  const cost = costOf(option, view);
  const price = option.do === 'ability' && typeof option.card === 'string' ? abilityOf(option.card)?.cost : undefined;
  const note = cost !== undefined ? speech.steps(cost) : price ? speech.cheese(price) : undefined;
  return {
    ...(symbol && { symbol }),
    ...(note && { note }),
    ...(chance !== undefined && { odds: [{ name: '', chance }] }),
  };
}
