/** The kitchen tunnels: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { kitchenTunnels as plan } from '@smallfolk/mice/content/rooms/kitchen-tunnels.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'earth',
  lamps: [cold(120, 120, 180), cold(500, 130, 170), cold(90, 500, 160), candle(300, 300, 230, 0.6)],
  props: [
    put('r-crystals', 96, 150, 0.9),
    put('r-crystals', 520, 160, 0.8),
    put('r-toadstools', 90, 520, 0.9),
    put('r-crumbs', 352, 268, 0.7),
    put('r-bone', 500, 520, 0.8),
  ],
};
