/** The words of invitations, which only who keeps the table hands out. */
import { catalogue } from '../../words/catalogue.svelte.ts';
import { messages as en, type InvitingWords } from './words/en.ts';

export const invitingWords = catalogue<InvitingWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});
