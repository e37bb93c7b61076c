/** The values of a mouse with everything that changes them: what it wears, what it is, what lies on it (M110, M279). */
import type { HeroClass } from '../content/hero.ts';
import type { Peril, Powers } from '../content/powers.ts';
import type { SearchCard } from '../content/search-card.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import type { Attack } from '../state/state.ts';
import { isUnder } from './effects.ts';
import type { Quest } from './quest.ts';

/** While a mouse is a cheddar golem its weapons, armour and ability cards are ignored. */
export const GOLEM = 'cheddar-golem';
const GOLEM_VALUE = 5;

export const isGolem = (t: Quest, mouse: Mouse): boolean => t.state.effects.length > 0 && isUnder(t, mouse.hero, GOLEM);

/** Everything that gives this mouse a power now. A weapon counts only in the attack made with it. */
export function eachPower(t: Quest, mouse: Mouse, visit: (powers: Powers) => void): void {
  visit(t.book.hero(mouse.hero).powers);
  const golem = isGolem(t, mouse);
  for (const id of mouse.body) {
    const card = t.book.card(id);
    if (card.kind === 'accessory' || (card.kind === 'armour' && !golem)) if (card.powers) visit(card.powers);
  }
  for (const effect of t.state.effects) {
    if (effect.on !== mouse.hero) continue;
    const { powers } = t.book.effect(effect.id);
    if (powers) visit(powers);
  }
  for (const { powers } of t.moments) if (powers) visit(powers);
}

function sum(t: Quest, mouse: Mouse, of: (powers: Powers) => number | undefined): number {
  let total = 0;
  eachPower(t, mouse, (powers) => {
    total += of(powers) ?? 0;
  });
  return total;
}

/** All powers as a list, for things that happen. */
export function powersOf(t: Quest, mouse: Mouse): Powers[] {
  const powers: Powers[] = [];
  eachPower(t, mouse, (power) => powers.push(power));
  return powers;
}

export const hasClass = (t: Quest, mouse: Mouse, wanted: HeroClass): boolean =>
  t.book.hero(mouse.hero).classes.includes(wanted);

export const moveOf = (t: Quest, mouse: Mouse): number =>
  Math.max(0, t.book.hero(mouse.hero).move + sum(t, mouse, (powers) => powers.move));

export const loreOf = (t: Quest, mouse: Mouse): number =>
  t.book.hero(mouse.hero).lore + sum(t, mouse, (powers) => powers.lore);

export const packRoom = (t: Quest, mouse: Mouse): number => PACK + sum(t, mouse, (powers) => powers.pack);
/** M148. */
const PACK = 3;

/** M73: three, unless something makes it less. */
export function climbCost(t: Quest, mouse: Mouse): number {
  let cost = 3;
  eachPower(t, mouse, ({ climb }) => {
    const price = typeof climb === 'function' ? climb(t, mouse) : climb;
    if (price !== undefined && price < cost) cost = price;
  });
  return cost;
}

export function isSafeFrom(t: Quest, mouse: Mouse, peril: Peril): boolean {
  let safe = false;
  eachPower(t, mouse, ({ safeFrom }) => {
    const from = typeof safeFrom === 'function' ? safeFrom(t, mouse) : safeFrom;
    if (from?.includes(peril)) safe = true;
  });
  return safe;
}

/** The battle value before equipment. */
export const bareBattle = (t: Quest, mouse: Mouse): number =>
  isGolem(t, mouse) ? GOLEM_VALUE : t.book.hero(mouse.hero).battle;

/** M110: the dice that everything but the weapon adds. */
export const battleBonus = (t: Quest, mouse: Mouse, attack: Attack, target: Minion | undefined): number =>
  sum(t, mouse, (powers) => powers.battle?.(t, mouse, attack, target));

export const defenderLess = (t: Quest, mouse: Mouse, attack: Attack, target: Minion | undefined): number =>
  sum(t, mouse, (powers) => powers.less?.(t, mouse, attack, target));

export const searchBonus = (t: Quest, mouse: Mouse): number => sum(t, mouse, (powers) => powers.search?.(t, mouse));

/** M279: defense value, armour, and all that adds dice against this attack; reductions stop at 0 (OM42). */
export function defenseOf(t: Quest, mouse: Mouse, attack: Attack): number {
  const golem = isGolem(t, mouse);
  let dice = golem ? GOLEM_VALUE : t.book.hero(mouse.hero).defense;
  if (!golem) for (const id of mouse.body) dice += armourOf(t.book.card(id));
  dice += sum(t, mouse, (powers) => powers.defense?.(t, mouse, attack));
  return Math.max(0, dice + attack.more);
}

function armourOf(card: SearchCard): number {
  return card.kind === 'armour' ? card.defense : 0;
}

export const isWounded = (mouse: Mouse): boolean => mouse.wounds + mouse.poison > 0;
export const lifeOf = (t: Quest, mouse: Mouse): number => t.book.hero(mouse.hero).life;

/** The life of a card of the track, with what the chapter adds. */
export function lifeOfCard(t: Quest, card: string): number {
  let life = t.book.minionCard(card).card.life;
  for (const moment of t.moments) life += moment.life?.(t, card) ?? 0;
  return life;
}
