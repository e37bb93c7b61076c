/** What cards, cheese and abilities are worth to a mouse, measured in pages of the chapter. */
import type { SearchCard } from '../content/search-card.ts';
import type { Quest } from '../rules/quest.ts';
import { bodyHolds, isWearable, meets } from '../rules/wearing.ts';
import type { Mouse } from '../state/mouse.ts';

const DIE = 0.2;
/** What a mouse turns into cheese has at least this worth. */
export const CHEESE = 0.05;
const TRICK = 0.1;
const PARTY_ITEM = 0.2;

/** What using a card once is worth. */
const USED: Readonly<Record<string, number>> = {
  'tinkerers-treasure': 0.25,
  'honey-drop': 0.2,
  antidote: 0.08,
  'smelling-salts': 0.08,
  'cheese-rind': 0.11,
  'sewing-thread': 0.06,
  levitation: 0.1,
  'invoke-cheddar-golem': 0.15,
  'heal-all': 0.4,
  elsewhere: 0.12,
  'heavy-feet': 0.2,
  'moonlight-ward': 0.15,
};

/** Worn cards whose worth is not in their dice. */
const BESIDES: Readonly<Record<string, number>> = {
  'enchanted-bow': 0.15,
  dagger: 0.06,
  toothpick: 0.08,
  'clockwork-crossbow': -0.1,
  'clockwork-saw': -0.15,
  'quill-spear': 0.06,
  'cork-maul': 0.06,
  'fishbone-sabre': 0.1,
  'walnut-shell-armour': -0.1,
  'fish-scale-armour': 0.03,
  'acorn-cap': 0.06,
  'felt-boots': 0.06,
  'ring-of-cats-strength': DIE,
  'shifting-cloak': 0.1,
  'spectacle-lens': 0.1,
  'lucky-button': 0.2,
  'rabbits-whisker': 0.1,
  'rat-tooth-charm': 0.12,
};

/** Of a weapon: as if it were the one that is used. A ranged one counts more: nobody need come near. */
function dice(card: SearchCard): number {
  if (card.kind === 'weapon') return card.battle + (card.reach === 'ranged' ? 0.3 : 0);
  return card.kind === 'armour' ? card.defense : 0;
}

/** What the card is worth on the body of this mouse, or in its paw: nothing if it may not use it. */
export function worthTo(t: Quest, mouse: Mouse, id: string): number {
  const card = t.book.card(id);
  if (!meets(t, mouse, card.requires)) return 0;
  if (isWearable(card)) return DIE * dice(card) + (BESIDES[id] ?? 0);
  if (card.kind === 'trick') return TRICK;
  if (card.kind === 'party-item') return PARTY_ITEM;
  return USED[id] ?? 0;
}

/** Two daggers, for whoever has learned to strike with both. */
const PAIR = 0.25;
const isPair = (mouse: Mouse, body: readonly string[]): boolean =>
  mouse.abilities.includes('knife-strike') && body.indexOf('dagger') !== body.lastIndexOf('dagger');

/** What everything worn is worth: of several weapons only the best is used. */
export function wornWorth(t: Quest, mouse: Mouse, body: readonly string[]): number {
  let worth = isPair(mouse, body) ? PAIR : 0;
  let weapon = 0;
  for (const id of body) {
    const value = worthTo(t, mouse, id);
    if (t.book.card(id).kind === 'weapon') weapon = Math.max(weapon, value);
    else worth += value;
  }
  return worth + weapon;
}

/** How much better it would stand with this card on, whatever has to come off for it. */
export function gainBy(t: Quest, mouse: Mouse, id: string): number {
  const card = t.book.card(id);
  if (!isWearable(card) || !meets(t, mouse, card.requires)) return 0;
  const now = wornWorth(t, mouse, mouse.body);
  const rest = mouse.body.filter((worn) => bodyHolds(t, mouse, [worn, id]));
  const kept = rest.length === mouse.body.length && !bodyHolds(t, mouse, [...rest, id]) ? rest.slice(1) : rest;
  return wornWorth(t, mouse, [...kept, id]) - now;
}

/** What a card in the pack is worth: to be put on, to be used, or to be handed to somebody who can. */
export function packedWorth(t: Quest, mouse: Mouse, id: string): number {
  const card = t.book.card(id);
  if (!isWearable(card)) return worthTo(t, mouse, id) || (card.kind === 'scroll' ? 0.04 : 0);
  const own = gainBy(t, mouse, id);
  if (own > 0) return own * 0.75;
  for (const other of t.state.mice) if (other !== mouse && gainBy(t, other, id) > 0.05) return CHEESE + 0.03;
  return 0;
}

/** Everything that a mouse owns. */
export function richesOf(t: Quest, mouse: Mouse): number {
  let worth = wornWorth(t, mouse, mouse.body) + ABILITY * mouse.abilities.length + cheeseWorth(mouse.cheese);
  for (const id of mouse.pack) worth += packedWorth(t, mouse, id);
  return worth;
}

const ABILITY = 0.3;
const cheeseWorth = (cheese: number): number =>
  CHEESE * Math.min(3, cheese) + 0.04 * Math.min(3, Math.max(0, cheese - 3)) + 0.01 * Math.max(0, cheese - 6);
