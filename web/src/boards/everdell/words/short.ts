/**
 * What a card does in a few words, for the middle size: the seal says when, the signs say how much, these say the
 * rest. The enlarged card tells everything.
 */
import type { Language } from '@smallfolk/kernel';
import { Tongues } from '../../tongues.ts';

export type Short = Readonly<Record<string, string>>;

const tongues = new Tongues<Short>({
  en: async () => (await import('./short/en.ts')).en,
  pl: async () => (await import('./short/pl.ts')).pl,
  hu: async () => (await import('./short/hu.ts')).hu,
});
/** What the cards of expansions do. */
const further: Partial<Record<Language, Short>> = {};

export const learn = (language: Language) => tongues.learn(language);

export function teach(language: Language, more: Short): void {
  further[language] = { ...further[language], ...more };
}

/** The few words of a card, if it has its own. */
export function shortOf(card: string, language: Language): string | undefined {
  return further[language]?.[card] ?? tongues.known(language)?.[card];
}
