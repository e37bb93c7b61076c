/** The words of rooms in the language that the page speaks; loaded with the first room. */
import { catalogue } from '../words/catalogue.svelte.ts';
import { messages as en, type RoomWords } from './words/en.ts';

export const roomWords = catalogue<RoomWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});

let refusals = $state.raw<{ readonly t: Readonly<Record<string, string>> }>();

/** A refusal in the reader's words, a moment later if they have to be loaded; where there are none, as the server said it. */
export function sentence({ code, message }: { readonly code: string; readonly message: string }): string {
  if (!refusals) {
    void import('./refusals/words.svelte.ts').then(
      (loaded) => (refusals = loaded.refusals),
      () => (refusals = { t: {} }),
    );
  }
  return code === 'bad-message' ? roomWords.t.outdated : refusals ? (refusals.t[code] ?? message) : '';
}

const KNOWN = 'smallfolk-rooms';

/** This device has been in a room: the shelf may look for its games. */
export function noteRoom(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // It is only a note; the link leads there all the same.
  }
}
