import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeText } from './frame.ts';

test('texts of every length are read as they were written, beside what the library writes itself', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    // Letters of several bytes, and some that other encodings hold in one.
    `${'x'.repeat(Math.max(0, length - 6))}żőé`,
  ]);
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      for (const text of texts) {
        writeText(socket, text);
        opened.send(`after ${text.length}`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => heard.push(String(data)) === texts.length * 2 && resolve());
  });
  expect(heard).toEqual(texts.flatMap((text) => [text, `after ${text.length}`]));
  client.terminate();
  server.close();
});
