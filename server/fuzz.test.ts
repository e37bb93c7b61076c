/** Whatever is sent is answered with a sentence or ends the connection; nothing throws, and memory stays. */
import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ERRORS, ROOM_COMMANDS } from '@smallfolk/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { messages } from '../protocol/arbitrary.ts';
import { newDevice } from './people.ts';
import { newFolder, serveHere } from './testing/serving.ts';

const MESSAGES = Number(process.env.MESSAGES ?? 20_000);

/** A socket that only remembers. */
class Ear extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  answers = 0;
  codes = new Set<string>();
  send(text: string): void {
    this.answers++;
    const { ok, error } = JSON.parse(text);
    if (ok === false) this.codes.add(error.code);
  }
  close(): void {
    this.readyState = 3;
    this.emit('close');
  }
  terminate(): void {
    this.close();
  }
  ping(): void {}
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that are still in use, without what only waits to be collected. */
function inUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const word = fc.oneof(fc.constantFrom('', 'me', 'open', 'easy', 'crumbs', 'tic-tac-toe', 'sit', 'fair'), fc.string());
const field = fc.oneof(
  word,
  fc.integer({ min: -3, max: 20 }),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
);
const NAMES = [
  'room',
  'table',
  'seat',
  'secret',
  'name',
  'answer',
  'at',
  'command',
  'from',
  'by',
  'role',
  'until',
  'ms',
  'reaction',
  'version',
  'check',
  'game',
  'setup',
  'seats',
  'clock',
  'watch',
  'delay',
  'subscription',
];

/** Messages of rooms that are nearly right, texts that are no messages, and frames of bytes. */
const sent = (room: string) =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...ROOM_COMMANDS),
        fc.dictionary(fc.constantFrom(...NAMES), field, { maxKeys: 4 }),
        fc.boolean(),
      )
      .map(([command, fields, here]) =>
        JSON.stringify({ id: 1, do: command, ...fields, ...(here && { room, table: room }) }),
      ),
    messages(),
    fc.string({ maxLength: 200 }),
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );

test(`${MESSAGES} messages and broken frames: nothing throws, memory stays`, async () => {
  const folder = newFolder();
  const faults: string[] = [];
  const server = await serveHere(folder, { messagesPerSecond: 1e9, say: (line) => faults.push(line) });
  const device = newDevice();
  let ear = new Ear();
  const open = () => {
    ear = new Ear();
    server.arrived(ear as unknown as WebSocket, { address: '127.0.0.1', device, known: true, browser: false });
    ear.emit('message', Buffer.from('{"id":0,"do":"hello","protocol":1}'), false);
  };
  open();
  const codes = new Set<string>();
  let answers = 0;
  const { default: probe } = {
    default: fc.sample(sent('AAAAAAAAAAAAAAAA'), { numRuns: Math.min(MESSAGES, 5000), seed: 16 }),
  };
  const before = inUse();
  for (let i = 0; i < MESSAGES; i++) {
    if (ear.readyState !== 1) {
      answers += ear.answers;
      for (const code of ear.codes) codes.add(code);
      open();
    }
    ear.emit('message', Buffer.from(probe[i % probe.length] ?? ''), i % 50 === 0);
    if (i % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  answers += ear.answers;
  for (const code of codes) expect(ERRORS).toContain(code);
  expect(codes).not.toContain('bug');
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(MESSAGES / 2);
  expect(inUse() - before).toBeLessThan(20_000_000);
  console.log(`fuzz: ${MESSAGES} messages, ${answers} answers (by hand: MESSAGES=1000000 npx vitest run server/fuzz)`);
  await server.close();
  folder.remove();
}, 900_000);
