/** The door: pages, health, figures, and the upgrade to a socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressKey, Tally } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { answerPage, end, pathOf, type Served } from './pages.ts';
import { deviceCookie, deviceOf, newDevice } from './people.ts';
import type { Arrival } from './socket.ts';

export interface DoorParts {
  /** The page's files; none where only rooms are served. */
  readonly pages: ReadonlyMap<string, Served>;
  readonly metrics: Metrics;
  /** A proxy stands before us: its headers say who asks, and whether by https. */
  readonly proxy: boolean;
  /** Figures are for this machine only, unless told otherwise. */
  readonly openMetrics: boolean;
  /** The path of sockets: `/ws`, and with several nodes `/ws/<node>`. */
  readonly path: string;
  isReady(): Promise<boolean>;
  isClosing(): boolean;
  arrived(socket: WebSocket, arrival: Arrival): void;
}

const PER_DEVICE = 10;
const PER_ADDRESS = 60;
/** Far above what is read, so that a message that is too long gets an answer. */
const LARGEST_FRAME = 65_536;

export class Door {
  readonly server: Server;
  private readonly parts: DoorParts;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  });
  private readonly devices = new Tally();
  private readonly addresses = new Tally();
  /** Loopback is where proxies, tests and hosts themselves come from. */
  private readonly perAddress: number;

  constructor(parts: DoorParts, perAddress = PER_ADDRESS) {
    this.parts = parts;
    this.perAddress = perAddress;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.server.on('clientError', (_problem, socket) => socket.destroy());
  }

  get open(): number {
    return this.sockets.clients.size;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    if (path === '/healthz') return end(response, 200, 'ok\n');
    if (path === '/readyz') {
      const ready = !this.parts.isClosing() && (await this.parts.isReady());
      return end(response, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n');
    }
    if (path === '/metrics') return this.figures(request, response);
    if (path === '/device') return this.device(request, response);
    if (path?.startsWith('/ws')) return end(response, 426, 'this is the way for sockets; the games are at /\n');
    answerPage(this.parts.pages, request, response);
  }

  private figures(request: IncomingMessage, response: ServerResponse) {
    const here = addressKey(request.socket.remoteAddress ?? '');
    const near = (here === '127.0.0.1' || here === '0:0:0:0') && request.headers['x-forwarded-for'] === undefined;
    if (!near && !this.parts.openMetrics) return end(response, 403, 'figures are for this machine only\n');
    response.setHeader('content-type', 'application/openmetrics-text; version=1.0.0; charset=utf-8');
    response.writeHead(200);
    response.end(this.parts.metrics.text());
  }

  /** Makes a browser known: before its first socket, and again at every visit. */
  private device(request: IncomingMessage, response: ServerResponse): void {
    const device = deviceOf(request.headers.cookie) ?? newDevice();
    response.setHeader('set-cookie', deviceCookie(device, this.isSecure(request)));
    response.setHeader('cache-control', 'no-store');
    response.writeHead(204);
    response.end();
  }

  private isSecure(request: IncomingMessage): boolean {
    return this.parts.proxy && request.headers['x-forwarded-proto'] === 'https';
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = this.parts.proxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return addressKey(forwarded || (request.socket.remoteAddress ?? ''));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => socket.destroy());
    const path = pathOf(request.url ?? '/');
    if (path !== '/ws' && path !== this.parts.path) return reject(socket, 404, 'there is no socket here');
    if (this.parts.isClosing()) return reject(socket, 503, 'the server is being restarted');
    if (!isSameOrigin(request)) return reject(socket, 403, 'this page is of another host');
    const cookie = deviceOf(request.headers.cookie);
    const device = cookie ?? newDevice();
    const address = this.addressOf(request);
    const tooMany = this.devices.get(device) >= PER_DEVICE || this.addresses.get(address) >= this.perAddress;
    if (tooMany) return reject(socket, 429, 'too many connections from here');
    const renew = (headers: string[]) => headers.push(`Set-Cookie: ${deviceCookie(device, this.isSecure(request))}`);
    const browser = request.headers.origin !== undefined;
    if (browser) this.sockets.once('headers', renew);
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      this.devices.add(device);
      this.addresses.add(address);
      opened.once('close', () => {
        this.devices.remove(device);
        this.addresses.remove(address);
      });
      this.parts.arrived(opened, { address, device, known: cookie !== undefined, browser, wire: socket });
    });
    this.sockets.off('headers', renew);
  }

  async listen(port: number, host: string): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const address = this.server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    return `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`;
  }

  stopListening(): void {
    this.server.close();
  }

  async close(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate();
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

/** A page of another host must not speak with our cookies. Programs send no origin. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

function reject(socket: Duplex, status: number, text: string): void {
  const reasons: Readonly<Record<number, string>> = {
    403: 'Forbidden',
    404: 'Not Found',
    429: 'Too Many Requests',
    503: 'Service Unavailable',
  };
  const retry = status === 429 || status === 503 ? 'Retry-After: 3\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\n${retry}Content-Type: text/plain\r\nContent-Length: ${text.length + 1}\r\n\r\n${text}\n`,
  );
}
