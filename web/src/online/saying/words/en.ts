/** What can be said at an online table, in English. */
import type { Reaction } from '@smallfolk/protocol';

export type ReactionWords = Readonly<Record<Reaction, string>>;

export const messages: ReactionWords = {
  'well-played': 'Well played',
  'thank-you': 'Thank you',
  ha: 'Ha!',
  'oh-no': 'Oh no',
  'what-luck': 'What luck',
  'no-hurry': 'No hurry',
  'tea-first': 'Tea first',
  'good-night': 'Good night',
};
