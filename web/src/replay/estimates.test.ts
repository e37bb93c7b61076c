import { expect, test } from 'vitest';
import { type Estimate, estimateOf, turningPoints } from './estimates.ts';

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
