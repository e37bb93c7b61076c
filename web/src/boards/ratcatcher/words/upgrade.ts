/** What a cheese in a slot brings: the value before and after, or how many more are needed until then. */
import type { CatcherView, View } from '@smallfolk/ratcatcher/state/view.ts';
import type { Speech } from './speech.ts';

/** The value that each slot raises, as it would be then; a better accuracy is a lower one. */
const THEN = {
  attack: ({ attack }: CatcherView) => attack + 1,
  movement: ({ movementValue }: CatcherView) => movementValue + 1,
  health: ({ healthMaximum }: CatcherView) => healthMaximum + 1,
  accuracy: ({ accuracy }: CatcherView) => accuracy - 1,
  defence: ({ defence }: CatcherView) => defence + 1,
};

export function upgradeOf(slot: string, { catcher }: View, speech: Speech): string | undefined {
  const found = catcher.slots.find((each) => each.slot === slot);
  if (!found) return undefined;
  const { upgrades, times, cheese } = found;
  const needed = upgrades.slice(0, times + 1).reduce((sum, size) => sum + size, 0) - cheese;
  if (times >= upgrades.length || needed < 1) return undefined;
  const then =
    slot in THEN
      ? speech.becomes[slot as keyof typeof THEN](THEN[slot as keyof typeof THEN](catcher))
      : slot === 'trap'
        ? speech.better
        : times === 0
          ? speech.opens
          : speech.refills;
  return needed === 1 ? then : speech.missing(needed - 1, then);
}
