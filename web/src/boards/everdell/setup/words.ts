/** What the set-up of Everdell says beside the names of its questions. */
import type { Language } from '@smallfolk/kernel';

interface SetupWords {
  readonly game: string;
  readonly against: string;
  /** Why an answer is grey, and what a tap on it does. */
  readonly grey: string;
  readonly first: string;
  readonly alone: string;
  readonly together: (people: number) => string;
  readonly table: string;
}

const WORDS: Readonly<Record<Language, SetupWords>> = {
  en: {
    game: 'The game',
    against: 'Against whom?',
    grey: 'Dashed: not with what you have chosen. Pick it all the same, and what stands in its way is taken off.',
    first:
      'She plays first. Webs show every surcharge before you commit, and each of her turns says what she does, and why. You win with more points; a tie is hers.',
    alone: 'You alone',
    together: (people) => `${people} at the table`,
    table: 'Your table',
  },
  pl: {
    game: 'Gra',
    against: 'Przeciw komu?',
    grey: 'Linia przerywana: nie razem z tym, co wybrano. Wybierz mimo to, a przeszkoda zniknie.',
    first:
      'Ona zaczyna. Sieci pokazują każdą dopłatę, zanim się zdecydujesz, a każda jej tura mówi, co robi i dlaczego. Wygrywasz, mając więcej punktów; remis należy do niej.',
    alone: 'Ty, w pojedynkę',
    together: (people) => `Przy stole: ${people}`,
    table: 'Twój stół',
  },
  hu: {
    game: 'A játék',
    against: 'Ki ellen?',
    grey: 'Szaggatott: nem fér össze azzal, amit választottál. Válaszd mégis, és ami útban van, lekerül.',
    first:
      'Ő kezd. A hálók minden felárat megmutatnak, mielőtt döntesz, és minden köre elmondja, mit tesz, és miért. Több ponttal nyersz; a döntetlen az övé.',
    alone: 'Te, egyedül',
    together: (people) => `${people} fő az asztalnál`,
    table: 'Az asztalod',
  },
};

export const setupWords = (language: Language): SetupWords => WORDS[language];
