/** People without accounts: devices, secrets in links, names. A secret is told once and kept as its SHA-256 only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A room's id: the second it was opened in, and 64 random bits. No secret, but nothing that can be guessed either. Rooms
 * that are opened together are played together: so they lie side by side in the database, and fewer pages are written.
 */
export function newRoomId(now = Date.now()): string {
  const bytes = randomBytes(12);
  bytes.writeUInt32BE(Math.floor(now / 1000) % 2 ** 32);
  return bytes.toString('base64url');
}
/** 128 random bits, for a link. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** 256 random bits, for a cookie. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

const ROOM_ID = /^[\w-]{16}$/;
const SECRET = /^[\w-]{22}$/;
const DEVICE = /^[\w-]{43}$/;
export const isRoomId = (text: string): boolean => ROOM_ID.test(text);
export const isSecret = (text: string): boolean => SECRET.test(text);
export const isDevice = (text: string | undefined): text is string => text !== undefined && DEVICE.test(text);

/** They are random, so a slow hash would add nothing. */
export function hashOfSecret(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

export function isSameHash(a: Uint8Array | null, b: Uint8Array): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b);
}

const LONGEST_NAME = 24;

/** At most 24 characters, composed, without control, direction or invisible marks; undefined if nothing is left. */
export function cleanName(name: string | undefined): string | undefined {
  const visible = (name ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const short = [...visible].slice(0, LONGEST_NAME).join('').trim();
  return short === '' ? undefined : short;
}

const YEAR = 400 * 86_400;

/** The cookie that makes a browser known again. Scripts cannot read it, other sites cannot send it. */
export function deviceCookie(device: string, secure: boolean): string {
  const name = secure ? '__Host-smallfolk' : 'smallfolk';
  return `${name}=${device}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function deviceOf(cookies: string | undefined): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if ((name === '__Host-smallfolk' || name === 'smallfolk') && isDevice(value)) return value;
  }
  return undefined;
}
