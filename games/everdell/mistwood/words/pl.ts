/** Everdell z Mgielnym Lasem po polsku. */
import { levels } from '../../words/pl/levels.ts';
import { words as base } from '../../words/pl.ts';
import { cards } from './pl/cards.ts';
import * as nightweave from './pl/nightweave.ts';
import { asks, happenings, options } from './pl/sentences.ts';
import { things } from './pl/things.ts';

export const words = base
  .adding({
    cards,
    things: { ...things, ...nightweave.things },
    asks: { ...asks, ...nightweave.asks },
    options: { ...options, ...nightweave.options },
    happenings: { ...happenings, ...nightweave.happenings },
    beside: async () => (await import('./pl/table.ts')).beside,
  })
  .asking({ level: { name: '', values: levels } });
