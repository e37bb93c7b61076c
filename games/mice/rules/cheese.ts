/** Cheese of the mice (M108) and cheese on the wheel (M115, M177-M179). */
import type { Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import type { Quest } from './quest.ts';
import { surge } from './surge.ts';

/** M179. */
export const WHEEL = 6;

export function gainCheese(t: Quest, mouse: Mouse, cheese: number, rule: string): void {
  if (cheese <= 0) return;
  mouse.cheese += cheese;
  t.emit?.({ type: 'cheese', mouse: mouse.hero, gained: cheese, has: mouse.cheese, rule });
}

/** M27: what is paid is discarded. */
export function payCheese(t: Quest, mouse: Mouse, cheese: number, rule: string): void {
  if (cheese <= 0) return;
  if (mouse.cheese < cheese) throw new Error(`${mouse.hero} cannot pay ${cheese} cheese`);
  mouse.cheese -= cheese;
  t.emit?.({ type: 'cheese', mouse: mouse.hero, gained: -cheese, has: mouse.cheese, rule });
}

/** OM12: a surge breaks in as soon as the sixth cheese lies on the wheel. */
export function* fillWheel(t: Quest, cheese: number, rule: string): Rules {
  if (cheese <= 0) return;
  t.state.wheel += cheese;
  t.emit?.({ type: 'wheel', added: cheese, wheel: t.state.wheel, rule });
  if (t.state.wheel >= WHEEL) yield* surge(t);
}
