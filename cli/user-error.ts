/** An error that the user can do something about: its message is a sentence that says what. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

export class UserError extends Error {}

/** The arguments of a command; what is wrong with them is said as a sentence. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
