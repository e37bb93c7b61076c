/** The ratcatcher's values as the cheese on the board makes them (R72-R76, R80-R92). */

import type { Colour } from '../state/pieces.ts';
import { type Attribute, SLOTS, type Slot } from '../state/pieces.ts';
import type { Hunt } from '../state/table.ts';
import { hasDoubleUpgrades } from './editions.ts';
import { sourcesWith } from './effects-in-play.ts';

/** What one ability takes: a cheese to unlock and one to refill (R93, R94). */
const ABILITY_SLOTS = [1, 1] as const;

/** The slots of each upgrade that can be bought there, in order (R84, D16). */
export function upgradesOf(t: Hunt, slot: Slot): readonly number[] {
  if (slot === 'yellow' || slot === 'purple') return ABILITY_SLOTS;
  const upgrades = t.board.upgrades[slot];
  return hasDoubleUpgrades(t.state) ? upgrades : upgrades.slice(0, 1);
}

/** How many upgrades have all their slots full (R82). */
export function timesUpgraded(t: Hunt, slot: Slot): number {
  let cheese = t.state.catcher.cheese[slot];
  if (cheese === 0) return 0;
  let times = 0;
  for (const slots of upgradesOf(t, slot)) {
    cheese -= slots;
    if (cheese < 0) break;
    times++;
  }
  return times;
}

export function freeSlots(t: Hunt): Slot[] {
  return SLOTS.filter((slot) => {
    const room = upgradesOf(t, slot).reduce((sum, slots) => sum + slots, 0);
    return t.state.catcher.cheese[slot] < room;
  });
}

const raised = (t: Hunt, attribute: Attribute) => timesUpgraded(t, attribute);

export const attackValue = (t: Hunt): number => t.board.attack + raised(t, 'attack');
export const movementValue = (t: Hunt): number => t.board.movement + raised(t, 'movement');
export const healthMaximum = (t: Hunt): number => t.board.health + raised(t, 'health');
/** R92: an upgrade lowers the result that is needed. */
export const accuracyValue = (t: Hunt): number => t.board.accuracy - raised(t, 'accuracy');
export const trapIsUpgraded = (t: Hunt): boolean => raised(t, 'trap') > 0;
export const isUnlocked = (t: Hunt, colour: Colour): boolean => t.state.catcher.cheese[colour] > 0;

/** R76, R91, and whatever on the map changes it. */
export function defenceValue(t: Hunt): number {
  let defence = t.board.defence + raised(t, 'defence');
  for (const { source, hook } of sourcesWith(t, 'defence')) defence = hook(t, source, defence);
  return Math.max(0, defence);
}

/** All cheese the ratcatcher has collected (R13, O23, O24). */
export function collectedCheese(t: Hunt): number {
  const { cheese, spare } = t.state.catcher;
  return SLOTS.reduce((sum, slot) => sum + cheese[slot], spare);
}
