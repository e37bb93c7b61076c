/**
 * A server that only passes on what it hears, by the same library and to the same two connections: `node bench-floor.ts serve`.
 * No rules, no log, no disk. What a move costs there is what any server of ours would have to add to.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { DRAW, inRounds, TRIVIAL } from './load.ts';

/** As long as what is told of a move of the trivial game. */
const TOLD = 'x'.repeat(420);

function serve(): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const tables = new Map<string | undefined, WebSocket[]>();
  server.on('connection', (socket, { url }) => {
    const table = tables.get(url) ?? [];
    tables.set(url, [...table, socket]);
    socket.on('message', (data) => {
      const { id } = JSON.parse(String(data));
      const told = JSON.stringify({ id, ok: true, told: TOLD });
      for (const other of tables.get(url) ?? []) other.send(told);
    });
  });
  server.on('listening', () => console.log((server.address() as AddressInfo).port));
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

/** One says something, both hear it. */
async function said(sockets: readonly WebSocket[], by: number, text: string): Promise<void> {
  const heard = sockets.map((socket) => once(socket, 'message').then(([data]) => JSON.parse(String(data))));
  sockets[by]?.send(text);
  await Promise.all(heard);
}

/** Milliseconds of processor time for a message that is passed on to both. */
export async function passingOn(): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  let tables = 0;
  const { processor, choices } = await inRounds(child.pid ?? 0, TRIVIAL, {
    open: () => {
      const url = `ws://127.0.0.1:${Number(port)}/${tables++}`;
      return Promise.all([connect(url), connect(url)]);
    },
    play: async (sockets) => {
      for (const [made, square] of DRAW.entries()) {
        const move = { id: made, do: 'choose', table: 'Zk3v9Q2m8x1bT7wd', answer: `mark square=${square}`, at: made };
        await said(sockets, made % 2, JSON.stringify({ ...move, command: '00000a' }));
      }
      return DRAW.length;
    },
    close: (sockets) => {
      for (const socket of sockets) socket.terminate();
    },
  });
  child.kill('SIGKILL');
  return (processor / choices) * 1000;
}

if (import.meta.main && process.argv[2] === 'serve') serve();
