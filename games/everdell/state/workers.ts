/** How many workers a player has in all, and how many still wait: as data, because not everybody has six. */
import type { Player } from './state.ts';

/** E186. Two at the start, one with spring, one with summer, two with autumn. */
export const ARRIVALS: readonly number[] = [2, 1, 1, 2];

/** All workers of the player, wherever they are. */
export const allWorkers = ({ arrivals }: Player): number => sum(arrivals);

/** Workers that wait for the seasons to come. */
export const stillWaiting = ({ arrivals, season }: Player): number => sum(arrivals.slice(season + 1));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
