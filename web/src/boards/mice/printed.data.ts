/** What is printed, as plain data: worked out when the page is built, so that the board brings no rules. */
import { book } from '@smallfolk/mice/content/index.ts';
import type { RoomPlan } from '@smallfolk/mice/content/room.ts';
import { roomOf } from '@smallfolk/mice/content/room-graph.ts';

const { heroes, search, abilities, encounters, minions, rooms } = book.printed;

/** The letters of the spaces next to each, as the rules have it: what a line parts is not (M68, M75). */
function nearIn(plan: RoomPlan): Readonly<Record<string, string>> {
  const { letters, near } = roomOf(plan);
  const next = (at: number) => (near[at] ?? []).map((space) => letters[space] ?? '').sort();
  return Object.fromEntries(letters.map((letter, at) => [letter, next(at).join('')]));
}

export const printed = {
  heroes: heroes.map(({ id, classes }) => ({ id, classes })),
  cards: search.map((card) => ({
    id: card.id,
    kind: card.kind,
    battle: card.kind === 'weapon' ? card.battle : 0,
    defense: card.kind === 'armour' ? card.defense : 0,
    /** Where it is worn, and with how many paws it is held. */
    slot: card.kind === 'weapon' ? 'paw' : card.kind === 'armour' || card.kind === 'accessory' ? card.slot : '',
    paws: card.kind === 'weapon' || card.kind === 'armour' ? (card.paws ?? 0) : 0,
    reach: card.kind === 'weapon' ? card.reach : '',
    classes: [...(card.requires?.anyClass ?? [])],
  })),
  abilities: abilities.map(({ id, cost, classes }) => ({ id, cost, classes: classes === 'any' ? [] : [...classes] })),
  encounters: encounters.map(({ id, kind, keywords, pages, surge }) => ({ id, kind, keywords, pages, surge })),
  minions: minions.map(({ id, size, boss, cards }) => ({
    id,
    size,
    boss,
    cards: cards.map((card) => card.id),
    ranged: cards.filter(({ reach }) => reach === 'ranged').map((card) => card.id),
  })),
  near: Object.fromEntries(rooms.map((plan) => [plan.id, nearIn(plan)])),
};
