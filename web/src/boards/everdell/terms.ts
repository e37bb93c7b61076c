/** What the table says when a season, a good, the seal of a card or another part of the table is tapped. */
import type { Language } from '@smallfolk/kernel';
import type { Explanation } from '../../table/board.ts';
import { type Sayings, sayingsOf } from './speech.ts';
import { TABLE_TERMS } from './terms-table.ts';

export interface Term {
  readonly symbol: string;
  readonly rule: string;
  /** What already stands on the board is called as it is there. */
  readonly title: Readonly<Record<Language, string>> | ((said: Sayings) => string);
  readonly text: Readonly<Record<Language, string>>;
}

const TERMS: Readonly<Record<string, Term>> = {
  ...TABLE_TERMS,
  'season winter': {
    symbol: 's-winter',
    rule: 'E35',
    title: ({ seasons }) => seasons.winter,
    text: {
      en: 'Where everyone begins, with two workers. Those on the tree wait for the seasons to come.',
      pl: 'Tu wszyscy zaczynają, z dwoma robotnikami. Ci na drzewie czekają na kolejne pory roku.',
      hu: 'Itt kezd mindenki, két munkással. A fán ülők a következő évszakokra várnak.',
    },
  },
  'season spring': {
    symbol: 's-spring',
    rule: 'E182',
    title: ({ seasons }) => seasons.spring,
    text: {
      en: 'Preparing for it brings your workers home, one new worker, and every green card of your city produces.',
      pl: 'Przygotowanie sprowadza robotników do domu, daje jednego nowego, a każda zielona karta w mieście produkuje.',
      hu: 'A felkészülés hazahozza a munkásaidat, jön egy új, és városod minden zöld lapja termel.',
    },
  },
  'season summer': {
    symbol: 's-summer',
    rule: 'E183',
    title: ({ seasons }) => seasons.summer,
    text: {
      en: 'Preparing for it brings your workers home, one new worker, and up to two cards of the Meadow into your hand. No production.',
      pl: 'Przygotowanie sprowadza robotników do domu, daje jednego nowego i do dwóch kart z łąki. Bez produkcji.',
      hu: 'A felkészülés hazahozza a munkásaidat, jön egy új, és legfeljebb két lapot húzhatsz a rétről. Termelés nincs.',
    },
  },
  'season autumn': {
    symbol: 's-autumn',
    rule: 'E184',
    title: ({ seasons }) => seasons.autumn,
    text: {
      en: 'The last season: two new workers, every green card produces, and the Journey is open to you.',
      pl: 'Ostatnia pora roku: dwóch nowych robotników, każda zielona karta produkuje, a podróż stoi otworem.',
      hu: 'Az utolsó évszak: két új munkás, minden zöld lap termel, és megnyílik előtted az Utazás.',
    },
  },
  'good twig': {
    symbol: 'twig',
    rule: 'E4',
    title: { en: 'Twigs', pl: 'Gałązki', hu: 'Gallyak' },
    text: {
      en: 'The most common resource: most Constructions need some.',
      pl: 'Najczęstszy surowiec: potrzebuje go większość budowli.',
      hu: 'A leggyakoribb nyersanyag: a legtöbb építményhez kell.',
    },
  },
  'good resin': {
    symbol: 'resin',
    rule: 'E4',
    title: { en: 'Resin', pl: 'Żywica', hu: 'Gyanta' },
    text: {
      en: 'A resource for Constructions, rarer than twigs.',
      pl: 'Surowiec na budowle, rzadszy niż gałązki.',
      hu: 'Nyersanyag építményekhez, ritkább a gallynál.',
    },
  },
  'good pebble': {
    symbol: 'pebble',
    rule: 'E4',
    title: { en: 'Pebbles', pl: 'Kamyki', hu: 'Kavicsok' },
    text: {
      en: 'The rarest resource: only one basic location gives it.',
      pl: 'Najrzadszy surowiec: daje go tylko jedno pole podstawowe.',
      hu: 'A legritkább nyersanyag: csak egyetlen alaphelyszín ad belőle.',
    },
  },
  'good berry': {
    symbol: 'berry',
    rule: 'E4',
    title: { en: 'Berries', pl: 'Jagody', hu: 'Bogyók' },
    text: {
      en: 'Critters are paid with berries, unless their home stands empty in your city.',
      pl: 'Jagodami płaci się za stworzenia, chyba że w mieście stoi ich pusty dom.',
      hu: 'A lényekért bogyóval fizetsz, hacsak üresen nem áll az otthonuk a városodban.',
    },
  },
  'good token': {
    symbol: 'token',
    rule: 'E13',
    title: { en: 'Point tokens', pl: 'Żetony punktów', hu: 'Pontjelzők' },
    text: {
      en: 'Each is worth a point at the end.',
      pl: 'Każdy jest wart punkt na koniec gry.',
      hu: 'Mindegyik egy pontot ér a végén.',
    },
  },
  'kind tan': {
    symbol: 'c-tan',
    rule: 'E148',
    title: { en: 'Tan: Traveler', pl: 'Brązowa: podróżnik', hu: 'Barna: Utazó' },
    text: {
      en: 'Acts once, when it is played.',
      pl: 'Działa raz, po zagraniu.',
      hu: 'Egyszer hat, amikor kijátsszák.',
    },
  },
  'kind green': {
    symbol: 'c-green',
    rule: 'E149',
    title: { en: 'Green: Production', pl: 'Zielona: produkcja', hu: 'Zöld: Termelés' },
    text: {
      en: 'Acts when it is played, and again when you prepare for spring and for autumn.',
      pl: 'Działa po zagraniu i ponownie, gdy przygotowujesz się do wiosny i do jesieni.',
      hu: 'Hat, amikor kijátsszák, és újra, amikor a tavaszra és az őszre készülsz.',
    },
  },
  'kind red': {
    symbol: 'c-red',
    rule: 'E72',
    title: { en: 'Red: Destination', pl: 'Czerwona: pole akcji', hu: 'Piros: Úti cél' },
    text: {
      en: 'A location for a worker. With the door ajar it is open to guests too, and its owner gets a point for each.',
      pl: 'Pole dla robotnika. Z uchylonymi drzwiami przyjmuje też gości, a właściciel dostaje za każdego punkt.',
      hu: 'Helyszín egy munkásnak. Ha nyitva az ajtaja, vendéget is fogad, és a gazdája minden vendégért pontot kap.',
    },
  },
  'kind blue': {
    symbol: 'c-blue',
    rule: 'E151',
    title: { en: 'Blue: Governance', pl: 'Niebieska: zarządzanie', hu: 'Kék: Kormányzás' },
    text: {
      en: 'Works all the time: a discount, or a gift for what you play.',
      pl: 'Działa cały czas: zniżka albo premia za zagrywane karty.',
      hu: 'Mindig hat: kedvezmény, vagy ajándék azért, amit kijátszol.',
    },
  },
  'kind purple': {
    symbol: 'c-purple',
    rule: 'E152',
    title: { en: 'Purple: Prosperity', pl: 'Fioletowa: pomyślność', hu: 'Lila: Jólét' },
    text: {
      en: 'Counts more points at the end, for what stands in your city.',
      pl: 'Na koniec liczy dodatkowe punkty za to, co stoi w twoim mieście.',
      hu: 'A végén további pontokat ad azért, ami a városodban áll.',
    },
  },
};

export function termOf(name: string, language: Language): Explanation | undefined {
  const term = Object.hasOwn(TERMS, name) ? TERMS[name] : undefined;
  if (!term) return undefined;
  const { symbol, rule, title, text } = term;
  return {
    title: typeof title === 'function' ? title(sayingsOf(language)) : title[language],
    text: text[language],
    symbol,
    rule,
  };
}
