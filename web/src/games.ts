/**
 * The games as the page knows them: their names and their words. The rules run in the engine's worker, and only there
 * are they loaded (`engine/boxes.ts`).
 */
import type { Language, Words } from '@smallfolk/kernel';

/** Each language of each game is loaded when it is first spoken. */
const tongues: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ words: unknown }>>>>> = {
  ratcatcher: {
    en: () => import('@smallfolk/ratcatcher/words/en.ts'),
    pl: () => import('@smallfolk/ratcatcher/words/pl.ts'),
    hu: () => import('@smallfolk/ratcatcher/words/hu.ts'),
  },
  everdell: {
    en: () => import('@smallfolk/everdell/words/en.ts'),
    pl: () => import('@smallfolk/everdell/words/pl.ts'),
    hu: () => import('@smallfolk/everdell/words/hu.ts'),
  },
};

export const GAMES: readonly string[] = [...Object.keys(tongues), ...(__SAMPLES__ ? ['crumbs'] : [])];

export function isGame(name: string): boolean {
  return GAMES.includes(name);
}

/** How a game is told in a language. */
export async function speechOf(game: string, language: Language): Promise<Words> {
  if (__SAMPLES__ && game === 'crumbs') return (await import('./samples/crumbs.ts')).words as Words;
  const speak = Object.hasOwn(tongues, game) ? tongues[game]?.[language] : undefined;
  if (!speak) throw new Error(`there is no game "${game}"`);
  return (await speak()).words as Words;
}
