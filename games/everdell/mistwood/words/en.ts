/** Everdell with Mistwood in English. */
import { levels } from '../../words/en/levels.ts';
import { words as base } from '../../words/en.ts';
import { cards } from './en/cards.ts';
import * as nightweave from './en/nightweave.ts';
import * as schemes from './en/schemes.ts';
import { asks, happenings, options } from './en/sentences.ts';
import { things } from './en/things.ts';

export const words = base
  .adding({
    cards,
    things: { ...things, ...nightweave.things, ...schemes.things },
    asks: { ...asks, ...nightweave.asks, ...schemes.asks },
    options: { ...options, ...nightweave.options, ...schemes.options },
    happenings: { ...happenings, ...nightweave.happenings, ...schemes.happenings },
    beside: async () => (await import('./en/table.ts')).beside,
  })
  .asking({ level: { name: '', values: levels } });
