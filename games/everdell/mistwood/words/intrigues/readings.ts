/** What is read aloud when a card of hers comes into the game: its text, in whatever language names it. */
import type { Said } from '../../../words/said.ts';

export const readings: Readonly<Record<string, (event: Said) => string>> = {
  'nightweave-schemes': (e) => e.effect('scheme'),
  'nightweave-changes': (e) => e.effect('personality'),
};
