/** The box: the game, its words, and the set-up of a first game. */
import type { Box, Game } from '@smallfolk/kernel';
import { game } from './game.ts';
import { words } from './label.ts';

export const box: Box = { game: game as Game, words, first: { heap: 'middling' } };
