/** The Everdell box: its rules, its words, and a first game. */
import type { Box, Game, Insight, Opener } from '@smallfolk/kernel';
import { core } from './core.ts';
import { allWords, hasIntrigues, hasMistwood, hasPlan } from './label.ts';
import { thickens } from './mistwood/lids.ts';
import { rugwortLid } from './rugwort/lid.ts';

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

/** The boxes of Mistwood that this table has. One plan does nothing but double her schemes (W272). */
function openMistwood(setup: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (setup.schemes === 'yes' || thickens(setup)) return import('./mistwood/schemes.ts');
  if (hasPlan(setup)) return import('./mistwood/plans.ts');
  return hasIntrigues(setup) ? import('./mistwood/intrigues.ts') : import('./mistwood/modules.ts');
}

/** With a set-up it holds what that table needs, with other boxes or without; otherwise the whole game. */
export const open: Opener = async (setup) => {
  if (!setup) return { ...box, game: (await import('./game.ts')).everdell as Game };
  const asked = setup === 'first' ? box.first : setup;
  if (rugwortLid.active(asked)) await import('./rugwort/box.ts');
  if (!hasMistwood(asked)) return box;
  await openMistwood(asked);
  return withMistwood;
};
