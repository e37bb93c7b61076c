/**
 * The 35 townships (R2-R4, D1): numbers 01 to 34 and card 00 with both faces. 00 to 24 belong to both editions, the
 * rest to the first. Nobody publishes the cards: every one is drawn here, within what the rules ask of them.
 */
import type { DrawnTownship } from './townships/drawing.ts';
import { innerTownships } from './townships/inner.ts';
import { outerTownships } from './townships/outer.ts';
import { startTownships } from './townships/start.ts';

export const townships: readonly DrawnTownship[] = [...startTownships, ...innerTownships, ...outerTownships];
