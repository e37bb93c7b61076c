/** The forge: its plan, and how it looks. */
import { candle, fire, type Look, put } from '../looks.ts';

export { forge as plan } from '@smallfolk/mice/content/rooms/forge.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'stone',
  raised: { raised: 'steel' },
  laid: { heat: 'copper' },
  lamps: [fire(530, 270, 480, 1), candle(90, 90, 170, 0.5)],
  props: [
    put('r-furnace', 534, 320, 1.1),
    put('r-chain', 90, 130, 0.9),
    put('r-gear', 122, 576, 0.8),
    put('r-anvil', 330, 330, 0.7),
  ],
};
