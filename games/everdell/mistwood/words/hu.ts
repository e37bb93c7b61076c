/** Az Everdell a Mistwooddal, magyarul. */
import { levels } from '../../words/hu/levels.ts';
import { words as base } from '../../words/hu.ts';
import { cards } from './hu/cards.ts';
import * as nightweave from './hu/nightweave.ts';
import { asks, happenings, options } from './hu/sentences.ts';
import { things } from './hu/things.ts';

export const words = base
  .adding({
    cards,
    things: { ...things, ...nightweave.things },
    asks: { ...asks, ...nightweave.asks },
    options: { ...options, ...nightweave.options },
    happenings: { ...happenings, ...nightweave.happenings },
    beside: async () => (await import('./hu/table.ts')).beside,
  })
  .asking({ level: { name: '', values: levels } });
