/** What stands on her half of the table, in the language that is spoken; what she does is told by the game's own words. */
import type { Language } from '@smallfolk/kernel';
import type { en } from './words/en.ts';

type Widened<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [name in keyof T]: Widened<T[name]> };

export type HerWords = Widened<typeof en>;

const TONGUES: Readonly<Record<Language, () => Promise<HerWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  pl: async () => (await import('./words/pl.ts')).pl,
  hu: async () => (await import('./words/hu.ts')).hu,
};
const learnt = new Map<Language, HerWords>();

/** Has to be done before anything is said in that language. */
export async function learnHers(language: Language): Promise<void> {
  if (!learnt.has(language)) learnt.set(language, await TONGUES[language]());
}

export function hersIn(language: Language): HerWords {
  const words = learnt.get(language);
  if (!words) throw new Error('her half is shown when its words are there');
  return words;
}
