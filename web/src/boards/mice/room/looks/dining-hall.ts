/** The dining hall: its plan, and how it looks. */
import { candle, cold, fire, type Look, put } from '../looks.ts';

export { diningHall as plan } from '@smallfolk/mice/content/rooms/dining-hall.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'planks',
  raised: { t: 'planks', raised: 'quilt' },
  lamps: [candle(130, 370, 360, 0.95)],
  hearth: { stands: put('r-hearth', 486, -2, 1), fire: fire(486, 10, 450, 1), ash: cold(486, 0, 420, 0.75) },
  props: [
    put('r-banner', 150, -14, 1),
    put('r-candle', 120, 400, 0.7),
    put('r-platter', 190, 440, 0.8),
    put('r-jug', 90, 450, 0.5),
  ],
};
