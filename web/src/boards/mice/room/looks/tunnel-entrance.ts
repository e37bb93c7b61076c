/** The tunnel entrance: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { tunnelEntrance as plan } from '@smallfolk/mice/content/rooms/tunnel-entrance.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'earth',
  lamps: [cold(300, 300, 170), cold(30, 260, 200, 0.5), cold(560, 60, 160), candle(90, 250, 170, 0.5)],
  props: [put('r-boulder', 300, 372, 1.1), put('r-toadstools', 560, 96, 0.8), put('r-roots', 130, 60, 1)],
};
