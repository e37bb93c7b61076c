/** Serves a built page: its files read once, packed once, with a strict policy. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

export interface Served {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Its name changes with its content, so it may be kept for ever. */
  readonly lasting: boolean;
}

/** Reads everything once: the whole app is small. */
export function files(folder: string): Map<string, Served> {
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

export function answerPage(
  served: ReadonlyMap<string, Served>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
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

export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

export function end(response: ServerResponse, status: number, text?: string): void {
  if (text !== undefined) response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(status);
  response.end(text);
}
