/** The chapter "Your turn" of the rulebook (docs/rules/hoard.md): it reads as it is played. */
import { CHECKPOINT, choose, type Result, type Rules, type Table } from '@smallfolk/kernel';
import type { State } from '../state/state.ts';

/** H1: at most so many. */
const HANDFUL = 3;

export function* untilTheLast(t: Table<State>): Rules<Result> {
  const s = t.state;
  while (s.left > 0) {
    yield CHECKPOINT; // the state alone says how to go on
    yield* take(t);
    s.turn = 1 - s.turn; // H2
  }
  return { winners: [1 - s.turn], reason: 'last-acorn' }; // H3
}

/** H1. */
function* take(t: Table<State>): Rules {
  const s = t.state;
  const most = Math.min(HANDFUL, s.left);
  const options = Array.from({ length: most }, (_, n) => ({ do: 'take', acorns: n + 1 }));
  const { acorns } = yield* choose(s.turn, 'how-many', options, { rule: 'H1' });
  s.left -= acorns;
  t.emit?.({ type: 'took', seat: s.turn, acorns, left: s.left, rule: 'H1' });
}
