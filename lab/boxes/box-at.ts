/** The game of a simulation: one of the shelf, or one that somebody is writing, from a file that exports its box. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Box, isRecord } from '@smallfolk/kernel';
import { UserError } from '../user-error.ts';
import { boxes, openBox } from './boxes.ts';

/** Whether the name of a game is that of a file. */
export const isFile = (name: string): boolean => /\.[cm]?[jt]s$/.test(name);

export async function boxAt(name: string): Promise<Box> {
  if (!isFile(name)) return openBox(await boxes(undefined), name);
  const module: unknown = await import(pathToFileURL(resolve(name)).href).catch((error: unknown) => {
    throw new UserError(`${name} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
  const box = isRecord(module) || typeof module === 'object' ? (module as { box?: unknown }).box : undefined;
  if (!isRecord(box) || !isRecord(box.game) || typeof box.words !== 'function') {
    throw new UserError(`${name} is not a game: it exports no "box" with a game and its words.`);
  }
  return box as unknown as Box;
}
