/** What happens to a mouse: wounds, poison, stolen cheese, markers, being knocked down (M217, M225-M233, OM96). */
import type { Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { capture } from './capture.ts';
import { fillWheel } from './cheese.ts';
import { onBoard } from './figures.ts';
import { isMaster } from './masters.ts';
import type { Quest } from './quest.ts';
import { isSafeFrom, lifeOf } from './values.ts';

export type Harm = 'wound' | 'poison' | 'steal' | 'greedy';

/** Each unblocked hit is one wound (M279), or what the attacker makes of it. */
export function* hurt(t: Quest, mouse: Mouse, wounds: number, harm: Harm, rule: string): Rules {
  if (wounds <= 0 || !onBoard(mouse)) return;
  if (harm === 'steal' || harm === 'greedy') return yield* stealOrWound(t, mouse, wounds, harm, rule);
  addWounds(t, mouse, wounds, harm === 'poison' && !isMaster(t, mouse, 'poison-master'), rule); // M271
  if (mouse.wounds + mouse.poison >= lifeOf(t, mouse)) yield* capture(t, mouse, 'M217');
}

function addWounds(t: Quest, mouse: Mouse, wounds: number, poison: boolean, rule: string): void {
  if (poison) mouse.poison += wounds;
  else mouse.wounds += wounds;
  t.emit?.({
    type: 'wounded',
    mouse: mouse.hero,
    wounds,
    poison,
    has: mouse.wounds + mouse.poison,
    life: lifeOf(t, mouse),
    rule,
  });
}

/** OM96: wound by wound a cheese if there is one, else a wound. Greedy roaches put it on the wheel (M176). */
function* stealOrWound(t: Quest, mouse: Mouse, wounds: number, harm: 'steal' | 'greedy', rule: string): Rules {
  const stolen = Math.min(wounds, mouse.cheese);
  if (stolen > 0) {
    mouse.cheese -= stolen;
    t.emit?.({ type: 'stolen', mouse: mouse.hero, cheese: stolen, greedy: harm === 'greedy', rule: 'M176' });
    if (harm === 'greedy') yield* fillWheel(t, stolen, 'M176');
  }
  yield* hurt(t, mouse, wounds - stolen, 'wound', rule);
}

export type Marker = 'stunned' | 'webbed' | 'charmed';

/** OM55: a second marker of the same kind has no effect. */
export function mark(t: Quest, mouse: Mouse, marker: Marker, rule: string): void {
  if (!onBoard(mouse) || mouse[marker]) return;
  if (marker === 'stunned' && isSafeFrom(t, mouse, 'stun')) return;
  if (marker === 'charmed' && isSafeFrom(t, mouse, 'charm')) return;
  mouse[marker] = true;
  t.emit?.({ type: 'marked', mouse: mouse.hero, marker, rule });
}

export function unmark(t: Quest, mouse: Mouse, marker: Marker, rule: string): void {
  if (!mouse[marker]) return;
  mouse[marker] = false;
  t.emit?.({ type: 'unmarked', mouse: mouse.hero, marker, rule });
}

/** M227. */
export function knockDown(t: Quest, mouse: Mouse, rule: string): void {
  if (!onBoard(mouse) || mouse.down) return;
  mouse.down = true;
  t.emit?.({ type: 'knocked-down', mouse: mouse.hero, rule });
}

/** Ordinary healing touches ordinary wounds only (M233). */
export function heal(t: Quest, mouse: Mouse, wounds: number, rule: string): void {
  const healed = Math.min(wounds, mouse.wounds);
  if (healed <= 0) return;
  mouse.wounds -= healed;
  t.emit?.({ type: 'healed', mouse: mouse.hero, wounds: healed, poison: false, rule });
}

export function cureOfPoison(t: Quest, mouse: Mouse, wounds: number, rule: string): void {
  const healed = Math.min(wounds, mouse.poison);
  if (healed <= 0) return;
  mouse.poison -= healed;
  t.emit?.({ type: 'healed', mouse: mouse.hero, wounds: healed, poison: true, rule });
}
