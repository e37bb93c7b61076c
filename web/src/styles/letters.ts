import type { Language } from '@smallfolk/kernel';

/** Fetches the typefaces of a table while it is opened: what is first laid in other ones is laid twice, and jumps. */
export function fetchLetters(titles = 'Grenze', language: Language = 'en'): void {
  const sample = language === 'en' ? 'a' : 'aő';
  const faces = [400, 500, 700].map((weight) => `${weight} 1em Alegreya Sans`);
  for (const face of [...faces, `600 1em ${titles}`]) document.fonts.load(face, sample).catch(() => undefined);
}
