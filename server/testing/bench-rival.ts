/**
 * boardgame.io's server with tic-tac-toe and its own clients, to be compared with: `node bench-rival.ts memory`
 * prints how many moves were made and what processor time the server took for them. In production mode.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LINES } from '../../kernel/samples/tic-tac-toe.ts';
import { DRAW, inRounds, TRIVIAL } from './load.ts';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');

type Cells = (string | null)[];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) as Cells }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, square: number) => {
      if (G.cells[square] !== null) return INVALID_MOVE;
      G.cells[square] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
    const isLine = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
    if (isLine) return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

interface State {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
  readonly _stateID: number;
}
interface RivalClient {
  readonly moves: { mark(square: number): void };
  start(): void;
  stop(): void;
  getState(): State | null;
  subscribe(listener: () => void): void;
}

async function serve(storage: string): Promise<void> {
  const { Server, FlatFile } = require('boardgame.io/server');
  const db = storage === 'files' ? new FlatFile({ dir: mkdtempSync(join(tmpdir(), 'rival-')) }) : undefined;
  const server = Server({ games: [game], origins: ['http://127.0.0.1'], ...(db && { db }) });
  const running = await server.run({ port: 0, callback: () => undefined });
  console.log(`port ${running.appServer.address().port}`);
}

interface Opened {
  readonly players: readonly RivalClient[];
  /** Both have been told of so many moves. */
  reached(moves: number): Promise<void>;
}

/** Two clients of one match, which both have been told how it stands. */
async function open(port: number, n: number): Promise<Opened> {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const players = ['0', '1'].map(
    (playerID): RivalClient => Client({ game, multiplayer, matchID: `m${n}`, playerID, debug: false, numPlayers: 2 }),
  );
  let waiting = () => {};
  for (const player of players) {
    player.start();
    player.subscribe(() => waiting());
  }
  const isThere = (moves: number) => players.every((player) => (player.getState()?._stateID ?? -1) >= moves);
  const reached = (moves: number) =>
    new Promise<void>((resolve) => {
      waiting = () => isThere(moves) && resolve();
      waiting();
    });
  await reached(0);
  return { players, reached };
}

/** Plays a match to a full board. Returns how many moves were made. */
async function play({ players, reached }: Opened, pause: number): Promise<number> {
  for (const [made, square] of DRAW.entries()) {
    players[made % 2]?.moves.mark(square);
    await reached(made + 1);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return DRAW.length;
}

const [first = 'memory', second = 'memory'] = process.argv.slice(2);
if (first === 'serve') await serve(second);
else {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve', first], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // With flat files it may end in the midst: it reads what it is still writing.
  child.once('exit', () => process.exit(1));
  const [line] = await once(child.stdout, 'data');
  const port = Number(/port (\d+)/.exec(String(line))?.[1]);
  // It tells of a move before it has written it, and ends if the next one is read meanwhile: time for that, which costs it nothing.
  const pause = first === 'files' ? 50 : 0;
  let matches = 0;
  const { choices, processor } = await inRounds(child.pid ?? 0, TRIVIAL, {
    open: () => open(port, matches++),
    play: (match) => play(match, pause),
    close: ({ players }) => {
      for (const player of players) player.stop();
    },
  });
  console.log(JSON.stringify({ moves: choices, processor }));
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  rmSync(join(tmpdir(), 'rival-'), { force: true, recursive: true });
  process.exit(0);
}
