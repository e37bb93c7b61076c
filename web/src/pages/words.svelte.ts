/** The words of campaigns and of the record in the language that the page speaks; loaded with the first of these pages. */
import type { Language } from '@smallfolk/kernel';
import { words } from '../words/index.svelte.ts';
import { messages as en, type PageWords } from './words/en.ts';

const catalogues: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => en,
  pl: async () => (await import('./words/pl.ts')).messages,
  hu: async () => (await import('./words/hu.ts')).messages,
};

let spoken = $state.raw<PageWords>(en);
let language: Language = 'en';

export const pageWords = {
  get t(): PageWords {
    if (words.language !== language) void learn(words.language);
    return spoken;
  },
};

async function learn(wanted: Language): Promise<void> {
  language = wanted;
  const learned = await catalogues[wanted]().catch(() => undefined);
  if (learned && language === wanted) spoken = learned;
}
