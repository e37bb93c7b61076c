/** Her activity cards as they are printed. */
import { ACTIVITY } from '@smallfolk/everdell/mistwood/nightweave/activity/cards.ts';

export const activity = ACTIVITY;
