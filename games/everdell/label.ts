/** What stands on the box of Everdell. */
import type { Label, Language, Setup, Words } from '@smallfolk/kernel';
import type { EverdellWords, Fields } from './words/words.ts';

/** Named one by one, so that a bundler takes these and nothing else of the folder. */
const TONGUES: Readonly<Record<Language, () => Promise<{ readonly words: EverdellWords }>>> = {
  en: () => import('./words/en.ts'),
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
};

const MISTWOOD: typeof TONGUES = {
  en: () => import('./mistwood/words/en.ts'),
  pl: () => import('./mistwood/words/pl.ts'),
  hu: () => import('./mistwood/words/hu.ts'),
};

const INTRIGUES: typeof TONGUES = {
  en: () => import('./mistwood/words/intrigues/en.ts'),
  pl: () => import('./mistwood/words/intrigues/pl.ts'),
  hu: () => import('./mistwood/words/intrigues/hu.ts'),
};

/** Is anything of Mistwood on the table? */
export const hasMistwood = ({
  opponent,
  farms,
  corrin,
  legends,
  abilities,
}: Readonly<Record<string, unknown>>): boolean =>
  opponent === 'nightweave' || farms === 'seasonal' || [corrin, legends, abilities].includes('yes');

const isChosen = (answer: unknown): boolean => (answer ?? 'none') !== 'none';

export const hasPlan = ({ plan }: Readonly<Record<string, unknown>>): boolean => isChosen(plan);

/** Has Nightweave a personality, a plan or schemes? */
export const hasIntrigues = (setup: Readonly<Record<string, unknown>>): boolean =>
  hasPlan(setup) || isChosen(setup.personality) || setup.schemes === 'yes';

const boxesOf = (setup: Setup) => (!hasMistwood(setup) ? TONGUES : hasIntrigues(setup) ? INTRIGUES : MISTWOOD);

const FIELDS: Readonly<Record<Language, () => Promise<{ readonly fields: Fields }>>> = {
  en: () => import('./words/en/fields.ts'),
  pl: () => import('./words/pl/fields.ts'),
  hu: () => import('./words/hu/fields.ts'),
};

/** All that a language says about these boxes, the questions of the set-up included. */
async function all(boxes: typeof TONGUES, language: Language): Promise<EverdellWords> {
  const [{ words }, { fields }] = await Promise.all([boxes[language](), FIELDS[language]()]);
  return words.asking(fields);
}

export const allWords = (language: Language) => all(INTRIGUES, language);

/** Each language is loaded when it is first spoken. A table says only what its set-up needs. */
const words = async (language: Language, setup?: Setup) =>
  (setup ? (await boxesOf(setup)[language]()).words : await all(TONGUES, language)) as Words;

const isHers = ({ opponent, seats }: Setup): boolean => opponent === 'nightweave' && Number(seats) <= 2;

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
  // Counted: docs/content-everdell.md, "How long a game is".
  each: 20,
  cover: 'everdell',
  colours: ['#3f5440', '#22302a', '#5a7054'],
  asks: {
    start: (setup) => setup.seats !== 1 && !isHers(setup),
    opponent: ({ seats }) => Number(seats) <= 2,
    rugwort: (setup) => setup.seats === 1 && !isHers(setup),
    level: isHers,
    spring: (setup) => setup.abilities === 'yes' && isHers(setup),
    personality: isHers,
    plan: (setup) => setup.seats === 1 && isHers(setup),
    schemes: (setup) => setup.seats === 1 && isHers(setup),
    victory: (setup) => setup.seats === 2 && isHers(setup),
  },
  chance: 'cards',
  record: (setup) => {
    if (isHers(setup)) return { against: 'opponent', level: 'level' };
    return setup.seats === 1 ? { against: 'opponent', level: 'rugwort' } : {};
  },
  adds: {
    after: 'start',
    sprite: 'everdell-mistwood',
    lids: {
      farms: { answer: 'seasonal', picture: 'autumn-farm-1', minutes: 3 },
      corrin: { answer: 'yes', picture: 'corrin-evertail-the-warrior' },
      legends: { answer: 'yes', picture: 'strongroot-castle', minutes: 3 },
      abilities: { answer: 'yes', picture: 'w-stoat', minutes: 3 },
    },
  },
  ready: [
    {
      says: {
        en: 'A first game against Nightweave, who is meek today',
        pl: 'Pierwsza gra z Pajęczycą, dziś łagodną',
        hu: 'Első játék Éjszövő ellen, aki ma szelíd',
      },
      setup: { seats: 1, opponent: 'nightweave', level: 0 },
    },
  ],
  words,
};
