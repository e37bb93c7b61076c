/** Tic-tac-toe: the smallest game on the kernel, with nothing hidden and no chance. */
import {
  accepted,
  CHECKPOINT,
  type Game,
  isRecord,
  type Option,
  offer,
  type Result,
  type Rules,
  refused,
  type Seat,
  type Table,
} from '../index.ts';

/** Nine squares, row by row; a mark is the seat that made it. */
export interface Board {
  readonly squares: (Seat | null)[];
  turn: Seat;
}

const SEATS = 2;
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const MARK = Array.from({ length: 9 }, (_, square) => ({ do: 'mark', square }));

/** T1. Seats take turns marking a free square. T2. Three in a line win. T3. A full board is a draw. */
function* rules(t: Table<Board>): Rules<Result> {
  const { squares } = t.state;
  for (;;) {
    const result = ending(squares);
    if (result) return result;
    yield CHECKPOINT;
    const seat = t.state.turn;
    const free = MARK.filter(({ square }) => squares[square] === null);
    const { square } = yield* offer(seat, 'square', free, { rule: 'T1' });
    squares[square] = seat;
    t.emit?.({ type: 'marked', seat, square, rule: 'T1' });
    t.state.turn = (seat + 1) % SEATS;
  }
}

function ending(squares: Board['squares']): Result | undefined {
  for (const line of LINES) {
    const seat = squares[line[0]];
    if (seat !== null && seat !== undefined && seat === squares[line[1]] && seat === squares[line[2]]) {
      return { winners: [seat], reason: 'line' };
    }
  }
  return squares.includes(null) ? undefined : { winners: [0, 1], reason: 'draw' };
}

export const ticTacToe: Game<Board, Board> = {
  name: 'tic-tac-toe',
  version: 1,
  fields: [],
  seats: () => SEATS,
  create: () => ({ squares: [null, null, null, null, null, null, null, null, null], turn: 0 }),
  rules,
  clone: (state) => ({ squares: [...state.squares], turn: state.turn }),
  view: (state) => ({ squares: [...state.squares], turn: state.turn }),
  resample: () => {},
  position(_setup, description) {
    if (!isRecord(description) || !Array.isArray(description.squares) || description.squares.length !== 9) {
      return refused('bad-position', 'squares: nine of 0, 1 or null are needed', { where: 'squares' });
    }
    const squares: (Seat | null)[] = [];
    for (const mark of description.squares) {
      if (mark !== 0 && mark !== 1 && mark !== null) {
        return refused('bad-position', `squares: ${JSON.stringify(mark)} is neither 0, 1 nor null`, {
          where: 'squares',
        });
      }
      squares.push(mark);
    }
    const lead = squares.filter((mark) => mark === 0).length - squares.filter((mark) => mark === 1).length;
    if (lead !== 0 && lead !== 1) {
      return refused('bad-position', 'squares: the first seat has as many marks as the second, or one more', {
        where: 'squares',
      });
    }
    return accepted({ squares, turn: lead });
  },
};

export type Mark = Option & (typeof MARK)[number];
