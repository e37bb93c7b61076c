import { sure } from '@smallfolk/kernel';
import { expect, test } from 'vitest';
import { curveOf, type Estimate, estimateOf, inHindsight, turningPoints } from './estimates.ts';

const go = (to: number) => ({ do: 'move', to });
const decision = { seat: 0, ask: 'action', options: [go(1), go(2)], rule: 'R1' };
const prospect = (to: number, expected?: number) => ({
  option: go(to),
  key: `move to=${to}`,
  visits: 9,
  line: [{ seat: 0, ask: 'action', option: go(to) }],
  ...(expected !== undefined && { expected }),
});

test('a choice is compared with the best one', () => {
  const advice = { bot: 'search', choice: 1, iterations: 20, options: [prospect(1, 0.4), prospect(2, 0.6)] };
  expect(estimateOf(7, decision, 'move to=1', advice)).toMatchObject({
    at: 7,
    chosen: 0.4,
    best: 0.6,
    did: go(1),
    better: go(2),
    decision: { options: [], ask: 'action' },
  });
  expect(estimateOf(7, decision, 'move to=9', advice)).toBeUndefined();
});

test('what no adviser would have thought of is weighed by what came of it', () => {
  const advice = { bot: 'search', choice: 1, iterations: 20, options: [prospect(1), prospect(2, 0.6)] };
  const unthought = (at: number) => sure(estimateOf(at, decision, 'move to=1', advice));
  const tried = { ...sure(estimateOf(5, decision, 'move to=2', advice)), chosen: 0.4, best: 0.45 };
  const lost = inHindsight([unthought(3), tried, unthought(9)], { winners: [], reason: 'slain' });
  expect(lost.map(({ chosen }) => chosen)).toEqual([0.45, 0.4, 0]);
  expect(turningPoints(lost).map(({ at, kind }) => [at, kind])).toContainEqual([9, 'choice']);
  expect(inHindsight([unthought(9)], { winners: [0], reason: 'points' })[0]?.chosen).toBe(0.6);
});

test('a game turns where much was given away, or much came by luck', () => {
  const at = (at: number, chosen: number, best: number, better = 1): Estimate => ({
    at,
    seat: 0,
    decision,
    chosen,
    best,
    did: go(1),
    better: go(better),
    next: undefined,
  });
  const points = turningPoints([
    at(1, 0.5, 0.52, 2),
    at(2, 0.3, 0.5, 2),
    at(3, 0.3, 0.3),
    at(4, 0.6, 0.6),
    at(5, 0.6, 0.6),
  ]);
  expect(points.map(({ at, kind }) => [at, kind])).toEqual([
    [2, 'choice'],
    [3, 'luck'],
  ]);
  expect(points[0]?.lost).toBeCloseTo(0.2);
});

test('around one screen the curve is that of one person', () => {
  const of = (seat: number, at: number) => ({ at, seat }) as Estimate;
  const all = [of(1, 0), of(0, 1), of(1, 2), of(0, 3)];
  expect(curveOf(all, 0).map(({ at }) => at)).toEqual([1, 3]);
  expect(curveOf(all, 1).map(({ at }) => at)).toEqual([0, 2]);
  expect(curveOf(all, -1).map(({ at }) => at)).toEqual([0, 2]);
  expect(curveOf([], 0)).toEqual([]);
});
