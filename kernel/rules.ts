/**
 * Rules as generators: a rule runs until somebody has to decide, yields the decision, and goes on with the answer.
 * This file holds what rules yield and the three ways to ask.
 */

import type { Option } from './option.ts';
import { sure } from './sure.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;
/** Whoever looks on without a seat. */
export const SPECTATOR: Seat = -1;

/** The number of a rule in the project's own rulebook: 'R123'. */
export type RuleId = string;
/** What a decision is about: a card, a zone, a rat, by kind and name. */
export interface Ref {
  readonly kind: string;
  readonly id: string | number;
}

/** One step of a multiple selection: of which items, what was picked so far, and how many may be. */
export interface Some<O extends Option = Option> {
  /** All there were at the first step, copies side by side: a client can show the steps as one selection. */
  readonly items: readonly O[];
  readonly picked: readonly O[];
  readonly min: number;
  readonly max: number;
}

export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  /** What is asked: a message key of the game, e.g. 'action'. */
  readonly ask: string;
  /** All legal answers, never empty, in a stable order. */
  readonly options: readonly O[];
  readonly rule?: RuleId | undefined;
  readonly about?: Ref | undefined;
  readonly some?: Some<O> | undefined;
}

/**
 * Yielded by the main loop of a game where its state alone says how to go on: `game.rules` started afresh on a copy
 * of the state must continue in exactly the same way. Forks, undo and saves start from such a place.
 */
export const CHECKPOINT = Symbol('checkpoint');

/** A rule: runs, stops at each decision, is given the index of the chosen option, returns its result. */
export type Rules<T = void> = Generator<Decision | typeof CHECKPOINT, T, number>;

/** The rule a question follows and the thing it is about. */
export interface Asking {
  readonly rule?: RuleId;
  readonly about?: Ref;
}

/**
 * One question, as `yield*` runs it: the first step asks, the second returns the option chosen. Written out rather than
 * as a generator, because asking is what rules do most.
 */
class Question<O extends Option> implements Iterator<Decision, O, number> {
  private readonly decision: Decision<O>;
  private asked: boolean;

  constructor(decision: Decision<O>, asked: boolean) {
    this.decision = decision;
    this.asked = asked;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(index: number): IteratorResult<Decision, O> {
    const { decision } = this;
    if (this.asked) return { done: true, value: answer(decision.options, index) };
    this.asked = true;
    return { done: false, value: decision };
  }
}

/** Asks a seat to pick one of the options, even if there is only one. */
export function offer<const O extends Option>(seat: Seat, ask: string, options: readonly O[], asking?: Asking) {
  return new Question<O>({ seat, ask, options, rule: asking?.rule, about: asking?.about, some: undefined }, false);
}

/** Like `offer`, but a single option is taken without asking. */
export function choose<const O extends Option>(seat: Seat, ask: string, options: readonly O[], asking?: Asking) {
  const question = { seat, ask, options, rule: asking?.rule, about: asking?.about, some: undefined };
  return new Question<O>(question, options.length === 1);
}

function answer<O extends Option>(options: readonly O[], index: number): O {
  const option = options.length === 1 ? options[0] : options[index];
  if (!option) throw new Error(`answer ${index} to a question with ${options.length} options`);
  return option;
}

/** The answer that ends a multiple selection. */
export const DONE = { do: 'done' } as const;

/**
 * The answer that leaves a question of little weight to a fixed order which the game's rulebook names. It is a choice
 * like any other, so saves and replays know it; a table may offer to give it always.
 */
export const SETTLE = { do: 'settle' } as const;

/**
 * Picks a set of items one by one, in the order in which they are given, so that no set is offered in two orders.
 * Equal items (two cards of one name) count as copies of one. Returns the items picked; a forced rest is not asked.
 */
export function* chooseSome<const O extends Option>(
  seat: Seat,
  ask: string,
  items: readonly O[],
  limits: { readonly min?: number; readonly max?: number },
  asking?: Asking,
): Rules<O[]> {
  const max = Math.min(limits.max ?? items.length, items.length);
  const min = Math.min(limits.min ?? 0, max);
  const all = gather(items);
  const picked: O[] = [];
  let from = 0;
  while (picked.length < max) {
    const options = pickable(all, from, min - picked.length);
    if (picked.length >= min) options.push(DONE as unknown as O);
    let index = 0;
    if (options.length > 1) {
      const some = { items: all, picked: picked.slice(), min, max };
      index = yield { seat, ask, options, rule: asking?.rule, about: asking?.about, some };
    }
    const option = answer(options, index);
    if (option.do === DONE.do) break;
    from = all.indexOf(option, from) + 1;
    picked.push(option);
  }
  return picked;
}

/** The items with equal ones side by side, each as the first of them, so that copies can be told by identity. */
function gather<O extends Option>(items: readonly O[]): O[] {
  const gathered: O[] = [];
  for (const item of items) {
    let at = gathered.length - 1;
    while (at >= 0 && !same(sure(gathered[at]), item)) at--;
    if (at < 0 || at === gathered.length - 1) gathered.push(at < 0 ? item : sure(gathered[at]));
    else gathered.splice(at, 0, sure(gathered[at]));
  }
  return gathered;
}

function same(a: Option, b: Option): boolean {
  if (a === b) return true;
  for (const detail in a) if (a[detail] !== b[detail]) return false;
  for (const detail in b) if (!(detail in a)) return false;
  return true;
}

/** One of each of the items from `from` on, as long as enough of them remain. */
function pickable<O>(all: readonly O[], from: number, needed: number): O[] {
  const options: O[] = [];
  for (let i = from; i < all.length && all.length - i >= needed; i++) {
    const item = sure(all[i]);
    if (i === from || item !== all[i - 1]) options.push(item);
  }
  return options;
}
