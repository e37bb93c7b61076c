/** The words of what a room refuses and of what went wrong in it; loaded when the first of them is to be said. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en } from './words/en.ts';

export const refusals = catalogue(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
