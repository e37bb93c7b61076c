/** Individual achievements (M268-M273, M291, OM107): each goes to the first mouse that earns it, until the chapter ends. */
import type { Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { moveEndMarker } from './hourglass.ts';
import type { Quest } from './quest.ts';

export const isMaster = (t: Quest, mouse: Mouse, of: string): boolean => t.state.masters[of] === mouse.hero;

/** M291: only the first mouse earns it. */
function earn(t: Quest, mouse: Mouse, of: string, rule: string): boolean {
  if (t.state.masters[of] !== undefined) return false;
  t.state.masters[of] = mouse.hero;
  t.emit?.({ type: 'master', mouse: mouse.hero, of, rule });
  return true;
}

/** M269: three or more cheese in one attack or defense. */
export function* earnCheeseMaster(t: Quest, mouse: Mouse, cheese: number): Rules {
  if (cheese >= 3 && earn(t, mouse, 'cheese-master', 'M269')) yield* moveEndMarker(t, 'M269');
}

/** M270: four roaches in one encounter. */
export function* earnRoachMaster(t: Quest, mouse: Mouse): Rules {
  mouse.roaches++;
  if (mouse.roaches >= 4 && earn(t, mouse, 'roach-master', 'M270')) yield* moveEndMarker(t, 'M270');
}

/** M271: captured with at least one poison wound. */
export function earnPoisonMaster(t: Quest, mouse: Mouse): void {
  if (mouse.poison > 0) earn(t, mouse, 'poison-master', 'M271');
}

/** M272: captured twice. */
export function* earnEscapee(t: Quest, mouse: Mouse): Rules {
  if (mouse.captures === 2 && earn(t, mouse, 'escapee', 'M272')) yield* moveEndMarker(t, 'M272');
}

/** M272: the third time it is rescued at once and keeps what it wears. */
export const escapes = (t: Quest, mouse: Mouse): boolean => mouse.captures === 3 && isMaster(t, mouse, 'escapee');

/** M273: the mouse whose wound removes Brodie's last card. */
export function earnCatSlayer(t: Quest, mouse: Mouse): void {
  earn(t, mouse, 'cat-slayer', 'M273');
}
