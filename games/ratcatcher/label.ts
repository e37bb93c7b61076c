/** What stands on the box of The Ratcatcher. */
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
  name: 'ratcatcher',
  says: {
    en: {
      title: 'The Ratcatcher',
      blurb: 'Ten magic cheeses, one long night, sixty-four rats. Fill your larder before they fill theirs.',
      first: 'Bram Cleaver against the Rat King',
    },
    pl: {
      title: 'Szczurołap',
      blurb:
        'Dziesięć magicznych serów, jedna długa noc, sześćdziesiąt cztery szczury. Zapełnij spiżarnię, zanim one zapełnią swoją.',
      first: 'Bram Tasak przeciw Królowi Szczurów',
    },
    hu: {
      title: 'A patkányfogó',
      blurb:
        'Tíz varázssajt, egy hosszú éjszaka, hatvannégy patkány. Töltsd meg a kamrádat, mielőtt ők töltik meg az övékét.',
      first: 'Bárdos Bram a Patkánykirály ellen',
    },
  },
  players: [1, 1],
  minutes: [30, 45],
  cover: 'ratcatcher',
  colours: ['#2a3a4d', '#18222e', '#3d5168'],
  faces: { ratcatcher: 'catcher', nemesis: 'nemesis' },
  record: () => ({ as: 'ratcatcher', against: 'nemesis', level: 'mode' }),
  words,
};
