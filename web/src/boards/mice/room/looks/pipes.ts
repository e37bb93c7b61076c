/** The pipes: its plan, and how it looks. */
import { cold, fire, type Look, put } from '../looks.ts';

export { pipes as plan } from '@smallfolk/mice/content/rooms/pipes.ts';

export const look: Look = {
  ground: 'rock',
  floor: 'steel',
  raised: { raised: 'copper' },
  lamps: [cold(120, 120, 260, 0.5), fire(480, 480, 260, 0.5), cold(520, 90, 190, 0.5)],
  props: [put('r-valve', 552, 330, 0.8)],
};
