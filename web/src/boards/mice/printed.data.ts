/** What is printed, as plain data: worked out when the page is built, so that the board brings no rules. */
import { book } from '@smallfolk/mice/content/index.ts';

const { heroes, search, abilities, minions } = book.printed;

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
  minions: minions.map(({ id, size, boss, cards }) => ({
    id,
    size,
    boss,
    cards: cards.map((card) => card.id),
    ranged: cards.filter(({ reach }) => reach === 'ranged').map((card) => card.id),
  })),
};
