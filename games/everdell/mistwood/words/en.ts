/** Everdell with Mistwood in English. */
import { levels } from '../../words/en/levels.ts';
import { words as base } from '../../words/en.ts';
import { cards } from './en/cards.ts';
import * as nightweave from './en/nightweave.ts';
import { asks, happenings, options } from './en/sentences.ts';
import { things } from './en/things.ts';

export const words = base
  .adding({
    cards,
    things: { ...things, ...nightweave.things },
    asks: { ...asks, ...nightweave.asks },
    options: { ...options, ...nightweave.options },
    happenings: { ...happenings, ...nightweave.happenings },
    beside: async () => (await import('./en/table.ts')).beside,
  })
  .asking({ level: { name: '', values: levels } });
