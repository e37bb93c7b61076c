/** Acorns: two squirrels take one to three acorns in turn; who takes the last one wins. */
import { CHECKPOINT, choose, type Game, type Result, type Rules, type Table } from '@smallfolk/kernel';

interface Acorns {
  left: number;
  turn: number;
}

function* rules(t: Table<Acorns>): Rules<Result> {
  const s = t.state;
  while (s.left > 0) {
    yield CHECKPOINT; // the state alone says how to go on
    const options = [1, 2, 3].filter((n) => n <= s.left).map((n) => ({ do: 'take', acorns: n }));
    const { acorns } = yield* choose(s.turn, 'how-many', options, { rule: 'A1' });
    s.left -= acorns;
    t.emit?.({ type: 'took', seat: s.turn, acorns, rule: 'A1' });
    s.turn = 1 - s.turn;
  }
  return { winners: [1 - s.turn], reason: 'last-acorn' };
}

export const acorns: Game<Acorns, Acorns> = {
  name: 'acorns',
  version: 1,
  fields: [{ name: 'acorns', values: [15, 21, 30], default: 21 }],
  seats: () => 2,
  create: (setup) => ({ left: Number(setup.acorns), turn: 0 }),
  rules,
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }), // nothing is hidden in this game
  resample: () => {},
};
