/** The Everdell box: its rules, its words, and a first game. */
import type { Box, Game } from '@smallfolk/kernel';
import { everdell } from './game.ts';

export { everdell } from './game.ts';
export type { EverdellView } from './view.ts';

export const box: Box = {
  game: everdell as Game,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
  first: { seats: 2 },
};
