/** Magyar: mennyiségek, felsorolások, és hogy ki mit tesz. */
import type { Goods, ResourceName } from '../../state/resource.ts';
import { RESOURCES } from '../../state/resource.ts';
import type { Score } from '../../state/score.ts';
import type { Opponent, SeasonName, Who } from '../said.ts';

/** Tárgyesetben, mert a nyersanyagot kapjuk, fizetjük és adjuk. */
const OBJECTS: Readonly<Record<ResourceName, string>> = {
  twig: 'gallyat',
  resin: 'gyantát',
  pebble: 'kavicsot',
  berry: 'bogyót',
};

export const resource: Readonly<Record<ResourceName, string>> = {
  twig: 'gally',
  resin: 'gyanta',
  pebble: 'kavics',
  berry: 'bogyó',
};

/** Mire készülünk. */
export const seasonToward: Readonly<Record<SeasonName, string>> = {
  winter: 'a télre',
  spring: 'a tavaszra',
  summer: 'a nyárra',
  autumn: 'az őszre',
};

export const cards = (n: number) => `${n} lapot`;
export const points = (n: number) => `${n} pontot`;
export const workers = (n: number) => `${n} munkás`;
export const resources = (n: number) => `${n} nyersanyagot`;

/** Nagybetűvel, a mondat elején. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "A 2.", "az 5.": egy hely száma névelővel; tíznél több hely sehol sincs. */
export const the = (place: number) => `${[1, 5].includes(place) ? 'az' : 'a'} ${place}.`;

export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} és ${parts.at(-1)}`;
}

/** "2 gallyat és 1 bogyót". */
export function goods(amount: Goods): string {
  const parts = RESOURCES.filter((name) => amount[name]).map((name) => `${amount[name]} ${OBJECTS[name]}`);
  return list(parts) || 'semmit';
}

/** "2 gally és 1 bogyó". */
export function goodsAre(amount: Goods): string {
  const parts = RESOURCES.filter((name) => amount[name]).map((name) => `${amount[name]} ${resource[name]}`);
  return list(parts) || 'semmi';
}

/** Az ellenfelek, akik maguktól játszanak. */
const OPPONENTS: Readonly<Record<Opponent, string>> = { rugwort: 'Rugwort', nightweave: 'Éjszövő' };

export const player = (who: Who) =>
  who.automaton ? OPPONENTS[who.automaton] : (who.called ?? `${who.seat + 1}. játékos`);

/** Mondat elején, névelővel, ha nincs neve: "Az 1. játékos", "A 2. játékos", "Bence". */
export function thePlayer(who: Who): string {
  if (who.automaton || who.called) return player(who);
  return `${who.seat === 0 ? 'Az' : 'A'} ${player(who)}`;
}

/** "Kapsz", "A 2. játékos kap". */
export function does(who: Who, second: string, third: string): string {
  return who.you ? capital(second) : `${thePlayer(who)} ${third}`;
}

/** Ki kapja; a nevet nem ragozzuk: "Adsz 2 lapot; kapja: Bence", "Odaadod: Tanya; kapja: Bence", "Bence neked ad 2 lapot". */
export function gives(giver: Who, taker: Who, what: string, named = false): string {
  if (taker.you) return `${thePlayer(giver)} neked ${named ? 'adja' : 'ad'}${what}`;
  return `${named ? does(giver, 'odaadod', 'odaadja') : does(giver, 'adsz', 'ad')}${what}; kapja: ${player(taker)}`;
}

/** Az eredmény részei (E196). */
export const categories: Readonly<Record<keyof Score, string>> = {
  cards: 'lapok',
  tokens: 'jelzők',
  prosperity: 'jólét',
  journey: 'Utazás',
  events: 'események',
  other: 'egyéb',
  total: 'összesen',
};
