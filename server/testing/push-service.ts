/**
 * A push service of this machine: takes messages as the real ones do (RFC 8030), and reads them as only the browser
 * could to which they are addressed (RFC 8291, RFC 8188), after looking at the signature of who sent them (RFC 8292).
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionData } from '@smallfolk/protocol';

/** What a browser keeps to itself. */
export interface Receiver {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

export interface Delivered {
  readonly path: string;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

export interface PushService {
  readonly origin: string;
  readonly delivered: Delivered[];
  /** How it answers at this path from now on; 201 otherwise. */
  answer(path: string, status: number, headers?: Record<string, string>): void;
  /** A browser that takes messages at this path. */
  browser(path: string): PushSubscriptionData;
  /** How often somebody came here, answered well or not. */
  readonly asked: Map<string, number>;
  close(): Promise<void>;
}

/** The text of an encrypted message: one record, as the RFC wants it. */
export function decrypted(body: Buffer, { pair, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const record = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString('utf8');
}

/** Whether the header `Authorization: vapid t=..., k=...` is signed, for us, and not for ever. */
export function isSigned(authorization: string, audience: string): boolean {
  const token = /\bt=([\w.-]+)/.exec(authorization)?.[1] ?? '';
  const key = Buffer.from(/\bk=([\w-]+)/.exec(authorization)?.[1] ?? '', 'base64url');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const x = key.subarray(1, 33).toString('base64url');
  const y = key.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const now = Date.now() / 1000;
  return signed && aud === audience && exp > now && exp <= now + 86_400 && /^(mailto|https):/.test(sub);
}

export async function pushService(): Promise<PushService> {
  const receivers = new Map<string, Receiver>();
  const answers = new Map<string, { status: number; headers: Record<string, string> }>();
  const delivered: Delivered[] = [];
  const asked = new Map<string, number>();
  let origin = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const receiver = receivers.get(path);
    const { status, headers } = answers.get(path) ?? { status: receiver ? 201 : 404, headers: {} };
    const signed = isSigned(request.headers.authorization ?? '', origin);
    if (receiver && signed && status === 201) {
      delivered.push({ path, text: decrypted(Buffer.concat(chunks), receiver), headers: request.headers });
    }
    response.writeHead(signed ? status : 403, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    delivered,
    asked,
    answer: (path, status, headers = {}) => void answers.set(path, { status, headers }),
    browser: (path) => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      receivers.set(path, { pair, auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
