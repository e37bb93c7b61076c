/** Questions, answers and the log of the small expansions in English. */
import { cards, does, goods, list, points, resource, whose } from '../../../words/en/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';

const from = (q: Question, sentence: string) =>
  q.about ? `${q.about}: ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const asks = {
  farm: (q: Question) => from(q, 'which of its two abilities?'),
  stoats: (q: Question) => from(q, 'do you trade hand cards for a resource?'),
  'spiders-gain': (q: Question) => from(q, 'which resource that you lack?'),
  'spiders-move': (q: Question) => from(q, 'where does the figure of Nightweave lurk now?'),
  pigs: (q: Question) => from(q, 'do you play the top Farm for free?'),
  leader: (q: Question) => from(q, 'do you hand on one of the cards just drawn?'),
  warrior: (q: Question) => from(q, 'what do you give to an opponent?'),
  path: (q: Question) => from(q, 'which location do you carry out?'),
  hare: (q: Question) => from(q, 'how many cards do you draw?'),
} as const satisfies Record<string, (q: Question) => string>;

/** "1 berry and 1 card", "pay 1 berry: 1 point and 1 card". */
function harvest(o: Said): string {
  const resources = Object.keys(o.goods()).length > 0 ? [goods(o.goods())] : [];
  const tokens = o.has('points') ? [points(o.number('points'))] : [];
  const drawn = o.has('cards') ? [cards(o.number('cards'))] : [];
  const brought = list([...resources, ...tokens, ...drawn]);
  return o.has('paid') ? `Pay ${goods({ berry: o.number('paid') })}: ${brought}` : brought;
}

export const options = {
  farm: harvest,
  trade: (o: Said) => `Discard ${cards(o.number('cards'))} for 1 ${resource[o.resource]}`,
  lurk: (o: Said) => o.name('at'),
  'copy-card': (o: Said) => `Carry out ${whose(o.who('of'))} ${o.name('card')}: ${o.effect('card')}`,
} as const satisfies Record<string, (o: Said, q: Question) => string>;

export const happenings = {
  'spiders-move': (e: Said) => `The figure of Nightweave lurks here now: ${e.name('at')}.`,
  'copy-card': (e: Said) => `${does(e.who(), 'carry', 'carries')} out ${whose(e.who('of'))} ${e.name('card')}.`,
} as const satisfies Record<string, (e: Said) => string>;

export type AskName = keyof typeof asks;
export type OptionName = keyof typeof options;
export type HappeningName = keyof typeof happenings;
