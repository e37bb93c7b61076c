/** The guard room: its plan, and how it looks. */
import { candle, cold, fire, type Look, put } from '../looks.ts';

export { guardRoom as plan } from '@smallfolk/mice/content/rooms/guard-room.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'flags',
  raised: { raised: 'planks' },
  lamps: [candle(530, 10, 430, 1)],
  hearth: { stands: put('r-brazier', 60, 84, 0.8), fire: fire(60, 40, 400, 0.95), ash: cold(60, 40, 260, 0.45) },
  props: [
    put('r-torch', 530, -14, 0.9),
    put('r-shield', 300, -20, 1),
    put('r-rack', 300, 414, 0.9),
    put('r-helmet', 204, 470, 0.6),
    put('r-dagger', 432, 366, 0.7),
  ],
};
