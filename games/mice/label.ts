/** What stands on the box of Mice and Mystics. */
import type { Label, Language, Words } from '@smallfolk/kernel';

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
  says: {
    en: {
      title: 'Mice and Mystics',
      blurb:
        'Somebody has drunk the fires of the castle. A mouse prince and his friends go after them with a single coal.',
      first: 'The prologue: The Longest Night',
    },
    pl: {
      title: 'Magia i Myszy',
      blurb: 'Ktoś wypił ognie zamku. Mysi książę i przyjaciele ruszają za nimi z jednym węgielkiem.',
      first: 'Prolog: Najdłuższa noc',
    },
    hu: {
      title: 'Egerek és Igézetek',
      blurb: 'Valaki kiitta a kastély tüzeit. Egy egérherceg és barátai utánuk mennek, egyetlen parázzsal.',
      first: 'Előszó: A leghosszabb éjszaka',
    },
  },
  players: [1, 4],
  minutes: [60, 90],
  cover: 'mice',
  colours: ['#5a2f28', '#341a18', '#7c463a'],
  words,
};
