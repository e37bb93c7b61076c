/** The bot that picks any option, each equally likely. */
import { keyOf, Random, type Seed } from '@smallfolk/kernel';
import type { Bot } from './bot.ts';

export function randomBot(seed: Seed): Bot {
  const random = Random.of(seed);
  return {
    name: 'random',
    think({ seat, decision: { ask, options } }) {
      const choice = random.below(options.length);
      return {
        step: () => false,
        best: () => choice,
        explain: () => ({
          bot: 'random',
          choice,
          iterations: 0,
          options: options.map((option) => ({
            option,
            key: keyOf(option),
            visits: 0,
            line: [{ seat, ask, option }],
          })),
        }),
      };
    },
  };
}
