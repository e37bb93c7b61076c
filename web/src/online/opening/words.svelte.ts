/** The words of setting up a table for friends; who comes by a link has no need of them. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en, type OpeningWords } from './words/en.ts';

export const openingWords = catalogue<OpeningWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
