/** The arguments of a command, checked: what is wrong with them is said as a sentence. */
import { availableParallelism } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '@smallfolk/lab/user-error.ts';

export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

export function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number > 0) return number;
  throw new UserError(`${name}: "${text}" is not a whole number above 0.`);
}

/** All cores, if not said. */
export function threadsOf(text: string | undefined): number {
  return text === undefined ? availableParallelism() : Math.min(256, wholeNumber('--threads', text));
}
