/**
 * Serves the built page on one port, on this machine only unless told otherwise, with a strict policy; builds it first
 * if it is missing or older than its sources. `smallfolk serve`, or `node web/serve.ts [--port 4321] [--host 127.0.0.1]`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const here = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(here, 'dist');
const PORT = 4321;
const HOST = '127.0.0.1';

/** Nothing but files of this host; no inline script, no inline style, nothing framed, nothing sent elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

interface Served {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly lasting: boolean;
}

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

/** Reads everything once: the whole app is small. */
function files(folder: string): Map<string, Served> {
  const found = new Map<string, Served>();
  for (const path of walk(folder)) {
    const body = readFileSync(path);
    const ending = extname(path);
    const packed = PACKED.has(ending) && body.length > 512;
    found.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type: TYPES[ending] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      body,
      brotli: packed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : undefined,
      gzip: packed ? gzipSync(body, { level: 9 }) : undefined,
      lasting: /[\\/]assets[\\/]/.test(path),
    });
  }
  return found;
}

function walk(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? walk(path) : [path]));
}

function answer(served: ReadonlyMap<string, Served>, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('content-security-policy', POLICY);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    end(response, 405, 'only GET and HEAD are answered\n');
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = path === undefined ? undefined : served.get(path === '/' ? '/index.html' : path);
  if (!file) {
    end(response, 404, 'there is nothing here; the games are at /\n');
    return;
  }
  response.setHeader('content-type', file.type);
  response.setHeader('etag', file.tag);
  response.setHeader('cache-control', file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('vary', 'accept-encoding');
  // A drawing shown as an image carries its own styles; the policy of the page does not concern it.
  if (file.type.startsWith('image/svg'))
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers['if-none-match'] === file.tag) {
    end(response, 304);
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] = packing(file, accepted);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function packing(file: Served, accepted: string): [string | undefined, Buffer] {
  if (file.brotli && /\bbr\b/.test(accepted)) return ['br', file.brotli];
  if (file.gzip && /\bgzip\b/.test(accepted)) return ['gzip', file.gzip];
  return [undefined, file.body];
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function end(response: ServerResponse, status: number, text?: string): void {
  if (text !== undefined) response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(status);
  response.end(text);
}

/** Serves a built folder. Port 0 takes any free one. */
export async function listen({ folder = DIST, port = PORT, host = HOST } = {}): Promise<Serving> {
  const served = files(folder);
  const server: Server = createServer((request, response) => answer(served, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The sources that the page is built from. */
const SOURCES = [
  'src',
  'art',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  '../kernel',
  '../games',
  '../bots',
  '../protocol',
  '../docs/rules',
];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules')
      .map((name) => newest(join(path, name))),
  );
}

/** Builds the page into the folder if it is missing there or older than its sources. */
export async function built(folder = DIST, say: (text: string) => void = console.log): Promise<void> {
  const index = join(folder, 'index.html');
  const time = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (time > Math.max(...SOURCES.map((source) => newest(join(here, source))))) return;
  say('building the page …');
  const { build } = await import('vite');
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder } });
}

/** Where to listen: as the arguments say, or the environment (PORT, HOST); a sentence if they make no sense. */
export function addressFrom(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): { readonly port: number; readonly host: string } | string {
  let options: { port?: string | undefined; host?: string | undefined };
  try {
    options = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } }).values;
  } catch (problem) {
    return `${problem instanceof Error ? problem.message : problem}\nusage: [--port ${PORT}] [--host ${HOST}]`;
  }
  const said = options.port ?? (env.PORT || undefined);
  const port = Number(said ?? PORT);
  if (said?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return `${options.port === undefined ? 'PORT' : '--port'}: ${said} is not a port; give a number from 0 to 65535`;
  }
  return { port, host: options.host ?? (env.HOST || HOST) };
}

/** The command: serves until it is interrupted. Returns the exit code. */
export async function serve(args: string[]): Promise<number> {
  const where = addressFrom(args, process.env);
  if (typeof where === 'string') {
    console.error(where);
    return 2;
  }
  await built();
  let serving: Serving;
  try {
    serving = await listen(where);
  } catch (problem) {
    const taken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
    console.error(
      taken ? `port ${where.port} is taken; choose another with --port or PORT` : `cannot listen: ${problem}`,
    );
    return 1;
  }
  console.log(`Smallfolk is at ${serving.url}\nPress Ctrl+C to end.`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await serving.close();
  return 0;
}

if (import.meta.main) process.exitCode = await serve(process.argv.slice(2));
