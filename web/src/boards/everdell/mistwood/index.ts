/** What Mistwood brings to the board: its cards with their signs, and its drawings. */
import type { Part } from '../parts.ts';
import { printed } from './printed.data.ts';

const signs = {
  'winter-farm-1': '1{berry}/2{card}',
  'winter-farm-2': '1{berry}/1{pebble}',
  'spring-farm-1': '+1{berry}',
  'spring-farm-2': '1{berry}/−1{berry}{arrow}{p1}{card}',
  'summer-farm-1': '1{berry}/2{twig}',
  'summer-farm-2': '+1{berry}',
  'autumn-farm-1': '1{card}1{berry}/{resin}',
  'corrin-evertails-path': '{worker}{arrow}{place-any}',
  'corrin-evertail-the-king': '{p1}/{c-purple}',
  'strongroot-castle': '{p2}/{house}{comm}',
};

export const part: Part = {
  printed,
  signs,
  // The enlarged card tells what a card of Mistwood does; the small one has its signs.
  speak: async () => ({}),
  sprite: `${import.meta.env.BASE_URL}art/everdell-mistwood.svg`,
};
