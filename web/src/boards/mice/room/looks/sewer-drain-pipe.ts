/** The sewer drain pipe: its plan, and how it looks. */
import { candle, cold, type Look, put } from '../looks.ts';

export { sewerDrainPipe as plan } from '@smallfolk/mice/content/rooms/sewer-drain-pipe.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'stone',
  raised: { raised: 'steel' },
  lamps: [cold(480, 300, 320, 0.7), candle(80, 60, 180, 0.5), candle(90, 550, 160, 0.5)],
  props: [put('r-drain', 556, 350, 1), put('r-grating', 6, 352, 0.9), put('r-torch', 70, 40, 0.6)],
};
