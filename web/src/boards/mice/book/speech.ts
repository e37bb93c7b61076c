/** The words of the book; each language is loaded when it is first spoken. */
import type { Language } from '@smallfolk/kernel';
import type { BookWords } from './words/en.ts';

const TONGUES: Readonly<Record<Language, () => Promise<{ readonly words: BookWords }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

const spoken = new Map<Language, BookWords>();

export async function learnBook(language: Language): Promise<BookWords> {
  const known = spoken.get(language) ?? (await TONGUES[language]()).words;
  spoken.set(language, known);
  return known;
}

/** What was learned before; the first language that was, if this one was not. */
export function bookWords(language: Language): BookWords | undefined {
  return spoken.get(language) ?? spoken.values().next().value;
}
