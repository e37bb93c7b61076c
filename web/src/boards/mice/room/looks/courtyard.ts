/** The courtyard: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { courtyard as plan } from '@smallfolk/mice/content/rooms/courtyard.ts';

export const look: Look = {
  ground: 'yard',
  floor: 'snow',
  lamps: [cold(300, -80, 560, 0.5), candle(560, -40, 240, 0.5)],
  props: [
    put('r-tree', 62, 128, 1.15),
    put('r-well', 300, 376, 0.9),
    put('r-cart', 510, 478, 0.9),
    put('r-bench', 222, 582, 0.8),
    put('r-torch', 560, -12, 0.8),
  ],
};
