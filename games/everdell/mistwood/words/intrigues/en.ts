/** Everdell with Mistwood in English, with personalities, plans and schemes of Nightweave. */

import { things } from '../en/intrigues.ts';
import * as schemes from '../en/schemes.ts';
import { words as mistwood } from '../en.ts';
import { readings } from './readings.ts';

export const words = mistwood.adding({ cards: {}, readings, ...schemes, things: { ...things, ...schemes.things } });
