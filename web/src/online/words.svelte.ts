/** The words of rooms in the language that the page speaks; loaded with the first room. */
import type { ProtocolError } from '@smallfolk/protocol';
import { catalogue } from '../words/catalogue.svelte.ts';
import { messages as en, type RoomWords } from './words/en.ts';

export const roomWords = catalogue<RoomWords>(en, {
  pl: () => import('./words/pl.ts'),
  hu: () => import('./words/hu.ts'),
});

/** A refusal in the reader's words; where there are none, as the server said it. */
export function sentence({ code, message }: ProtocolError): string {
  return roomWords.t.errors[code] ?? message;
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
