/** Files that a run writes: whole or not at all, and by one run at a time. */
import { existsSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

export const LOCK = 'running';

/** In one piece or not at all. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Writes all of it from that place on; says how many bytes these are. */
export function writeAll(file: number, text: string, place: number): number {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, place + at);
  return bytes.length;
}

/** Two runs must not write to one folder. A run that was killed leaves a lock that counts for nothing. */
export function claim(folder: string): void {
  const path = join(folder, LOCK);
  const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner)) {
    throw new UserError(
      `Another simulation (process ${owner}) is writing to ${folder}; wait for it, or choose another --out.`,
    );
  }
  writeFileSync(path, String(process.pid));
}

function isRunning(owner: number): boolean {
  try {
    process.kill(owner, 0);
    return true;
  } catch {
    return false;
  }
}
