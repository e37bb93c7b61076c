/** Tic-tac-toe on boardgame.io, with random moves, as fast as it goes: production mode, local, no debug panel. */
import { createRequire } from 'node:module';
import { Random, seedOf } from '@smallfolk/kernel';
import { LINES } from '../../kernel/samples/tic-tac-toe.ts';

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly gameover?: unknown };
}
interface Client {
  readonly moves: { mark(square: number): void };
  getState(): State;
  reset(): void;
}

type Cells = (string | null)[];

function ending(cells: Cells): { winner?: string } | undefined {
  for (const [a, b, c] of LINES) {
    const mark = cells[a];
    if (mark !== null && mark !== undefined && mark === cells[b] && mark === cells[c]) return { winner: mark };
  }
  return cells.includes(null) ? undefined : {};
}

/** Written as its documentation teaches it. */
const game = {
  setup: () => ({ cells: Array(9).fill(null) as Cells }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, square: number) => {
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G }: { G: { cells: Cells } }) => ending(G.cells),
};

/**
 * A function that plays one game and returns how many moves it had. Each game starts from nothing, as ours do; with
 * `reused`, one client is reset instead, which is faster than anything its documentation shows.
 */
export function rivalPlayer(reused = false): () => number {
  // It chooses its mode when it is loaded.
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client(options: object): Client };
  const newClient = () => Client({ game, numPlayers: 2, debug: false });
  const kept = newClient();
  const random = Random.of(seedOf('bench'));
  return () => {
    const client = reused ? kept : newClient();
    if (reused) client.reset();
    let moves = 0;
    let state = client.getState();
    while (!state.ctx.gameover) {
      const free: number[] = [];
      for (let square = 0; square < 9; square++) if (state.G.cells[square] === null) free.push(square);
      client.moves.mark(random.pick(free) as number);
      moves++;
      state = client.getState();
    }
    return moves;
  };
}
