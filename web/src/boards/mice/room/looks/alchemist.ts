/** The alchemist’s room: its plan, and how it looks. */
import { cold, fire, type Look, put } from '../looks.ts';

export { alchemist as plan } from '@smallfolk/mice/content/rooms/alchemist.ts';

export const look: Look = {
  ground: 'castle',
  floor: 'flags',
  raised: { a: 'planks', raised: 'planks' },
  lamps: [fire(100, 60, 380, 0.95), cold(500, 40, 280, 0.7)],
  props: [
    put('r-shelf', 330, -18, 1),
    put('r-retort', 104, 112, 0.9),
    put('r-cabinet', 505, 96, 0.9),
    put('r-skull', 172, 578, 0.6),
    put('r-candle', 200, 84, 0.5),
  ],
};
