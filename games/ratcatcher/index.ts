/** The box of The Ratcatcher: its game, its words and the set-up of a first game (R20). */
import type { Box, Game } from '@smallfolk/kernel';
import { content } from './content/index.ts';
import { makeCore } from './core.ts';
import { words } from './label.ts';

const box: Box = {
  game: makeCore(content) as Game,
  words,
  first: { ratcatcher: 'bram-cleaver', nemesis: 'rat-king', edition: 'second', mode: 'standard' },
  seed: 'first 258',
};

/** With a set-up it holds what a table needs; without, the whole game. */
export async function open(setup?: Readonly<Record<string, unknown>>): Promise<Box> {
  return setup ? box : { ...box, game: (await import('./game.ts')).game as Game };
}
