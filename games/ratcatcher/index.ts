/** The box of The Ratcatcher: its game, its words and the set-up of a first game (R20). */
import type { Box, Game } from '@smallfolk/kernel';
import { content } from './content/index.ts';
import { makeGame } from './game.ts';
import { words } from './label.ts';

export const game = makeGame(content);

export const box: Box = {
  game: game as Game,
  words,
  first: { ratcatcher: 'bram-cleaver', nemesis: 'rat-king', edition: 'second', mode: 'standard' },
  seed: 'first 258',
};
