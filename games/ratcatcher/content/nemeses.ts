/** The four nemeses. The Rat King and the Maw are named in the rulebooks; figures, trackers and powers are ours. */

import { lockpick } from './nemeses/lockpick.ts';
import { maw } from './nemeses/maw.ts';
import { motherBurrow } from './nemeses/mother-burrow.ts';
import { ratKing } from './nemeses/rat-king.ts';
import type { Nemesis } from './nemesis.ts';

export const nemeses: readonly Nemesis[] = [ratKing, maw, motherBurrow, lockpick];
