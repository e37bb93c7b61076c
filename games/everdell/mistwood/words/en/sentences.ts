/** Questions, answers and the log of the small expansions in English. */
import { cards, goods, list, points } from '../../../words/en/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';

const from = (q: Question, sentence: string) =>
  q.about ? `${q.about}: ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const asks = {
  farm: (q: Question) => from(q, 'which of its two abilities?'),
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
} as const satisfies Record<string, (o: Said, q: Question) => string>;

export const happenings = {} as const satisfies Record<string, (e: Said) => string>;

export type AskName = keyof typeof asks;
export type OptionName = keyof typeof options;
export type HappeningName = keyof typeof happenings;
