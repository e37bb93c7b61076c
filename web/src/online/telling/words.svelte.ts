/** The words of my games and of notices; a room has no need of them before somebody asks. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en, type TellingWords } from './words/en.ts';

export const tellingWords = catalogue<TellingWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
