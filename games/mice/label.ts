/** What stands on the box of Mice and Mystics. */
import type { Label, Language, Words } from '@smallfolk/kernel';
import { says } from './words/on-the-box.ts';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES: Readonly<Record<Language, () => Promise<{ readonly words: unknown }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

/** Each language is loaded when it is first spoken. */
export const words = async (language: Language) => (await TONGUES[language]()).words as Words;

export const label: Label = {
  name: 'mice',
  says,
  players: [1, 4],
  minutes: [60, 90],
  cover: 'mice',
  colours: ['#5a2f28', '#341a18', '#7c463a'],
  words,
};
