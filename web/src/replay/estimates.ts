/** What a bot thought of each choice of a finished game, and where the game turned. Plain data: it is kept with the game. */
import type { Explanation } from '@smallfolk/bots';
import { type Decision, keyOf, type Option, type Result, type Seat } from '@smallfolk/kernel';

export interface Estimate {
  /** So many choices had been made. */
  readonly at: number;
  readonly seat: Seat;
  /** The question, without its options. */
  readonly decision: Decision;
  /** The chances of who decided, with what was chosen and with the best. */
  readonly chosen: number;
  readonly best: number;
  readonly did: Option;
  readonly better: Option;
  /** How the adviser would have gone on. */
  readonly next: Option | undefined;
  /** The adviser would not have thought of what was chosen; what it was worth shows afterwards (`inHindsight`). */
  readonly unthought?: true;
}

export function estimateOf(at: number, decision: Decision, key: string, advice: Explanation): Estimate | undefined {
  const did = advice.options.find((each) => each.key === key);
  const best = advice.options[advice.choice];
  if (!did || !best || best.expected === undefined) return undefined;
  const { seat, ask, rule, about } = decision;
  return {
    at,
    seat,
    decision: { seat, ask, options: [], rule, about },
    chosen: did.expected ?? best.expected,
    best: Math.max(best.expected, did.expected ?? 0),
    did: did.option,
    better: best.option,
    next: best.line.slice(1).find((step) => step.seat === seat)?.option,
    ...(did.expected === undefined && { unthought: true }),
  };
}

/** What nobody would have thought of was worth what was left at the next choice, or what came of it in the end. */
export function inHindsight(estimates: readonly Estimate[], result: Result | undefined): Estimate[] {
  return estimates.map((estimate, n) => {
    if (!estimate.unthought) return estimate;
    const { seat, best } = estimate;
    const following = estimates.slice(n + 1).find((later) => later.seat === seat);
    const ending = result && (result.winners.includes(seat) ? 1 : 0);
    return { ...estimate, chosen: Math.min(best, following?.best ?? ending ?? best) };
  });
}

/** One curve is one person's: of whoever looks on, or of the first who decided where nobody in particular does. */
export function curveOf(estimates: readonly Estimate[], seat: Seat): readonly Estimate[] {
  const own = estimates.filter((estimate) => estimate.seat === seat);
  return own.length > 0 ? own : estimates.filter((estimate) => estimate.seat === estimates[0]?.seat);
}

/** What a choice cost, and what happened until the next one. */
export interface TurningPoint extends Estimate {
  readonly lost: number;
  readonly kind: 'choice' | 'luck';
}

/** Less than this is no turning point. */
const TURN = 0.07;
const MANY = 5;

/** Where most was given away by a choice, or most was won or lost by what came after it; in the order of the game. */
export function turningPoints(estimates: readonly Estimate[]): TurningPoint[] {
  const points = estimates.flatMap((estimate, n): TurningPoint[] => {
    const following = estimates.slice(n + 1).find(({ seat }) => seat === estimate.seat);
    const given = keyOf(estimate.did) === keyOf(estimate.better) ? 0 : estimate.best - estimate.chosen;
    const luck = following ? estimate.chosen - following.best : 0;
    if (given >= TURN) return [{ ...estimate, lost: given, kind: 'choice' }];
    return Math.abs(luck) >= 2 * TURN ? [{ ...estimate, lost: luck, kind: 'luck' }] : [];
  });
  const most = points.toSorted((a, b) => Math.abs(b.lost) - Math.abs(a.lost)).slice(0, MANY);
  return most.sort((a, b) => a.at - b.at);
}
