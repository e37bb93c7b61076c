/**
 * The games as the page knows them: what stands on their boxes, and their words. The rules run in the engine's worker,
 * and only there are they loaded (`engine/boxes.ts`).
 */
import { labels } from '@smallfolk/games';
import type { Label, Language, Setup, Words } from '@smallfolk/kernel';

/** The shelf, from left to right, with games that are still to come. */
export const SHELF: readonly Label[] = labels;

/** What can be played and has no box: the kernel's sample, at hand in development and in tests. */
export const UNBOXED: readonly string[] = __SAMPLES__ ? ['crumbs'] : [];

export function labelOf(game: string): Label | undefined {
  return SHELF.find(({ name }) => name === game);
}

export function isGame(name: string): boolean {
  return labelOf(name)?.words !== undefined || UNBOXED.includes(name);
}

/** How a game is told in a language, with what this set-up adds. */
export async function speechOf(game: string, language: Language, setup?: Setup): Promise<Words> {
  if (__SAMPLES__ && game === 'crumbs') return (await import('./samples/crumbs.ts')).words as Words;
  const spoken = await labelOf(game)?.words?.(language, setup);
  if (!spoken) throw new Error(`there is no game "${game}"`);
  return spoken;
}
