/** The king’s tunnels: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { kingsTunnels as plan } from '@smallfolk/mice/content/rooms/kings-tunnels.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'earth',
  lamps: [candle(120, 100, 210, 0.9), cold(420, 420, 220, 0.6), cold(520, 80, 170)],
  props: [put('r-camp', 66, 100, 0.7), put('r-crystals', 540, 100, 0.8), put('r-bone', 90, 540, 0.7)],
};
