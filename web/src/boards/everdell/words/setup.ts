/** What the set-up of Everdell says beside the names of its questions. */
import type { Language, SetupField } from '@smallfolk/kernel';
import type { SettingUp } from '../../setting-up.ts';

interface SetupWords {
  readonly game: string;
  readonly against: string;
  /** Why an answer is grey, and what a tap on it does. */
  readonly grey: string;
  readonly first: string;
  readonly alone: string;
  readonly together: (people: number) => string;
  /** "You alone against Nightweave". */
  readonly versus: (people: string, opponent: string) => string;
  readonly table: string;
  /** Why an answer to that question is refused beside the others. */
  readonly refused: Readonly<Record<string, string>>;
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
    versus: (people, opponent) => `${people} against ${opponent}`,
    table: 'Your table',
    refused: {
      start: 'Whoever begins must be at the table.',
      seats: 'A single person needs an opponent that plays itself.',
      opponent: 'Nightweave plays against one or two people.',
      spring: 'The worker of spring comes only with worker abilities against Nightweave.',
      personality: 'A personality belongs to Nightweave: choose her as the opponent.',
      plan: 'A plan is for one person alone against Nightweave. The Weaver’s Whim needs a personality to begin with, The Overwhelming Swarm a level above 0.',
      schemes:
        'Schemes are for one person alone against Nightweave, and of her plans only The Scheme Thickens goes with them.',
    },
  },
  pl: {
    game: 'Gra',
    against: 'Przeciw komu?',
    grey: 'Linia przerywana: nie razem z tym, co wybrano. Wybierz mimo to, a przeszkoda zniknie.',
    first:
      'Ona zaczyna. Sieci pokazują każdą dopłatę, zanim się zdecydujesz, a każda jej tura mówi, co robi i dlaczego. Wygrywasz, mając więcej punktów; remis należy do niej.',
    alone: 'Ty w pojedynkę',
    together: (people) => `Przy stole ${people}`,
    versus: (people, opponent) => `${people} kontra ${opponent}`,
    table: 'Twój stół',
    refused: {
      start: 'Zacząć może tylko ktoś, kto siedzi przy stole.',
      seats: 'Jedna osoba potrzebuje przeciwnika, który gra sam.',
      opponent: 'Pajęczyca gra przeciw jednej lub dwóm osobom.',
      spring: 'Wiosenny robotnik przychodzi tylko w grze ze zdolnościami robotników przeciw Pajęczycy.',
      personality: 'Osobowość ma tylko Pajęczyca: wybierz ją na przeciwniczkę.',
      plan: 'Plan jest dla jednej osoby przeciw Pajęczycy. „Kaprys tkaczki” zaczyna się od osobowości, a „Obezwładniająca chmara” wymaga poziomu wyższego niż 0.',
      schemes:
        'Intrygi są dla jednej osoby przeciw Pajęczycy, a z jej planów łączy się z nimi tylko „Intryga się zagęszcza”.',
    },
  },
  hu: {
    game: 'A játék',
    against: 'Ki ellen?',
    grey: 'Szaggatott: nem fér össze azzal, amit választottál. Válaszd mégis, és ami útban van, lekerül.',
    first:
      'Ő kezd. A hálók minden felárat megmutatnak, mielőtt döntesz, és minden köre elmondja, mit tesz, és miért. Több ponttal nyersz; a döntetlen az övé.',
    alone: 'Te, egyedül',
    together: (people) => `${people} fő az asztalnál`,
    versus: (people, opponent) => `${people}, ${opponent} ellen`,
    table: 'Az asztalod',
    refused: {
      start: 'Csak az kezdhet, aki az asztalnál ül.',
      seats: 'Aki egyedül van, annak magától játszó ellenfél kell.',
      opponent: 'Éjszövő egy vagy két ember ellen játszik.',
      spring: 'A tavaszi munkás csak a munkások képességeivel, Éjszövő ellen jön meg.',
      personality: 'Személyisége csak Éjszövőnek van: őt válaszd ellenfélnek.',
      plan: 'Terve egyetlen ember ellen van Éjszövőnek. „A szövő szeszélye” egy személyiséggel kezdődik, az „Elsöprő raj” 0-nál magasabb szintet kíván.',
      schemes:
        'A cselszövések egyetlen embernek szólnak Éjszövő ellen, és a tervei közül csak a „Sűrűsödik a cselszövés” fér össze velük.',
    },
  },
};

export const setupWords = (language: Language): SetupWords => WORDS[language];

export const refusedIn = (language: Language, field: string): string | undefined => WORDS[language].refused[field];

/** An answer by which nothing is wished for. */
export const isNone = (value: string | number) => value === 'none' || value === 'no';

/** The table, while it is being set up: who is at it, against whom, with which boxes. */
export function tableInWords(
  { values, boxes, nameOf }: Pick<SettingUp, 'values' | 'boxes' | 'nameOf'>,
  against: readonly SetupField[],
  hers: readonly SetupField[],
  said: SetupWords,
): string {
  const people = Number(values.seats ?? 1);
  const sitting = people === 1 ? said.alone : said.together(people);
  const opponent = against.length > 0 ? nameOf('opponent', values.opponent) : '';
  const wishes = hers.flatMap(({ name }) => {
    const value = values[name];
    return value === undefined || isNone(value) ? [] : [nameOf(name, value).replace(/^\d: /, '')];
  });
  const lids = boxes
    .filter(({ field, answer }) => values[field.name] === answer)
    .map(({ field }) => nameOf(field.name));
  // Several people who play each for themselves have no opponent that plays itself.
  const them =
    people === 1 || values.opponent === 'nightweave'
      ? [said.versus(sitting, opponent)]
      : [sitting, ...(opponent ? [opponent] : [])];
  const table = `${them.join('. ')}${wishes.length > 0 ? `: ${wishes.join(', ')}` : ''}.`;
  return lids.length > 0 ? `${table} ${lids.join(', ')}.` : table;
}
