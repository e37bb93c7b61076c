/** The box of Mice and Mystics: its game, its words and the set-up of a first game, the prologue that teaches. */
import type { Box, Game, Insight, Opener } from '@smallfolk/kernel';
import { book, openAt } from './content/by-chapter.ts';
import { makeCore } from './core.ts';
import { words } from './label.ts';
import { openChapters } from './state/campaign.ts';
import type { Legacy } from './state/legacy.ts';

const box: Box = {
  game: makeCore(book) as Game,
  words,
  first: { chapter: 'prologue', players: 1, party: 'choose', edition: 'pl' },
  insight: async () => (await import('./bot/insight.ts')).insightOf(book) as Insight<unknown>,
  campaign: {
    // What it is given was left by this game.
    open: (legacy) => openChapters(book, (legacy as Legacy | undefined) ?? null).map((chapter) => ({ chapter })),
    retry: 'as-it-was', // OM108
  },
};

/** With a set-up it holds what a table needs, with its chapter alone where it names one; without, the whole game. */
export const open: Opener = async (setup) => {
  if (!setup) return { ...box, game: (await import('./game.ts')).game as Game };
  await openAt((setup === 'first' ? box.first : setup).chapter);
  return box;
};
