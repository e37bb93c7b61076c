/**
 * What the table says when a season, a good, the seal of a card or another part of the table is tapped: its symbol and
 * rule here, its words in the language that is spoken. All of it is loaded when it is first asked for.
 */
import type { Language } from '@smallfolk/kernel';
import type { Explanation } from '../../../table/board.ts';
import { Tongues } from '../../tongues.ts';
import { type Speech, speechOf } from './speech.ts';

interface Term {
  readonly symbol: string;
  readonly rule: string;
  /** What already stands on the board is called as it is there. */
  readonly title?: (said: Speech) => string;
}

const TERMS = {
  worker: { symbol: 'worker', rule: 'E44' },
  hand: { symbol: 'hand', rule: 'E161', title: ({ tabs }: Speech) => tabs.hand },
  deck: { symbol: 'card', rule: 'E160' },
  discards: { symbol: 'discard', rule: 'E168' },
  meadow: { symbol: 'meadow', rule: 'E99', title: ({ meadow }: Speech) => meadow },
  places: { symbol: 'place-any', rule: 'E53', title: ({ places }: Speech) => places },
  forest: { symbol: 'place-any', rule: 'E56', title: ({ forest }: Speech) => forest },
  haven: { symbol: 'discard', rule: 'E63', title: ({ haven }: Speech) => haven },
  journey: { symbol: 'point', rule: 'E66', title: ({ journey }: Speech) => journey },
  'basic events': { symbol: 'ev-basic', rule: 'E89', title: ({ basicEvents }: Speech) => basicEvents },
  'special events': { symbol: 'ev-special', rule: 'E90', title: ({ specialEvents }: Speech) => specialEvents },
  city: { symbol: 'house', rule: 'E136', title: ({ city }: Speech) => city },
  points: { symbol: 'point', rule: 'E197' },
  critter: { symbol: 'paw', rule: 'E105', title: ({ critter }: Speech) => critter },
  construction: { symbol: 'house', rule: 'E106', title: ({ construction }: Speech) => construction },
  unique: { symbol: 'uniq', rule: 'E103', title: ({ unique }: Speech) => unique },
  common: { symbol: 'comm', rule: 'E104', title: ({ common }: Speech) => common },
  home: { symbol: 'key', rule: 'E105' },
  occupied: { symbol: 'occupied', rule: 'E106' },
  'season winter': { symbol: 's-winter', rule: 'E35', title: ({ seasons }: Speech) => seasons.winter },
  'season spring': { symbol: 's-spring', rule: 'E182', title: ({ seasons }: Speech) => seasons.spring },
  'season summer': { symbol: 's-summer', rule: 'E183', title: ({ seasons }: Speech) => seasons.summer },
  'season autumn': { symbol: 's-autumn', rule: 'E184', title: ({ seasons }: Speech) => seasons.autumn },
  'good twig': { symbol: 'twig', rule: 'E4' },
  'good resin': { symbol: 'resin', rule: 'E4' },
  'good pebble': { symbol: 'pebble', rule: 'E4' },
  'good berry': { symbol: 'berry', rule: 'E4' },
  'good token': { symbol: 'token', rule: 'E13' },
  'kind tan': { symbol: 'c-tan', rule: 'E148' },
  'kind green': { symbol: 'c-green', rule: 'E149' },
  'kind red': { symbol: 'c-red', rule: 'E72' },
  'kind blue': { symbol: 'c-blue', rule: 'E151' },
  'kind purple': { symbol: 'c-purple', rule: 'E152' },
} as const satisfies Readonly<Record<string, Term>>;

type Terms = typeof TERMS;
type Name = keyof Terms;
/** The words of one language. */
export type Told = {
  readonly [N in Name]: Terms[N] extends { title: unknown }
    ? { readonly text: string }
    : { readonly title: string; readonly text: string };
};

const tongues = new Tongues<Told>({
  en: async () => (await import('./terms/en.ts')).en,
  pl: async () => (await import('./terms/pl.ts')).pl,
  hu: async () => (await import('./terms/hu.ts')).hu,
});

const known = (name: string): name is Name => Object.hasOwn(TERMS, name);

export async function termOf(name: string, language: Language): Promise<Explanation | undefined> {
  if (!known(name)) return undefined;
  const words = await tongues.learn(language);
  const term: Term = TERMS[name];
  const told: { readonly title?: string; readonly text: string } = words[name];
  const title = term.title?.(speechOf(language)) ?? told.title ?? '';
  return { title, text: told.text, symbol: term.symbol, rule: term.rule };
}
