/** The questions in English. */
import type { Question } from '../question.ts';
import { cards } from './grammar.ts';

/** "2 cards", "up to 3 cards", and how many are chosen already. */
function howMany(q: Question, noun: (n: number) => string): string {
  const wanted = q.upTo ? `up to ${noun(q.max)}` : noun(q.max);
  return q.picked > 0 ? `${wanted} (${q.picked} chosen)` : wanted;
}

function from(q: Question, sentence: string): string {
  const text = q.about ? `${q.about}: ${sentence}` : sentence;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const asks = {
  turn: () => 'Your turn: a worker, a card or the next season?',
  pay: (q: Question) => from(q, 'how do you pay?'),
  receiver: (q: Question) => from(q, 'who receives it?'),
  host: (q: Question) => from(q, 'into whose city?'),
  'gain-any': (q: Question) =>
    from(q, `which resource do you gain?${q.max > 1 ? ` ${q.picked + 1} of ${q.max}.` : ''}`),
  spend: (q: Question) => from(q, `choose ${howMany(q, (n) => `${n} of your resources`)}.`),
  discard: (q: Question) => from(q, `discard ${howMany(q, cards)} from your hand.`),
  'give-cards': (q: Question) => from(q, `give away ${howMany(q, cards)} from your hand.`),
  'meadow-draw': (q: Question) => from(q, `take ${howMany(q, cards)} from the Meadow.`),
  'meadow-discard': (q: Question) => from(q, `discard ${howMany(q, cards)} from the Meadow.`),
  lose: (q: Question) => from(q, 'which card leaves your city?'),
  toll: (q: Question) => from(q, 'what do you give up?'),
  use: (q: Question) => from(q, 'do you use it?'),
  prisoner: (q: Question) => from(q, 'which Critter is locked up?'),
  react: () => 'Which card reacts first?',
  production: () => 'Production: which card acts next?',
  start: (q: Question) => from(q, 'which green card do you activate?'),
  store: (q: Question) => from(q, 'what do you put on it?'),
  amount: (q: Question) => from(q, 'how many do you pay?'),
  teacher: (q: Question) => from(q, 'which card do you keep?'),
  'reveal-from': (q: Question) => from(q, 'where do the cards come from?'),
  'play-free': (q: Question) => from(q, 'which card do you play for free?'),
  worker: (q: Question) => from(q, 'which of your workers?'),
  copy: (q: Question) => from(q, 'which location do you carry out?'),
  'play-cheaper': (q: Question) => from(q, 'which card do you play for less?'),
  'move-to': (q: Question) => from(q, 'where does the worker go?'),
  'give-one': (q: Question) => from(q, 'which resource do you give away?'),
  scholars: (q: Question) => from(q, `lay ${howMany(q, cards)} from your hand under the event.`),
  scrolls: (q: Question) => from(q, `take ${howMany(q, cards)} into your hand; the rest goes under the event.`),
  thieves: (q: Question) => from(q, 'which Critter of your city goes under the event?'),
  'rugwort-loses': (q: Question) => from(q, 'which card leaves Rugwort’s city?'),
} as const satisfies Record<string, (q: Question) => string>;

export type AskName = keyof typeof asks;
