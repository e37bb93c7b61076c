/** What one more cheese on a slot of the board would do. */
import type { View } from '../state/view.ts';

export interface Progress {
  /** Cheese on the upgrade that is being filled, with the one to come, and how many it takes. */
  readonly filled: number;
  readonly needed: number;
  /** How many upgrades of this kind are complete already. */
  readonly times: number;
  /** An ability that was refilled already: the slot does nothing any more (R95). */
  readonly spent: boolean;
}

export function progressOf(view: View, slot: string): Progress {
  const found = view.catcher.slots.find((each) => each.slot === slot);
  if (!found) return { filled: 1, needed: 1, times: 0, spent: false };
  const spent = (slot === 'yellow' || slot === 'purple') && found.times > 0 && view.catcher[slot].refilled;
  const complete = found.upgrades.slice(0, found.times).reduce((sum, cheese) => sum + cheese, 0);
  return { filled: found.cheese - complete + 1, needed: found.upgrades[found.times] ?? 1, times: found.times, spent };
}
