/** The words of rooms in the language that the page speaks; loaded with the first room. */
import type { Language } from '@smallfolk/kernel';
import type { ProtocolError } from '@smallfolk/protocol';
import { words } from '../words/index.svelte.ts';
import { messages as en, type RoomWords } from './words/en.ts';

const catalogues: Readonly<Record<Language, () => Promise<RoomWords>>> = {
  en: async () => en,
  pl: async () => (await import('./words/pl.ts')).messages,
  hu: async () => (await import('./words/hu.ts')).messages,
};

let spoken = $state.raw<RoomWords>(en);
let language: Language = 'en';

export const roomWords = {
  get t(): RoomWords {
    if (words.language !== language) void learn(words.language);
    return spoken;
  },
};

async function learn(wanted: Language): Promise<void> {
  language = wanted;
  const learned = await catalogues[wanted]().catch(() => undefined);
  if (learned && language === wanted) spoken = learned;
}

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
