/** The set-up of a game from flags, or by asking for each field. */
import { LEVELS, type Level } from '@smallfolk/bots';
import type { Box, Game, Setup, Words } from '@smallfolk/kernel';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { PERSON } from '@smallfolk/protocol';
import type { Console } from './console.ts';
import type { Phrases } from './words/phrases.ts';

/** Who sits in the other seats if nobody says so. */
const OPPONENT: Level = 'fair';
const ALONE = `${PERSON},${OPPONENT}`;

/** What is needed to begin: nothing of it is checked here, the desk does that. */
export interface Beginning {
  readonly setup: Readonly<Record<string, string | number>>;
  readonly seats: readonly string[];
}

/** The fields that flags named, as the game knows their values. */
export function setupFromFlags(game: Game, flags: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const setup: Record<string, string | number> = {};
  for (const field of game.fields) {
    const given = flags[field.name];
    if (given === undefined) continue;
    const value = field.values.find((known) => String(known) === String(given));
    if (value === undefined) {
      throw new UserError(
        `--${field.name} ${String(given)} is not possible; choose one of ${field.values.join(', ')}.`,
      );
    }
    setup[field.name] = value;
  }
  return setup;
}

/**
 * What `--seats` says, which may come twice: a number for games that let one choose how many sit down, and names. In
 * such a game a list of names alone says how many, too.
 */
export function readSeats(game: Game, given: readonly string[]): { count?: string; names?: string } {
  const asked = game.fields.some((field) => field.name === 'seats');
  const count = asked ? given.findLast((value) => /^\d+$/.test(value)) : undefined;
  const names = given.findLast((value) => value !== count);
  if (count !== undefined) return names === undefined ? { count } : { count, names };
  if (names === undefined) return {};
  return asked && names.includes(',') ? { count: String(names.split(',').length), names } : { names };
}

/** "person,hard": with fewer names than seats, the last one stands for the rest. */
export function sittersFrom(game: Game, setup: Setup, list = ALONE): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  const complete = { ...Object.fromEntries(game.fields.map((field) => [field.name, field.default])), ...setup };
  return Array.from({ length: game.seats(complete) }, (_, seat) => names[seat] ?? names.at(-1) ?? PERSON);
}

/** Asks how to begin; undefined when nobody answers. */
export async function askSetup(
  console: Console,
  { game, first }: Box,
  words: Words,
  phrases: Phrases,
): Promise<Beginning | undefined> {
  const complete = { ...Object.fromEntries(game.fields.map((field) => [field.name, field.default])), ...first };
  const begin = await console.ask(phrases.setUpHow(summary(game, complete, words)));
  if (begin === undefined) return undefined;
  if (begin !== 's') return { setup: first, seats: sittersFrom(game, first) };
  const setup: Record<string, string | number> = {};
  for (const field of game.fields) {
    const usual = field.values.indexOf(complete[field.name] ?? field.default);
    const answers = field.values.map((value) => {
      const about = words.about?.(field.name, value);
      return words.field(field.name, value) + (about ? `. ${about}` : '');
    });
    const picked = await console.pick(words.field(field.name), answers, Math.max(usual, 0));
    const value = picked === undefined ? undefined : field.values[picked];
    if (value === undefined) return undefined;
    setup[field.name] = value;
  }
  const seats: string[] = [PERSON];
  for (let seat = 1; seat < game.seats(setup); seat++) {
    const sitters = [PERSON, ...LEVELS];
    const usual = sitters.indexOf(OPPONENT);
    const names = [phrases.person, ...LEVELS.map((level) => phrases.bot(level))];
    const picked = await console.pick(phrases.whoSits(seat), names, usual);
    if (picked === undefined) return undefined;
    seats.push(sitters[picked] ?? PERSON);
  }
  return { setup, seats };
}

function summary(game: Game, setup: Setup, words: Words): string {
  const fields = game.fields.map(({ name }) => `${words.field(name)}: ${words.field(name, setup[name] ?? '')}`);
  return fields.join('; ') || words.title;
}
