/** A cheaper way to a card that the own city offers: a free home, or somebody who takes three goods off the price. */
import type { PlayerView } from '@smallfolk/everdell/state/view.ts';
import { faceOf } from './facts.ts';

export interface Cheaper {
  /** The card of the city that helps. */
  readonly thanks: string;
  /** So many goods less; nothing said: free. */
  readonly less?: number;
}

export function cheaperWay(card: string, player: PlayerView | undefined): Cheaper | undefined {
  const face = faceOf(card);
  if (!face || !player || face.cost.length === 0) return undefined;
  const holds = (id: string) => player.city.some((standing) => standing.card === id);
  if (face.critter) {
    const home = player.city.find((standing) => {
      const lodging = faceOf(standing.card);
      if (!lodging || lodging.critter || standing.occupied) return false;
      return lodging.homes.includes('any-critter') || lodging.homes.includes(card);
    });
    if (home) return { thanks: home.card };
    if (card !== 'innkeeper' && holds('innkeeper')) return { thanks: 'innkeeper', less: 3 };
  } else if (card !== 'crane' && holds('crane')) return { thanks: 'crane', less: 3 };
  return undefined;
}
