/** The dining tunnels: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { diningTunnels as plan } from '@smallfolk/mice/content/rooms/dining-tunnels.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'earth',
  laid: { home: 'planks' },
  lamps: [candle(330, 520, 260, 0.9), cold(90, 90, 170), cold(520, 130, 160, 0.5)],
  props: [
    put('r-throne', 224, 560, 0.8),
    put('r-matchbox', 462, 556, 0.8),
    put('r-toadstools', 80, 110, 0.8),
    put('r-candle', 336, 556, 0.5),
  ],
};
