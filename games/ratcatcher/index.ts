/** The box of The Ratcatcher: its game, its words and the set-up of a first game (R20). */
import type { Box, Game, Language, Words } from '@smallfolk/kernel';
import { content } from './content/index.ts';
import { makeGame } from './game.ts';
import type { RatcatcherWords } from './words/ratcatcher-words.ts';

export const game = makeGame(content);

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const LANGUAGES: Readonly<Record<Language, () => Promise<{ readonly words: RatcatcherWords }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

export const box: Box = {
  game: game as Game,
  words: async (language) => (await LANGUAGES[language]()).words as Words,
  first: { ratcatcher: 'madam-cage', nemesis: 'rat-king', edition: 'second', mode: 'standard' },
};
