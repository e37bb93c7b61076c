/** The Everdell box: its rules, its words, and a first game. */
import type { Box, Game } from '@smallfolk/kernel';
import { everdell } from './core.ts';
import { hasMistwood } from './label.ts';

export type { EverdellView } from './state/view.ts';
export type { EverdellWords } from './words/words.ts';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES = {
  en: () => import('./mistwood/words/en.ts'),
  pl: () => import('./mistwood/words/pl.ts'),
  hu: () => import('./mistwood/words/hu.ts'),
};

const box: Box = {
  game: everdell as Game,
  words: async (language) => (await TONGUES[language]()).words,
  first: { seats: 2 },
  habits: async () => (await import('./bot/habits.ts')).habits,
};

/** Opens the box, and Mistwood with it unless this set-up does without. */
export async function open(setup?: Readonly<Record<string, unknown>>): Promise<Box> {
  if (!setup || hasMistwood(setup)) await import('./mistwood/modules.ts');
  return box;
}
