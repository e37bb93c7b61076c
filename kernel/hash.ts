/** A short fingerprint of plain data: equal data has equal hashes, whatever the order in which its fields were written. */
import { sha256 } from './sha256.ts';

/** JSON with the fields of every object in alphabetical order. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
}

export function hashOf(data: unknown): string {
  return sha256(canonical(data)).slice(0, 16);
}
