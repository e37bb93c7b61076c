/** The few words that stand on this board itself; everything about the game is told by the game's own words. */
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import { inEnglish, inPolish, type Language } from '@smallfolk/kernel';
import type { CardFace } from './facts.ts';

type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';
type Good = 'twig' | 'resin' | 'pebble' | 'berry';
type Season = 'winter' | 'spring' | 'summer' | 'autumn';

export interface Sayings {
  readonly meadow: string;
  readonly meadowHint: string;
  /** One word, for the tabs of a phone and the buttons of options. */
  readonly tabs: Readonly<Record<'meadow' | 'hand', string>>;
  readonly forest: string;
  readonly basicEvents: string;
  readonly specialEvents: string;
  readonly places: string;
  readonly haven: string;
  readonly journey: string;
  readonly fromAutumn: string;
  readonly deck: string;
  readonly discards: string;
  readonly yourCity: string;
  readonly cityOf: (name: string) => string;
  readonly spaces: (used: number, of: number) => string;
  readonly hand: string;
  readonly handOf: (count: number, of: number) => string;
  readonly handsOf: (count: number) => string;
  readonly workersFree: (free: number, of: number) => string;
  readonly waits: (count: number, season: string) => string;
  readonly tokens: (count: number) => string;
  readonly board: string;
  readonly others: string;
  readonly city: string;
  readonly unfold: (name: string) => string;
  readonly ifOver: string;
  readonly final: string;
  readonly parts: Readonly<Record<'cards' | 'tokens' | 'prosperity' | 'journey' | 'events' | 'other', string>>;
  readonly turned: string;
  readonly empty: string;
  readonly nobody: string;
  readonly passed: string;
  readonly turn: (turn: number) => string;
  /** Of the chart at the end. */
  readonly axes: readonly [along: string, up: string];
  readonly anyCritter: string;
  readonly critter: string;
  readonly construction: string;
  readonly unique: string;
  readonly common: string;
  readonly copies: (count: number) => string;
  readonly livesIn: string;
  readonly homeOf: string;
  readonly occupied: string;
  /** Puts a lifted card back. */
  readonly putBack: string;
  readonly costs: (price: string) => string;
  readonly points: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly cardsInReach: (count: number) => string;
  readonly nextSeason: string;
  /** What many options of one kind are called together. */
  readonly kinds: Readonly<
    Record<
      'place' | 'play' | 'visit' | 'achieve' | 'copy' | 'discard' | 'give' | 'take' | 'activate' | 'worker',
      string
    >
  >;
  /** What is left after a payment. */
  readonly leaves: (goods: string) => string;
  /** A badge: this card is free, or cheaper, thanks to that one. */
  readonly free: (card: string) => string;
  readonly less: (count: number, card: string) => string;
  /** What so many of a good are called: "1 twig" is "twig". */
  readonly goods: Readonly<Record<Good, (count: number) => string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly when: Readonly<Record<Colour, string>>;
}

