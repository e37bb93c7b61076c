/** What the parts of the referee share: the log, the record of the table, the card that she plays by. */
import type { Seat } from '@smallfolk/kernel';
import type { ActivityCard, Arrows, Points } from '../activity/card.ts';
import type { ActivityDeck } from './activity-deck.ts';
import type { Log } from './log.ts';
import { inOrder } from './printed.ts';
import type { Table } from './table.ts';

export interface Refereed {
  readonly log: Log;
  readonly table: Table;
  readonly deck: ActivityDeck;
  /** The card revealed last: its arrows hold for everything in that turn (W122). */
  card: ActivityCard | undefined;
  /** She has placed a worker or herself since the deck was shuffled (OW1). */
  hasPlaced: boolean;
}

/** Why an action is impossible, with its rule. */
export interface Impossible {
  readonly why: string;
  readonly rule: string;
}

export const arrowsOf = ({ card }: Refereed): Arrows => card?.arrows ?? 'clockwise';

/** W127. Her workers that are on her board. */
export const workersLeft = ({ table }: Refereed): number => table.crew - table.placed;

/** W108, OW71. The people as her arrows meet them: the one on her left moves right after her. */
export const peopleByArrows = (game: Refereed): Seat[] => inOrder(game.table.people, arrowsOf(game));

/** She takes exactly so many tokens; for none nothing is told. */
export function takesPoints({ log, table }: Refereed, points: Points, by: string, rule: string): void {
  const count = points === 'level' ? table.level : points;
  if (count > 0) log.expect('points', { seat: table.her, count, by }, rule);
}
