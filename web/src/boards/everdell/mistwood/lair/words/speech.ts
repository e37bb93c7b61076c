/** What stands on her half of the table, in the language that is spoken; what she does is told by the game's own words. */
import type { Language } from '@smallfolk/kernel';
import { Tongues } from '../../../../tongues.ts';
import type { en } from './en.ts';

type Widened<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [name in keyof T]: Widened<T[name]> };

export type HerWords = Widened<typeof en>;

const tongues = new Tongues<HerWords>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
});
export const learnHers = (language: Language) => tongues.learn(language);
export const hersIn = (language: Language): HerWords => tongues.in(language);
