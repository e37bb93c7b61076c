/** The words of a seat at an online table; loaded when somebody asks about one. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en, type SeatWords } from './words/en.ts';

export const seatWords = catalogue<SeatWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
