/**
 * boardgame.io's server with tic-tac-toe and its own clients, to be compared with: `node bench-rival.ts memory`
 * prints how many moves were made and what processor time the server took for them. In production mode.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const MATCHES = 50;
const SECONDS = 6;
type Cells = (string | null)[];

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) as Cells }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, square: number) => {
      G.cells[square] = playerID;
    },
  },
  endIf: ({ G }: { G: { cells: Cells } }) => (G.cells.includes(null) ? undefined : {}),
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

/** Two clients of one match, playing until time is up; a full board is followed by another match. */
async function play(port: number, end: number, count: () => void): Promise<void> {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  for (let n = 0; performance.now() < end; n++) {
    const matchID = `${process.pid}-${Math.random().toString(36).slice(2)}-${n}`;
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const players = ['0', '1'].map(
      (playerID): RivalClient => Client({ game, multiplayer, matchID, playerID, debug: false, numPlayers: 2 }),
    );
    for (const player of players) player.start();
    const reached = (id: number) =>
      new Promise<void>((resolve) => {
        const look = () => players.every((player) => (player.getState()?._stateID ?? -1) >= id) && resolve();
        for (const player of players) player.subscribe(look);
        const timer = setInterval(() => performance.now() > end + 2000 && resolve(), 500);
        void Promise.resolve().then(look);
        setTimeout(() => clearInterval(timer), (SECONDS + 5) * 1000).unref();
      });
    await reached(0);
    for (let square = 0; square < 9 && performance.now() < end; square++) {
      players[square % 2]?.moves.mark(square);
      await reached(square + 1);
      count();
    }
    for (const player of players) player.stop();
  }
}

function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const [first = 'memory', second = 'memory'] = process.argv.slice(2);
if (first === 'serve') await serve(second);
else {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve', first], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const port = Number(/port (\d+)/.exec(String(line))?.[1]);
  let moves = 0;
  const before = processorTime(child.pid ?? 0);
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: MATCHES }, () => play(port, end, () => moves++)));
  console.log(JSON.stringify({ moves, processor: processorTime(child.pid ?? 0) - before }));
  child.kill('SIGKILL');
  rmSync(join(tmpdir(), 'rival-'), { force: true, recursive: true });
  process.exit(0);
}
