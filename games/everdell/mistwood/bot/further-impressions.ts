/** What experience says about the cards and questions of Mistwood joins the table of the base game. */
import { NUMBERS, OF_BASE, PARTS } from '../../bot/first-impressions-numbers.ts';
import {
  CARD_TASTE,
  DOING,
  NEED,
  PLACE_TASTE,
  PLAYING,
  STOPPING,
  UNLOCKING,
  WAY,
} from './further-impressions-table.ts';

const TABLE = { CARD_TASTE, PLACE_TASTE, DOING, STOPPING, WAY, NEED, PLAYING, UNLOCKING } as const;

for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) PARTS[name].addAll(TABLE[name]);

/** How many numbers that are. */
export const OF_MISTWOOD = NUMBERS.length - OF_BASE;
