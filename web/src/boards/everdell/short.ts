/**
 * What a card does in a few words, for the middle size: the seal says when, the signs say how much, these say the
 * rest. The enlarged card tells everything.
 */
import type { Language } from '@smallfolk/kernel';

export type Short = Readonly<Record<string, string>>;

const TONGUES: Readonly<Record<Language, () => Promise<Short>>> = {
  en: async () => (await import('./short/en.ts')).en,
  pl: async () => (await import('./short/pl.ts')).pl,
  hu: async () => (await import('./short/hu.ts')).hu,
};
const learnt = new Map<Language, Short>();

/** Has to be done before anything is said in that language. */
export async function learn(language: Language): Promise<void> {
  if (!learnt.has(language)) learnt.set(language, await TONGUES[language]());
}

/** What the cards of an expansion do. */
export function teach(language: Language, more: Short): void {
  learnt.set(language, { ...learnt.get(language), ...more });
}

/** The few words of a card, if it has its own. */
export function shortOf(card: string, language: Language): string | undefined {
  return learnt.get(language)?.[card];
}