const en: Sayings = {
  meadow: 'The Meadow',
  tabs: { meadow: 'Meadow', hand: 'Hand' },
  meadowHint: 'for everyone; lit ones are within your reach',
  forest: 'Forest clearings',
  basicEvents: 'Basic events',
  specialEvents: 'Special events',
  places: 'Basic locations',
  haven: 'Haven',
  journey: 'Journey',
  fromAutumn: 'from autumn on',
  deck: 'deck',
  discards: 'discards',
  yourCity: 'Your city',
  cityOf: (name) => `City: ${name}`,
  spaces: (used, of) => `${used} of ${of} spaces`,
  hand: 'Your hand',
  handOf: (count, of) => `${count} of ${of} cards`,
  handsOf: (count) => `${count} ${inEnglish(count, 'card', 'cards')} in hand`,
  workersFree: (free, of) => `${free} of ${of} workers free`,
  waits: (count, season) => `${season}: ${count} waiting`,
  tokens: (count) => inEnglish(count, 'point', 'points'),
  board: 'Board',
  others: 'Others',
  city: 'City',
  unfold: (name) => `Show the city: ${name}`,
  ifOver: 'If the game ended now',
  final: 'Final score',
  parts: {
    cards: 'cards',
    tokens: 'tokens',
    prosperity: 'prosperity',
    journey: 'Journey',
    events: 'events',
    other: 'other',
  },
  turned: 'Revealed',
  empty: 'empty',
  nobody: 'free',
  passed: 'has passed',
  turn: (turn) => `turn ${turn}`,
  axes: ['Turn', 'Points'],
  anyCritter: 'any Critter',
  critter: 'Critter',
  construction: 'Construction',
  unique: 'Unique',
  common: 'Common',
  copies: (count) => `${count} in the deck`,
  livesIn: 'lives in',
  homeOf: 'home of',
  occupied: 'occupied',
  putBack: 'Put it back',
  costs: (price) => (price ? `costs ${price}` : 'costs nothing'),
  points: (count) => `${count} ${inEnglish(count, 'point', 'points')}`,
  workers: (count) => `${count} ${inEnglish(count, 'worker', 'workers')}`,
  cardsInReach: (count) => `${count} ${inEnglish(count, 'card', 'cards')} within reach`,
  nextSeason: 'the next season',
  kinds: {
    place: 'Send a worker',
    play: 'Play a card',
    visit: 'Visit a card',
    achieve: 'Achieve an event',
    copy: 'Copy a place',
    discard: 'Discard a card',
    give: 'Give a card',
    take: 'Take a card',
    activate: 'Let a card act',
    worker: 'Move a worker',
  },
  leaves: (goods) => `${goods} left`,
  free: (card) => `free: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: {
    twig: (count) => inEnglish(count, 'twig', 'twigs'),
    resin: () => 'resin',
    pebble: (count) => inEnglish(count, 'pebble', 'pebbles'),
    berry: (count) => inEnglish(count, 'berry', 'berries'),
  },
  seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
  colours: { tan: 'Traveler', green: 'Production', red: 'Destination', blue: 'Governance', purple: 'Prosperity' },
  when: { tan: 'When played', green: 'Production', red: 'Visit', blue: 'All the time', purple: 'At the end' },
};

const pl: Sayings = {
  meadow: 'Łąka',
  tabs: { meadow: 'Łąka', hand: 'Ręka' },
  meadowHint: 'dla wszystkich; podświetlone są w twoim zasięgu',
  forest: 'Leśne polany',
  basicEvents: 'Wydarzenia podstawowe',
  specialEvents: 'Wydarzenia specjalne',
  places: 'Pola podstawowe',
  haven: 'Święty krąg',
  journey: 'Podróż',
  fromAutumn: 'od jesieni',
  deck: 'w talii',
  discards: 'odrzucone',
  yourCity: 'Twoje miasto',
  cityOf: (name) => `Miasto: ${name}`,
  spaces: (used, of) => `${used} z ${of} miejsc`,
  hand: 'Twoja ręka',
  handOf: (count, of) => `karty: ${count} z ${of}`,
  handsOf: (count) => `${count} ${inPolish(count, 'karta', 'karty', 'kart')} na ręce`,
  workersFree: (free, of) => `wolni robotnicy: ${free} z ${of}`,
  waits: (count, season) => `${season}, czekający robotnicy: ${count}`,
  tokens: (count) => inPolish(count, 'punkt', 'punkty', 'punktów'),
  board: 'Plansza',
  others: 'Inni',
  city: 'Miasto',
  unfold: (name) => `Pokaż miasto: ${name}`,
  ifOver: 'Gdyby gra skończyła się teraz',
  final: 'Wynik końcowy',
  parts: {
    cards: 'karty',
    tokens: 'żetony',
    prosperity: 'pomyślność',
    journey: 'podróż',
    events: 'wydarzenia',
    other: 'inne',
  },
  turned: 'Odkryte karty',
  empty: 'puste',
  nobody: 'wolne',
  passed: 'pas',
  turn: (turn) => `tura ${turn}`,
  axes: ['Tura', 'Punkty'],
  anyCritter: 'dowolne stworzenie',
  critter: 'Stworzenie',
  construction: 'Budowla',
  unique: 'Unikatowa',
  common: 'Zwykła',
  copies: (count) => `w talii: ${count}`,
  livesIn: 'dom:',
  homeOf: 'mieszkaniec:',
  occupied: 'użyta',
  putBack: 'Odłóż',
  costs: (price) => (price ? `koszt: ${price}` : 'bez kosztu'),
  points: (count) => `${count} ${inPolish(count, 'punkt', 'punkty', 'punktów')}`,
  workers: (count) => `${count} ${inPolish(count, 'robotnik', 'robotników', 'robotników')}`,
  cardsInReach: (count) => `${count} ${inPolish(count, 'karta', 'karty', 'kart')} w zasięgu`,
  nextSeason: 'następna pora roku',
  kinds: {
    place: 'Wyślij robotnika',
    play: 'Zagraj kartę',
    visit: 'Odwiedź kartę',
    achieve: 'Zdobądź wydarzenie',
    copy: 'Skopiuj miejsce',
    discard: 'Odrzuć kartę',
    give: 'Oddaj kartę',
    take: 'Weź kartę',
    activate: 'Uruchom kartę',
    worker: 'Przesuń robotnika',
  },
  leaves: (goods) => `reszta: ${goods}`,
  free: (card) => `za darmo: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: {
    twig: (count) => inPolish(count, 'gałązka', 'gałązki', 'gałązek'),
    resin: (count) => inPolish(count, 'bryłka żywicy', 'bryłki żywicy', 'bryłek żywicy'),
    pebble: (count) => inPolish(count, 'kamyk', 'kamyki', 'kamyków'),
    berry: (count) => inPolish(count, 'jagoda', 'jagody', 'jagód'),
  },
  seasons: { winter: 'Zima', spring: 'Wiosna', summer: 'Lato', autumn: 'Jesień' },
  colours: { tan: 'Podróżnik', green: 'Produkcja', red: 'Pole akcji', blue: 'Zarządzanie', purple: 'Pomyślność' },
  when: { tan: 'Po zagraniu', green: 'Produkcja', red: 'Wizyta', blue: 'Cały czas', purple: 'Na koniec' },
};

