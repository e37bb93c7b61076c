/** Time at the table: what a turn takes, what is left, and when something is due. Pure functions over plain data. */
import type { Seat } from '@smallfolk/kernel';
import type { ClockRule, ClockState } from '@smallfolk/protocol';

/** As it is stored with the head of a room. */
export interface Banks {
  /** What is left in the bank of each seat. */
  readonly left: readonly number[];
  /** Whose turn runs, and since when. */
  readonly turn: Seat | null;
  readonly since: number;
  /** Given on top, by others or because the server was away. */
  readonly more: number;
  readonly paused?: { readonly from: number; readonly until: number } | undefined;
  /** Who wants to wait, and until when. */
  readonly asked?: { readonly until: number; readonly by: readonly Seat[] } | undefined;
  /** Time is up. */
  readonly up?: boolean | undefined;
}

export function newBanks(rule: ClockRule, seats: number, now: number): Banks {
  return { left: Array<number>(seats).fill(rule.bank), turn: null, since: now, more: 0 };
}

/** When the seat that decides has no time left; null while no clock runs. */
export function deadlineOf(rule: ClockRule, banks: Banks): number | null {
  if (rule.kind === 'none' || banks.turn === null || banks.up) return null;
  if (banks.paused) return banks.paused.until;
  return banks.since + rule.turn + (banks.left[banks.turn] ?? 0) + banks.more;
}

/**
 * Another seat decides now, or nobody. The same seat again means that its turn goes on. Whoever moves while the others rest
 * ends the rest for nobody, and none of it is taken from their time.
 */
export function passed(rule: ClockRule, banks: Banks, turn: Seat | null, now: number): Banks {
  if (banks.turn === turn) return banks;
  const left = spent(rule, resumed(banks, now), now);
  const { paused, asked } = banks;
  if (turn === null) return { left, turn, since: now, more: 0 };
  return {
    left,
    turn,
    since: now,
    more: 0,
    paused: paused && paused.until > now ? { from: now, until: paused.until } : undefined,
    asked: asked && asked.until > now ? asked : undefined,
  };
}

function spent(rule: ClockRule, { left, turn, since, more }: Banks, now: number): readonly number[] {
  if (rule.kind === 'none' || turn === null) return left;
  const used = Math.max(0, now - since - more);
  const rest = (bank: number) =>
    rule.kind === 'days' ? bank - Math.max(0, used - rule.turn) : Math.min(bank, rule.bank * 2) - used + rule.turn;
  return left.map((bank, seat) => (seat === turn ? Math.max(0, rest(bank)) : bank));
}

export function pausedUntil(banks: Banks, until: number, now: number): Banks {
  // Whose time was up has none more, but nothing is due before the end of the rest.
  return { ...banks, up: undefined, asked: undefined, paused: { from: banks.paused?.from ?? now, until } };
}

/** The pause is over, as agreed or earlier: it counts for nobody. A wish for one is void. */
export function resumed(banks: Banks, now: number): Banks {
  if (!banks.paused) return banks.asked ? { ...banks, asked: undefined } : banks;
  return { ...banks, asked: undefined, paused: undefined, more: banks.more + Math.max(0, now - banks.paused.from) };
}

export function given(banks: Banks, more: number): Banks {
  return { ...banks, up: undefined, more: banks.more + more };
}

export function timeUp(banks: Banks): Banks {
  return { ...banks, up: true };
}

export function clockState(rule: ClockRule, banks: Banks): ClockState {
  return {
    ...rule,
    deadline: deadlineOf(rule, banks) ?? undefined,
    banks: banks.left,
    paused: banks.paused?.until,
    asked: banks.asked,
    up: banks.up,
  };
}
