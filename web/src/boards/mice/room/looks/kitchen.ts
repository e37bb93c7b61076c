/** The kitchen: its plan, and how it looks. */
import { candle, cold, fire, type Look, put } from '../looks.ts';

export { kitchen as plan } from '@smallfolk/mice/content/rooms/kitchen.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'flags',
  raised: { a: 'planks' },
  lamps: [fire(96, 100, 520, 0.95), candle(420, 40, 280, 0.75)],
  hearth: { stands: put('r-hearth', 120, -2, 1), fire: fire(120, -20, 420, 0.6), ash: cold(120, -20, 120, 0.4) },
  props: [
    put('r-pans', 410, -16, 1),
    put('r-stove', 96, 140, 0.9),
    put('r-jug', 250, 70, 0.5),
    put('r-cheese', 336, 92, 0.55),
    put('r-candle', 420, 90, 0.6),
    put('r-broom', 508, 250, 0.95),
    put('r-bucket', 384, 262, 0.6),
    put('r-sack', 560, 474, 0.5),
    put('r-barrel', 34, 588, 0.55),
  ],
};
