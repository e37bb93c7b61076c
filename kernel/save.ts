/** A saved match as JSON, and the check that a file is one. */
import { accepted, isRecord, type Outcome, refused } from './outcome.ts';
import { isSeed, type Seed } from './random.ts';
import type { Setup } from './setup.ts';

/** A state where the rules can be started, with the chance to come and the number of choices before it. */
export interface SavedPlace {
  readonly state: unknown;
  readonly random: Seed;
  readonly choices: number;
}

export interface Save {
  /** The version of this format. */
  readonly smallfolk: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly setup: Setup;
  readonly seed: Seed;
  readonly practice?: boolean;
  /** What an earlier match left to this one. */
  readonly legacy?: unknown;
  /** Present if the match did not begin at the start of the game. */
  readonly origin?: SavedPlace;
  /** The keys of all options chosen. */
  readonly choices: readonly string[];
  readonly checkpoint: SavedPlace;
  readonly result?: unknown;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isPlace(value: unknown): value is SavedPlace {
  return isRecord(value) && 'state' in value && isSeed(value.random) && isCount(value.choices);
}

/** Accepts what is shaped like a save of this game; the choices themselves are tried by loading it. */
export function parseSave(input: unknown, game: { readonly name: string; readonly version: number }): Outcome<Save> {
  const bad = (where: string, message: string) => refused('bad-save', message, { where });
  if (!isRecord(input) || !('smallfolk' in input)) return bad('', 'this is not a saved game of Smallfolk');
  if (input.smallfolk !== 1) {
    return refused('newer-save', 'this game was saved by a newer Smallfolk; update to open it', { where: 'smallfolk' });
  }
  if (input.game !== game.name) {
    return refused('other-game', `this is a saved game of ${JSON.stringify(input.game)}, not of ${game.name}`, {
      where: 'game',
    });
  }
  if (!isCount(input.version)) return bad('version', 'version: the version of the rules is missing');
  if (input.version > game.version) {
    const message = `saved with version ${input.version} of the rules; this Smallfolk has version ${game.version}: update it`;
    return refused('newer-save', message, { where: 'version' });
  }
  if (!isSeed(input.seed)) return bad('seed', 'seed: 32 hexadecimal digits are needed');
  if (!Array.isArray(input.choices) || !input.choices.every((choice) => typeof choice === 'string')) {
    return bad('choices', 'choices: a list of option keys is needed');
  }
  if (!isPlace(input.checkpoint))
    return bad('checkpoint', 'checkpoint: a state, a random position and a count are needed');
  if (input.origin !== undefined && !isPlace(input.origin)) {
    return bad('origin', 'origin: a state, a random position and a count are needed');
  }
  if (input.practice !== undefined && typeof input.practice !== 'boolean')
    return bad('practice', 'practice: true or false');
  return accepted(input as unknown as Save);
}
