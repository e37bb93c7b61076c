/**
 * Rules as generators: a rule runs until somebody has to decide, yields the decision, and goes on with the answer.
 * This file holds what rules yield and the three ways to ask.
 */
import { keyOf, type Option } from './option.ts';

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

/** One step of a multiple selection: what was picked so far, and how many may be. */
export interface Some<O extends Option = Option> {
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

/** Asks a seat to pick one of the options, even if there is only one. */
export function* offer<const O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  asking?: Asking,
): Rules<O> {
  return answer(options, yield { seat, ask, options, rule: asking?.rule, about: asking?.about });
}

/** Like `offer`, but a single option is taken without asking. */
export function* choose<const O extends Option>(
  seat: Seat,
  ask: string,
  options: readonly O[],
  asking?: Asking,
): Rules<O> {
  const only = options[0];
  if (options.length === 1 && only) return only;
  return answer(options, yield { seat, ask, options, rule: asking?.rule, about: asking?.about });
}

function answer<O extends Option>(options: readonly O[], index: number): O {
  const option = options[index];
  if (!option) throw new Error(`answer ${index} to a question with ${options.length} options`);
  return option;
}

/** The answer that ends a multiple selection. */
export const DONE = { do: 'done' } as const;

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
  const kinds = gather(items);
  const picked: O[] = [];
  let from = 0;
  while (picked.length < max) {
    const options = pickable(kinds, from, min - picked.length);
    if (picked.length >= min) options.push(DONE as unknown as O);
    const some = { picked: [...picked], min, max };
    const index =
      options.length === 1 ? 0 : yield { seat, ask, options, rule: asking?.rule, about: asking?.about, some };
    const option = answer(options, index);
    if (option.do === DONE.do) break;
    from = kinds.findIndex((kind) => kind.item === option);
    take(kinds, from);
    picked.push(option);
  }
  return picked;
}

interface Kind<O> {
  readonly item: O;
  left: number;
}

function gather<O extends Option>(items: readonly O[]): Kind<O>[] {
  const kinds = new Map<string, Kind<O>>();
  for (const item of items) {
    const kind = kinds.get(keyOf(item));
    if (kind) kind.left++;
    else kinds.set(keyOf(item), { item, left: 1 });
  }
  return [...kinds.values()];
}

/** The kinds from `from` on that can be picked next so that enough items remain behind them. */
function pickable<O>(kinds: readonly Kind<O>[], from: number, needed: number): O[] {
  const options: O[] = [];
  let behind = kinds.slice(from).reduce((sum, kind) => sum + kind.left, 0);
  for (const kind of kinds.slice(from)) {
    if (kind.left > 0 && behind >= needed) options.push(kind.item);
    behind -= kind.left;
  }
  return options;
}

function take<O>(kinds: readonly Kind<O>[], at: number): void {
  const kind = kinds[at];
  if (kind) kind.left--;
}
