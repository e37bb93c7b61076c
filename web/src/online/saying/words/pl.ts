/** Co można powiedzieć przy stole, po polsku. */
import type { ReactionWords } from './en.ts';

export const messages: ReactionWords = {
  'well-played': 'Dobrze zagrane',
  'thank-you': 'Dziękuję',
  ha: 'Ha!',
  'oh-no': 'O nie',
  'what-luck': 'Ale fart',
  'no-hurry': 'Bez pośpiechu',
  'tea-first': 'Najpierw herbata',
  'good-night': 'Dobranoc',
};
