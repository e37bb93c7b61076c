/** The king’s chamber: its plan, and how it looks. */
import { candle, cold, fire, type Look, put } from '../looks.ts';

export { kingsChamber as plan } from '@smallfolk/mice/content/rooms/kings-chamber.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'planks',
  raised: { q: 'quilt', raised: 'planks' },
  lamps: [candle(60, 20, 300, 0.95), cold(470, -50, 340, 0.5), candle(440, 460, 300, 0.6)],
  hearth: { stands: put('r-hearth', 300, -2, 1), fire: fire(300, 10, 420, 0.9), ash: cold(300, -10, 120, 0.3) },
  props: [
    put('r-window', 470, -24, 1),
    put('r-firewood', 392, 44, 0.6),
    put('r-candle', 60, 54, 0.6),
    put('r-king', 470, 500, 1.1),
  ],
};
