/** The crystal tunnels: its plan, and how it looks. */
import { cold, type Look, put } from '../looks.ts';

export { crystalTunnels as plan } from '@smallfolk/mice/content/rooms/crystal-tunnels.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'earth',
  lamps: [cold(280, 250, 320, 0.9), cold(250, 430, 220, 0.8), cold(520, 110, 170, 0.5)],
  props: [
    put('r-crystals', 270, 300, 1.5),
    put('r-crystals', 330, 250, 1),
    put('r-crystals', 250, 452, 0.9),
    put('r-toadstools', 540, 120, 0.8),
  ],
};
