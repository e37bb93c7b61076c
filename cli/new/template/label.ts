/** What stands on the box, and in which languages the game is told. No rule is loaded for it. */
import type { Label, Language, Words } from '@smallfolk/kernel';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES: Readonly<Record<Language, () => Promise<{ readonly words: unknown }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

export const words = async (language: Language) => (await TONGUES[language]()).words as Words;

export const label: Label = {
  name: 'hoard',
  says: {
    en: { title: 'Hoard', blurb: 'Two squirrels empty a heap of acorns. Who takes the last one?', first: 'You begin' },
    pl: { title: 'Hoard', blurb: 'Dwie wiewiórki opróżniają stos żołędzi. Kto weźmie ostatni?', first: 'Zaczynasz' },
    hu: { title: 'Hoard', blurb: 'Két mókus makkot hord el egy halomból. Kié az utolsó?', first: 'Te kezdesz' },
  },
  players: [2, 2],
  minutes: [1, 2],
  words,
};
