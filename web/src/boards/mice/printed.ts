/** What is printed, by its id. */
import { printed } from './printed.data.ts';

export type PrintedCard = (typeof printed.cards)[number];

function byId<T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

const heroes = byId(printed.heroes);
const cards = byId(printed.cards);
const abilities = byId(printed.abilities);
const minions = byId(printed.minions);
/** Each card of the track with the kind that it belongs to. */
const owners = new Map(printed.minions.flatMap(({ id, cards }) => cards.map((card) => [card, id] as const)));

export const heroOf = (id: string) => heroes.get(id);
export const cardOf = (id: string) => cards.get(id);
export const abilityOf = (id: string) => abilities.get(id);
export const isLarge = (kind: string): boolean => minions.get(kind)?.size === 'large';

/** Whom a card of the track stands for: a hero, or a kind of minion. */
export const kindOfCard = (card: string): string => owners.get(card) ?? card;

const ranged = new Set(printed.minions.flatMap((minion) => minion.ranged));
/** How the blow of a minion's card reaches. */
export const reachOfCard = (card: string): 'melee' | 'ranged' => (ranged.has(card) ? 'ranged' : 'melee');
