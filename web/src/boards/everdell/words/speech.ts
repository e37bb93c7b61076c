/** The few words that stand on this board itself; everything about the game is told by the game's own words. */
import type { EverdellWords } from '@smallfolk/everdell/words/words.ts';
import type { Language } from '@smallfolk/kernel';
import { Tongues } from '../../tongues.ts';
import type { CardFace } from '../facts.ts';

type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';
type Good = 'twig' | 'resin' | 'pebble' | 'berry';
/** Each is told once, when it is needed for the first time. */
export type LessonName = 'everdell-first' | 'everdell-play' | 'everdell-prepare' | 'everdell-autumn';
type Season = 'winter' | 'spring' | 'summer' | 'autumn';

export interface Speech {
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
  /** What to know in the first game. */
  readonly lessons: Readonly<Record<LessonName, string>>;
}

const tongues = new Tongues<Speech>({
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  hu: async () => (await import('./hu.ts')).hu,
});
export const learnSpeech = (language: Language) => tongues.learn(language);
export const speechOf = (language: Language): Speech => tongues.in(language);

/** Where a critter can live, or who can move into a construction. */
export function homesOf({ homes }: CardFace, language: Language, words: EverdellWords): string {
  const { anyCritter, colours } = speechOf(language);
  const kinds: Readonly<Record<string, string>> = { 'any-critter': anyCritter, ...colours };
  return homes.map((home) => kinds[home] ?? words.name(home)).join(', ');
}
