/** What stands on the box of Everdell. */
import type { Label, Language, Words } from '@smallfolk/kernel';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES: Readonly<Record<Language, () => Promise<{ readonly words: unknown }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

/** Each language is loaded when it is first spoken. */
const words = async (language: Language) => (await TONGUES[language]()).words as Words;

export const label: Label = {
  name: 'everdell',
  says: {
    en: {
      title: 'Everdell',
      blurb: 'Raise a city of small folk under the great tree, from the last days of winter to autumn.',
      first: 'Two cities: yours and a bot’s',
    },
    pl: {
      title: 'Everdell',
      blurb: 'Zbuduj miasto małych stworzeń pod wielkim drzewem, od końca zimy aż po jesień.',
      first: 'Dwa miasta: twoje i bota',
    },
    hu: {
      title: 'Everdell',
      blurb: 'Építs várost az apró népnek a nagy fa alatt, a tél végétől őszig.',
      first: 'Két város: a tiéd és egy gépé',
    },
  },
  players: [1, 4],
  minutes: [40, 80],
  cover: 'everdell',
  colours: ['#3f5440', '#22302a', '#5a7054'],
  asks: { start: ({ seats }) => seats !== 1, rugwort: ({ seats }) => seats === 1 },
  words,
};