const hu: Sayings = {
  meadow: 'A rét',
  tabs: { meadow: 'Rét', hand: 'Kéz' },
  meadowHint: 'mindenkié; a fénylők elérhetők számodra',
  forest: 'Erdei tisztások',
  basicEvents: 'Alapesemények',
  specialEvents: 'Különleges események',
  places: 'Alaphelyszínek',
  haven: 'Menedék',
  journey: 'Utazás',
  fromAutumn: 'ősztől',
  deck: 'pakli',
  discards: 'dobópakli',
  yourCity: 'A városod',
  cityOf: (name) => `Város: ${name}`,
  spaces: (used, of) => `${used} / ${of} hely`,
  hand: 'A kezed',
  handOf: (count, of) => `${count} / ${of} lap`,
  handsOf: (count) => `${count} lap kézben`,
  workersFree: (free, of) => `${free} / ${of} munkás szabad`,
  waits: (count, season) => `${season}: ${count} munkás vár`,
  tokens: () => 'pont',
  board: 'Tábla',
  others: 'Többiek',
  city: 'Város',
  unfold: (name) => `A város megnyitása: ${name}`,
  ifOver: 'Ha most lenne vége',
  final: 'Végeredmény',
  parts: {
    cards: 'lapok',
    tokens: 'jelzők',
    prosperity: 'jólét',
    journey: 'Utazás',
    events: 'események',
    other: 'egyéb',
  },
  turned: 'Felfedett lapok',
  empty: 'üres',
  nobody: 'szabad',
  passed: 'passzolt',
  turn: (turn) => `${turn}. kör`,
  axes: ['Kör', 'Pont'],
  anyCritter: 'bármelyik lény',
  critter: 'Lény',
  construction: 'Építmény',
  unique: 'Egyedi',
  common: 'Közönséges',
  copies: (count) => `${count} a pakliban`,
  livesIn: 'otthona:',
  homeOf: 'lakója:',
  occupied: 'foglalt',
  putBack: 'Vissza',
  costs: (price) => (price ? `ára: ${price}` : 'ingyenes'),
  points: (count) => `${count} pont`,
  workers: (count) => `${count} munkás`,
  cardsInReach: (count) => `${count} elérhető lap`,
  nextSeason: 'a következő évszak',
  kinds: {
    place: 'Küldj munkást',
    play: 'Játssz ki egy lapot',
    visit: 'Látogass meg egy lapot',
    achieve: 'Teljesíts egy eseményt',
    copy: 'Másolj egy helyet',
    discard: 'Dobj el egy lapot',
    give: 'Adj oda egy lapot',
    take: 'Vegyél el egy lapot',
    activate: 'Működtess egy lapot',
    worker: 'Helyezz át egy munkást',
  },
  leaves: (goods) => `maradék: ${goods}`,
  free: (card) => `ingyen: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: { twig: () => 'gally', resin: () => 'gyanta', pebble: () => 'kavics', berry: () => 'bogyó' },
  seasons: { winter: 'Tél', spring: 'Tavasz', summer: 'Nyár', autumn: 'Ősz' },
  colours: { tan: 'Utazó', green: 'Termelés', red: 'Úti cél', blue: 'Kormányzás', purple: 'Jólét' },
  when: { tan: 'Kijátszáskor', green: 'Termelés', red: 'Látogatás', blue: 'Mindig', purple: 'A végén' },
};

const SAYINGS: Readonly<Record<Language, Sayings>> = { en, pl, hu };

export function sayingsOf(language: Language): Sayings {
  return SAYINGS[language];
}

/** Where a critter can live, or who can move into a construction. */
export function homesOf({ homes }: CardFace, language: Language, words: EverdellWords): string {
  const { anyCritter, colours } = SAYINGS[language];
  const kinds: Readonly<Record<string, string>> = { 'any-critter': anyCritter, ...colours };
  return homes.map((home) => kinds[home] ?? words.name(home)).join(', ');
}
