/** The words of campaigns and of the record in the language that the page speaks; loaded with the first of these pages. */
import { catalogue } from '../words/catalogue.svelte.ts';
import { messages as en, type PageWords } from './words/en.ts';

export const pageWords = catalogue<PageWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
