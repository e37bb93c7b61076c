/** What can be said at an online table; loaded when somebody says something, or is about to. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en, type ReactionWords } from './words/en.ts';

export const reactionWords = catalogue<ReactionWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
