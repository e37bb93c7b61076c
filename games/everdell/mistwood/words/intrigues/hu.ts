/** Everdell a Ködvadonnal magyarul, Éjszövő személyiségeivel, terveivel és cselszövéseivel. */

import { things } from '../hu/intrigues.ts';
import * as schemes from '../hu/schemes.ts';
import { words as mistwood } from '../hu.ts';
import { readings } from './readings.ts';

export const words = mistwood.adding({ cards: {}, readings, ...schemes, things: { ...things, ...schemes.things } });
