/** What stands on the cards of Mistwood in few words, in the language that is spoken. */
import type { Language } from '@smallfolk/kernel';
import type { Short } from '../short.ts';
import type { en } from './words/en.ts';

type Said = typeof en.said;
export interface MistwoodWords {
  readonly short: Readonly<Record<keyof typeof en.short, string>>;
  readonly said: { readonly [name in keyof Said]: Said[name] extends string ? string : Said[name] };
  readonly doors: Readonly<Record<keyof typeof en.doors, readonly string[]>>;
}

const TONGUES: Readonly<Record<Language, () => Promise<MistwoodWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  pl: async () => (await import('./words/pl.ts')).pl,
  hu: async () => (await import('./words/hu.ts')).hu,
};
const learnt = new Map<Language, MistwoodWords>();

/** Has to be done before anything is said in that language. Returns what the cards do. */
export async function learnMistwood(language: Language): Promise<Short> {
  const words = learnt.get(language) ?? (await TONGUES[language]());
  learnt.set(language, words);
  return words.short;
}

export function mistwoodIn(language: Language): MistwoodWords {
  const words = learnt.get(language);
  if (!words) throw new Error('a card of Mistwood is shown when its words are there');
  return words;
}
