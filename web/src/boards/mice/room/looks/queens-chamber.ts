/** The queen’s chamber: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { queensChamber as plan } from '@smallfolk/mice/content/rooms/queens-chamber.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'planks',
  raised: { t: 'planks', raised: 'planks' },
  lamps: [cold(140, -40, 400, 0.8), candle(520, 330, 320, 0.9)],
  props: [
    put('r-window', 140, -24, 1),
    put('r-curtain', 420, -10, 1),
    put('r-mirror', 548, 388, 0.9),
    put('r-clock', 552, 222, 0.8),
    put('r-cobweb', 50, 92, 1),
    put('r-cobweb', 60, 470, 0.8),
  ],
};
