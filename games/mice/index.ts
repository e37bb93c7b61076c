/** The box of Mice and Mystics: its game. */
import { book } from './content/index.ts';
import { makeGame } from './game.ts';

export const game = makeGame(book);
