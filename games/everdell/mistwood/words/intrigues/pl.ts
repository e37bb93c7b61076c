/** Everdell z Mgielnym Lasem po polsku, z osobowościami, planami i intrygami Pajęczycy. */

import { things } from '../pl/intrigues.ts';
import * as schemes from '../pl/schemes.ts';
import { words as mistwood } from '../pl.ts';
import { readings } from './readings.ts';

export const words = mistwood.adding({ cards: {}, readings, ...schemes, things: { ...things, ...schemes.things } });
