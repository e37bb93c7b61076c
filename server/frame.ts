/**
 * A text as one frame of a WebSocket (RFC 6455), written at once: header and text in one piece cost half of what two do.
 * Only whole frames are written past the library, so it may write its own between them.
 */
import type { Writable } from 'node:stream';

const TEXT = 0x81;

/** Where every character is a byte the text goes out as it is; otherwise it is written into bytes first. */
export function writeText(wire: Writable, text: string): void {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  if (length === text.length) wire.write(String.fromCharCode(...header) + text, 'latin1');
  else wire.write(Buffer.concat([Buffer.from(header), Buffer.from(text)]));
}

function headerOf(length: number): readonly number[] {
  if (length < 126) return [TEXT, length];
  if (length < 65_536) return [TEXT, 126, length >> 8, length & 0xff];
  return [TEXT, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
}
