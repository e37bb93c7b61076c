/** The box of The Ratcatcher: its game, its words and the set-up of a first game (R20). */
import type { Box, Game, Words } from '@smallfolk/kernel';
import { content } from './content/index.ts';
import { makeGame } from './game.ts';

export const game = makeGame(content);

export const box: Box = {
  game: game as Game,
  words: async () => ({}) as Words,
  first: { ratcatcher: 'madam-cage', nemesis: 'rat-king', edition: 'second', mode: 'standard' },
};
