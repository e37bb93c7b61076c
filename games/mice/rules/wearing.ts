/** Who can wear what (M12, M19-M21, M151, M152, OM25): requirements, body parts and paws. */
import type { Requirement, SearchCard } from '../content/search-card.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Quest } from './quest.ts';

const PAWS = 2;

export type Wearable = Extract<SearchCard, { kind: 'weapon' | 'armour' | 'accessory' }>;

export const isWearable = (card: SearchCard): card is Wearable =>
  card.kind === 'weapon' || card.kind === 'armour' || card.kind === 'accessory';

/** M12, OM25: class and value, before equipment. */
export function meets(t: Quest, mouse: Mouse, requirement: Requirement | undefined): boolean {
  if (!requirement) return true;
  const hero = t.book.hero(mouse.hero);
  if (requirement.mouse && requirement.mouse !== hero.id) return false;
  if (requirement.anyClass && !requirement.anyClass.some((wanted) => hero.classes.includes(wanted))) return false;
  if (requirement.stat?.lore && hero.lore < requirement.stat.lore) return false;
  return !(requirement.stat?.battle && hero.battle < requirement.stat.battle);
}

export const pawsOf = (card: Wearable): number => (card.kind === 'weapon' ? card.paws : card.slot === 'paw' ? 1 : 0);

/** M21, M151, M152: does this body hold these cards? A tail may hold a dagger besides (R20). */
export function bodyHolds(t: Quest, mouse: Mouse, cards: readonly string[]): boolean {
  const slots = new Set<string>();
  let paws = 0;
  for (const id of cards) {
    const card = t.book.card(id);
    if (!isWearable(card)) return false;
    paws += pawsOf(card);
    if (card.kind === 'weapon' || card.slot === 'paw') continue;
    if (slots.has(card.slot)) return false;
    slots.add(card.slot);
  }
  const { tail } = t.book.hero(mouse.hero).powers;
  return paws - (tail && cards.includes(tail) ? 1 : 0) <= PAWS;
}

/** What must come off so that this card can be worn: the sets among which the player chooses, smallest first. */
export function inTheWay(t: Quest, mouse: Mouse, id: string): string[][] {
  const fits = (off: readonly string[]) => bodyHolds(t, mouse, [...without(mouse.body, off), id]);
  if (fits([])) return [[]];
  const single = [...new Set(mouse.body)].map((card) => [card]).filter(fits);
  if (single.length > 0) return single;
  const pairs: string[][] = [];
  mouse.body.forEach((one, i) => {
    for (const two of mouse.body.slice(i + 1)) {
      if (!pairs.some(([a, b]) => (a === one && b === two) || (a === two && b === one))) pairs.push([one, two]);
    }
  });
  return pairs.filter(fits);
}

function without(cards: readonly string[], off: readonly string[]): string[] {
  const left = [...cards];
  for (const card of off) left.splice(left.indexOf(card), 1);
  return left;
}
