/** The four basic events, from left to right along the river (E22, EC73-EC76). */
import { event } from '../event.ts';

export const basicEvents = [
  event('city-monument', { rule: 'EC75', basic: true, requires: { colours: ['blue'], each: 3 }, points: 3 }),
  event('grand-tour', { rule: 'EC73', basic: true, requires: { colours: ['red'], each: 3 }, points: 3 }),
  event('harvest-festival', { rule: 'EC74', basic: true, requires: { colours: ['green'], each: 4 }, points: 3 }),
  event('cartographers-expedition', { rule: 'EC76', basic: true, requires: { colours: ['tan'], each: 3 }, points: 3 }),
];
