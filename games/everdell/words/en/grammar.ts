/** English: numbers with their nouns, lists, and who does something. */
import { inEnglish } from '@smallfolk/kernel';
import type { Goods, ResourceName } from '../../state/resource.ts';
import { RESOURCES } from '../../state/resource.ts';
import type { Score } from '../../state/score.ts';
import type { Opponent, SeasonName, Who } from '../said.ts';

const NOUNS: Readonly<Record<ResourceName, readonly [one: string, many: string]>> = {
  twig: ['twig', 'twigs'],
  resin: ['resin', 'resin'],
  pebble: ['pebble', 'pebbles'],
  berry: ['berry', 'berries'],
};

export const resource: Readonly<Record<ResourceName, string>> = {
  twig: 'twig',
  resin: 'resin',
  pebble: 'pebble',
  berry: 'berry',
};

export const season: Readonly<Record<SeasonName, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
};

/** With a true minus sign. */
const signed = (n: number) => String(n).replace('-', '−');

export function count(n: number, one: string, many: string): string {
  return `${signed(n)} ${inEnglish(n, one, many)}`;
}

export const cards = (n: number) => count(n, 'card', 'cards');
export const points = (n: number) => count(n, 'point', 'points');
export const workers = (n: number) => count(n, 'worker', 'workers');

export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "2 twigs and 1 berry"; "nothing" for nothing. */
export function goods(amount: Goods): string {
  const parts = RESOURCES.filter((name) => amount[name]).map((name) => count(amount[name] ?? 0, ...NOUNS[name]));
  return list(parts) || 'nothing';
}

/** Opponents that play themselves. */
const opponents: Readonly<Record<Opponent, string>> = { rugwort: 'Rugwort', nightweave: 'Nightweave' };

/** The name of a player, also where it is the reader. */
export const player = (who: Who) =>
  who.automaton ? opponents[who.automaton] : (who.called ?? `Player ${who.seat + 1}`);

/** "You gain", "Player 2 gains". */
export function does(who: Who, verb: string, third = `${verb}s`): string {
  return who.you ? `You ${verb}` : `${player(who)} ${third}`;
}

export const whose = (who: Who) => (who.you ? 'your' : `${player(who)}’s`);

/** The parts of a score (E196). */
export const categories: Readonly<Record<keyof Score, string>> = {
  cards: 'cards',
  tokens: 'tokens',
  prosperity: 'prosperity',
  journey: 'Journey',
  events: 'events',
  other: 'other',
  total: 'total',
};
