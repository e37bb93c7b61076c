/** The few words that stand on this board itself; everything about the game is told by the game's own words. */
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Language } from '@smallfolk/kernel';
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
  readonly tokens: string;
  readonly board: string;
  readonly you: string;
  readonly others: string;
  readonly city: string;
  readonly unfold: (name: string) => string;
  readonly ifOver: string;
  readonly parts: Readonly<Record<'cards' | 'tokens' | 'prosperity' | 'journey' | 'events' | 'other', string>>;
  readonly turned: string;
  readonly empty: string;
  readonly nobody: string;
  readonly passed: string;
  readonly turn: (turn: number) => string;
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
  readonly per: string;
  readonly leaves: (goods: string) => string;
  /** A badge: this card is free, or cheaper, thanks to that one. */
  readonly free: (card: string) => string;
  readonly less: (count: number, card: string) => string;
  readonly goods: Readonly<Record<Good, string>>;
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
  places: 'Basic places',
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
  handsOf: (count) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  workersFree: (free, of) => `${free} of ${of} workers free`,
  waits: (count, season) => `${count} wait for ${season}`,
  tokens: 'points',
  board: 'Board',
  you: 'You',
  others: 'Others',
  city: 'City',
  unfold: (name) => `Show the city: ${name}`,
  ifOver: 'If the game ended now',
  parts: {
    cards: 'cards',
    tokens: 'tokens',
    prosperity: 'purple',
    journey: 'Journey',
    events: 'events',
    other: 'other',
  },
  turned: 'Turned up',
  empty: 'empty',
  nobody: 'free',
  passed: 'has passed',
  turn: (turn) => `turn ${turn}`,
  anyCritter: 'any critter',
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
  points: (count) => (Math.abs(count) === 1 ? `${count} point` : `${count} points`),
  per: 'per',
  leaves: (goods) => (goods ? `${goods} left` : 'nothing left'),
  free: (card) => `free: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: { twig: 'twigs', resin: 'resin', pebble: 'pebbles', berry: 'berries' },
  seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
  colours: { tan: 'Traveller', green: 'Production', red: 'Destination', blue: 'Governance', purple: 'Prosperity' },
  when: { tan: 'When played', green: 'Production', red: 'Visit', blue: 'All the time', purple: 'At the end' },
};

const pl: Sayings = {
  meadow: 'Łąka',
  tabs: { meadow: 'Łąka', hand: 'Ręka' },
  meadowHint: 'dla wszystkich; podświetlone są w twoim zasięgu',
  forest: 'Leśne polanki',
  basicEvents: 'Wydarzenia podstawowe',
  specialEvents: 'Wydarzenia specjalne',
  places: 'Miejsca podstawowe',
  haven: 'Przystań',
  journey: 'Podróż',
  fromAutumn: 'od jesieni',
  deck: 'w talii',
  discards: 'odrzucone',
  yourCity: 'Twoje miasto',
  cityOf: (name) => `Miasto: ${name}`,
  spaces: (used, of) => `${used} z ${of} pól`,
  hand: 'Twoja ręka',
  handOf: (count, of) => `karty: ${count} z ${of}`,
  handsOf: (count) => `kart na ręce: ${count}`,
  workersFree: (free, of) => `wolni robotnicy: ${free} z ${of}`,
  waits: (count, season) => `czeka ${count}: ${season}`,
  tokens: 'punkty',
  board: 'Plansza',
  you: 'Ty',
  others: 'Inni',
  city: 'Miasto',
  unfold: (name) => `Pokaż miasto: ${name}`,
  ifOver: 'Gdyby gra skończyła się teraz',
  parts: {
    cards: 'karty',
    tokens: 'żetony',
    prosperity: 'fioletowe',
    journey: 'Podróż',
    events: 'wydarzenia',
    other: 'inne',
  },
  turned: 'Odkryte',
  empty: 'puste',
  nobody: 'wolne',
  passed: 'spasował',
  turn: (turn) => `tura ${turn}`,
  anyCritter: 'dowolne stworzenie',
  critter: 'Stworzenie',
  construction: 'Budowla',
  unique: 'Unikatowa',
  common: 'Zwykła',
  copies: (count) => `w talii: ${count}`,
  livesIn: 'mieszka:',
  homeOf: 'dom dla:',
  occupied: 'zajęte',
  putBack: 'Odłóż',
  costs: (price) => (price ? `koszt: ${price}` : 'bez kosztu'),
  points: (count) => `punkty: ${count}`,
  per: 'za',
  leaves: (goods) => (goods ? `zostaje: ${goods}` : 'nic nie zostaje'),
  free: (card) => `gratis: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: { twig: 'gałązki', resin: 'żywica', pebble: 'kamyki', berry: 'jagody' },
  seasons: { winter: 'Zima', spring: 'Wiosna', summer: 'Lato', autumn: 'Jesień' },
  colours: { tan: 'Podróżnik', green: 'Produkcja', red: 'Cel podróży', blue: 'Zarządzanie', purple: 'Rozkwit' },
  when: { tan: 'Po zagraniu', green: 'Produkcja', red: 'Odwiedziny', blue: 'Cały czas', purple: 'Na koniec' },
};

const hu: Sayings = {
  meadow: 'A rét',
  tabs: { meadow: 'Rét', hand: 'Kéz' },
  meadowHint: 'mindenkié; a fénylők elérhetők számodra',
  forest: 'Erdei tisztások',
  basicEvents: 'Alapesemények',
  specialEvents: 'Különleges események',
  places: 'Alaphelyek',
  haven: 'Menedék',
  journey: 'Utazás',
  fromAutumn: 'ősztől',
  deck: 'pakli',
  discards: 'eldobva',
  yourCity: 'A városod',
  cityOf: (name) => `Város: ${name}`,
  spaces: (used, of) => `${used} / ${of} hely`,
  hand: 'A kezed',
  handOf: (count, of) => `${count} / ${of} lap`,
  handsOf: (count) => `${count} lap kézben`,
  workersFree: (free, of) => `${free} / ${of} munkás szabad`,
  waits: (count, season) => `${count} vár: ${season}`,
  tokens: 'pont',
  board: 'Tábla',
  you: 'Te',
  others: 'Többiek',
  city: 'Város',
  unfold: (name) => `A város megnyitása: ${name}`,
  ifOver: 'Ha most lenne vége',
  parts: {
    cards: 'lapok',
    tokens: 'jelzők',
    prosperity: 'lila',
    journey: 'Utazás',
    events: 'események',
    other: 'egyéb',
  },
  turned: 'Felfordítva',
  empty: 'üres',
  nobody: 'szabad',
  passed: 'passzolt',
  turn: (turn) => `${turn}. kör`,
  anyCritter: 'bármely lény',
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
  per: 'ennyiért:',
  leaves: (goods) => (goods ? `marad: ${goods}` : 'semmi sem marad'),
  free: (card) => `ingyen: ${card}`,
  less: (count, card) => `−${count}: ${card}`,
  goods: { twig: 'gally', resin: 'gyanta', pebble: 'kavics', berry: 'bogyó' },
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
  return homes.map((home) => (home === 'any-critter' ? SAYINGS[language].anyCritter : words.name(home))).join(', ');
}
