/** Mousetraps (M97-M104, OM40, OM41). */
import type { Rules } from '@smallfolk/kernel';
import { happen } from '../content/happening.ts';
import type { SpaceIndex } from '../content/room-graph.ts';
import type { Mouse } from '../state/mouse.ts';
import { gainCheese } from './cheese.ts';
import { sprungTrapIsRemoved } from './editions.ts';
import { letter, onBoard } from './figures.ts';
import { hurt, knockDown } from './harm.ts';
import type { Quest } from './quest.ts';
import { rollForStars } from './rolling.ts';
import { hasClass, loreOf, moveOf } from './values.ts';

export function trapOn(t: Quest, space: SpaceIndex): boolean {
  for (const trap of t.state.traps) if (trap.room === t.room.id && trap.space === space) return true;
  return false;
}

/** M98, M99: dice by its move value; a tinkerer may take its lore, and does where that is more: more dice are never worse. */
export function trapDice(t: Quest, mouse: Mouse): number {
  const move = moveOf(t, mouse);
  return hasClass(t, mouse, 'tinkerer') ? Math.max(move, loreOf(t, mouse)) : move;
}

/** M97: true if the mouse passes. */
export function* testTrap(t: Quest, mouse: Mouse): Rules<boolean> {
  const { space } = mouse;
  const stars = yield* rollForStars(t, mouse, trapDice(t, mouse), 'trap', 'M98');
  t.emit?.({ type: 'trap-tested', mouse: mouse.hero, passed: stars > 0, space: letter(t, space), rule: 'M100' });
  if (stars > 0) return true;
  yield* hurt(t, mouse, 1, 'wound', 'M101');
  if (onBoard(mouse)) {
    gainCheese(t, mouse, 1, 'M101');
    knockDown(t, mouse, 'M101');
  }
  if (sprungTrapIsRemoved(t.state))
    t.state.traps = t.state.traps.filter((trap) => trap.room !== t.room.id || trap.space !== space);
  for (const moment of t.moments) if (moment.trapSprung) yield* happen(moment.trapSprung(t, mouse));
  if (t.state.turn) t.state.turn.over = true; // M102
  return false;
}
