/** Amit az asztalnál mondani lehet, magyarul. */
import type { ReactionWords } from './en.ts';

export const messages: ReactionWords = {
  'well-played': 'Szép volt',
  'thank-you': 'Köszönöm',
  ha: 'Hah!',
  'oh-no': 'Jaj ne',
  'what-luck': 'Micsoda mázli',
  'no-hurry': 'Ráérünk',
  'tea-first': 'Előbb egy tea',
  'good-night': 'Jó éjt',
};
