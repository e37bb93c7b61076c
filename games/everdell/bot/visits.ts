/** How many workers a player can still place. */
import type { Player } from '../state/state.ts';

export function visitsLeft(player: Player): number {
  if (player.passed) return 0;
  return player.available + (toCome(player.arrivals)[player.season] ?? 0);
}

const known = new Map<readonly number[], readonly number[]>();

/** By season: workers that come home with each season still to come, in an ordinary game 3, 4 and 6. */
function toCome(arrivals: readonly number[]): readonly number[] {
  let visits = known.get(arrivals);
  if (!visits) {
    const inSeason = arrivals.map((_, season) => sum(arrivals.slice(0, season + 1)));
    visits = arrivals.map((_, season) => sum(inSeason.slice(season + 1)));
    known.set(arrivals, visits);
  }
  return visits;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
