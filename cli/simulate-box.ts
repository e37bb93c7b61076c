/** The game of a simulation: one of the shelf, or one that somebody is writing, from a file that exports its box. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Box, isRecord } from '@smallfolk/kernel';
import { boxes, openBox } from './boxes.ts';
import { UserError } from './user-error.ts';

export async function boxAt(name: string): Promise<Box> {
  if (!/\.[cm]?[jt]s$/.test(name)) return openBox(await boxes(undefined), name);
  const module: unknown = await import(pathToFileURL(resolve(name)).href).catch((error: unknown) => {
    throw new UserError(`${name} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
  const box = isRecord(module) || typeof module === 'object' ? (module as { box?: unknown }).box : undefined;
  if (!isRecord(box) || !isRecord(box.game) || typeof box.words !== 'function') {
    throw new UserError(`${name} is not a game: it exports no "box" with a game and its words.`);
  }
  return box as unknown as Box;
}
