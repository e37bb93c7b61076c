/** Polski: liczebniki z rzeczownikami, wyliczenia i kto co robi. */
import { inPolish } from '@smallfolk/kernel';
import type { Goods, ResourceName } from '../../state/resource.ts';
import { RESOURCES } from '../../state/resource.ts';
import type { Score } from '../../state/score.ts';
import type { Opponent, SeasonName, Who } from '../said.ts';

type Forms = readonly [one: string, few: string, many: string];

/** W bierniku, bo surowce się bierze, płaci i oddaje. */
const NOUNS: Readonly<Record<ResourceName, Forms>> = {
  twig: ['gałązkę', 'gałązki', 'gałązek'],
  resin: ['bryłkę żywicy', 'bryłki żywicy', 'bryłek żywicy'],
  pebble: ['kamyk', 'kamyki', 'kamyków'],
  berry: ['jagodę', 'jagody', 'jagód'],
};

export const resource: Readonly<Record<ResourceName, string>> = {
  twig: 'gałązka',
  resin: 'bryłka żywicy',
  pebble: 'kamyk',
  berry: 'jagoda',
};

/** Do czego się przygotowujemy: w dopełniaczu. */
export const seasonGenitive: Readonly<Record<SeasonName, string>> = {
  winter: 'zimy',
  spring: 'wiosny',
  summer: 'lata',
  autumn: 'jesieni',
};

export function count(n: number, [one, few, many]: Forms): string {
  return `${String(n).replace('-', '−')} ${inPolish(n, one, few, many)}`;
}

/** Biernik: "dobierasz 1 kartę, 2 karty, 5 kart". */
export const cards = (n: number) => count(n, ['kartę', 'karty', 'kart']);
export const points = (n: number) => count(n, ['punkt', 'punkty', 'punktów']);
export const workers = (n: number) => count(n, ['robotnik', 'robotników', 'robotników']);
export const resources = (n: number) => count(n, ['surowiec', 'surowce', 'surowców']);

/** Wielką literą na początku zdania. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`;
}

/** "2 gałązki i 1 jagodę". */
export function goods(amount: Goods): string {
  const parts = RESOURCES.filter((name) => amount[name]).map((name) => count(amount[name] ?? 0, NOUNS[name]));
  return list(parts) || 'nic';
}

/** W mianowniku: "2 gałązki i 1 jagoda". */
export function goodsAre(amount: Goods): string {
  const parts = RESOURCES.filter((name) => amount[name]).map((name) => {
    const [, few, many] = NOUNS[name];
    return count(amount[name] ?? 0, [resource[name], few, many]);
  });
  return list(parts) || 'nic';
}

/** Przeciwnicy, którzy grają sami: mianownik, dopełniacz, celownik. */
const OPPONENTS: Readonly<Record<Opponent, readonly [who: string, whose: string, whom: string]>> = {
  rugwort: ['Krostawiec', 'Krostawca', 'Krostawcowi'],
  nightweave: ['Pajęczyca', 'Pajęczycy', 'Pajęczycy'],
};

export const player = (who: Who) =>
  who.automaton ? OPPONENTS[who.automaton][0] : (who.called ?? `Gracz ${who.seat + 1}`);

/** "Bierzesz", "Gracz 2 bierze". */
export function does(who: Who, second: string, third: string): string {
  return who.you ? capital(second) : `${player(who)} ${third}`;
}

/** Dopełniacz: czyje miasto. Imienia się nie odmienia, odmienia się tylko gracz. */
export function whose(who: Who, yours = 'twoje'): string {
  if (who.you) return yours;
  return who.automaton ? OPPONENTS[who.automaton][1] : `gracza ${who.called ?? who.seat + 1}`;
}

/** Celownik: komu. */
export function whom(who: Who): string {
  if (who.you) return 'ci';
  return who.automaton ? OPPONENTS[who.automaton][2] : `graczowi ${who.called ?? who.seat + 1}`;
}

/** Składniki wyniku (E196). */
export const categories: Readonly<Record<keyof Score, string>> = {
  cards: 'karty',
  tokens: 'żetony',
  prosperity: 'pomyślność',
  journey: 'podróż',
  events: 'wydarzenia',
  other: 'inne',
  total: 'razem',
};
