/** The sewer: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { sewer as plan } from '@smallfolk/mice/content/rooms/sewer.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'stone',
  lamps: [cold(300, 300, 300, 0.5), candle(520, 60, 190, 0.6), candle(80, 540, 170, 0.5)],
  props: [put('r-grating', 4, 352, 0.9), put('r-torch', 560, 40, 0.7), put('r-barrel', 66, 580, 0.5)],
};
