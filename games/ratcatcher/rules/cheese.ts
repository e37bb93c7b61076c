/** Magic cheese: collecting it (R133-R137), its slots on the board (R80-R95) and what filling them does. */
import type { Rules } from '@smallfolk/kernel';
import { ALL_DICE, type Colour, SLOTS, type Slot } from '../state/pieces.ts';
import { add, at, ratsIn } from '../state/rats-in-zones.ts';
import { choose, type Hunt } from '../state/table.ts';
import { collectedCheese, freeSlots, healthMaximum, isUnlocked, timesUpgraded } from './attributes.ts';
import { cheeseIsCollectedByItself, trapUpgradeReachesCity, upgradeCountsAtOnce } from './editions.ts';
import { end } from './ending.ts';

/** R13. */
export const CHEESE_TO_WIN = 10;

/** R133: in the zone, and no rat of any kind there. */
export function canCollect(t: Hunt): boolean {
  const { zone } = t.state.catcher;
  return at(t.state.on.cheese, zone) > 0 && ratsIn(t, zone) === 0;
}

/** R134: in the second edition it is done by itself and cannot be declined (O26). */
export function* collectByItself(t: Hunt): Rules {
  if (!cheeseIsCollectedByItself(t.state)) return;
  while (canCollect(t)) yield* collectCheese(t);
}

/** Takes one cheese of the zone; it costs nothing (R135). */
export function* collectCheese(t: Hunt): Rules {
  const { zone } = t.state.catcher;
  t.emit?.({ type: 'cheese-collected', zone, rule: 'R133' });
  yield* gainCheese(t, 'R136', () => add(t.state.on.cheese, zone, -1));
}

/** R80: a cheese is put on a free slot. It counts whether there is one or not (O23, O24). `take` removes it from its place. */
export function* gainCheese(t: Hunt, rule: string, take: () => void): Rules {
  const { catcher } = t.state;
  if (collectedCheese(t) + 1 >= CHEESE_TO_WIN) {
    take();
    catcher.spare++;
    t.emit?.({ type: 'cheese-gained', slot: '', cheese: collectedCheese(t), rule: 'R137' });
    end(t, 'ten-cheese');
  }
  const free = freeSlots(t);
  if (free.length === 0) {
    take();
    catcher.spare++;
    t.emit?.({ type: 'cheese-gained', slot: '', cheese: collectedCheese(t), rule });
    return;
  }
  const options = free.map((slot) => ({ do: 'slot', slot }) as const);
  const { slot } = yield* choose('cheese-slot', options, { rule: 'R80' });
  const before = timesUpgraded(t, slot);
  take();
  catcher.cheese[slot]++;
  t.emit?.({ type: 'cheese-gained', slot, cheese: collectedCheese(t), rule });
  if (timesUpgraded(t, slot) > before) upgrade(t, slot);
}

/** R82: takes effect at once. */
function upgrade(t: Hunt, slot: Slot): void {
  const { state } = t;
  const { catcher } = state;
  if (slot === 'yellow' || slot === 'purple') {
    fillAbility(t, slot);
    return;
  }
  if (slot === 'health') catcher.health++; // R86
  if (slot === 'movement' && upgradeCountsAtOnce(state)) catcher.movement++; // R87
  if (slot === 'attack' && upgradeCountsAtOnce(state)) gainDice(t, 1); // R88
  if (slot === 'trap' && trapUpgradeReachesCity(state)) turnTraps(t, true); // R90
  t.emit?.({ type: 'upgraded', slot, times: timesUpgraded(t, slot), rule: UPGRADE_RULES[slot] });
}

/** R93: unlocked with all its tokens; R94: or filled up, once in a game, whatever becomes of the cheese (R95). */
function fillAbility(t: Hunt, colour: Colour): void {
  const { catcher } = t.state;
  const unlocked = catcher.cheese[colour] === 1;
  if (!unlocked && catcher.refilled[colour]) return;
  if (!unlocked) catcher.refilled[colour] = true;
  gainAbilityTokens(t, colour, t.board[colour].tokens);
  const rule = unlocked ? 'R93' : 'R94';
  t.emit?.({ type: 'ability-filled', colour, tokens: catcher[colour], unlocked, rule });
}

const UPGRADE_RULES = {
  health: 'R86',
  movement: 'R87',
  attack: 'R88',
  trap: 'R89',
  defence: 'R91',
  accuracy: 'R92',
} as const;

function turnTraps(t: Hunt, upgraded: boolean): void {
  for (const trap of t.state.traps) trap.upgraded = upgraded;
}

/** R101, R105: never beyond the maximum, never more than the Reserve has. Returns how many came. */
export function gainAbilityTokens(t: Hunt, colour: Colour, count: number): number {
  const { catcher, reserve } = t.state;
  const gained = Math.max(0, Math.min(count, roomForTokens(t, colour), reserve[colour]));
  catcher[colour] += gained;
  reserve[colour] -= gained;
  return gained;
}

/** How many more tokens of a colour the ratcatcher can own; none while the ability is locked (R100, R142). */
export function roomForTokens(t: Hunt, colour: Colour): number {
  return isUnlocked(t, colour) ? t.board[colour].tokens - t.state.catcher[colour] : 0;
}

/** Dice from the Reserve to the board (R88, R228). */
export function gainDice(t: Hunt, count: number): number {
  const { catcher } = t.state;
  const gained = Math.min(count, ALL_DICE - catcher.dice);
  catcher.dice += gained;
  return gained;
}

/** R231, O16: one cheese of the player's choice leaves the board; its upgrade and its count are undone. */
export function* loseCheese(t: Hunt, rat: string): Rules<boolean> {
  const { catcher, reserve } = t.state;
  const options = SLOTS.filter((slot) => catcher.cheese[slot] > 0).map((slot) => ({ do: 'slot', slot }) as const);
  if (options.length === 0) {
    if (catcher.spare === 0) return false;
    catcher.spare--;
    return true;
  }
  const { slot } = yield* choose('stolen-cheese', options, { rule: 'R231' });
  catcher.cheese[slot]--;
  catcher.health = Math.min(catcher.health, healthMaximum(t));
  if (slot === 'trap' && timesUpgraded(t, 'trap') === 0) turnTraps(t, false);
  if ((slot === 'yellow' || slot === 'purple') && !isUnlocked(t, slot)) {
    reserve[slot] += catcher[slot];
    catcher[slot] = 0;
  }
  t.emit?.({ type: 'cheese-stolen', slot, rat, rule: 'R231' });
  return true;
}
