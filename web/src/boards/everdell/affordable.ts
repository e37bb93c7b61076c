/** Which goods are missing for the printed price: shown in red on cards that are out of reach. */
import type { PlayerView } from '@smallfolk/everdell/state/view.ts';
import { faceOf } from './facts.ts';

export function missingFor(card: string, player: PlayerView | undefined): string[] {
  const face = faceOf(card);
  if (!face || !player) return [];
  return face.cost.filter(({ good, count }) => player.stock[good] < count).map(({ good }) => good);
}
