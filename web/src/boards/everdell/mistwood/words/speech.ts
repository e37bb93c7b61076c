/** What stands on the cards of Mistwood in few words, in the language that is spoken. */
import type { Language } from '@smallfolk/kernel';
import { Tongues } from '../../../tongues.ts';
import type { Short } from '../../words/short.ts';
import type { en } from './en.ts';

type Said = typeof en.said;
export interface MistwoodWords {
  readonly short: Readonly<Record<keyof typeof en.short, string>>;
  readonly said: { readonly [name in keyof Said]: Said[name] extends string ? string : Said[name] };
  readonly doors: Readonly<Record<keyof typeof en.doors, readonly string[]>>;
}

const tongues = new Tongues<MistwoodWords>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
});
/** Returns what the cards do. */
export const learnMistwood = async (language: Language): Promise<Short> => (await tongues.learn(language)).short;
export const mistwoodIn = (language: Language): MistwoodWords => tongues.in(language);
