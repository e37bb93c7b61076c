/** With what a mouse can attack whom now (M16, M109, M117, M118, OM33, OM43, OM44). */
import type { Mark } from '../content/moments.ts';
import type { Weapon } from '../content/search-card.ts';
import type { Minion } from '../state/minion.ts';
import type { Mouse } from '../state/mouse.ts';
import { isUnder } from './effects.ts';
import { isClose, mouseSees } from './figures.ts';
import type { Quest } from './quest.ts';
import { isGolem } from './values.ts';
import { meets } from './wearing.ts';

/** M16, OM25: the weapons in its paws that it can use. */
export function weaponsOf(t: Quest, mouse: Mouse): Weapon[] {
  if (isGolem(t, mouse)) return [];
  const weapons: Weapon[] = [];
  for (const id of mouse.body) {
    const card = t.book.card(id);
    if (card.kind !== 'weapon' || weapons.includes(card)) continue;
    if (meets(t, mouse, card.requires) && (card.ready?.(t, mouse) ?? true)) weapons.push(card);
  }
  return weapons;
}

/** One of each group of figures that are alike: same kind, same space, same state. */
export function oneOfEach(t: Quest, minions: readonly Minion[]): Minion[] {
  const kept: Minion[] = [];
  for (const minion of minions) if (!kept.some((one) => areAlike(t, one, minion))) kept.push(minion);
  return kept;
}

const areAlike = (t: Quest, one: Minion, two: Minion): boolean =>
  one.kind === two.kind &&
  one.space === two.space &&
  one.down === two.down &&
  one.greedy === two.greedy &&
  one.lifeLess === two.lifeLess &&
  isUnder(t, one.id, 'meeps') === isUnder(t, two.id, 'meeps');

/** M118: the near ones, or, if there are none, all in sight. */
export function rangedTargets(t: Quest, mouse: Mouse): Minion[] {
  const all = attackable(t, mouse);
  const near = all.filter(({ space }) => isClose(t, mouse.space, space));
  return near.length > 0 ? near : all.filter(({ space }) => mouseSees(t, mouse.space, space));
}

export function meleeTargets(t: Quest, mouse: Mouse): Minion[] {
  return attackable(t, mouse).filter(({ space }) => isClose(t, mouse.space, space));
}

/** Whom the chapter lets it attack at all. */
export function attackable(t: Quest, mouse: Mouse): readonly Minion[] {
  if (!t.moments.some(({ mayAttack }) => mayAttack)) return t.state.minions;
  return t.state.minions.filter((minion) => t.moments.every((moment) => moment.mayAttack?.(t, mouse, minion) ?? true));
}

export function targetsOf(t: Quest, mouse: Mouse, weapon: Weapon): Minion[] {
  if (weapon.reach === 'ranged') return oneOfEach(t, rangedTargets(t, mouse));
  const near = meleeTargets(t, mouse);
  if (!weapon.reaches) return oneOfEach(t, near);
  const far = attackable(t, mouse).filter(
    (minion) => !near.includes(minion) && weapon.reaches?.(t, mouse.space, minion.space),
  );
  return oneOfEach(t, [...near, ...far]);
}

/** What is no minion and can be shot at, if no minion is near. */
export function markOf(t: Quest, mouse: Mouse): Mark | undefined {
  if (meleeTargets(t, mouse).length > 0) return undefined;
  for (const { mark } of t.moments) if (mark?.can(t, mouse)) return mark;
  return undefined;
}
