/** What stands on the box of Mice and Mystics. */
import type { Label, Language, Setup, Words } from '@smallfolk/kernel';
import { says } from './words/on-the-box.ts';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES: Readonly<Record<Language, () => Promise<{ words(chapter?: unknown): Promise<unknown> }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

/** Each language is loaded when it is first spoken, and of its story book the chapter that is played. */
export const words = async (language: Language, setup?: Setup): Promise<Words> =>
  (await (await TONGUES[language]()).words(setup?.chapter)) as Words;

export const label: Label = {
  name: 'mice',
  says,
  players: [1, 4],
  minutes: [60, 90],
  cover: 'mice',
  colours: ['#5a2f28', '#341a18', '#7c463a'],
  faces: { party: 'hero' },
  companies: ['party'],
  quiet: ['edition'],
  campaign: ['chapter', 'party'],
  record: () => ({ against: 'chapter' }),
  words,
};
