/** The Everdell box: its rules, its words, and a first game. */
import type { Box, Game, Insight, Opener } from '@smallfolk/kernel';
import { core } from './core.ts';
import { allWords, hasIntrigues, hasMistwood } from './label.ts';

export type { EverdellView } from './state/view.ts';
export type { EverdellWords } from './words/words.ts';

const box: Box = {
  game: core as Game,
  words: allWords,
  first: { seats: 2 },
  insight: async () => (await import('./bot/estimate.ts')).insight as Insight<unknown>,
  habits: async (setup) => {
    const { habits, habitsOfMistwood } = await import('./bot/habits.ts');
    return setup && hasMistwood(setup) ? habitsOfMistwood : habits;
  },
};

/** With Mistwood, bots are told what experience says about it too. */
const withMistwood: Box = {
  ...box,
  insight: async () => (await import('./mistwood/bot/insight.ts')).insight as Insight<unknown>,
};

/** With a set-up it holds what that table needs, with Mistwood or without; otherwise the whole game. */
export const open: Opener = async (setup) => {
  if (!setup) return { ...box, game: (await import('./game.ts')).everdell as Game };
  const asked = setup === 'first' ? box.first : setup;
  if (!hasMistwood(asked)) return box;
  await (hasIntrigues(asked) ? import('./mistwood/intrigues.ts') : import('./mistwood/modules.ts'));
  return withMistwood;
};
