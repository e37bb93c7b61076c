/** Recover (M133, M134, OM55): stun leaves without a roll, a web by a star. */
import type { Rules } from '@smallfolk/kernel';
import type { Mouse } from '../state/mouse.ts';
import { unmark } from './harm.ts';
import type { Quest } from './quest.ts';
import { rollForStars } from './rolling.ts';

export function* recover(t: Quest, mouse: Mouse, from: 'stunned' | 'webbed'): Rules {
  if (from === 'stunned') return unmark(t, mouse, 'stunned', 'M133');
  const stars = yield* rollForStars(t, mouse, 1, 'recover', 'M134');
  if (stars > 0) unmark(t, mouse, 'webbed', 'M134');
  else t.emit?.({ type: 'still-webbed', mouse: mouse.hero, rule: 'M134' });
}
